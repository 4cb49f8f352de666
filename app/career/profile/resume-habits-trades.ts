import type { Habit } from "./resume-habits";

/** Trades, hospitals, technology, and those who have just left school. */
export const TRADE_HABITS: Habit[] = [
  {
    id: "school leaver",
    text: `PRECIOUS AMARACHI OKEKE
15 Zik Avenue, Awka, Anambra State
09031234567
preciousokeke@example.com

OBJECTIVES
To get a job where I can learn and grow.

PERSONAL INFORMATION
Date of birth: 3rd May 2006
Sex: Female
State of origin: Anambra

EDUCATION
Igwebuike Grammar School, Awka            2017 - 2023
St Faith Primary School, Awka             2011 - 2017

QUALIFICATION
WAEC                 2023
First School Leaving Certificate      2017

WAEC RESULT
English Language - C4
Mathematics - C5
Biology - B3
Economics - B2
Civic Education - B3

SKILLS
Good communication
Computer operation (Word, Excel)
Tailoring

LANGUAGES
English, Igbo

HOBBIES
Dancing, reading

REFEREE
Available on request
`,
    name: "Precious Amarachi Okeke",
    phone: "+234 903 123 4567",
    jobs: [],
    courses: [
      "WAEC |  | Igwebuike Grammar School | 2023",
      "First School Leaving Certificate |  | St Faith Primary School | 2017",
    ],
    skills: ["Good communication", "Tailoring"],
    oLevels: 5,
    sections: "summary education oLevels skills languages custom.0 referees",
  },
  {
    id: "driver with a licence class",
    text: `RASHEED KOLAWOLE BELLO
ADDRESS: 8, OKE-ADO STREET, IBADAN
TEL: 08055512345

I AM A COMMERCIAL AND COMPANY DRIVER WITH CLEAN RECORD

WORK EXPERIENCE
COMPANY DRIVER – GREENWAY AGRO LTD, IBADAN. 2018 TILL DATE
DUTIES: DRIVE THE 15-TON TRUCK TO KANO AND LAGOS, CHECK OIL AND TYRES, KEEP DELIVERY NOTES

STAFF BUS DRIVER – ST. LUKE SCHOOLS, IBADAN. 2014 – 2018
DUTIES: CARRY 30 PUPILS EVERY DAY

MECHANIC APPRENTICE – BABA WALE MOTORS, IBADAN. 2011 – 2014

EDUCATION
SSCE – ISALE OSHIN COMMUNITY HIGH SCHOOL, IBADAN. 2010
PRIMARY SCHOOL CERTIFICATE – IMG PRIMARY SCHOOL. 2004

LICENCE
CLASS E DRIVERS LICENCE, EXPIRES 2027

LANGUAGE: YORUBA, ENGLISH, LITTLE HAUSA

GUARANTOR: ALHAJI BELLO, 08033344556
`,
    name: "Rasheed Kolawole Bello",
    phone: "+234 805 551 2345",
    jobs: [
      "COMPANY DRIVER | GREENWAY AGRO LTD | 2018 | present",
      "STAFF BUS DRIVER | ST. LUKE SCHOOLS | 2014 | 2018",
      "MECHANIC APPRENTICE | BABA WALE MOTORS | 2011 | 2014",
    ],
    courses: [
      "SSCE |  | ISALE OSHIN COMMUNITY HIGH SCHOOL | 2010",
      "PRIMARY SCHOOL CERTIFICATE |  | IMG PRIMARY SCHOOL | 2004",
    ],
    certificates: ["CLASS E DRIVERS LICENCE, EXPIRES 2027"],
    referees: ["ALHAJI BELLO"],
    sections: "summary work education certificates languages referees",
  },
  {
    id: "nurse with hospitals first",
    text: `Name: MARY JOHN AKPAN
Phone: 0902 345 6789
Email: mary.akpan@example.com
Address: 14 Oron Road, Uyo

PROFESSIONAL PROFILE
Registered nurse/midwife with 6 years post-qualification experience in medical, surgical and maternity wards.

EDUCATION
School of Nursing, Anua, Uyo — RN (2013–2016)
School of Midwifery, Anua, Uyo — RM (2017–2018)
Cornelia Connelly College, Uyo — WASSCE (2006–2012)

CLINICAL EXPERIENCE
St. Dominic Specialist Hospital, Uyo — Staff Nurse/Midwife (Feb 2020 – Date)
• Nurse 18 patients per shift on the medical ward
• Took 140 deliveries in 2022
• Give drugs and IV fluids as prescribed

General Hospital, Ikot Ekpene — Nurse (Contract), (2018 – 2019)
• Immunised children under five

LICENSURE
NMCN Practising Licence valid till 2026
BLS/ACLS 2022

KEY COMPETENCES
✓ Wound dressing
✓ Triage
✓ Documentation
`,
    name: "Mary John Akpan",
    phone: "+234 902 345 6789",
    jobs: [
      "Staff Nurse/Midwife | St. Dominic Specialist Hospital | 2020-02 | present",
      "Nurse (Contract) | General Hospital | 2018 | 2019",
    ],
    courses: [
      "RN |  | School of Nursing | 2016",
      "RM |  | School of Midwifery | 2018",
      "WASSCE |  | Cornelia Connelly College | 2012",
    ],
    certificates: ["NMCN Practising Licence valid till 2026", "BLS/ACLS"],
    skills: ["Wound dressing", "Triage", "Documentation"],
    sections: "summary education work certificates skills",
  },
  {
    id: "software developer",
    text: `Tobi Adewale
Software Engineer
Yaba, Lagos · tobi.adewale@example.dev · +234 701 234 5678 · github.com/tobiade · linkedin.com/in/tobi-adewale

ABOUT
Backend engineer. TypeScript, Go, PostgreSQL. I build payment systems that do not lose money.

EXPERIENCE

Paylink Africa — Senior Backend Engineer
Lagos (Hybrid) | Sep 2021 – Present
- Built the settlement service that moves ₦3bn a month
- Cut p99 latency from 1.8s to 300ms
- Tech: Go, PostgreSQL, Kafka, AWS

Kobocart — Backend Engineer
Remote | Jan 2019 – Aug 2021
- Wrote the inventory API in Node.js
- Migrated 2 million rows with no downtime

PROJECTS
NaijaRates (github.com/tobiade/naijarates) – exchange rates API with 1,200 users
Okada Tracker: a mobile app that shows riders on a map

EDUCATION
B.Tech Computer Science | Ladoke Akintola University of Technology | 2012 – 2017 | CGPA 4.12/5.0

TECHNICAL SKILLS
Languages: TypeScript, Go, Python
Databases: PostgreSQL, Redis
Cloud: AWS (EC2, S3, Lambda), Docker
`,
    name: "Tobi Adewale",
    phone: "+234 701 234 5678",
    jobs: [
      "Senior Backend Engineer | Paylink Africa | 2021-09 | present",
      "Backend Engineer | Kobocart | 2019-01 | 2021-08",
    ],
    courses: ["B.Tech | Computer Science | Ladoke Akintola University of Technology | 2017"],
    skills: ["TypeScript", "PostgreSQL", "AWS (EC2, S3, Lambda)"],
    sections: "summary work projects education skills",
  },
  {
    id: "artisan",
    text: `SUNDAY MICHAEL OGAH
ELECTRICIAN
No. 3 Bwari Road, Kubwa, Abuja. 07066778899

PROFESSIONAL EXPERIENCE
ELECTRICIAN (SELF EMPLOYED)
2016 TO DATE
Wiring of duplexes and shops in Kubwa and Gwarinpa
Installation of inverters and solar panels

APPRENTICE ELECTRICIAN
OGBONNA ELECTRICAL WORKS, KUBWA
2011 TO 2015
Conduit wiring, earthing and repairs

EDUCATION
TRADE TEST 1, 2 AND 3 (ELECTRICAL INSTALLATION), FEDERAL MINISTRY OF LABOUR, 2015
JUNIOR WAEC, GOVERNMENT SECONDARY SCHOOL, OTUKPO, 2010

TOOLS I CAN USE
MULTIMETER, PIPE BENDER, DRILLING MACHINE
`,
    name: "Sunday Michael Ogah",
    phone: "+234 706 677 8899",
    jobs: [
      "ELECTRICIAN (SELF EMPLOYED) |  | 2016 | present",
      "APPRENTICE ELECTRICIAN | OGBONNA ELECTRICAL WORKS | 2011 | 2015",
    ],
    courses: [
      "TRADE TEST 1, 2 AND 3 (ELECTRICAL INSTALLATION) |  | FEDERAL MINISTRY OF LABOUR | 2015",
      "JUNIOR WAEC |  | GOVERNMENT SECONDARY SCHOOL | 2010",
    ],
    skills: ["MULTIMETER", "PIPE BENDER", "DRILLING MACHINE"],
    sections: "work education skills",
  },
  {
    id: "graduate awaiting call-up",
    text: `Zainab Oluwakemi Lawal
zainab.lawal@example.com | 0814 123 8877 | Ilorin, Kwara State

Career Objective
A recent Mass Communication graduate seeking an entry level role in media.

Education
B.Sc. Mass Communication — University of Ilorin — 2019 - 2023 — CGPA: 3.71 (Second Class Upper)
WAEC — Queen Elizabeth School, Ilorin — 2018

NYSC: Awaiting call-up

Internship Experience
Radio Kwara, Ilorin
News Room Intern
July – December 2022
- Wrote 3 news stories a week
- Edited audio in Adobe Audition

Leadership Experience
Class Representative, Department of Mass Communication, 2021 – 2023
Secretary, Muslim Students Society, 2020 – 2021

Volunteer Work
Content Volunteer, Clean Ilorin Project (2021)
- Ran the Instagram page

Skills
Copywriting | Canva | Adobe Audition | Public speaking
`,
    name: "Zainab Oluwakemi Lawal",
    phone: "+234 814 123 8877",
    jobs: [],
    siwes: ["News Room Intern | Radio Kwara | 2022-07 | 2022-12"],
    courses: [
      "B.Sc. | Mass Communication | University of Ilorin | 2023",
      "WAEC |  | Queen Elizabeth School | 2018",
    ],
    nysc: "not_yet |  |  |  | ",
    skills: ["Copywriting", "Canva", "Adobe Audition", "Public speaking"],
    sections: "summary education nysc siwes custom.0 volunteer skills",
  },
  {
    id: "engineer, NYSC and SIWES among the jobs",
    text: `ENGR. DANIEL CHUKWUDI MBA
Plot 12, Trans Amadi Layout, Port Harcourt.
GSM: 08037654321, 08097654321
Email: daniel.mba@example.com

BIO-DATA
Date of Birth: 1st January, 1990
Nationality: Nigerian

EMPLOYMENT RECORD

ORGANISATION:  NIGER DELTA PIPEWORKS LTD
POST HELD:     MECHANICAL ENGINEER
DATE:          FEB. 2017 - TILL DATE
DUTIES:        PIPE STRESS CHECKS, SITE SUPERVISION, VENDOR DATA REVIEW

ORGANISATION:  RIVERS STATE MINISTRY OF POWER (NYSC)
POST HELD:     CORPS MEMBER
DATE:          2015/2016
DUTIES:        INSPECTED 11 GENERATORS A MONTH

ORGANISATION:  ELEME PETROCHEMICALS (SIWES)
POST HELD:     INDUSTRIAL TRAINEE
DATE:          MARCH - AUGUST 2013
DUTIES:        ASSISTED WITH PUMP OVERHAUL

EDUCATIONAL INSTITUTIONS ATTENDED / CERTIFICATES OBTAINED
Rivers State University of Science and Technology, Port Harcourt: B.Tech Mechanical Engineering (2nd Class Upper), 2009 - 2014
Community Secondary School, Alesa: WAEC, 2002 - 2008

PROFESSIONAL AFFILIATIONS
COREN Registered Engineer, R.45,678
Graduate Member, Nigerian Society of Engineers

COMPUTER LITERACY
AutoCAD, CAESAR II, MS Project
`,
    name: "Engr. Daniel Chukwudi Mba",
    phone: "+234 803 765 4321",
    jobs: [
      "MECHANICAL ENGINEER | NIGER DELTA PIPEWORKS LTD | 2017-02 | present",
      "CORPS MEMBER | RIVERS STATE MINISTRY OF POWER (NYSC) | 2015 | 2016",
      "INDUSTRIAL TRAINEE | ELEME PETROCHEMICALS (SIWES) | 2013-03 | 2013-08",
    ],
    courses: [
      "B.Tech | Mechanical Engineering | Rivers State University of Science and Technology | 2014",
      "WAEC |  | Community Secondary School | 2008",
    ],
    certificates: ["COREN Registered Engineer, R.45,678", "Graduate Member, Nigerian Society of Engineers"],
    skills: ["AutoCAD", "CAESAR II", "MS Project"],
    sections: "work education certificates skills",
  },
  {
    id: "hotel cook, typed on a phone",
    text: `Blessing Edet
cook
call 08161112223
calabar

work
cook, channel view hotel calabar, 2020 till now
i cook local and continental dishes
i supervise 2 kitchen assistants

kitchen assistant, mama put spot, 2017-2019
washed and cut vegetables

school
government secondary school calabar, ssce, 2016

skills
edikang ikong, afang, fried rice, baking
`,
    name: "Blessing Edet",
    phone: "+234 816 111 2223",
    jobs: [
      "cook | channel view hotel calabar | 2020 | present",
      "kitchen assistant | mama put spot | 2017 | 2019",
    ],
    courses: ["ssce |  | government secondary school calabar | 2016"],
    skills: ["afang", "baking"],
    sections: "work education skills",
  },
  {
    id: "sales executive with achievements between",
    text: `AKINWUMI, Temidayo Grace
Phone: +234-803-111-9090  |  Email: temidayo.akinwumi@example.com  |  Location: Surulere, Lagos

PROFESSIONAL SUMMARY
Result-oriented sales executive with 7+ years' experience in FMCG.

KEY ACHIEVEMENTS
Grew Surulere territory sales from ₦18m to ₦31m a month in 2023
Best Sales Executive, South West, 2022

CAREER HISTORY

Key Accounts Executive – Sunrise Beverages Plc, Lagos
April 2020 – Present
Key Responsibilities:
•	Manage 26 supermarkets and 9 distributors
•	Collect payments and keep debts below 30 days
Key Achievements:
•	Opened 14 new outlets in 2021

Territory Sales Representative – Sunrise Beverages Plc, Ibadan
June 2016 – March 2020
Key Responsibilities:
•	Sold to 200 kiosks a week

EDUCATION & PROFESSIONAL QUALIFICATIONS
Bachelor of Science in Business Administration, Olabisi Onabanjo University, Ago-Iwoye, Ogun State (2010 – 2014), Second Class Honours (Lower Division)
National Institute of Marketing of Nigeria (NIMN) – Graduate Member, 2018

NYSC Discharge Certificate (2015)

INTERESTS
Travelling, netball
`,
    name: "Temidayo Grace Akinwumi",
    phone: "+234 803 111 9090",
    jobs: [
      "Key Accounts Executive | Sunrise Beverages Plc | 2020-04 | present",
      "Territory Sales Representative | Sunrise Beverages Plc | 2016-06 | 2020-03",
    ],
    courses: ["Bachelor of Science | Business Administration | Olabisi Onabanjo University | 2014"],
    certificates: ["National Institute of Marketing of Nigeria (NIMN)"],
    nysc: "discharged |  |  |  | 2015",
    sections: "summary awards work education certificates nysc custom.0",
  },
  {
    id: "security man, lines run together",
    text: `GODWIN ITODO
MOBILE 07011223344
MARARABA, NASARAWA STATE
EDUCATION BACKGROUND
GOVT. SEC. SCHOOL OTUKPO 2001-2007 S.S.C.E
LGEA PRIMARY SCHOOL OTUKPO 1995-2001 F.S.L.C
WORKING EXPERIENCE
HALOGUARD SECURITY LTD ABUJA 2015-2022 SECURITY GUARD
SAFEHANDS GUARDS LTD ABUJA 2009-2014 GATE MAN
SKILLS
FIRE FIGHTING, CCTV MONITORING, REPORT WRITING
REFEREES
PASTOR JOHN ODEH 08022334455
MR ALI MUSA 08123344556
`,
    name: "Godwin Itodo",
    phone: "+234 701 122 3344",
    jobs: [
      "SECURITY GUARD | HALOGUARD SECURITY LTD ABUJA | 2015 | 2022",
      "GATE MAN | SAFEHANDS GUARDS LTD ABUJA | 2009 | 2014",
    ],
    courses: [
      "S.S.C.E |  | GOVT. SEC. SCHOOL OTUKPO | 2007",
      "F.S.L.C |  | LGEA PRIMARY SCHOOL OTUKPO | 2001",
    ],
    skills: ["FIRE FIGHTING", "CCTV MONITORING", "REPORT WRITING"],
    sections: "education work skills referees",
    referees: ["PASTOR JOHN ODEH", "MR ALI MUSA"],
  },
];
