import type { FreshResume } from "./resume-fresh";

/** Law, oil, medicine, farms, the army and the board room; and two more typed on a phone. */
export const FRESH_3: FreshResume[] = [
  {
    id: "human resources manager with numbered headings",
    text: `TITILAYO ABIOLA OMOTAYO-JOHNSON, MCIPM, SHRM-CP
Km 14, Lekki-Epe Expressway, Lagos
t.omotayo@example.com; 0803 200 1189

1.0 CAREER SUMMARY
Human resources manager with experience in oil services, banking and retail. Strong on industrial relations and payroll.

2.0 PROFESSIONAL EXPERIENCE

2.1 HR Manager, Justrite Superstores Limited (April 2021 – to date)
    2.1.1 Lead HR for 23 stores and 1,900 employees
    2.1.2 Negotiated the 2023 collective agreement with NUSDE
    2.1.3 Reduced cashier turnover from 46% to 28%

2.2 HR Business Partner, Heritage Bank Limited (Jan. 2017 – March 2021)
    2.2.1 Supported Retail and Operations directorates in the South West
    2.2.2 Ran the 2018 and 2019 promotion exercises

2.3 HR Officer, Lonestar Drilling Nigeria Limited, Port Harcourt (Sept. 2012 – Dec. 2016)
    2.3.1 Crew rotation, payroll and expatriate quota

3.0 EDUCATION
3.1 M.Sc. Industrial Relations and Personnel Management, University of Lagos, 2016
3.2 B.Sc. Psychology (Second Class Upper Division), University of Ibadan, 2010

4.0 NYSC
Discharged 2011. Served at Zenith Bank Plc, Owerri, Imo State

5.0 PROFESSIONAL CERTIFICATIONS
5.1 Member, Chartered Institute of Personnel Management of Nigeria (MCIPM), 2015
5.2 SHRM Certified Professional (SHRM-CP), 2020

6.0 SKILLS
SeamlessHR, Oracle HCM, Payroll administration, Employee relations, Talent management

7.0 REFEREES
Available on request
`,
    name: "Titilayo Abiola Omotayo-Johnson || Titilayo Abiola Omotayo-Johnson, MCIPM, SHRM-CP",
    phone: "+234 803 200 1189",
    email: "t.omotayo@example.com",
    summary: "Human resources manager with experience in oil services",
    jobs: [
      "HR Manager | Justrite Superstores Limited | 2021-04 | present",
      "HR Business Partner | Heritage Bank Limited | 2017-01 | 2021-03",
      "HR Officer | Lonestar Drilling Nigeria Limited | 2012-09 | 2016-12",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    courses: [
      "M.Sc. | Industrial Relations and Personnel Management | University of Lagos | 2016",
      "B.Sc. | Psychology | University of Ibadan | 2010",
    ],
    nysc: "discharged | Zenith Bank Plc || Zenith Bank Plc, Owerri | Imo || Imo State | || 2011 | 2011 ||",
    certificates: [
      "Member, Chartered Institute of Personnel Management of Nigeria (MCIPM)",
      "SHRM Certified Professional (SHRM-CP)",
    ],
    skills: ["SeamlessHR", "Oracle HCM", "Payroll administration", "Employee relations", "Talent management"],
    referees: [],
  },
  {
    id: "medical laboratory scientist",
    text: `OKORIE, Kingsley Chibuike
AIMLS, B.MLS
No. 7 Ogoja Road, Abakaliki, Ebonyi State
07039912048
kingsleyokorie@example.com

BRIEF PROFILE
Licensed Medical Laboratory Scientist, Haematology and Blood Transfusion. Six (6) years post-registration.

EDUCATION AND PROFESSIONAL QUALIFICATIONS

Bachelor of Medical Laboratory Science (B.MLS)
Ebonyi State University, Abakaliki
2010 – 2016

WASSCE
Presco Secondary School, Abakaliki
2003 – 2009

Licence of the Medical Laboratory Science Council of Nigeria (MLSCN), 2016

PROFESSIONAL EXPERIENCE

Alex Ekwueme Federal University Teaching Hospital, Abakaliki
Medical Laboratory Scientist I
January 2021 – Date
– In charge of the blood bank night shift
– Introduced gel card cross-matching in 2022
– Train interns and SIWES students from EBSU and UNN

Lifebridge Medical Diagnostics, Abuja
Medical Laboratory Scientist
June 2018 – December 2020
– Routine haematology, ran Sysmex XN-1000
– Quality control officer

Federal Medical Centre, Umuahia
Intern Medical Laboratory Scientist
March 2016 – March 2017
– Rotated through Chemistry, Microbiology, Histopathology and Haematology

NATIONAL YOUTH SERVICE CORPS
General Hospital, Kafin Hausa, Jigawa State
May 2017 – April 2018
– CDS: malaria testing in 9 villages

VOLUNTEER WORK
Nigerian Red Cross Society, Ebonyi Branch, First aider, 2012 – 2016

MEMBERSHIP
Association of Medical Laboratory Scientists of Nigeria (AMLSN)

SKILLS
Phlebotomy
Blood grouping and cross-matching
Laboratory quality management (ISO 15189)
Microsoft Excel

LANGUAGES
English, Igbo, Hausa (little)

REFEREES
Dr. Emeka Nwigwe
Head, Haematology Department
Alex Ekwueme Federal University Teaching Hospital
08035551177

Mrs. Maryam Bello
Laboratory Manager, Lifebridge Medical Diagnostics
maryam.bello@example.com
`,
    name: "Kingsley Chibuike Okorie || Okorie Kingsley Chibuike || Okorie, Kingsley Chibuike",
    phone: "+234 703 991 2048",
    email: "kingsleyokorie@example.com",
    summary: "Licensed Medical Laboratory Scientist",
    jobs: [
      "Medical Laboratory Scientist I | Alex Ekwueme Federal University Teaching Hospital | 2021-01 | present",
      "Medical Laboratory Scientist | Lifebridge Medical Diagnostics | 2018-06 | 2020-12",
    ],
    highlights: [3, 2],
    maybeJobs: [
      "Intern Medical Laboratory Scientist | Federal Medical Centre || Federal Medical Centre, Umuahia | 2016-03 | 2017-03",
    ],
    nysc: "discharged || | General Hospital || General Hospital, Kafin Hausa | Jigawa || Jigawa State | 2017-05 | 2018-04",
    skills: ["Phlebotomy", "Blood grouping and cross-matching", "Microsoft Excel"],
    languages: ["English", "Igbo", "Hausa"],
    referees: ["Dr. Emeka Nwigwe || Emeka Nwigwe", "Mrs. Maryam Bello || Maryam Bello"],
  },
  {
    id: "lawyer with chambers and a company",
    text: `Barr. (Mrs.) Ebiere Tamunoemi Briggs
Legal Practitioner
3, Forces Avenue, Old GRA, Port Harcourt · ebiere.briggs@example.com · 08037054412

PROFILE

I am a commercial and property lawyer called to the Nigerian Bar in 2013. I draft, negotiate and appear: 60 matters at the High Court of Rivers State and the Federal High Court.

EXPERIENCE

COMPANY SECRETARY / LEGAL ADVISER
Indorama Eleme Petrochemicals Limited
Nov 2019 — Present
— Secretary to the Board and its Audit Committee
— Settled the 2020 Eleme community dispute out of court
— Manages external counsel (Aluko & Oyebode; Templars)

ASSOCIATE COUNSEL
O.C.J. Okocha & Co.
Feb 2015 — Oct 2019
— Drafted deeds of assignment, tenancy agreements and wills
— Junior counsel in FBN v. Marine Ventures Ltd, decided in 2018

PUPIL COUNSEL
Briggs Memorial Chambers
2014 — 2015

EDUCATION

Nigerian Law School, Lagos Campus
B.L. (Second Class Lower)
2013

Rivers State University
LL.B (Hons)
2007 — 2012

Archdeacon Crowther Memorial Girls' School, Elelenwo
SSCE
2006

NYSC

Ministry of Justice, Asaba, Delta State
2013 — 2014

PROFESSIONAL BODIES

Nigerian Bar Association, Port Harcourt Branch
Associate, Institute of Chartered Secretaries and Administrators of Nigeria (2018)

PUBLICATIONS

"Community content and the Petroleum Industry Act", Rivers Law Review, 2022

LANGUAGES

English · Kalabari · French (A2)
`,
    name: "Barr. (Mrs.) Ebiere Tamunoemi Briggs || Ebiere Tamunoemi Briggs || Barr. Ebiere Tamunoemi Briggs",
    phone: "+234 803 705 4412",
    email: "ebiere.briggs@example.com",
    summary: "I am a commercial and property lawyer",
    jobs: [
      "COMPANY SECRETARY / LEGAL ADVISER | Indorama Eleme Petrochemicals Limited | 2019-11 | present",
      "ASSOCIATE COUNSEL | O.C.J. Okocha & Co. | 2015-02 | 2019-10",
      "PUPIL COUNSEL | Briggs Memorial Chambers | 2014 | 2015",
    ],
    highlights: [3, 2, 0],
    siwes: [],
    courses: [
      "B.L. |  | Nigerian Law School || Nigerian Law School, Lagos Campus | 2013",
      "LL.B (Hons) || LL.B |  | Rivers State University | 2012",
      "SSCE |  | Archdeacon Crowther Memorial Girls' School | 2006",
    ],
    nysc: "discharged || | Ministry of Justice || Ministry of Justice, Asaba | Delta || Delta State | 2013 | 2014",
    languages: ["English", "Kalabari", "French"],
  },
  {
    id: "safety officer on contracts, dates day by day",
    text: `CURRICULUM VITAE

Surname: EFEMENA
Other names: OGHENERUKEVWE DANIEL
Phone: +2348051127734
Email: daniel.efemena@example.com
Residence: DSC Township, Aladja, Warri, Delta State

KEY QUALIFICATIONS
NEBOSH IGC, HND Safety Engineering, 8 years offshore and in swamp locations

EMPLOYMENT HISTORY

Employer:   Plantgeria Company Limited (on contract to Chevron Nigeria Limited)
Position:   HSE Officer
Date:       01/02/2022 - Till date
Location:   Escravos Tank Farm
-  Daily toolbox talk and permit to work checks
-  1,250,000 man-hours without LTI as at December 2023

Employer:   Bell Oil & Gas Limited (on contract to Shell Petroleum Development Company)
Position:   HSE Supervisor
Date:       14/06/2018 - 20/12/2021
Location:   Bonga FPSO
-  Gas testing and confined space entry supervision
-  Investigated 4 incidents with Shell and DPR

Employer:   Daewoo Nigeria Limited
Position:   Safety Watch / Fire Watch
Date:       03/03/2015 - 30/04/2018
Location:   Forcados Yokri

EDUCATION

School:         Petroleum Training Institute, Effurun
Course:         Industrial Safety and Environmental Engineering
Qualification:  HND (Upper Credit)
Date:           2012 - 2014

School:         Petroleum Training Institute, Effurun
Course:         Welding Engineering and Offshore Technology
Qualification:  ND (Lower Credit)
Date:           2008 - 2010

SAFETY CERTIFICATES
NEBOSH International General Certificate (2019)
BOSIET / HUET, OPITO (2021, expires 2025)
First Aid and CPR, Red Cross (2022)

NYSC: Completed, Sokoto State (2014/2015)

REFEREES: On request
`,
    name: "Oghenerukevwe Daniel Efemena || Efemena Oghenerukevwe Daniel",
    phone: "+234 805 112 7734",
    email: "daniel.efemena@example.com",
    jobs: [
      "HSE Officer | Plantgeria Company Limited || Plantgeria Company Limited (on contract to Chevron Nigeria Limited) | 2022-02 | present",
      "HSE Supervisor | Bell Oil & Gas Limited || Bell Oil & Gas Limited (on contract to Shell Petroleum Development Company) | 2018-06 | 2021-12",
      "Safety Watch / Fire Watch | Daewoo Nigeria Limited | 2015-03 | 2018-04",
    ],
    highlights: [2, 2, 0],
    siwes: [],
    courses: [
      "HND | Industrial Safety and Environmental Engineering | Petroleum Training Institute | 2014",
      "ND | Welding Engineering and Offshore Technology | Petroleum Training Institute | 2010",
    ],
    nysc: "discharged |  | Sokoto || Sokoto State | 2014 | 2015",
    certificates: ["NEBOSH International General Certificate", "BOSIET / HUET", "First Aid and CPR"],
    referees: [],
  },
  {
    id: "dispatch rider, sent as a chat message with bold marks",
    text: `*CV*

*Name:* Emmanuel Ikechukwu Ofor
*Phone:* 07089912233
*WhatsApp:* 08145567788
*Location:* Ejigbo Lagos
*Email:* ikeofor22@example.com

*About me*
Dispatch rider with valid rider card and clean record. I know Lagos well, both mainland and island. I have my own Android phone and helmet 🏍️

*Experience*
👉 *Gokada* - Dispatch rider (2022 - present)
20 to 25 deliveries per day
Cash on delivery returned complete every day

👉 *Jumia Services* - Delivery Associate (Mar 2020 - Dec 2021)
Delivered to customers in Isolo and Okota
Handled returns

👉 *POS agent* - Moniepoint, my own kiosk at Ejigbo (2018 - 2020)
Cash withdrawal and transfer for customers

*Education*
🎓 Ansar-ud-Deen College Isolo - SSCE 2016
🎓 Lagos State Polytechnic - OND Marketing 2019

*Skills*
✅ Riding (Class A licence)
✅ Google Maps
✅ Customer service

*Language:* Igbo, Yoruba, English

*Guarantors available*
`,
    name: "Emmanuel Ikechukwu Ofor",
    phone: "+234 708 991 2233",
    email: "ikeofor22@example.com",
    summary: "Dispatch rider with valid rider card",
    jobs: [
      "Dispatch rider | Gokada | 2022 | present",
      "Delivery Associate | Jumia Services | 2020-03 | 2021-12",
      "POS agent | Moniepoint || Moniepoint, my own kiosk at Ejigbo || Moniepoint, my own kiosk || my own kiosk at Ejigbo | 2018 | 2020",
    ],
    highlights: [2, 2, 1],
    siwes: [],
    nysc: "",
    courses: [
      "SSCE |  | Ansar-ud-Deen College Isolo || Ansar-ud-Deen College | 2016",
      "OND | Marketing | Lagos State Polytechnic | 2019",
    ],
    skills: ["Riding (Class A licence)", "Google Maps", "Customer service"],
    languages: ["Igbo", "Yoruba", "English"],
  },
  {
    id: "journalist, prose under each post",
    text: `Oluwaseun "Sheyman" Adegoke
Journalist. Editor. Broadcaster.
Abeokuta, Ogun State / sheyman@example.com / 0816 909 1120 / @sheymanwrites

Who I am
For eleven years I have told the stories of Ogun and Lagos people on radio, in print and online.

Where I have been

The Cable, Lagos. Senior Reporter. March 2020 to present.
Covers housing and the environment. His series on flooding in Ikorodu (2022) led to the clearing of two canals.

Rockcity FM, Abeokuta. Head of News. 2016 to February 2020.
Ran a newsroom of six, read the 7pm bulletin and presented the Saturday programme "Ọ̀rọ̀ Ìlú".

Punch Newspapers, Ogun State Bureau. Correspondent. 2013 to 2016.
Filed four stories a week.

OGBC, Abeokuta. Intern. 2012.

What I studied
M.Sc. Mass Communication, University of Lagos, 2019
B.A. Communication and Language Arts, University of Ibadan, 2012

Prizes
Nigerian Media Merit Award, Environment Reporter of the Year, 2022
Wole Soyinka Award for Investigative Reporting (finalist), 2021

Tools
Adobe Audition, Final Cut Pro, WordPress, Data wrapper

Tongues
Yoruba, English and Egba dialect

They will speak for me
Kolapo Adeleye, Editor, The Cable, kolapo@example.com
Bisi Ogundipe, General Manager, Rockcity FM, 08030017788
`,
    name: 'Oluwaseun "Sheyman" Adegoke',
    phone: "+234 816 909 1120",
    email: "sheyman@example.com",
    summary: "For eleven years I have told the stories",
    jobs: [
      "Senior Reporter | The Cable | 2020-03 | present",
      "Head of News | Rockcity FM | 2016 | 2020-02",
      "Correspondent | Punch Newspapers || Punch Newspapers, Ogun State Bureau | 2013 | 2016",
    ],
    highlights: [null, null, null],
    maybeJobs: ["Intern | OGBC | 2012 || | 2012 ||"],
    nysc: "",
    courses: [
      "M.Sc. | Mass Communication | University of Lagos | 2019",
      "B.A. | Communication and Language Arts | University of Ibadan | 2012",
    ],
    skills: ["Adobe Audition", "Final Cut Pro", "WordPress"],
    referees: ["Kolapo Adeleye", "Bisi Ogundipe"],
  },
  {
    id: "managing director of long standing",
    text: `ALHAJI (ENGR.) SULEIMAN BALA GWARZO, FNSE, FNIM, mni

Residence: 5 Sultan Road, Nassarawa GRA, Kano
Telephone: 0803 311 0001, 0809 811 0001
Electronic mail: sbgwarzo@example.com

EXECUTIVE SUMMARY

Chief executive with over thirty years in power, telecommunications and manufacturing. Turned round two loss-making companies and serves on the boards of a bank and a university.

BOARD APPOINTMENTS

Independent Non-Executive Director, Jaiz Bank Plc, 2019 to date
Member of Council, Federal University Dutse, 2021 to date

EXECUTIVE CAREER

Managing Director/Chief Executive Officer, Gwarzo Textiles Limited, Kano (2015 to date)
* Returned the company to profit in 2018 after nine years of losses
* Raised N2.4 billion from the Bank of Industry under the 2020 CTG fund

Executive Director, Technical Services, Kano Electricity Distribution Company Plc (2013 – 2015)
* Led the handover from PHCN in November 2013

NIGERIAN TELECOMMUNICATIONS LIMITED (NITEL), 1990 – 2012
Territorial Controller, North West (2006 – 2012)
* Supervised 14 exchanges and 860 staff
Assistant General Manager, Switching (2000 – 2006)
Principal Engineer (1995 – 2000)
Engineer I (1990 – 1995)

EDUCATION

National Institute for Policy and Strategic Studies, Kuru: mni, 2011
Bayero University, Kano: MBA, 2001
Ahmadu Bello University, Zaria: B.Eng. Electrical Engineering, 1988
Rumfa College, Kano: WASC, 1982

FELLOWSHIPS

Fellow, Nigerian Society of Engineers (2014)
Fellow, Nigerian Institute of Management (2010)

NATIONAL SERVICE

Nigerian Railway Corporation, Enugu, Anambra State, 1988/89

HONOURS

Officer of the Order of the Niger (OON), 2014

LANGUAGES

Hausa, English, Arabic

REFEREES

Available on request
`,
    name: "Alhaji (Engr.) Suleiman Bala Gwarzo || Suleiman Bala Gwarzo || Alhaji Suleiman Bala Gwarzo || Engr. Suleiman Bala Gwarzo || Alhaji (Engr.) Suleiman Bala Gwarzo, FNSE, FNIM, mni",
    phone: "+234 803 311 0001",
    email: "sbgwarzo@example.com",
    summary: "Chief executive with over thirty years",
    jobs: [
      "Managing Director/Chief Executive Officer | Gwarzo Textiles Limited | 2015 | present",
      "Executive Director, Technical Services || Executive Director | Kano Electricity Distribution Company Plc | 2013 | 2015",
      "Territorial Controller, North West || Territorial Controller | NIGERIAN TELECOMMUNICATIONS LIMITED (NITEL) | 2006 | 2012",
      "Assistant General Manager, Switching || Assistant General Manager | NIGERIAN TELECOMMUNICATIONS LIMITED (NITEL) | 2000 | 2006",
      "Principal Engineer | NIGERIAN TELECOMMUNICATIONS LIMITED (NITEL) | 1995 | 2000",
      "Engineer I | NIGERIAN TELECOMMUNICATIONS LIMITED (NITEL) | 1990 | 1995",
    ],
    highlights: [2, 1, 1, 0, 0, 0],
    maybeJobs: [
      "Independent Non-Executive Director | Jaiz Bank Plc | 2019 | present",
      "Member of Council | Federal University Dutse | 2021 | present",
    ],
    siwes: [],
    courses: [
      "mni |  | National Institute for Policy and Strategic Studies | 2011",
      "MBA |  | Bayero University || Bayero University, Kano | 2001",
      "B.Eng. | Electrical Engineering | Ahmadu Bello University | 1988",
      "WASC |  | Rumfa College | 1982",
    ],
    nysc: "discharged || | Nigerian Railway Corporation || Nigerian Railway Corporation, Enugu | Anambra || Anambra State | 1988 | 1989",
    languages: ["Hausa", "English", "Arabic"],
    referees: [],
  },
  {
    id: "graduate trainee, every line cut at the margin and page numbers between",
    text: `Jeremiah Oluwatimilehin
Ogundele
Graduate Electrical/Electronics Engineer
Ado-Ekiti, Nigeria  |  jerryogundele@example.com  |  09164420087
linkedin.com/in/jeremiah-ogundele
Summary
A goal-driven Electrical/Electronics Engineering graduate with an
interest in power systems and renewable energy, seeking to start a
career with an organization that values learning.
Work Experience
Junior Engineer                                  Lagos, Nigeria
Arnergy Solar Limited                            Oct 2023 - Present
 • Survey sites and size solar home systems between 1kVA and
   10kVA for SMEs
 • Commissioned 37 systems in Ekiti, Ondo and Osun States in
   2024
 • Write after-sales reports to the Regional Manager and the
   customer experience team
Page 1 of 2
Student Industrial Trainee (SIWES)               Akure, Nigeria
Benin Electricity Distribution Company           Mar 2021 - Aug 2021
 • Carried out transformer oil test and load balancing with the
   maintenance crew
 • Learnt the use of earth tester and megger
Teacher (Part time)                              Ado-Ekiti, Nigeria
Bright Future College                            2018 - 2019
 • Taught Physics and Mathematics to SS2 students
Education
Bachelor of Engineering (B.Eng) in Electrical/Electronics
Engineering
Ekiti State University, Ado-Ekiti                2017 - 2022
Grade: Second Class Upper Division (4.12/5.0)
West African Senior Secondary Certificate
Christ's School, Ado-Ekiti                       2010 - 2016
National Youth Service
Transmission Company of Nigeria, Jos, Plateau State
Sept 2022 - Aug 2023
Page 2 of 2
Certifications
 • Solar PV Design and Installation, Renewable Energy
   Training Academy (2023)
 • Project Management Foundations, LinkedIn Learning
   (2022)
Skills
AutoCAD Electrical, ETAP, PVsyst, MATLAB/Simulink, Arduino,
Technical drawing, Microsoft Office
`,
    name: "Jeremiah Oluwatimilehin Ogundele",
    phone: "+234 916 442 0087",
    email: "jerryogundele@example.com",
    summary: "A goal-driven Electrical/Electronics Engineering graduate with an interest in power systems",
    jobs: [
      "Junior Engineer | Arnergy Solar Limited | 2023-10 | present",
      "Teacher (Part time) || Teacher | Bright Future College | 2018 | 2019",
    ],
    highlights: [3, 1],
    maybeJobs: [
      "Student Industrial Trainee (SIWES) || Student Industrial Trainee | Benin Electricity Distribution Company | 2021-03 | 2021-08",
    ],
    courses: [
      "Bachelor of Engineering (B.Eng) || Bachelor of Engineering || B.Eng | Electrical/Electronics Engineering | Ekiti State University | 2022",
      "West African Senior Secondary Certificate |  | Christ's School || Christ's School, Ado-Ekiti | 2016",
    ],
    nysc: "discharged || | Transmission Company of Nigeria || Transmission Company of Nigeria, Jos | Plateau || Plateau State | 2022-09 | 2023-08",
    certificates: ["Solar PV Design and Installation", "Project Management Foundations"],
    skills: ["AutoCAD Electrical", "ETAP", "PVsyst", "Arduino", "Technical drawing", "Microsoft Office"],
  },
  {
    id: "hair stylist and page manager, with Igbo words",
    text: `ADAEZE "DAISY" NNAMANI
Hair Stylist | Makeup Artist | Social Media Handler
Owerri, Imo State
daisy_nnamani@example.com
0802-119-4420

Ndewo! I make people beautiful and I make pages grow.

WORK
Hair Stylist & Supervisor at Bee's Unisex Salon, Owerri
since June 2021
- fix wigs, braids, locs and frontal
- run the salon Instagram from 300 to 14,000 followers
- collect and balance payment of 5 stylists

Freelance Makeup Artist
2019 - now
- bridal and igba nkwu glam in Imo, Abia and Enugu
- over 120 brides

Shop Attendant at Chukwudi & Sons Cosmetics, Douglas Road
2017 - 2019
- sold hair, cream and perfume

SCHOOL
Imo State University, Owerri. B.Sc. Sociology. 2021
Holy Ghost College, Owerri. WAEC. 2015

COURSES
Certificate in Makeup Artistry, House of Tara, 2019
Social Media Marketing, HubSpot Academy, 2022

SKILLS
Wig making - Braiding - Bridal makeup - Canva - CapCut

LANGUAGES
Igbo (asusu nne m), English, Pidgin
`,
    name: 'Adaeze "Daisy" Nnamani',
    phone: "+234 802 119 4420",
    email: "daisy_nnamani@example.com",
    jobs: [
      "Hair Stylist & Supervisor | Bee's Unisex Salon | 2021-06 | present",
      "Freelance Makeup Artist || Makeup Artist | || Freelance | 2019 | present",
      "Shop Attendant | Chukwudi & Sons Cosmetics || Chukwudi & Sons Cosmetics, Douglas Road | 2017 | 2019",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    nysc: "",
    courses: ["B.Sc. | Sociology | Imo State University | 2021", "WAEC |  | Holy Ghost College | 2015"],
    certificates: ["Certificate in Makeup Artistry", "Social Media Marketing"],
    skills: ["Wig making", "Braiding", "Bridal makeup", "Canva", "CapCut"],
    languages: ["Igbo", "English", "Pidgin"],
  },
  {
    id: "quantity surveyor, tables with serial numbers",
    text: `RESUME
Name:\tQs. Abdulrahman Olayinka Oloyede, MNIQS
Address:\tSuite 4, Danziyal Plaza, Central Area, Abuja
Phone:\t08023456100
Email:\tqs.oloyede@example.com

CAREER PROFILE
Registered quantity surveyor with fourteen years in consultancy and contracting.

EDUCATIONAL BACKGROUND
S/N\tINSTITUTION\tQUALIFICATION\tYEAR
1\tFederal University of Technology, Minna\tM.Tech. Quantity Surveying\t2015
2\tFederal University of Technology, Minna\tB.Tech. Quantity Surveying\t2008
3\tGovernment Secondary School, Ilorin\tSSCE\t2002

PROFESSIONAL EXPERIENCE
S/N\tORGANISATION\tPOSITION\tPERIOD
1\tJulius Berger Nigeria Plc\tSenior Quantity Surveyor\t2018 – Date
2\tCosteq Consult\tQuantity Surveyor\t2012 – 2018
3\tDantata & Sawoe Construction Co. Ltd\tAssistant Quantity Surveyor\t2010 – 2012

MAJOR PROJECTS HANDLED
• Second Niger Bridge access road (2019 – 2022)
• Refurbishment of the National Assembly complex (2022)
• 500-bed hostel, University of Abuja (2014)

NYSC
Kogi State Ministry of Works, Lokoja, Kogi State\t2008 – 2009

PROFESSIONAL MEMBERSHIP
S/N\tBODY\tYEAR
1\tNigerian Institute of Quantity Surveyors\t2013
2\tQuantity Surveyors Registration Board of Nigeria\t2014

COMPUTER SKILLS
CostX, Masterbill, Microsoft Project, AutoCAD

LANGUAGES
Yoruba\tExcellent
English\tExcellent
Hausa\tGood

REFEREES
S/N\tNAME\tORGANISATION\tPHONE
1\tQs. Ibrahim Dauda\tCosteq Consult\t08033000071
2\tArc. Ngozi Umeh\tJulius Berger Nigeria Plc\t08033000072
`,
    name: "Qs. Abdulrahman Olayinka Oloyede || Abdulrahman Olayinka Oloyede || Qs. Abdulrahman Olayinka Oloyede, MNIQS || Abdulrahman Olayinka Oloyede, MNIQS",
    phone: "+234 802 345 6100",
    email: "qs.oloyede@example.com",
    summary: "Registered quantity surveyor with fourteen years",
    jobs: [
      "Senior Quantity Surveyor | Julius Berger Nigeria Plc | 2018 | present",
      "Quantity Surveyor | Costeq Consult | 2012 | 2018",
      "Assistant Quantity Surveyor | Dantata & Sawoe Construction Co. Ltd | 2010 | 2012",
    ],
    highlights: [0, 0, 0],
    siwes: [],
    courses: [
      "M.Tech. | Quantity Surveying | Federal University of Technology || Federal University of Technology, Minna | 2015",
      "B.Tech. | Quantity Surveying | Federal University of Technology || Federal University of Technology, Minna | 2008",
      "SSCE |  | Government Secondary School || Government Secondary School, Ilorin | 2002",
    ],
    nysc: "discharged || | Kogi State Ministry of Works || Kogi State Ministry of Works, Lokoja | Kogi || Kogi State | 2008 | 2009",
    certificates: [
      "Nigerian Institute of Quantity Surveyors",
      "Quantity Surveyors Registration Board of Nigeria",
    ],
    skills: ["CostX", "Masterbill", "Microsoft Project", "AutoCAD"],
    languages: ["Yoruba", "English", "Hausa"],
    referees: ["Qs. Ibrahim Dauda || Ibrahim Dauda", "Arc. Ngozi Umeh || Ngozi Umeh"],
  },
  {
    id: "farm manager, many slips of the pen",
    text: `SAMUEL OLUWAFEMI ADEDEJI
FARM MANAGER
Phone; 08035590012  E-mail; femiadedeji@example.com
Adress; Iseyin Road, Moniya, Ibadan

CARRIER OBJECTIVE;
To contribute my quota to the growth of agric bussiness in Nigeria.

WORKING EXPERINCE;
Farm Manager, Durante Fish and Poultry Farm, Ibadan. August, 2019 - Till-date
-Managing 12,000 layers and 40 ponds
-Formulation of feed and reduce feed cost by 15% in 2021
-Selling of eggs to Sweet Sensation and Foodco
Assisstant Farm Manager, CHI Farms Ltd, Ajanla. Sept, 2014 - July, 2019
-Hatchery operation and vacination of day old chicks
-Supervision of 25 labourers
Extention Officer(Contract), OYSADEP, Saki zone. 2012-2014
-Teaching farmers on maize and cassava

EDUCATIONAL QUALIFICATION;
HND Animal Production, Federal College of Animal Health and Production Technology, Moor Plantation, 2011
OND Agricultural Technology, Oyo State College of Agriculture, Igboora, 2008
SSCE, Moniya High School, 2004

NYSC; Discharge 2012, Nasarawa State

SKILLS;
Poultry management, Fish farming, Feed formulation, Record keeping, Driving

LANGUAGES; English and Yoruba

HOBBIES; Reading, Farming, Travelling

REFREES;
Dr. Tunde Akanbi, Durante Fish and Poultry Farm, 08020011223
Mr. Wale Oni, CHI Farms Ltd, 08020011224
`,
    name: "Samuel Oluwafemi Adedeji",
    phone: "+234 803 559 0012",
    email: "femiadedeji@example.com",
    summary: "To contribute my quota",
    jobs: [
      "Farm Manager | Durante Fish and Poultry Farm | 2019-08 | present",
      "Assisstant Farm Manager | CHI Farms Ltd | 2014-09 | 2019-07",
      "Extention Officer(Contract) || Extention Officer (Contract) || Extention Officer | OYSADEP || OYSADEP, Saki zone | 2012 | 2014",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    courses: [
      "HND | Animal Production | Federal College of Animal Health and Production Technology || Federal College of Animal Health and Production Technology, Moor Plantation | 2011",
      "OND | Agricultural Technology | Oyo State College of Agriculture || Oyo State College of Agriculture, Igboora | 2008",
      "SSCE |  | Moniya High School | 2004",
    ],
    nysc: "discharged |  | Nasarawa || Nasarawa State | || 2012 | 2012 ||",
    skills: ["Poultry management", "Fish farming", "Feed formulation", "Record keeping", "Driving"],
    languages: ["English", "Yoruba"],
    referees: ["Dr. Tunde Akanbi || Tunde Akanbi", "Mr. Wale Oni || Wale Oni"],
  },
  {
    id: "retired warrant officer with a break in his career",
    text: `MWO (Rtd) DAVID PAM GYANG

Rayfield, Jos, Plateau State, Nigeria
davidgyang@example.com
08069011277

Objective
Logistics, security or fleet role in the private sector after 22 years of disciplined service.

Employment

Fleet and Security Coordinator | Grand Cereals Limited, Jos
Harmattan season of 2023 (contract), renewed January 2024 to Present
• Controls 64 haulage trucks and 110 drivers
• Cut diesel losses by half within 6 months

Career break | July 2021 – December 2022
Cared for my father and built a house at Kuru

Nigerian Army (1999 – 2021)

Master Warrant Officer, Supply and Transport, 3 Division, Jos | 2016 – 2021
• Managed fuel, rations and 140 vehicles
• Set up the transit camp store at Bukuru in 2018

Staff Sergeant, UNMIL Peacekeeping, Monrovia, Liberia | 2010 – 2012
• Convoy commander on the Gbarnga route

Soldier to Sergeant, various units | 1999 – 2010

Education
National Open University of Nigeria, B.Sc. Criminology and Security Studies, 2018
Nigerian Army School of Supply and Transport, Advanced Course, 2014
Government Secondary School, Gindiri, SSCE, 1997

Decorations
UN Medal (UNMIL), 2011
Forces Service Star, 2014

Skills
Fleet management; Warehousing; Defensive driving; Report writing

Languages
Berom; Hausa; English

Referee
Col. (Rtd) Sati Dung, Jos, 08030090071
`,
    name: "David Pam Gyang || MWO (Rtd) David Pam Gyang || Mwo (Rtd) David Pam Gyang",
    phone: "+234 806 901 1277",
    email: "davidgyang@example.com",
    summary: "Logistics, security or fleet role",
    jobs: [
      "Fleet and Security Coordinator | Grand Cereals Limited | ? | present",
      "Master Warrant Officer || Master Warrant Officer, Supply and Transport || Master Warrant Officer, Supply and Transport, 3 Division | Nigerian Army | 2016 | 2021",
      "Staff Sergeant || Staff Sergeant, UNMIL Peacekeeping | Nigerian Army | 2010 | 2012",
      "Soldier to Sergeant || Soldier to Sergeant, various units | Nigerian Army | 1999 | 2010",
    ],
    highlights: [2, 2, 1, 0],
    siwes: [],
    nysc: "",
    courses: [
      "B.Sc. | Criminology and Security Studies | National Open University of Nigeria | 2018",
      "Advanced Course |  | Nigerian Army School of Supply and Transport | 2014",
      "SSCE |  | Government Secondary School | 1997",
    ],
    skills: ["Fleet management", "Warehousing", "Defensive driving", "Report writing"],
    languages: ["Berom", "Hausa", "English"],
    referees: ["Col. (Rtd) Sati Dung || Sati Dung"],
  },
];
