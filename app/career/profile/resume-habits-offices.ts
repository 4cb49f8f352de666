import type { Habit } from "./resume-habits";

/** Offices, banks, schools and the civil service. */
export const OFFICE_HABITS: Habit[] = [
  {
    id: "promoted at one bank, named once",
    text: `BABATUNDE OLUMIDE FASHOLA
Block 4, Flat 2, Jakande Estate, Isolo, Lagos.
babatunde.fashola@example.com, 08023334455

CAREER HIGHLIGHTS
* Nine years in retail banking with a clean operations record
* Led the branch that came 2nd in the zone for deposits in 2022

WORK EXPERIENCE

CRESTLAND BANK PLC
Branch Operations Manager
Jan. 2021 to Date
- Supervise 14 tellers and customer service officers
- Run the daily cash count of the vault, up to N450 million

Head Teller
Feb. 2018 - Dec. 2020
- Balanced the ATM and vault records every evening

Bank Teller
March 2015 - January 2018
- Served about 120 customers a day

EDUCATION
B.Sc Banking and Finance (Second Class Lower), University of Ado-Ekiti, 2013
SSCE, Ansar-Ud-Deen Grammar School, Surulere, 2007

PROFESSIONAL CERTIFICATION & TRAINING
Associate, Chartered Institute of Bankers of Nigeria (CIBN), 2019
Anti-Money Laundering Workshop, 2020

REFEREES
Available on request.
`,
    name: "Babatunde Olumide Fashola",
    phone: "+234 802 333 4455",
    jobs: [
      "Branch Operations Manager | CRESTLAND BANK PLC | 2021-01 | present",
      "Head Teller | CRESTLAND BANK PLC | 2018-02 | 2020-12",
      "Bank Teller | CRESTLAND BANK PLC | 2015-03 | 2018-01",
    ],
    courses: [
      "B.Sc | Banking and Finance | University of Ado-Ekiti | 2013",
      "SSCE |  | Ansar-Ud-Deen Grammar School | 2007",
    ],
    certificates: [
      "Associate, Chartered Institute of Bankers of Nigeria (CIBN)",
      "Anti-Money Laundering Workshop",
    ],
    sections: "custom.0 work education certificates referees",
  },
  {
    id: "civil servant in capitals with levels",
    text: `CURRICULUM VITAE

PERSONAL DATA
NAME:                    YAKUBU HASSAN TANKO
DATE OF BIRTH:           14TH AUGUST, 1980
SEX:                     MALE
STATE OF ORIGIN:         NASARAWA
L.G.A:                   KEFFI
MARITAL STATUS:          MARRIED
CONTACT ADDRESS:         MINISTRY OF EDUCATION, LAFIA, NASARAWA STATE
PHONE NO:                08065554321

SCHOOLS ATTENDED WITH DATES
NASARAWA STATE UNIVERSITY, KEFFI          2004 - 2008
GOVERNMENT COLLEGE, KEFFI                 1993 - 1999
PILOT PRIMARY SCHOOL, KEFFI               1987 - 1993

QUALIFICATIONS OBTAINED WITH DATES
B.SC PUBLIC ADMINISTRATION (SECOND CLASS LOWER)   2008
SSCE                                      1999
FIRST SCHOOL LEAVING CERTIFICATE          1993

WORKING EXPERIENCE WITH DATES
PRINCIPAL ADMINISTRATIVE OFFICER (GL 12), MINISTRY OF EDUCATION, LAFIA    2018 TO DATE
SENIOR ADMINISTRATIVE OFFICER (GL 10), MINISTRY OF EDUCATION, LAFIA    2014 - 2018
ADMINISTRATIVE OFFICER II (GL 08), CIVIL SERVICE COMMISSION, LAFIA    2010 - 2014

CONFERENCES ATTENDED
NATIONAL CONFERENCE ON PUBLIC RECORDS, ABUJA, 2019

HOBBIES
READING AND FOOTBALL

REFEREES
1. ALHAJI SULE IBRAHIM
   PERMANENT SECRETARY, MINISTRY OF EDUCATION, LAFIA
   08031112233
2. MRS. RUTH ANZAKU
   DIRECTOR OF ADMINISTRATION, CIVIL SERVICE COMMISSION, LAFIA
   08051112244
`,
    name: "Yakubu Hassan Tanko",
    phone: "+234 806 555 4321",
    jobs: [
      "PRINCIPAL ADMINISTRATIVE OFFICER (GL 12) | MINISTRY OF EDUCATION | 2018 | present",
      "SENIOR ADMINISTRATIVE OFFICER (GL 10) | MINISTRY OF EDUCATION | 2014 | 2018",
      "ADMINISTRATIVE OFFICER II (GL 08) | CIVIL SERVICE COMMISSION | 2010 | 2014",
    ],
    courses: [
      "B.SC | PUBLIC ADMINISTRATION | NASARAWA STATE UNIVERSITY | 2008",
      "SSCE |  | GOVERNMENT COLLEGE | 1999",
      "FIRST SCHOOL LEAVING CERTIFICATE |  | PILOT PRIMARY SCHOOL | 1993",
    ],
    certificates: ["NATIONAL CONFERENCE ON PUBLIC RECORDS, ABUJA"],
    sections: "education work certificates custom.0 referees",
    referees: ["ALHAJI SULE IBRAHIM", "MRS. RUTH ANZAKU"],
  },
  {
    id: "paragraphs instead of bullets",
    text: `Chiamaka Nwosu
Customer Service Officer
0813 444 5566 | chiamaka.nwosu@example.com | Enugu

About Me
I am a customer service officer with four years of experience in banking and telecoms. I like to solve problems on the first call.

Work History

Customer Service Officer, Coal City Microfinance Bank, Enugu (June 2021 - Present)
In this role I attend to about 60 customers every day at the counter and on the phone. I open new accounts and check their documents. I also resolve failed transfer complaints, most of them within 24 hours, and train new staff on the core banking application.

Call Centre Agent, Ringo Telecoms Limited, Enugu (May 2019 - May 2021)
I answered inbound calls and logged every complaint in the CRM. I kept an average handling time of 4 minutes.

Education
Enugu State University of Science and Technology
B.Sc. Marketing, 2:1
2013 - 2017

National Youth Service
Served at Ebonyi State Teaching Hospital, Abakaliki, 2017/2018

Skills
Communication, CRM software, Microsoft Word, Data entry
`,
    name: "Chiamaka Nwosu",
    phone: "+234 813 444 5566",
    jobs: [
      "Customer Service Officer | Coal City Microfinance Bank | 2021-06 | present",
      "Call Centre Agent | Ringo Telecoms Limited | 2019-05 | 2021-05",
    ],
    courses: ["B.Sc. | Marketing | Enugu State University of Science and Technology | 2017"],
    nysc: " | Ebonyi State Teaching Hospital, Abakaliki |  | 2017 | 2018",
    skills: ["CRM software", "Data entry"],
    sections: "summary work education nysc skills",
  },
  {
    id: "teacher, dates first",
    text: `HADIZA USMAN ALIYU
No 7 Sabon Layi, Kaduna
Phone: 0703 222 1100   Email: hadiza.aliyu@example.com

OBJECTIVE: To teach young people well and help the school grow.

EDUCATIONAL BACKGROUND
2009-2012: Federal College of Education, Zaria (NCE Mathematics/Physics)
2014-2018: Ahmadu Bello University, Zaria (B.Ed Mathematics) Second Class Upper
2002-2008: Government Girls Secondary School, Kawo (SSCE)
1996-2002: LEA Primary School, Kawo (FSLC)

TEACHING EXPERIENCE
2019 till date: Demonstration Secondary School, Kaduna - Mathematics Teacher
   * Teach SS1 to SS3 Mathematics
   * Prepare lesson notes and mark scripts
2012 - 2018: Noble Kids Academy, Kaduna - Class Teacher
   * Taught Primary 5

MEMBERSHIP OF PROFESSIONAL BODIES
Teachers Registration Council of Nigeria (TRCN) 2015
Nigerian Union of Teachers (NUT)

EXTRA-CURRICULAR ACTIVITIES
Debate club coach

REFEREES
Mallam Bello Idris, Principal, Demonstration Secondary School, Kaduna. 08034445566
`,
    name: "Hadiza Usman Aliyu",
    phone: "+234 703 222 1100",
    jobs: [
      "Mathematics Teacher | Demonstration Secondary School | 2019 | present",
      "Class Teacher | Noble Kids Academy | 2012 | 2018",
    ],
    courses: [
      "NCE | Mathematics/Physics | Federal College of Education | 2012",
      "B.Ed | Mathematics | Ahmadu Bello University | 2018",
      "SSCE |  | Government Girls Secondary School | 2008",
      "FSLC |  | LEA Primary School | 2002",
    ],
    certificates: ["Teachers Registration Council of Nigeria (TRCN)", "Nigerian Union of Teachers (NUT)"],
    sections: "summary education work certificates custom.0 referees",
    referees: ["Mallam Bello Idris"],
  },
  {
    id: "no dates at all",
    text: `Uchenna Okoro
08137778899
Aba, Abia State

PROFILE
Hardworking store keeper

EXPERIENCE
Store Keeper at Ariaria Plastics Ltd
Receive goods and check waybills
Keep the bin cards up to date

Sales Boy at Mama Nkechi Provision Store
Sold goods and kept the day's money

EDUCATION
Ngwa High School, Aba
SSCE

SKILLS
Stock taking
Honesty
Igbo and English
`,
    name: "Uchenna Okoro",
    phone: "+234 813 777 8899",
    jobs: ["Store Keeper | Ariaria Plastics Ltd |  | ", "Sales Boy | Mama Nkechi Provision Store |  | "],
    courses: ["SSCE |  | Ngwa High School | "],
    skills: ["Stock taking", "Honesty"],
    sections: "summary work education skills",
  },
  {
    id: "earlier work under a heading of its own",
    text: `Ngozi Helen Ibe
HR Generalist
Lekki, Lagos | 0805 123 9876 | ngozi.ibe@example.com

PROFESSIONAL SUMMARY
HR generalist with eleven years in manufacturing and oil service companies.

PROFESSIONAL EXPERIENCE
HR Manager | Palmline Industries Limited | Ikeja, Lagos | 2019 - Present
- Manage payroll for 420 staff
- Cut the time to hire from 60 to 35 days

CORE SKILLS
Payroll        Recruitment        Labour law
Sage HR        Training needs     Excel

REFERENCES
Available on request

EARLIER WORK
HR Officer | Bonny Marine Services Ltd | Port Harcourt | 2015 - 2019
- Kept 300 personnel files

HR Assistant | Union Cartons Plc | Agbara | 2012 - 2015
- Filed leave forms

OTHER EXPERIENCE
Graduate Trainee, Delta Glass Company, Ughelli, 2011 - 2012

EDUCATION
MILR, University of Ibadan, 2016
B.Sc. Industrial Relations and Personnel Management, University of Lagos, 2010
`,
    name: "Ngozi Helen Ibe",
    phone: "+234 805 123 9876",
    jobs: [
      "HR Manager | Palmline Industries Limited | 2019 | present",
      "HR Officer | Bonny Marine Services Ltd | 2015 | 2019",
      "HR Assistant | Union Cartons Plc | 2012 | 2015",
      "Graduate Trainee | Delta Glass Company | 2011 | 2012",
    ],
    courses: [
      "MILR |  | University of Ibadan | 2016",
      "B.Sc. | Industrial Relations and Personnel Management | University of Lagos | 2010",
    ],
    skills: ["Payroll", "Recruitment", "Labour law", "Sage HR", "Training needs", "Excel"],
    sections: "summary work skills referees education",
  },
  {
    id: "NGO officer with sub-headed employers",
    text: `ESTHER LAMI DANLADI
Monitoring and Evaluation Officer
Maiduguri, Borno State. +2348091234567. esther.danladi@example.org

PERSONAL STATEMENT
M&E officer who has worked in camps and host communities since 2017. Speaks Hausa and Kanuri.

RELEVANT EXPERIENCE

Organization: Hope Without Borders Initiative
Position: Monitoring and Evaluation Officer
Location: Maiduguri
Duration: April 2020 - till date
Responsibilities:
• Collect and clean data from 12 IDP camps with KoboToolbox
• Write the monthly donor report
• Train 25 enumerators

Organization: Sahel Relief Foundation
Position: Field Assistant
Location: Damaturu
Duration: 2017 - March 2020
Responsibilities:
• Registered 4,300 households for food support

ACADEMIC QUALIFICATIONS
University of Maiduguri – B.Sc. Sociology (Second Class Upper) – 2015
Government Girls College, Maiduguri – WAEC/NECO – 2009

NYSC
Discharge Certificate, 2016. PPA: Government Secondary School, Bama Road

TRAININGS / WORKSHOPS ATTENDED
- Data Quality Assessment, Abuja, 2021
- Protection from Sexual Exploitation and Abuse (PSEA), 2020

COMPUTER SKILLS
MS Excel – Advanced
Power BI – Intermediate
SPSS – Basic

LANGUAGES
English (fluent), Hausa (native), Kanuri (good)
`,
    name: "Esther Lami Danladi",
    phone: "+234 809 123 4567",
    jobs: [
      "Monitoring and Evaluation Officer | Hope Without Borders Initiative | 2020-04 | present",
      "Field Assistant | Sahel Relief Foundation | 2017 | 2020-03",
    ],
    courses: [
      "B.Sc. | Sociology | University of Maiduguri | 2015",
      "WAEC/NECO |  | Government Girls College | 2009",
    ],
    nysc: "discharged | Government Secondary School, Bama Road |  |  | 2016",
    certificates: ["Data Quality Assessment, Abuja", "Protection from Sexual Exploitation and Abuse (PSEA)"],
    skills: ["MS Excel (Advanced)", "Power BI (Intermediate)", "SPSS (Basic)"],
    sections: "summary work education nysc certificates skills languages",
  },
  {
    id: "lecturer with publications",
    text: `DR. (MRS.) FOLASADE ADEBIMPE OGUNTADE
Department of Microbiology, Federal University of Agriculture, Abeokuta
E-mail: folasade.oguntade@example.edu.ng  Phone: +234 (0)803 777 1122

ACADEMIC QUALIFICATIONS
Ph.D. Microbiology, University of Ibadan, 2015
M.Sc. Microbiology, University of Ibadan, 2008
B.Sc. (Hons) Microbiology, Ogun State University, Ago-Iwoye, 2003

WORKING EXPERIENCE
Senior Lecturer, Federal University of Agriculture, Abeokuta. 2018 - Date
Lecturer I, Federal University of Agriculture, Abeokuta. 2014 - 2018
Graduate Assistant, Tai Solarin University of Education, Ijebu-Ode. 2006 - 2010

PUBLICATIONS
Oguntade F.A. and Bello T. (2019). Bacterial load of sachet water in Abeokuta. Journal of Tropical Water, 4(2), 11-19.
Oguntade F.A. (2016). Spoilage of tomato in storage. Nigerian Food Letters, 7, 55-61.

CONFERENCES ATTENDED
Nigerian Society for Microbiology, Ilorin, 2017

AWARDS AND HONOURS
Best Graduating Student, Department of Microbiology, 2003
`,
    name: "Dr. (Mrs.) Folasade Adebimpe Oguntade",
    phone: "+234 803 777 1122",
    jobs: [
      "Senior Lecturer | Federal University of Agriculture | 2018 | present",
      "Lecturer I | Federal University of Agriculture | 2014 | 2018",
      "Graduate Assistant | Tai Solarin University of Education | 2006 | 2010",
    ],
    courses: [
      "Ph.D. | Microbiology | University of Ibadan | 2015",
      "M.Sc. | Microbiology | University of Ibadan | 2008",
      "B.Sc. (Hons) | Microbiology | Ogun State University | 2003",
    ],
    certificates: ["Nigerian Society for Microbiology, Ilorin"],
    sections: "education work custom.0 certificates awards",
  },
  {
    id: "secretary with a career gap and session years",
    text: `Name: Mrs Bose Temitope Ajayi
Address: 22 Awolowo Avenue, Osogbo, Osun State
Tel: 0806-111-2233

Educational Qualification
Federal Polytechnic, Ede        HND Secretarial Studies (Upper Credit)        2009/2010
Federal Polytechnic, Ede        ND Secretarial Studies (Lower Credit)         2006/2007
Fakunle Comprehensive High School, Osogbo        SSCE        2003

Work Experience
Confidential Secretary
Osun Rural Water Board, Osogbo
2020 – Date
• Type letters and memos
• Take minutes at board meetings

(2016 – 2020: at home, raising children)

Secretary / Typist
Ajibade & Co. Chambers, Osogbo
2011 - 2016
• Typed court processes for 5 lawyers
• Kept the diary of the principal partner

Hobbies
Reading, singing
`,
    name: "Mrs Bose Temitope Ajayi",
    phone: "+234 806 111 2233",
    jobs: [
      "Confidential Secretary | Osun Rural Water Board | 2020 | present",
      "Secretary / Typist | Ajibade & Co. Chambers | 2011 | 2016",
    ],
    courses: [
      "HND | Secretarial Studies | Federal Polytechnic | 2010",
      "ND | Secretarial Studies | Federal Polytechnic | 2007",
      "SSCE |  | Fakunle Comprehensive High School | 2003",
    ],
    sections: "education work custom.0 custom.1",
  },
  {
    id: "Word template with tabbed employer and place",
    text: `Ifeanyi Samuel Eze
Lagos, Nigeria\tifeanyi.eze@example.com\t+234 812 000 3344

Summary
Procurement officer, 6 years in FMCG and construction.

Experience
Harvest Foods Nigeria Plc\tLagos, Nigeria
Procurement Officer\tAug 2020 – Present
•\tBuy raw materials worth ₦80m a month from 40 vendors
•\tCut packaging cost by 12% by sourcing in Aba
Assistant Procurement Officer\tJan 2019 – Jul 2020
•\tRaised purchase orders in SAP
Blockwell Construction Ltd\tAsaba, Delta
Store Officer\tMar 2017 – Dec 2018
•\tIssued cement and rods to 3 sites

Education
University of Benin\tBenin City
B.Sc. Economics and Statistics, Second Class Lower\t2011 – 2015

Certifications
CIPS Level 4\tIn progress
Supply Chain Foundations, Coursera\t2021

Technical Skills
SAP MM, Excel, Negotiation
`,
    name: "Ifeanyi Samuel Eze",
    phone: "+234 812 000 3344",
    jobs: [
      "Procurement Officer | Harvest Foods Nigeria Plc | 2020-08 | present",
      "Assistant Procurement Officer | Harvest Foods Nigeria Plc | 2019-01 | 2020-07",
      "Store Officer | Blockwell Construction Ltd | 2017-03 | 2018-12",
    ],
    courses: ["B.Sc. | Economics and Statistics | University of Benin | 2015"],
    certificates: ["CIPS Level 4", "Supply Chain Foundations"],
    skills: ["SAP MM", "Excel", "Negotiation"],
    sections: "summary work education certificates skills",
  },
];
