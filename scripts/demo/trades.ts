/** The name in the applications before a user's own name replaces it. */
export const PLACEHOLDER = {
  name: "Standin Placeholder",
  email: "standin.placeholder@example.com",
  phone: "+234 803 555 0142",
};
export const WRITTEN_ON = "2026-01-05";

export type Trade = {
  resumeText: string;
  vacancies: { jobTitle: string; companyName: string; companyLocation: string; advert: string }[];
};

// All invented, also the companies.
const HEAD = `${PLACEHOLDER.name}\n${PLACEHOLDER.phone} | ${PLACEHOLDER.email} | `;

export const TRADES: Trade[] = [
  trade(
    "Ikeja, Lagos",
    `WORK EXPERIENCE
Accounts Officer, Kola Mills Limited, Ikeja
March 2021 - till date
- Reconcile 14 bank accounts every month in Sage 50
- Prepare monthly VAT and WHT returns
- Supervise 2 account clerks

Account Clerk, Ajayi Stores, Agege
Jan 2019 - Feb 2021
- Posted about 120 invoices a week in QuickBooks

EDUCATION
B.Sc. Accounting, Second Class Upper, University of Lagos, 2014 - 2018

SKILLS
Excel, Sage 50, QuickBooks, bank reconciliation`,
    [
      [
        "Accountant",
        "Harmattan Logistics",
        "Apapa, Lagos",
        "Duties: reconcile bank accounts, prepare VAT and WHT returns, close the books each month. Requirements: B.Sc. in Accounting, 3 years experience, Excel, Sage 50.",
      ],
      [
        "Finance Officer",
        "Kuramo Foods",
        "Victoria Island, Lagos",
        "Duties: supplier payments, bank reconciliation, monthly reports. Requirements: degree in Accounting or Finance, QuickBooks, Excel.",
      ],
      [
        "Audit Assistant",
        "Delta Ridge Partners",
        "Asaba, Delta",
        "Duties: field audits, checking of ledgers, working papers. Requirements: B.Sc. Accounting, Excel, willingness to travel.",
      ],
    ],
  ),
  trade(
    "Ibadan, Oyo",
    `WORK EXPERIENCE
Staff Nurse, Ring Road Maternity Clinic, Ibadan
August 2022 - till date
- Monitor vital signs of up to 18 patients per shift
- Run the Tuesday antenatal clinic for about 40 women

Intern Nurse, Eleyele General Hospital, Ibadan
June 2021 - June 2022
- Rotated through medical, surgical and labour wards
- Supported midwives in 60 deliveries under supervision

EDUCATION
Diploma in Nursing, School of Nursing, Eleyele, 2018 - 2021

CERTIFICATIONS
RN/RM, Nursing and Midwifery Council of Nigeria, 2021

SKILLS
Wound care, Infection control, Patient education`,
    [
      [
        "Registered Nurse",
        "Oluyole Specialist Hospital",
        "Ibadan, Oyo",
        "Duties: ward rounds, medication, patient records. Requirements: RN, valid licence, 2 years in a ward, infection control.",
      ],
      [
        "Midwife",
        "Savannah Women's Clinic",
        "Kaduna",
        "Duties: antenatal clinic, deliveries, patient education. Requirements: RM, 1 year experience, night shifts.",
      ],
      [
        "School Nurse",
        "Bright Field Academy",
        "Abeokuta, Ogun",
        "Duties: first aid, health records, patient education of pupils. Requirements: RN, patience with children.",
      ],
    ],
  ),
  trade(
    "Yaba, Lagos",
    `WORK EXPERIENCE
Software Developer, Tidal Pay, Yaba
May 2022 - till date
- Built the merchant dashboard in React and TypeScript
- Cut the load time of the checkout from 6 seconds to 2 seconds
- Review code of 3 developers

Junior Developer, Codebarn Studio, Yaba
June 2020 - April 2022
- Made 9 websites for small businesses with Laravel and MySQL

EDUCATION
B.Sc. Computer Science, Federal University of Technology, Akure, 2015 - 2019

SKILLS
TypeScript, React, Node.js, SQL, Git, Docker`,
    [
      [
        "Backend Developer",
        "Zuma Cloud",
        "Abuja",
        "Duties: build APIs with Node.js, design SQL tables, review code. Requirements: 3 years experience, Node.js, SQL, Docker, Git.",
      ],
      [
        "Frontend Developer",
        "Lekki Labs",
        "Lekki, Lagos",
        "Duties: build pages in React and TypeScript, measure speed. Requirements: React, TypeScript, 2 years experience.",
      ],
      [
        "Full Stack Developer",
        "Farmgate Exchange",
        "Remote",
        "Duties: features from database to screen, support of farmers' agents. Requirements: React, Node.js, SQL.",
      ],
    ],
  ),
  trade(
    "Aba, Abia",
    `WORK EXPERIENCE
Sales Representative, Unity Beverages, Aba
February 2021 - till date
- Serve 85 shops in Aba and Umuahia every week
- Raised monthly sales of my route from 400 to 620 cartons
- Train 3 new representatives

Shop Assistant, Okpara Electronics, Aba
2018 - 2020
- Kept the stock book and sold phones

EDUCATION
HND Marketing, Abia State Polytechnic, 2013 - 2017

SKILLS
Negotiation, Route planning, Excel, Customer service`,
    [
      [
        "Sales Executive",
        "Niger Bend Distributors",
        "Onitsha, Anambra",
        "Duties: visit shops, open new accounts, weekly reports. Requirements: 3 years in sales of consumer goods, Excel, driving licence.",
      ],
      [
        "Area Sales Manager",
        "Ogbunike Foods",
        "Enugu",
        "Duties: lead 6 representatives, plan routes, report sales. Requirements: HND or B.Sc., 4 years experience, training of staff.",
      ],
      [
        "Customer Service Officer",
        "Arewa Telecoms",
        "Kano",
        "Duties: answer customers, solve complaints, keep records. Requirements: HND, customer service, clear English.",
      ],
    ],
  ),
  trade(
    "Kaduna",
    `WORK EXPERIENCE
Mathematics Teacher, Zaria Road Secondary School, Kaduna
September 2019 - till date
- Teach Mathematics to 4 classes of about 45 pupils
- Prepare pupils for WASSCE; 38 of 41 had a credit in 2024
- Lead the mathematics club

EDUCATION
B.Ed. Mathematics, Ahmadu Bello University, Zaria, 2014 - 2018
NYSC: discharged, 2019

SKILLS
Lesson planning, Classroom management, Excel`,
    [
      [
        "Mathematics Teacher",
        "Gwarinpa International School",
        "Abuja",
        "Duties: teach Mathematics in JSS and SSS, plan lessons, prepare for WASSCE. Requirements: B.Ed. Mathematics, TRCN, 3 years experience.",
      ],
      [
        "Training Officer",
        "Kaduna Skills Centre",
        "Kaduna",
        "Duties: plan courses, teach numeracy to adults, keep records. Requirements: degree in Education, lesson planning, Excel.",
      ],
      [
        "Vice Principal",
        "Harmony College",
        "Jos, Plateau",
        "Duties: timetable, supervision of teachers, talks with parents. Requirements: 5 years of teaching, classroom management.",
      ],
    ],
  ),
  trade(
    "Warri, Delta",
    `WORK EXPERIENCE
Site Engineer, Ovie Construction, Warri
January 2021 - till date
- Supervise 22 workers on 3 housing sites
- Prepare bills of quantities and weekly reports
- Check concrete and reinforcement before each pour

EDUCATION
B.Eng. Civil Engineering, University of Benin, 2013 - 2018
NYSC: discharged, 2020

SKILLS
AutoCAD, Revit, MS Project, Site supervision`,
    [
      [
        "Civil Engineer",
        "Forcados Marine Works",
        "Warri, Delta",
        "Duties: supervise sites, prepare bills of quantities, report weekly. Requirements: B.Eng. Civil Engineering, AutoCAD, 4 years experience.",
      ],
      [
        "Project Engineer",
        "Rivers Bridge Group",
        "Port Harcourt, Rivers",
        "Duties: plan works, check quality, talk to clients. Requirements: B.Eng., MS Project, 3 years on sites.",
      ],
      [
        "Quantity Surveyor",
        "Makurdi Homes",
        "Makurdi, Benue",
        "Duties: bills of quantities, valuations, site visits. Requirements: degree in engineering or quantity surveying, Excel.",
      ],
    ],
  ),
];

function trade(place: string, body: string, vacancies: [string, string, string, string][]): Trade {
  return {
    resumeText: `${HEAD}${place}\n\n${body}`,
    vacancies: vacancies.map(([jobTitle, companyName, companyLocation, asked]) => ({
      jobTitle,
      companyName,
      companyLocation,
      advert: `${companyName} is hiring: ${jobTitle}, ${companyLocation}.\n${asked}\nSend your CV to jobs@${companyName.toLowerCase().replace(/[^a-z]/g, "")}.example`,
    })),
  };
}
