import type { FreshResume } from "./resume-fresh";

/** Shop, bank, hospital, campus and road: from a note typed on a phone to exports of LinkedIn and Europass. */
export const FRESH_1: FreshResume[] = [
  {
    id: "sales girl, typed on a phone in lower case",
    text: `blessing onyinyechi eze
no 4 chukwuma street off ekwulobia road, awka
08137745521 / 09052218846
blessingeze04@example.com

i am a hardworking and honest girl looking for sales girl or cashier work in awka or onitsha. i can resume immediately

where i have worked before
sales girl at mama chidinma provision store eke awka market
from 2021 to 2023
i sell and arrange goods
i write sales everyday inside the book and balance madam in the evening

cashier, roban stores enugu
february 2023 to july 2024
receiving payment with POS and cash
i issue receipt to customers
counting of stock every saturday

school
community secondary school umuokpu awka 2014 to 2020 (waec)
central school awka 2008 to 2014 (first school leaving certificate)

what i can do
selling, use of POS machine, counting of stock, customer relation

languages
igbo, english and small pidgin

guarantor
mrs ngozi okonkwo (madam) 08030001142
`,
    name: "Blessing Onyinyechi Eze",
    phone: "+234 813 774 5521",
    email: "blessingeze04@example.com",
    summary: "i am a hardworking and honest girl",
    jobs: [
      "sales girl | mama chidinma provision store || mama chidinma provision store eke awka market | 2021 | 2023",
      "cashier | roban stores || roban stores enugu | 2023-02 | 2024-07",
    ],
    highlights: [2, 3],
    siwes: [],
    nysc: "",
    courses: [
      "waec || | | community secondary school umuokpu awka || community secondary school umuokpu | 2020",
      "first school leaving certificate || | | central school awka || central school | 2014",
    ],
    skills: ["selling", "use of POS machine", "counting of stock", "customer relation"],
  },
  {
    id: "banker, bio-data by tabs, one bank and four roles",
    text: `OYELARAN, FOLASADE TEMITOPE (MRS.)
12B Ogudu GRA Phase 1, Ojota, Lagos.
E-mail: sade.oyelaran@example.com        GSM: 0803 442 1190, 0809 442 1190

BIO-DATA
Date of Birth:\t\t14th August, 1984
Sex:\t\t\tFemale
Marital Status:\t\tMarried
State of Origin:\tOsun
L.G.A.:\t\t\tIlesa West
Nationality:\t\tNigerian

CAREER OBJECTIVE
To build a rewarding career in a result oriented financial institution where my fifteen years of branch banking will add value to the bottom line.

WORKING EXPERIENCE

WEMA BANK PLC
Jan. 2019 – till date\t\tBranch Service Head, Ikorodu Branch
\t•\tSupervises 14 staff in teller, customer service and cash units
\t•\tReduced teller shortages from N1.2m in 2019 to nil in 2022
\t•\tHosted the CBN spot check of March 2021 with no infraction

Feb. 2016 – Dec. 2018\t\tCash Officer, Ojota Branch
\t•\tManaged vault of up to N250 million and three ATMs
\t•\tEvacuated excess cash to CBN and Bankers Warehouse

June 2012 – Jan. 2016\t\tTeller II, Ojota Branch
\t•\tPaid and received cash
\t•\tSold Western Union and MoneyGram transfers

OCEANIC BANK INTERNATIONAL PLC
Nov. 2009 – May 2012\t\tContract Teller, Ibadan Main Branch
\t•\tAttended to walk-in customers and balanced till daily

EDUCATIONAL QUALIFICATIONS WITH DATES
Obafemi Awolowo University, Ile-Ife\t\tMBA (Executive)\t\t\t\t2017
University of Ado-Ekiti\t\t\t\tB.Sc. Banking and Finance (2nd Class Lower)\t2007
St. Margaret's Grammar School, Ilesa\t\tWASSCE\t\t\t\t\t2001

NATIONAL YOUTH SERVICE
Nigerian Agip Staff School, Port Harcourt, Rivers State\t\t2008 – 2009
(Discharge Certificate No. A001778234)

PROFESSIONAL MEMBERSHIP
Associate Member, Chartered Institute of Bankers of Nigeria (ACIB), 2014

HOBBIES
Reading, singing and travelling

REFEREES
Available on request.
`,
    name: "Folasade Temitope Oyelaran || Oyelaran Folasade Temitope || Oyelaran, Folasade Temitope || Oyelaran, Folasade Temitope (Mrs.) || Mrs. Folasade Temitope Oyelaran",
    phone: "+234 803 442 1190",
    email: "sade.oyelaran@example.com",
    summary: "To build a rewarding career",
    jobs: [
      "Branch Service Head || Branch Service Head, Ikorodu Branch | WEMA BANK PLC | 2019-01 | present",
      "Cash Officer || Cash Officer, Ojota Branch | WEMA BANK PLC | 2016-02 | 2018-12",
      "Teller II || Teller II, Ojota Branch | WEMA BANK PLC | 2012-06 | 2016-01",
      "Contract Teller || Contract Teller, Ibadan Main Branch | OCEANIC BANK INTERNATIONAL PLC | 2009-11 | 2012-05",
    ],
    highlights: [3, 2, 2, 1],
    siwes: [],
    courses: [
      "MBA || MBA (Executive) | || Executive | Obafemi Awolowo University | 2017",
      "B.Sc. | Banking and Finance | University of Ado-Ekiti | 2007",
      "WASSCE | | St. Margaret's Grammar School | 2001",
    ],
    nysc: "discharged | Nigerian Agip Staff School || Nigerian Agip Staff School, Port Harcourt | Rivers || Rivers State | 2008 | 2009",
    referees: [],
  },
  {
    id: "LinkedIn export of a software engineer",
    text: `Contact
www.linkedin.com/in/tobechukwu-
nnadi (LinkedIn)
github.com/tobennadi (Portfolio)
tobe.nnadi@example.com

Top Skills
TypeScript
PostgreSQL
System Design

Languages
English (Full Professional)
Igbo (Native or Bilingual)

Certifications
AWS Certified Developer – Associate
Meta Back-End Developer

Tobechukwu Nnadi
Backend Engineer at Moniepoint | Node.js, Go
Lagos State, Nigeria

Summary
I build payment systems that stay up on salary day. Six years with
Node.js, Go and PostgreSQL in fintech and logistics companies. Ex-
Kobo360.

Experience

Moniepoint Inc.
3 years 2 months

Senior Backend Engineer
April 2023 - Present (1 year 8 months)
Lagos, Nigeria
- Own the settlement service that moves over 2 million transactions a day
- Led the move from RabbitMQ to Kafka in 2023, cutting failed retries by
40%
- Mentor four engineers, two of them joined from Andela

Backend Engineer
October 2021 - March 2023 (1 year 6 months)
Lagos, Nigeria
- Wrote the dispute API used by 12 partner banks

Kobo360
Software Engineer
January 2020 - September 2021 (1 year 9 months)
Ikeja, Lagos
- Built truck matching with Node.js and MongoDB
- Reduced page load of the driver portal from 9s to 2s

                                Page 1 of 2

Hotels.ng
Software Engineering Intern
June 2019 - September 2019 (4 months)
Remote

Education
Federal University of Technology, Owerri
Bachelor of Technology - BTech, Computer Science · (2014 - 2019)

Decagon Institute
Software Engineering  · (2019 - 2020)

                                Page 2 of 2
`,
    name: "Tobechukwu Nnadi",
    email: "tobe.nnadi@example.com",
    summary: "I build payment systems that stay up on salary day.",
    jobs: [
      "Senior Backend Engineer | Moniepoint Inc. | 2023-04 | present",
      "Backend Engineer | Moniepoint Inc. | 2021-10 | 2023-03",
      "Software Engineer | Kobo360 | 2020-01 | 2021-09",
    ],
    highlights: [3, 1, 2],
    maybeJobs: ["Software Engineering Intern | Hotels.ng | 2019-06 | 2019-09"],
    courses: [
      "Bachelor of Technology || BTech || Bachelor of Technology (BTech) || Bachelor of Technology - BTech | Computer Science | Federal University of Technology || Federal University of Technology, Owerri | 2019",
      " | Software Engineering | Decagon Institute | 2020",
    ],
    nysc: "",
    certificates: [
      "AWS Certified Developer – Associate || AWS Certified Developer",
      "Meta Back-End Developer",
    ],
    skills: ["TypeScript", "PostgreSQL", "System Design"],
    languages: ["English", "Igbo"],
  },
  {
    id: "nurse on the cybercafe template",
    text: `CURRICULUM VITAE

PERSONAL DATA
NAME:                        HADIZA UMAR DANLADI
DATE OF BIRTH:               2ND JANUARY, 1993
STATE OF ORIGIN:             KADUNA
L.G.A:                       ZARIA
MARITAL STATUS:              MARRIED
RELIGION:                    ISLAM
PHONE NUMBER:                07068812340
E-MAIL:                      hadizadanladi93@example.com
CONTACT ADDRESS:             NO. 22 LIKORO ROAD, TUDUN WADA, ZARIA
PERMANENT HOME ADDRESS:      SAME AS ABOVE

INSTITUTIONS ATTENDED WITH DATES
1.   COLLEGE OF NURSING AND MIDWIFERY, KAFANCHAN          2012 - 2015
2.   GOVERNMENT GIRLS SECONDARY SCHOOL, KAWO              2004 - 2010
3.   L.E.A. PRIMARY SCHOOL, TUDUN WADA                    1998 - 2004

PROFESSIONAL REGISTRATION
1.   REGISTERED NURSE (RN), NMCN                          2015
2.   REGISTERED MIDWIFE (RM), NMCN                        2017
3.   BASIC LIFE SUPPORT (BLS)                             2022

WORKING EXPERIENCE WITH DATES
1.   BARAU DIKKO TEACHING HOSPITAL, KADUNA
     POST: NURSING OFFICER II
     2018 TO DATE
     DUTIES:
     a.  CARE OF PATIENTS IN THE MALE SURGICAL WARD
     b.  ADMINISTRATION OF DRUGS AND I.V. FLUIDS
     c.  SUPERVISION OF STUDENT NURSES FROM A.B.U. ZARIA

2.   SALAMA HOSPITAL, ZARIA
     POST: STAFF NURSE
     2016 - 2018
     DUTIES:
     a.  ANTE-NATAL CLINIC AND TAKING OF DELIVERY
     b.  DRESSING OF WOUNDS

LANGUAGES SPOKEN:  HAUSA, ENGLISH, FULFULDE

HOBBIES:  READING AND COOKING

REFEREES
1.   ALHAJI SANI YUSUF
     CHIEF NURSING OFFICER
     BARAU DIKKO TEACHING HOSPITAL, KADUNA
     08030004411

2.   DR. RUTH BITRUS
     SALAMA HOSPITAL, ZARIA
     08120009930

DECLARATION
I HEREBY DECLARE THAT THE ABOVE INFORMATION IS TRUE TO THE BEST OF MY KNOWLEDGE.

......................                      ......................
SIGNATURE                                   DATE
`,
    name: "Hadiza Umar Danladi",
    phone: "+234 706 881 2340",
    email: "hadizadanladi93@example.com",
    jobs: [
      "NURSING OFFICER II | BARAU DIKKO TEACHING HOSPITAL | 2018 | present",
      "STAFF NURSE | SALAMA HOSPITAL | 2016 | 2018",
    ],
    highlights: [3, 2],
    siwes: [],
    nysc: "",
    courses: [
      " |  | COLLEGE OF NURSING AND MIDWIFERY | 2015",
      " |  | GOVERNMENT GIRLS SECONDARY SCHOOL | 2010",
      " |  | L.E.A. PRIMARY SCHOOL | 2004",
    ],
    certificates: [
      "REGISTERED NURSE (RN) || REGISTERED NURSE",
      "REGISTERED MIDWIFE (RM) || REGISTERED MIDWIFE",
      "BASIC LIFE SUPPORT (BLS) || BASIC LIFE SUPPORT",
    ],
    languages: ["HAUSA", "ENGLISH", "FULFULDE"],
    referees: ["ALHAJI SANI YUSUF || SANI YUSUF", "DR. RUTH BITRUS || RUTH BITRUS"],
  },
  {
    id: "driver, all in capitals and full sentences",
    text: `CV OF SUNDAY MONDAY AKPAN
ADDRESS: 17 NDIYA STREET, IKOT EKPENE, AKWA IBOM STATE.  TEL: 08022331147
DRIVING EXPERIENCE: 16 YEARS

EXPERIENCE
2017 TILL DATE: DRIVER/MECHANIC WITH JULIUS BERGER NIGERIA PLC, UYO.
I DRIVE THE HILUX OF THE SITE ENGINEER AND DO MINOR REPAIRS.
I GOT SAFE DRIVER AWARD IN 2020.

2013 – 2016: TRUCK DRIVER WITH DANGOTE CEMENT PLC, OBAJANA.
I CARRIED CEMENT TO PORT HARCOURT, UYO AND CALABAR.

2008 – 2013: TAXI DRIVER (SELF EMPLOYED), UYO.

EDUCATION
COMMUNITY COMPREHENSIVE COLLEGE, IKOT EKPENE, 1999 – 2005, S.S.C.E.
QUA IBOE CHURCH PRIMARY SCHOOL, 1993 – 1999, F.S.L.C.

LICENCE
CLASS E DRIVERS LICENCE, VALID TO 2026

ABILITIES
DEFENSIVE DRIVING
VEHICLE MAINTENANCE
KNOWLEDGE OF ROADS IN SOUTH-SOUTH AND SOUTH-EAST

REFEREES
ENGR. NSIKAN UDOH, JULIUS BERGER NIGERIA PLC, 08030007788
PASTOR EMEM ETUK, THE APOSTOLIC CHURCH, 08060007789
`,
    name: "Sunday Monday Akpan",
    phone: "+234 802 233 1147",
    jobs: [
      "DRIVER/MECHANIC | JULIUS BERGER NIGERIA PLC | 2017 | present",
      "TRUCK DRIVER | DANGOTE CEMENT PLC | 2013 | 2016",
      "TAXI DRIVER || TAXI DRIVER (SELF EMPLOYED) | || SELF EMPLOYED | 2008 | 2013",
    ],
    highlights: [2, 1, 0],
    siwes: [],
    nysc: "",
    courses: [
      "S.S.C.E. | | COMMUNITY COMPREHENSIVE COLLEGE | 2005",
      "F.S.L.C. | | QUA IBOE CHURCH PRIMARY SCHOOL | 1999",
    ],
    certificates: ["CLASS E DRIVERS LICENCE || CLASS E DRIVERS LICENCE, VALID TO 2026"],
    skills: ["DEFENSIVE DRIVING", "VEHICLE MAINTENANCE"],
    referees: ["ENGR. NSIKAN UDOH || NSIKAN UDOH", "PASTOR EMEM ETUK || EMEM ETUK"],
  },
  {
    id: "serving corps member, mechanical engineering",
    text: `Ibrahim Olamilekan Saka
Mechanical Engineering Graduate
Ilorin, Kwara State · +2348166702315 · ibrahimsaka@example.com · linkedin.com/in/ibrahim-saka

Profile
First class mechanical engineering graduate with hands-on exposure to plant maintenance and CAD. Seeking a graduate trainee role in manufacturing or energy.

Education
University of Ilorin, Ilorin, Kwara State                                   Nov 2017 – Oct 2023
B.Eng. Mechanical Engineering, First Class Honours (CGPA: 4.61/5.00)
Final year project: Design and fabrication of a solar powered cassava dryer

Bishop Smith Memorial College, Ilorin                                       2010 – 2016
West African Senior School Certificate

Industrial Training
Dangote Flour Mills Plc, Ilorin                                             Apr 2021 – Sep 2021
SIWES Trainee, Maintenance Department
▪ Assisted in the overhaul of roller mills and conveyor belts
▪ Prepared weekly downtime reports in Excel

Nigerian Breweries Plc, Ibadan                                              Jul 2019 – Sep 2019
SWEP/SIWES Student
▪ Learnt lubrication and boiler blowdown

National Service
Federal Polytechnic, Bauchi (PPA: Department of Mechanical Engineering)      Mar 2024 – Present
▪ Teaching Engineering Drawing to ND1 students
▪ Set up the CAD laboratory with 20 computers

Leadership
President, Nigerian Society of Engineers (Student Chapter)                  2021 – 2022
Class Representative                                                        2018 – 2020

Skills
AutoCAD, SolidWorks, MATLAB, Microsoft Excel, Technical report writing

Certifications
HSE Level 1, 2, 3 – ISPON (2023)
SolidWorks Associate (CSWA) – Dassault Systèmes (2022)

Referees
Available upon request
`,
    name: "Ibrahim Olamilekan Saka",
    phone: "+234 816 670 2315",
    email: "ibrahimsaka@example.com",
    summary: "First class mechanical engineering graduate",
    jobs: [],
    siwes: [
      "SIWES Trainee || SIWES Trainee, Maintenance Department | Dangote Flour Mills Plc | 2021-04 | 2021-09",
      "SWEP/SIWES Student | Nigerian Breweries Plc | 2019-07 | 2019-09",
    ],
    courses: [
      "B.Eng. | Mechanical Engineering | University of Ilorin | 2023-10",
      "West African Senior School Certificate | | Bishop Smith Memorial College | 2016",
    ],
    nysc: "serving | ? | ? | 2024-03 | present",
    skills: ["AutoCAD", "SolidWorks", "MATLAB", "Microsoft Excel", "Technical report writing"],
    certificates: ["HSE Level 1, 2, 3", "SolidWorks Associate (CSWA) || SolidWorks Associate"],
    referees: [],
  },
  {
    id: "university lecturer with publications",
    text: `Dr. Aniekan Effiong UDOFIA
B.Sc., M.Sc. (Uyo), Ph.D. (Ibadan), MCSN
Department of Chemistry, University of Uyo, Uyo, Akwa Ibom State
aniekanudofia@example.edu.ng | aniekan.udofia@example.com | 0805 667 8123

A. ACADEMIC QUALIFICATIONS
Ph.D. Analytical Chemistry, University of Ibadan, 2014
M.Sc. Analytical Chemistry, University of Uyo, 2008
B.Sc. Chemistry (Second Class Upper), University of Uyo, 2003

B. WORK EXPERIENCE
Senior Lecturer, University of Uyo, October 2018 to date
  * Teach instrumental methods to 300 and 400 level students
  * Supervised 3 Ph.D. and 11 M.Sc. candidates, 2018 – 2023
  * Chairman, departmental accreditation committee (NUC visit of 2021)
Lecturer I, University of Uyo, October 2015 – September 2018
Lecturer II, University of Uyo, October 2012 – September 2015
Assistant Lecturer, Akwa Ibom State University, Ikot Akpaden, March 2010 – September 2012
  * Started the water analysis laboratory

C. RESEARCH GRANTS
TETFund Institution Based Research grant, N2,000,000, 2019
Royal Society of Chemistry Research Fund, £5,000, 2021

D. PUBLICATIONS
1. Udofia, A. E. and Essien, E. (2022). Heavy metals in the Qua Iboe estuary. Journal of Applied Sciences, 22(4), 118–127.
2. Udofia, A. E. (2019). Petroleum hydrocarbons in shellfish of Ibeno. Nigerian Journal of Chemical Research, 24, 33–41.
3. Udofia, A. E., Okon, I. and Bassey, N. (2016). Adsorption of lead on periwinkle shell. Environmental Monitoring, 8, 201–210.

E. CONFERENCES ATTENDED
45th Annual Conference of the Chemical Society of Nigeria, Abuja, 2022
ACS Fall Meeting, Boston, USA, 2018

F. MEMBERSHIP OF PROFESSIONAL BODIES
Member, Chemical Society of Nigeria (since 2010)
Member, Institute of Chartered Chemists of Nigeria

G. NATIONAL SERVICE
NYSC, Kebbi State, 2004 – 2005

H. REFEREES
Prof. Imaobong Ekpo, Dean, Faculty of Science, University of Uyo
Prof. Rotimi Alabi, Department of Chemistry, University of Ibadan
`,
    name: "Dr. Aniekan Effiong Udofia || Aniekan Effiong Udofia || Dr Aniekan Effiong Udofia",
    phone: "+234 805 667 8123",
    email: "aniekanudofia@example.edu.ng",
    summary: "",
    jobs: [
      "Senior Lecturer | University of Uyo | 2018-10 | present",
      "Lecturer I | University of Uyo | 2015-10 | 2018-09",
      "Lecturer II | University of Uyo | 2012-10 | 2015-09",
      "Assistant Lecturer | Akwa Ibom State University | 2010-03 | 2012-09",
    ],
    highlights: [3, 0, 0, 1],
    siwes: [],
    courses: [
      "Ph.D. | Analytical Chemistry | University of Ibadan | 2014",
      "M.Sc. | Analytical Chemistry | University of Uyo | 2008",
      "B.Sc. | Chemistry | University of Uyo | 2003",
    ],
    nysc: "? | | Kebbi || Kebbi State | 2004 | 2005",
    referees: ["Prof. Imaobong Ekpo || Imaobong Ekpo", "Prof. Rotimi Alabi || Rotimi Alabi"],
  },
  {
    id: "security guard sent out by agencies",
    text: `JOSEPH TERHEMBA IORTYER
Block 6, Mile 12 Estate, Ketu, Lagos State
Phone: 0810-334-9927

CAREER OBJECTIVE: To protect life and property with all honesty.

WORK HISTORY

Halogen Security Company Ltd (deployed to Shoprite, Ikeja City Mall)
Security Supervisor
March 2020 – Present
Checking of staff and vehicles at the gate
Writing of daily incident book
In 2022 I recovered a stolen laptop and was given a letter of commendation by Shoprite

Kings Guard Nig. Ltd (deployed to UBA, Oba Akran)
Bank Guard
May 2016 – February 2020
Control of queue in the banking hall
Working with the mobile police on cash days

Proton Security Services
Night Guard
2014 – 2016

EDUCATION
Government Secondary School, Gboko, Benue State - 2012 (NECO)
NKST Primary School, Gboko - 2005

TRAINING
Basic Guard Course, Halogen Academy, 2020
Fire Fighting and First Aid, Lagos State Fire Service, 2021

PERSONAL INFORMATION
Date of Birth - 7/11/1992
Height - 1.85m
State of Origin - Benue
Tribe - Tiv

LANGUAGES
Tiv, English, Hausa

REFEREES
Mr. Kunle Adigun – Operations Manager, Halogen Security – 08030006655
`,
    name: "Joseph Terhemba Iortyer",
    phone: "+234 810 334 9927",
    summary: "To protect life and property with all honesty.",
    jobs: [
      "Security Supervisor | Halogen Security Company Ltd || Halogen Security Company Ltd (deployed to Shoprite, Ikeja City Mall) | 2020-03 | present",
      "Bank Guard | Kings Guard Nig. Ltd || Kings Guard Nig. Ltd (deployed to UBA, Oba Akran) | 2016-05 | 2020-02",
      "Night Guard | Proton Security Services | 2014 | 2016",
    ],
    highlights: [3, 2, 0],
    siwes: [],
    nysc: "",
    courses: ["NECO | | Government Secondary School | 2012", " |  | NKST Primary School | 2005"],
    certificates: ["Basic Guard Course", "Fire Fighting and First Aid"],
    languages: ["Tiv", "English", "Hausa"],
    referees: ["Mr. Kunle Adigun || Kunle Adigun"],
  },
  {
    id: "returnee, two Canva columns run together",
    text: `YEWANDE
COKER-BALOGUN
PROJECT MANAGER

CONTACT
+44 7700 900314
yewande@example.co.uk
Lekki Phase 1, Lagos

SKILLS
Stakeholder management
Agile delivery
Budget control
Jira & Confluence

LANGUAGES
English
Yoruba
French (basic)

EDUCATION
MSc Project Management
University of Salford, Manchester
2014 - 2015
BSc Economics
University of Lagos
2007 - 2011

PROFILE
PRINCE2 and Agile project manager back home in Lagos after nine years in
Manchester. Delivered housing and health IT projects worth up to £4m.

WORK EXPERIENCE
Programme Manager (Consultant)
Sahel Health Foundation, Lagos
2024 - Present
Sets up the PMO for a 3-state vaccine logistics programme
Reports to donors in Geneva and London every quarter

Project Manager
NHS Greater Manchester, UK
2019 - 2023
Rolled out e-prescribing in 6 hospitals, two months ahead of plan
Ran a team of 9 with staff from Capita and Accenture

Project Support Officer
Manchester City Council, UK
2015 - 2019
Kept risk and issue logs for the housing repairs programme

Graduate Trainee
Stanbic IBTC Bank, Lagos
2012 - 2014

CERTIFICATIONS
PRINCE2 Practitioner, AXELOS, 2017
AgilePM Foundation, APMG, 2019
`,
    name: "Yewande Coker-Balogun",
    phone: "+44 7700 900314",
    email: "yewande@example.co.uk",
    summary: "PRINCE2 and Agile project manager back home",
    jobs: [
      "Programme Manager (Consultant) || Programme Manager | Sahel Health Foundation | 2024 | present",
      "Project Manager | NHS Greater Manchester | 2019 | 2023",
      "Project Support Officer | Manchester City Council | 2015 | 2019",
      "Graduate Trainee | Stanbic IBTC Bank | 2012 | 2014",
    ],
    highlights: [2, 2, 1, 0],
    siwes: [],
    nysc: "",
    courses: [
      "MSc | Project Management | University of Salford | 2015",
      "BSc | Economics | University of Lagos | 2011",
    ],
    certificates: ["PRINCE2 Practitioner", "AgilePM Foundation"],
    skills: ["Stakeholder management", "Agile delivery", "Budget control"],
    languages: ["English", "Yoruba", "French"],
  },
  {
    id: "tailor with her own shop, referees in the middle",
    text: `SULIAT ADUNNI BAKARE (Iya Ibeji)
Fashion Designer / Tailor
Shop 14, Oje Market, Ibadan, Oyo State.
Call or WhatsApp: 0706 115 0083

ABOUT ME
I am a fashion designer with 12 years on the job. I sew native, English wears, school uniforms and aso ebi. I am looking for work in a factory or a big fashion house.

EXPERIENCE
Owner, Adunni Stitches, Oje Market, Ibadan (2016 till now)
o Sew 10 to 15 clothes weekly with two apprentices
o Made 400 uniforms for Loyola College in 2023
o Trained 9 girls who have done freedom

Senior Tailor, Mufasa Fashion House, Bodija, Ibadan (2013-2016)
o Cutting of senator and agbada
o Operating industrial straight and weaving machine

Apprentice, Madam Risi Fashion, Mapo (2010-2013)

REFEREES
Alhaja Risikat Oladele, Madam Risi Fashion, 08055500121
Mr Mufutau Ajani, Mufasa Fashion House, 08077700121

EDUCATION
Ibadan Grammar School (SSCE 2009)
I.M.G. Primary School, Oke-Ado (2003)

TRADE TEST
Federal Ministry of Labour Trade Test III in Tailoring (2014)

SKILLS
Pattern drafting; Cutting; Beading; Monogramming; Industrial machine
`,
    name: "Suliat Adunni Bakare || Suliat Adunni Bakare (Iya Ibeji)",
    phone: "+234 706 115 0083",
    summary: "I am a fashion designer with 12 years on the job.",
    jobs: [
      "Owner | Adunni Stitches | 2016 | present",
      "Senior Tailor | Mufasa Fashion House | 2013 | 2016",
      "Apprentice | Madam Risi Fashion | 2010 | 2013",
    ],
    highlights: [3, 2, 0],
    siwes: [],
    nysc: "",
    courses: ["SSCE | | Ibadan Grammar School | 2009", " |  | I.M.G. Primary School | 2003"],
    certificates: ["Federal Ministry of Labour Trade Test III in Tailoring"],
    skills: ["Pattern drafting", "Cutting", "Beading", "Monogramming", "Industrial machine"],
    referees: ["Alhaja Risikat Oladele || Risikat Oladele", "Mr Mufutau Ajani || Mufutau Ajani"],
  },
  {
    id: "Europass export of a civil engineer",
    text: `Engr. Chukwuemeka Nwosu
Nationality: Nigerian    Date of birth: 11/05/1986    Gender: Male
(+234) 8033119020    c.nwosu@example.com    linkedin.com/in/emeka-nwosu
Home: 3 Presidential Road, 400001, Enugu (Nigeria)

ABOUT ME
COREN registered civil engineer with 13 years on roads, bridges and housing estates in the South East and the FCT.

WORK EXPERIENCE

03/2019 – CURRENT  Abuja, Nigeria
PROJECT ENGINEER  ARAB CONTRACTORS O.A.O. NIGERIA LTD
• Supervises the 14 km Karshi – Ara road
• Prepares interim payment certificates with the FCDA
• Leads 6 site engineers and 3 surveyors

08/2014 – 02/2019  Enugu, Nigeria
SITE ENGINEER  SETRACO NIGERIA LIMITED
• Set out and supervised culverts on the Enugu – Port Harcourt
expressway (section III)
• Kept daily records of plant and labour

01/2012 – 07/2014  Owerri, Nigeria
GRADUATE ENGINEER  HARDIS & DROMEDAS LTD

EDUCATION AND TRAINING

2016 – 2018  Nsukka, Nigeria
M.ENG. STRUCTURAL ENGINEERING  University of Nigeria

2004 – 2009  Owerri, Nigeria
B.ENG. CIVIL ENGINEERING  Federal University of Technology
Final grade Second Class Upper

LANGUAGE SKILLS
Mother tongue(s): IGBO
Other language(s):
            UNDERSTANDING            SPEAKING            WRITING
            Listening  Reading       Spoken production  Spoken interaction
ENGLISH     C2         C2            C2                 C2                  C2
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user

DIGITAL SKILLS
AutoCAD  |  Civil 3D  |  Microsoft Project  |  Orion

NETWORKS AND MEMBERSHIPS
[ 2015 ]  Member, Council for the Regulation of Engineering in Nigeria (COREN R.28114)
[ 2013 ]  Corporate Member, Nigerian Society of Engineers

DRIVING LICENCE
Cars: B
`,
    name: "Engr. Chukwuemeka Nwosu || Chukwuemeka Nwosu",
    phone: "+234 803 311 9020",
    email: "c.nwosu@example.com",
    summary: "COREN registered civil engineer with 13 years",
    jobs: [
      "PROJECT ENGINEER | ARAB CONTRACTORS O.A.O. NIGERIA LTD | 2019-03 | present",
      "SITE ENGINEER | SETRACO NIGERIA LIMITED | 2014-08 | 2019-02",
      "GRADUATE ENGINEER | HARDIS & DROMEDAS LTD | 2012-01 | 2014-07",
    ],
    highlights: [3, 2, 0],
    siwes: [],
    nysc: "",
    courses: [
      "M.ENG. | STRUCTURAL ENGINEERING | University of Nigeria | 2018",
      "B.ENG. | CIVIL ENGINEERING | Federal University of Technology | 2009",
    ],
    skills: ["AutoCAD", "Civil 3D", "Microsoft Project", "Orion"],
  },
  {
    id: "hotel receptionist, duties in a paragraph",
    text: `Glory Nkechi Amadi

18 Woji Road
Port Harcourt

glory.amadi@example.com
+234 (0) 902 556 7713



Objective:

To work in a reputable hotel where my smile and my skills bring guests back.



Employment History:

Front Desk Officer
Hotel Presidential, Port Harcourt
07/2022 - Till Date

Responsible for check-in and check-out of guests, handling of reservations on Opera PMS, answering of calls and guest complaints, and handing over of the shift report to the duty manager.

Receptionist
Elkan Terrace Guest House, GRA Phase 2, Port Harcourt
10/2019 - 06/2022

Welcomed guests, took payments and kept the room register. Also stood in for the cashier from time to time.

Waitress
Genesis Restaurant, Port Harcourt
2018 - 2019

Served customers and cleared tables.



Education:

National Diploma (ND), Hospitality Management
Captain Elechi Amadi Polytechnic, Rumuola
2016 - 2018

Senior Secondary School Certificate
Holy Rosary College, Port Harcourt
2015



Skills:

Opera PMS
Guest relations
Microsoft Word and Excel
Telephone etiquette



Interests:

Cooking, dancing, meeting people



References:

On request
`,
    name: "Glory Nkechi Amadi",
    phone: "+234 902 556 7713",
    email: "glory.amadi@example.com",
    summary: "To work in a reputable hotel",
    jobs: [
      "Front Desk Officer | Hotel Presidential | 2022-07 | present",
      "Receptionist | Elkan Terrace Guest House | 2019-10 | 2022-06",
      "Waitress | Genesis Restaurant | 2018 | 2019",
    ],
    highlights: [null, null, null],
    siwes: [],
    nysc: "",
    courses: [
      "National Diploma (ND) || National Diploma || ND | Hospitality Management | Captain Elechi Amadi Polytechnic | 2018",
      "Senior Secondary School Certificate | | Holy Rosary College | 2015",
    ],
    skills: ["Opera PMS", "Guest relations", "Telephone etiquette"],
    referees: [],
  },
];
