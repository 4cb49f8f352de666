/** Invented resumes, as their text comes out of a PDF or Word file: real habits, no real people. */
export const RESUMES = {
  plainGraduate: `CURRICULUM VITAE

OKAFOR, Adaeze Chidinma
12, Adeniyi Jones Avenue, Ikeja, Lagos State.
Tel: 08031234567, 07051234567   E-mail: adaeze.okafor@example.com

CAREER OBJECTIVE
To work in a challenging environment where my knowledge of accounting
will be put to use for the growth of the organisation.

PERSONAL DATA
Date of Birth: 12th March, 1994
State of Origin: Anambra
Marital Status: Single

EDUCATIONAL QUALIFICATIONS WITH DATES
University of Lagos, Akoka, Lagos                    2012 - 2016
B.Sc. Accounting (Second Class Upper)
Queen's College, Yaba                                2006 - 2012
Senior Secondary School Certificate (SSCE)

WORKING EXPERIENCE
Zenith Foods Ltd, Ikeja, Lagos
Accounts Officer                      March, 2021 - till date
- Prepare monthly bank reconciliation for 14 accounts and report differ-
ences to the Head of Accounts.
- Post receipts and payments in Sage 50
Ministry of Finance, Akure (NYSC)
Accounts Assistant (PPA)                       Nov. 2019 - Oct. 2020
- Filed payment vouchers

SKILLS
- Microsoft Excel, Word and PowerPoint
- Sage 50, QuickBooks
- Ability to work under pressure and meet deadlines

HOBBIES
Reading, Travelling

REFEREES
Available on request
`,
  accountant: `IBRAHIM MUSA DANJUMA
Senior Accountant
Abuja, Nigeria | +234 (0) 802 345 6789 | ibrahim.danjuma@example.org | linkedin.com/in/ibrahimdanjuma

PROFESSIONAL SUMMARY
Chartered accountant with ten years in manufacturing and banking, used to leading small teams
through audits and month-end closing. Comfortable with SAP and Excel.

PROFESSIONAL EXPERIENCE

Finance Manager | Sahel Flour Mills Plc | Kano | January 2019 – Present
• Lead a team of 6 that closes the books in 5 working days
• Cut overdue receivables from ₦48 million to ₦19 million in one year by calling on customers every
  week and stopping supply after 60 days
• Prepare VAT, WHT and company income tax returns

Senior Accountant | Arewa Microfinance Bank Limited | Kaduna | 06/2015 – 12/2018
• Reconciled 23 branch accounts
• Trained four new cashiers

Accounts Clerk | Kwari Textiles Nigeria Ltd | Kano | 2013 – 2015
• Kept the cash book

EDUCATION
2008 – 2012\tBayero University, Kano\tB.Sc. Accounting\tSecond Class Lower
2012 – 2014\tAhmadu Bello University, Zaria\tMBA\t

PROFESSIONAL MEMBERSHIPS
• Associate, Institute of Chartered Accountants of Nigeria (ICAN) – 2017
• CITN Professional Examination II (in view)

LANGUAGES
English, Hausa and Fulfulde

REFERENCES
Alhaji Sani Bello
Managing Director, Sahel Flour Mills Plc
08034567890, sani.bello@example.com

Mrs. Grace Audu
Head of Operations, Arewa Microfinance Bank Limited
0805 678 9012
`,
  nurseInCapitals: `BLESSING IFEOMA EZE (RN, RM)
No. 5 Hospital Road, Enugu, Enugu State
PHONE: 0806 123 4567
EMAIL: blessing.eze@example.com

PROFILE: Registered nurse with five years on busy medical and maternity wards.

BIO DATA
NAME: EZE BLESSING IFEOMA
SEX: FEMALE
NATIONALITY: NIGERIAN
LOCAL GOVERNMENT AREA: NSUKKA
RELIGION: CHRISTIANITY

INSTITUTIONS ATTENDED WITH DATES
1. University of Nigeria Teaching Hospital School of Nursing, Enugu\t\t2012 - 2015
2. Girls Secondary School, Nsukka\t\t2005 - 2011
3. Central Primary School, Nsukka\t\t1999 - 2005

QUALIFICATIONS OBTAINED WITH DATES
1. Registered Nurse (RN)\t\t2015
2. West African Senior School Certificate (WASSCE)\t\t2011
3. First School Leaving Certificate\t\t2005

WORK HISTORY
STAFF NURSE
ROYAL CARE HOSPITAL, ENUGU
JANUARY 2018 TO DATE
DUTIES
- ADMINISTER DRUGS AND RECORD VITAL SIGNS FOR 24 PATIENTS A SHIFT
- TRAIN STUDENT NURSES

COMMUNITY HEALTH NURSE
HOPE CLINIC, NSUKKA
FEBRUARY 2016 TO DECEMBER 2017
DUTIES
- VACCINATED CHILDREN UNDER FIVE

SKILLS AND COMPETENCIES
PATIENT CARE, MIDWIFERY, FIRST AID

PROFESSIONAL BODIES
- NURSING AND MIDWIFERY COUNCIL OF NIGERIA (NMCN)

REFEREES
1. DR. CHUKWUMA NWOSU
CHIEF MEDICAL DIRECTOR, ROYAL CARE HOSPITAL
08061112223
2. MRS. AMAKA UGWU, HOPE CLINIC, NSUKKA. 08072223334
`,
  engineerWithLabels: `Curriculum Vitae

Name: Emeka Johnson Obi
Address: Block 4 Flat 2, Trans Amadi Layout, Port Harcourt, Rivers State
Phone No: +2348091234567
Email Address: emeka.obi@example.com
Date of Birth: 4/7/1988
Sex: Male
State of Origin: Imo
L.G.A: Orlu

Objective:
To obtain a position as a mechanical engineer.

Work Experience:

Company: Delta Oilfield Services Ltd
Position: Maintenance Engineer
Duration: May 2016 - Present
Location: Port Harcourt
Responsibilities:
Carried out preventive maintenance on 12 gas compressors.
Wrote weekly reports for the plant manager.

Company: Eastern Steel Works Limited
Position: Graduate Trainee
Duration: June 2014 - April 2016
Responsibilities: Assisted with pump overhauls and alignment

NYSC: Served with Kogi State Water Board, Lokoja, 2012/2013. Discharged.

SIWES
Company: Niger Bottling Plant, Owerri
Position: Industrial Trainee
Duration: Mar 2010 - Aug 2010

Education:
Institution: Federal University of Technology, Owerri
Course: Mechanical Engineering
Qualification: B.Eng
Class: Second Class Upper
Year: 2006 - 2011

Institution: Government Secondary School, Orlu
Qualification: SSCE
Year: 2005

Certifications:
COREN Registered Engineer - 2018
HSE Level 1, 2 and 3 (2014)

Skills: AutoCAD, SolidWorks, Pump maintenance, Root cause analysis

Languages: English, Igbo, Pidgin

Referees: Available on request.
`,
  driver: `Sunday Adekunle
Driver
Ibadan, Oyo State
08161234567

About Me
I am a careful driver with a clean record. I know Lagos, Ibadan and Abeokuta well.

Experience
Company Driver at Olu Ventures, Ibadan (2019 till date)
Drive staff and goods between Ibadan and Lagos daily
Check oil, tyres and brakes each morning
Dispatch rider with Kola Foods, Ibadan. 2016 - 2019
Delivered about 30 orders a day

Schools Attended
St. Peter's Grammar School Ibadan 2004-2010 (WAEC)
Baptist Primary School Ibadan 1998-2004

Licence
Class E driver's licence, valid till 2027

Languages
English and Yoruba
`,
  teacherWithMarks: `Ọláyínká Adéọlá Ọ̀ṣúntókun
12 Ring Road, Ibadan
olayinka.osuntokun@example.com | 0803-555-1212

TEACHING EXPERIENCE

2017 – Present
Mathematics Teacher
Bright Star College, Bodija, Ibadan
Teach mathematics to JSS 1–3, four classes of about 35 pupils each.
Raised the number of BECE credits from 61% to 84% between 2018 and 2022.

2015 – 2017
Class Teacher (Primary 4)
Sunrise Nursery and Primary School, Ibadan
Taught all subjects to 28 pupils.

NATIONAL YOUTH SERVICE
Community Secondary School, Kontagora, Niger State     2014 – 2015
Taught physics to SS 2; NYSC discharge certificate obtained

EDUCATION
2010 – 2014
University of Ibadan
B.Ed. Mathematics, Second Class Honours (Upper Division), CGPA 3.62/5.0

2003 – 2009
Loyola College, Ibadan
WASSCE

O'LEVEL RESULTS
WAEC May/June 2009: English Language B3, Mathematics A1, Physics B2, Chemistry C4, Biology C5

CERTIFICATIONS
TRCN Professional Qualifying Examination, 2016
Google Certified Educator Level 1 (in progress)

REFERENCES
Dr Funmi Alabi, Principal, Bright Star College, 08023334445, f.alabi@example.com
Mr Tunde Bakare, Head Teacher, Sunrise Nursery and Primary School, 08034445556
`,
  oneLiners: `Fatima Bello — Sales Representative
Kano · 0809 876 5432 · fatima.bello@example.com

Key Skills: Selling, Negotiation, Customer service, Cash handling, Excel
Work Experience: Sales Representative, Dala Foods Ltd, Kano (Jan 2020 - Present). Grew the number of shops served from 40 to 95.
Sales Girl, Sabon Gari Mini Mart, Kano (2017 - 2019)
Education: ND Marketing, Kano State Polytechnic, 2016. SSCE, Government Girls Secondary School, 2012
Languages: Hausa (native), English (fluent)
Hobbies: reading, cooking
Referees: on request
`,
  studentFromPdf: `Tamuno George
Page 1 of 2
Yenagoa, Bayelsa State
tamuno.george@example.com
+234 810 222 3333

SUMMARY
Computer science graduate who builds web applications with TypeScript and
React. Finished two internships and a final year project used by 300 stu-
dents of my department.

EDUCATION
Bachelor of Science (B.Sc.) in Computer Science
Niger Delta University, Wilberforce Island
2018 – 2023
CGPA: 4.21/5.00 (Second Class Upper)
Relevant courses: Databases, Networks, Software Engineering

INTERNSHIPS
Frontend Intern, Swift Labs, Yenagoa
June 2022 – November 2022
• Built 9 screens of the payment page with React and wrote the tests that
run on every change
• Fixed 41 defects reported by the support team of Swift Labs and of its
Partners in Port Harcourt

PROJECTS
Course Registration Portal — github.com/tamuno/portal
• Final year project; 300 students registered with it in 2023
Bus Finder
• Android app that shows the next campus shuttle

NYSC
Currently serving, Ministry of Works, Asaba, Delta State (2024 – Present)

VOLUNTEER EXPERIENCE
Mentor, Code Club Yenagoa, 2021 – 2023
• Taught 25 secondary school pupils the basics of Scratch

TECHNICAL SKILLS
Languages: TypeScript, JavaScript, Python, SQL
Tools: Git, Docker, Linux

AWARDS AND HONOURS
Best Graduating Student, Department of Computer Science, 2023
Tamuno George
Page 2 of 2
Winner, Bayelsa Hackathon (2022)

INTERESTS
Football, Chess
`,
  tableRows: `R E S U M E

M U S A   A B D U L L A H I
Plot 14, Gwarinpa, Abuja. musa.abdullahi@example.com, Tel: 0703 111 2222; 0802 333 4444

EDUCATION AND QUALIFICATIONS
S/N\tINSTITUTION\tQUALIFICATION\tYEAR
1.\tFederal Polytechnic, Nasarawa\tHND Building Technology (Upper Credit)\t2015
2.\tFederal Polytechnic, Nasarawa\tND Building Technology (Lower Credit)\t2012
3.\tGovernment Day Secondary School, Wuse\tSSCE\t2008

EMPLOYMENT HISTORY
ORGANISATION\tPOSITION\tDATE
Julius Construction Nigeria Ltd\tSite Supervisor\t2019 - Date
Abuja Homes Ltd\tAssistant Foreman\t2016 - 2018

PERSONAL SKILLS
- Team work
- Reading drawings

EXTRA-CURRICULAR ACTIVITIES
- Captain, departmental football team
`,
  frontDesk: `Grace Effiong
Calabar, Cross River State, Nigeria
Mobile: 0813 000 1111 | Email: grace.effiong@example.com

Career Summary

Front desk officer with hotel experience.

Employment History

Front Desk Officer, Harbour View Hotel
Calabar
April 2021 to Present

Welcomed about 60 guests a day and handled bookings in Opera.
Balanced the day's takings before each handover.

Customer Service Representative
Telecall Nigeria Limited, Lagos
Sept 2018 – March 2021

Answered 80 calls a day.
Won best agent of the quarter twice.

NYSC – Federal Ministry of Agriculture, Jalingo
Corps Member
2017 - 2018

Kept the registry.

Academic Qualifications

B.A. Linguistics, University of Calabar (2:1) — 2012 to 2016
WASSCE, Government Girls' College, Calabar, 2011

Competencies

• Opera PMS
• Guest relations
• Microsoft Office (Word, Excel, Outlook)

Trainings

Customer Service Week, Lagos Chamber of Commerce, 2019
First Aid (Red Cross) 2020

Declaration

I declare that the above is true.
`,
  controllerFromPdf: `Chinedu Okonkwo, ACA
Finance Professional
Lekki, Lagos State, Nigeria | Phone: +234-803-222-1100 | chinedu.okonkwo@example.com | www.linkedin.com/in/chineduokonkwo

Professional Summary
Finance professional with over 10 years of experience in fast moving consumer goods, audit and banking. Skilled in
ﬁnancial reporting under IFRS, budgeting and tax. Led the ﬁrst-year audit of a group with ₦12,500,000,000 in
revenue.

Core Competencies
Financial Reporting | Budgeting | Tax | Audit | SAP FICO

Professional Experience
Group Financial Controller, Unity Consumer Goods Plc, Ikeja                              Aug 2019 – Present
• Report monthly to a board of nine; cut the closing of the books from 12 working days to 6 by moving eleven
subsidiaries on to one chart of accounts
• Lead 14 accountants
Senior Associate, Bright & Cole (Chartered Accountants), Victoria Island                 Sep 2014 – Jul 2019
• Audited banks and manufacturers
• Trained 20 associates in IFRS 9 and IFRS
15
Page 1
Experienced Associate (NYSC), Bright & Cole, Lagos                                       2013 – 2014
• Tested controls

Education
MBA, Lagos Business School, 2018
B.Sc. (Hons) Economics, Obafemi Awolowo University, Ile-Ife — First Class — 2008 – 2012

Professional Certifications and Memberships
• Associate Chartered Accountant (ACA), ICAN, 2015
• ACCA (part-qualified)

Referees
Available upon request
`,
  publicSector: `CURRICULUM VITAE OF ALIYU GARBA SHEHU

PERSONAL INFORMATION
Surname:\tShehu
Other Names:\tAliyu Garba
Date of Birth:\t1st June, 1990
Place of Birth:\tKatsina
Sex:\tMale
Marital Status:\tMarried
State of Origin:\tKatsina
Local Government Area:\tDaura
Nationality:\tNigerian
Contact Address:\tNo. 22 Kofar Kaura, Katsina, Katsina State
Phone Number:\t08065554433
E-mail:\taliyu.shehu@example.com

EDUCATIONAL BACKGROUND
i. Umaru Musa Yar'adua University, Katsina\t2010 – 2014
ii. Government College, Katsina\t2003 – 2009
iii. Kofar Sauri Primary School, Katsina\t1997 – 2003

ACADEMIC QUALIFICATIONS
i. B.Sc. Geography (Third Class)\t2014
ii. Senior Secondary School Certificate (NECO)\t2009
iii. First School Leaving Certificate\t2003

O' LEVEL RESULTS (NECO JUNE/JULY 2009)
English Language\tC6
Mathematics\tC5
Geography\tB3

NATIONAL YOUTH SERVICE CORPS (NYSC)
Government Secondary School, Awka, Anambra State
2015 – 2016
Discharge Certificate obtained

WORKING EXPERIENCE WITH DATES
Katsina State Ministry of Lands and Survey
Position Held: Land Officer II
Date: 2018 – Till Date
Duties:
a) Field inspection of plots
b) Filing of land records

Daura Local Government Council
Position Held: Clerical Officer
Date: 2016 – 2018

COMPUTER SKILLS
Ms Word, Ms Excel, ArcGIS

HOBBIES
Football and reading.

REFEREES
1. Alhaji Bala Yusuf
Director of Lands,
Ministry of Lands and Survey, Katsina
Tel: 08033332211

2. Dr. Hauwa Ibrahim
Senior Lecturer
Umaru Musa Yar'adua University, Katsina
08037776655
hauwa.ibrahim@example.com
`,
  noBulletsNoGaps: `Ngozi Amadi
ngozi.amadi@example.com
0805 444 3322
Aba, Abia State

Objective
Seeking a sales position

Work Experience
Shoprite
Cashier
Jan 2021 - Dec 2022
Served about 200 customers a day and balanced the till at close
Chicken Republic
Counter Attendant
March 2019 - Nov 2020
Took orders and packed food
Owner's Choice Boutique, Aba
2017 - 2018
Sold clothes

Education
Abia State Polytechnic
OND, Business Administration
2014 - 2016
Lower Credit

Aba Girls Secondary School
SSCE
2013

Volunteering
Usher, Redeemed Church, 2018 - Present

Interests
Singing
`,
  projectEngineer: `OLUWASEUN BABATUNDE AKINOLA
B.Sc, MSc, MNSE
Email: seun.akinola@example.com | Mobile: 0706 555 4444 | LinkedIn: linkedin.com/in/seunakinola
Address: Lekki Phase 1, Lagos

EXECUTIVE SUMMARY
Result-driven project engineer with 8+ years of experience across oil and gas and power.

AREAS OF EXPERTISE
Project Planning          Cost Control          HSE
Contract Management       Primavera P6          MS Project

CAREER HISTORY

PETRODEL ENERGY SERVICES LIMITED, PORT HARCOURT
Senior Project Engineer                                          July 2018 to Present
Key Responsibilities:
• Plan and control 5 projects worth $14.2m
• Chair weekly meetings
Key Achievements:
• Delivered the Bonny jetty repair 3 weeks early

GRIDLINE POWER LTD, LAGOS
Project Engineer                                                 March 2015 to June 2018
• Installed 3 substations (33/11 kV)
Assistant Project Engineer                                       Sept 2013 to Feb 2015
• Site supervision

EDUCATION
M.Sc. Project Management, University of Lagos (2017)
B.Sc. (Hons) Civil Engineering, Second Class Upper Division, University of Ilorin (2006–2011)

TRAININGS & CERTIFICATIONS
Project Management Professional (PMP), PMI – 2019
HSE Competence Development Training Levels 1, 2 & 3 – 2014
Member, Nigerian Society of Engineers (MNSE)

NYSC
Federal Ministry of Works, Minna, Niger State (Nov. 2011 – Oct. 2012)

PERSONAL DETAILS
Date of Birth: 14th May 1987 | Sex: Male | Marital Status: Married
`,
  developer: `Amina Yusuf
Frontend Developer
amina.yusuf@example.com  •  +2348101234567  •  Kaduna, Nigeria  •  github.com/aminayusuf

PROFILE
I build fast websites.

EXPERIENCE
Frontend Developer — Kano Digital Hub
Kano, Nigeria • Jan 2022 – Present
• Rebuilt the booking site in React; page weight fell from 2.1 MB to 340 KB
• Mentor two interns

Freelance Web Developer
2020 – 2021
• 11 websites for small shops

Intern, TechBridge (Remote)
06/2019 - 12/2019
• Fixed bugs

EDUCATION
Kaduna State University — B.Sc. Computer Science, 2015 – 2019
Second Class Upper, CGPA 4.10 / 5.00
Capital School Kaduna — WAEC, 2014

SKILLS
Front end: HTML, CSS, JavaScript, React
Tools: Git, Figma

CERTIFICATES
Meta Front-End Developer (Coursera), 2021
ALX Software Engineering (ongoing)

LANGUAGES
English – fluent; Hausa – native

REFERENCES AVAILABLE ON REQUEST
`,
  guardInCapitals: `NAME: MR. PETER EKONG UDOH
ADDRESS: 14 IKOT EKPENE ROAD, UYO, AKWA IBOM STATE
PHONE: 08029998877, 07039998877
EMAIL: peter.udoh@example.com
POST APPLIED FOR: SECURITY SUPERVISOR

EDUCATIONAL QUALIFICATION:
F.S.L.C      1996
S.S.C.E (WAEC)      2002

WORK EXPERIENCE:
(1) ROCKSHIELD SECURITY LTD, UYO - SECURITY GUARD (2005-2011)
(2) IBOM MALL, UYO - CHIEF SECURITY OFFICER (2012 TILL DATE)

I LED A TEAM OF 9 GUARDS.

HOBBIES: FOOTBALL, READING

REFEREES:
PASTOR IME ESSIEN
CHRIST CHURCH, UYO
08031110000

DECLARATION: I HEREBY DECLARE THAT THE INFORMATION ABOVE IS CORRECT.
`,
  loanOfficer: `Kehinde Ogunleye
8, Allen Avenue, Ikeja, Lagos.
kehinde.ogunleye@example.com
08055556666

CAREER OBJECTIVE: To be part of a company where hard work is rewarded.

EDUCATION
Institution                                  Qualification                    Year
Lagos State University, Ojo                  B.Sc Business Administration     2019
                                             (Second Class Lower)
Ikeja Senior High School                     WASSCE                           2014

WORK EXPERIENCE
Company: FastCash Microfinance Bank          Date: Feb 2021 - Nov 2023
Position: Loan Officer
- Recovered ₦3.2m in bad loans
- Opened 150 accounts in six months

Company: Dominion Pharmacy                   Date: 2020
Position: Sales Attendant (NYSC)

Skills: Communication skills, Microsoft Word
Interpersonal skills

PROFESSIONAL QUALIFICATION
Nigerian Institute of Management (Chartered) – Graduate Member – 2020
`,
};
