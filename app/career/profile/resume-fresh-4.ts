import type { FreshResume } from "./resume-fresh";

/** Brand, clinic, sewing room, ledger, lab, workshop, bike, ministry, pipeline, hotel, code and aid: the files as their programs give them. */
export const FRESH_4: FreshResume[] = [
  {
    id: "brand manager, LinkedIn export with the sidebar first",
    text: `Contact
Lekki Phase 1, Lagos
+2348055513307 (Mobile)
ifeanyi.obiora@example.com

www.linkedin.com/in/ifeanyi-
obiora-b41a7712 (LinkedIn)
ifeanyiobiora.example.com
(Portfolio)

Top Skills
Brand Management
Trade Marketing
Route to Market

Languages
English (Native or Bilingual)
Igbo (Native or Bilingual)
Yoruba (Limited Working)

Certifications
Google Analytics Certification
Certified Digital Marketing
Professional

Honors-Awards
Brand Team of the Year 2023

Ifeanyi Obiora, MNIMN
Senior Brand Manager at Kelvane Foods | FMCG | Juice, Dairy & Snacks
Lagos State, Nigeria

Summary
I build food and drink brands that sell in open markets as well as in
supermarkets. Over the past twelve years I have launched nine products
in Nigeria and two in Ghana, and I still visit Oke-Arin and Ariaria
markets every month.

Experience

Kelvane Foods Nigeria Limited
6 years 3 months
Senior Brand Manager
January 2023\u00a0-\u00a0Present\u00a0(3 years 11 months)
Lagos, Nigeria
- Lead a team of 5 on three juice brands worth N18.4bn a year
- Relaunched FruitaDay in 2024 with new 33cl PET; volume up 22%
- Manage the agencies (Noah's Ark, Media Fuse)

Brand Manager
September 2020\u00a0-\u00a0December 2022\u00a0(2 years 4 months)
Lagos, Nigeria
- Took Kelvane Yoghurt from launch to 11% share in 2 years
- Owned a yearly budget of N640 million

\u00a0 Page 1 of 3\u00a0

\u00a0 \u00a0

Savannah Beverages Plc
Assistant Brand Manager
March 2017\u00a0-\u00a0August 2020\u00a0(3 years 6 months)
Ibadan, Oyo State
Worked with the Group Brand Manager on malt. I ran the 2018 campus
tour in 24 universities, and prepared the monthly Nielsen review for
the Commercial Director.

Insight Grey House
2 years 7 months
Account Executive
February 2016\u00a0-\u00a0February 2017\u00a0(1 year 1 month)
Lagos

Trainee Client Service
August 2014\u00a0-\u00a0January 2016\u00a0(1 year 6 months)
Lagos

Education
Lagos Business School
Senior Management Programme, Marketing\u00a0·\u00a0(2021\u00a0-\u00a02021)

University of Nigeria, Nsukka
Bachelor of Science - BS, Marketing\u00a0·\u00a0(2008\u00a0-\u00a02012)

\u00a0 Page 2 of 3\u00a0

\u00a0 \u00a0

Federal Government College, Enugu
WASSCE\u00a0·\u00a0(2001\u00a0-\u00a02007)

\u00a0 Page 3 of 3\u00a0
`,
    name: "Ifeanyi Obiora || Ifeanyi Obiora, MNIMN",
    phone: "+234 805 551 3307",
    email: "ifeanyi.obiora@example.com",
    summary: "I build food and drink brands",
    jobs: [
      "Senior Brand Manager | Kelvane Foods Nigeria Limited | 2023-01 | present",
      "Brand Manager | Kelvane Foods Nigeria Limited | 2020-09 | 2022-12",
      "Assistant Brand Manager | Savannah Beverages Plc | 2017-03 | 2020-08",
      "Account Executive | Insight Grey House | 2016-02 | 2017-02",
      "Trainee Client Service | Insight Grey House | 2014-08 | 2016-01",
    ],
    highlights: [3, 2, null, 0, 0],
    siwes: [],
    nysc: "",
    referees: [],
    courses: [
      "Senior Management Programme | Marketing | Lagos Business School | 2021",
      "Bachelor of Science || Bachelor of Science - BS || BS | Marketing | University of Nigeria, Nsukka || University of Nigeria | 2012",
      "WASSCE | | Federal Government College, Enugu || Federal Government College | 2007",
    ],
    certificates: ["Google Analytics Certification", "Certified Digital Marketing Professional"],
    skills: ["Brand Management", "Trade Marketing", "Route to Market"],
    languages: ["English", "Igbo", "Yoruba"],
  },
  {
    id: "veterinary doctor, Europass with dates before and capital entries",
    text: `Aisha Bello Gwadabe
Date of birth: 17/05/1990 | Nationality: Nigerian | Gender: Female | Phone number:
(+234) 8067730142 (Mobile) | Email address: aisha.gwadabe@example.com |
Address: 14 Zoo Road, 700101, Kano, Nigeria (Home)

ABOUT ME
Veterinary doctor with eight years in public animal health, poultry disease control and meat
inspection, looking for a post with an international livestock programme.

WORK EXPERIENCE

02/2021 – CURRENT Kano, Nigeria
VETERINARY OFFICER I – KANO STATE MINISTRY OF AGRICULTURE
◦ Plan and supervise PPR vaccination of about 120,000 sheep and goats each year
◦ Inspect meat at Kofar Mazugal and Unguwa Uku abattoirs
◦ Report notifiable diseases to the Federal Department of Veterinary Services, Abuja

Business or Sector Public administration | Department Animal Health

01/06/2018 – 31/01/2021 Kaduna, Nigeria
FIELD VETERINARIAN – ARDO FARMS AND FEEDS LIMITED
◦ Visited 85 poultry farms in Chikun, Igabi and Kajuru
◦ Held 2019 biosecurity training for 300 farmers (sponsored by OIE)

Europass Curriculum vitae – Aisha Bello Gwadabe                                        1 / 2

11/2016 – 10/2017 Bauchi, Nigeria
CORPS VETERINARIAN (NYSC) – YANKARI GAME RESERVE CLINIC
◦ Treated wild and domestic animals under the Chief Veterinary Officer

EDUCATION AND TRAINING

2019 – 2021 Zaria, Nigeria
MASTER OF SCIENCE IN VETERINARY PUBLIC HEALTH Ahmadu Bello University
Thesis Brucellosis among abattoir workers in Kaduna State

2008 – 2015 Maiduguri, Nigeria
DOCTOR OF VETERINARY MEDICINE – University of Maiduguri
Website https://www.unimaid.edu.ng | Final grade 3.62 of 5

LANGUAGE SKILLS
Mother tongue(s): HAUSA
Other language(s):
              UNDERSTANDING          SPEAKING                        WRITING
              Listening  Reading     Spoken production  Spoken interaction
ENGLISH       C1         C2          C1                 C1                  C1
FULFULDE      B1         A2          B1                 B1                  A1
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user

DIGITAL SKILLS
Microsoft Excel | Epi Info | QGIS | KoboToolbox

DRIVING LICENCE
Driving Licence: B

Europass Curriculum vitae – Aisha Bello Gwadabe                                        2 / 2
`,
    name: "Aisha Bello Gwadabe",
    phone: "+234 806 773 0142",
    email: "aisha.gwadabe@example.com",
    summary: "Veterinary doctor with eight years",
    jobs: [
      "VETERINARY OFFICER I | KANO STATE MINISTRY OF AGRICULTURE | 2021-02 | present",
      "FIELD VETERINARIAN | ARDO FARMS AND FEEDS LIMITED | 2018-06 | 2021-01",
    ],
    maybeJobs: [
      "CORPS VETERINARIAN || CORPS VETERINARIAN (NYSC) | YANKARI GAME RESERVE CLINIC | 2016-11 | 2017-10",
    ],
    highlights: [null, 2],
    siwes: [],
    referees: [],
    courses: [
      "MASTER OF SCIENCE || MASTER OF SCIENCE IN VETERINARY PUBLIC HEALTH | VETERINARY PUBLIC HEALTH || | Ahmadu Bello University | 2021",
      "DOCTOR OF VETERINARY MEDICINE || DOCTOR | || VETERINARY MEDICINE | University of Maiduguri | 2015",
    ],
    skills: ["Microsoft Excel", "Epi Info", "QGIS", "KoboToolbox"],
    languages: ["Hausa", "English", "Fulfulde"],
  },
  {
    id: "fashion designer, Canva export with spaced-out headings",
    text: `TOLULOPE
ADEDAYO-SMART
F A S H I O N   D E S I G N E R

C O N T A C T
0902 336 7781
tolusmart.designs@example.com
Shop 17, Adeniran Ogunsanya
Mall, Surulere, Lagos
@houseoftolusmart

S K I L L S
Pattern drafting
Bridal beading
Fabric sourcing
Adobe Illustrator
Staff training

L A N G U A G E S
English
Yoruba

P R O F I L E
Creative and dependable designer who has dressed
more than 400 brides and trained 31 apprentices.
I love clean finishing and I deliver on the day I
promised.

W O R K   E X P E R I E N C E

Founder & Creative Director
House of Tolu Smart | 2020 - Present
• Design and sew bridal, aso-ebi and ready-to-wear
pieces for clients in Lagos, London and Houston
• Manage 6 tailors and a beader
• Showed a 12-piece collection at Eko Fashion Week
2023

Head of Production
Zahra & Co. Couture | 2017 - 2019
• Checked every garment before it left the factory
in Ilupeju
• Brought fabric waste down from 14% to 6%

Junior Pattern Cutter
Threads by Mope | 2015 - 2017
• Cut patterns for 3 designers

E D U C A T I O N

Diploma in Fashion Design
Yaba College of Technology
2013 - 2015

SSCE
Reagan Memorial Baptist Girls' School, Yaba
2012

A W A R D S
Emerging Designer, Surulere Fashion Fair, 2021
`,
    name: "Tolulope Adedayo-Smart",
    phone: "+234 902 336 7781",
    email: "tolusmart.designs@example.com",
    summary: "Creative and dependable designer",
    jobs: [
      "Founder & Creative Director | House of Tolu Smart | 2020 | present",
      "Head of Production | Zahra & Co. Couture | 2017 | 2019",
      "Junior Pattern Cutter | Threads by Mope | 2015 | 2017",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    nysc: "",
    referees: [],
    courses: [
      "Diploma || Diploma in Fashion Design | Fashion Design || | Yaba College of Technology | 2015",
      "SSCE | | Reagan Memorial Baptist Girls' School || Reagan Memorial Baptist Girls' School, Yaba | 2012",
    ],
    skills: ["Pattern drafting", "Bridal beading", "Fabric sourcing", "Adobe Illustrator", "Staff training"],
    languages: ["English", "Yoruba"],
  },
  {
    id: "accountant, Microsoft Word template with dates above and a repeated header",
    text: `Emeka Okwuosa, ACA
27 Abakaliki Road, GRA, Enugu · 0813 900 4426
emeka.okwuosa@example.com · linkedin.com/in/emekaokwuosa

Chartered accountant with ten years in manufacturing and audit. Known for closing the books
by the third working day and for clean tax audits. Seeking the post of Financial Controller.

EXPERIENCE
MARCH 2021 – TO DATE
FINANCE MANAGER, INNOSON AUTO PARTS LIMITED, NNEWI
Report to the Group CFO and lead nine accountants in Nnewi and Enugu.
• Closed the 2022 and 2023 FIRS tax audits with additional assessment of only N2.1m against
N96m first claimed
• Moved the ledgers from Peachtree to SAP Business One in seven months
• Negotiated a N1.5 billion working capital line with Fidelity Bank Plc
OCTOBER 2017 – FEBRUARY 2021
MANAGEMENT ACCOUNTANT, EASTERN PLASTICS INDUSTRIES LTD, ONITSHA
• Prepared product costing for 64 lines
• Introduced weekly cash forecast, which the Managing Director still uses

Emeka Okwuosa, ACA                                                                   Page 2

SEPTEMBER 2014 – SEPTEMBER 2017
AUDIT SENIOR, ONYEKA ODUM & CO. (CHARTERED ACCOUNTANTS), ENUGU
• Audited 3 microfinance banks, 2 hospitals and a brewery
• Joined as Audit Trainee; promoted Audit Senior in 2016

EDUCATION
JULY 2012
B.SC. ACCOUNTANCY, NNAMDI AZIKIWE UNIVERSITY, AWKA
Second Class Upper Division; best student in Taxation (ACC 432)
JUNE 2007
WASSCE, COLLEGE OF THE IMMACULATE CONCEPTION, ENUGU

NATIONAL SERVICE
Completed NYSC with the Office of the Auditor-General, Jos, Plateau State, 2012/2013.

SKILLS
• SAP Business One
• IFRS reporting
• Budgeting
• Tax planning
• Power BI

ACTIVITIES
Treasurer of the CIC Old Boys Association, Enugu branch, since 2019. I run half marathons and
teach bookkeeping free to traders in Ogbete market.
`,
    name: "Emeka Okwuosa || Emeka Okwuosa, ACA",
    phone: "+234 813 900 4426",
    email: "emeka.okwuosa@example.com",
    summary: "Chartered accountant with ten years",
    jobs: [
      "FINANCE MANAGER | INNOSON AUTO PARTS LIMITED || INNOSON AUTO PARTS LIMITED, NNEWI | 2021-03 | present",
      "MANAGEMENT ACCOUNTANT | EASTERN PLASTICS INDUSTRIES LTD || EASTERN PLASTICS INDUSTRIES LTD, ONITSHA | 2017-10 | 2021-02",
      "AUDIT SENIOR | ONYEKA ODUM & CO. || ONYEKA ODUM & CO || ONYEKA ODUM & CO. (CHARTERED ACCOUNTANTS) || ONYEKA ODUM & CO. (CHARTERED ACCOUNTANTS), ENUGU || ONYEKA ODUM & CO., ENUGU | 2014-09 | 2017-09",
    ],
    highlights: [null, 2, 2],
    siwes: [],
    referees: [],
    courses: [
      "B.SC. || B.SC. ACCOUNTANCY | ACCOUNTANCY || | NNAMDI AZIKIWE UNIVERSITY || NNAMDI AZIKIWE UNIVERSITY, AWKA | 2012-07 || 2012",
      "WASSCE | | COLLEGE OF THE IMMACULATE CONCEPTION || COLLEGE OF THE IMMACULATE CONCEPTION, ENUGU | 2007-06 || 2007",
    ],
    nysc: "discharged | Office of the Auditor-General || Office of the Auditor-General, Jos | Plateau || Plateau State | 2012 | 2013",
    skills: ["SAP Business One", "IFRS reporting", "Budgeting", "Tax planning", "Power BI"],
  },
  {
    id: "laboratory scientist, Google Docs template: firm, town, dash, title",
    text: `Mercy Edidiong Udofia
Medical Laboratory Scientist

9 Ikot Ekpene Road
Uyo, Akwa Ibom State
0706 118 2953
mercy.udofia@example.com

EXPERIENCE
Anchor Diagnostics, Uyo — Laboratory Scientist II
MAY 2022 - PRESENT
Run the chemistry and haematology benches on the Mindray BS-240 and
Sysmex XN-350.
Enter results on the LIS and phone critical values to the doctors.
Train IT students from UNIUYO and UNICAL.

St. Luke's Hospital, Anua — Laboratory Scientist (Contract)
JANUARY 2020 - APRIL 2022
Did malaria microscopy, widal, PCV and cross matching on night duty.
Screened 2,300 blood donors with the National Blood Service in 2021.

Federal Medical Centre, Yola — Intern Medical Laboratory Scientist
AUGUST 2017 - JULY 2018
Rotated through the four departments of the laboratory.

EDUCATION
University of Calabar, Calabar — B.MLS, Haematology and Blood Transfusion
2011 - 2016
Second Class Lower

Cornelia Connelly College, Uyo — WAEC/SSCE
2004 - 2010

NYSC
Served at General Hospital, Zuru, Kebbi State from October 2018 to
September 2019. I got the State Award for my malaria CDS project.

LICENCE
MLSCN Practising Licence (renewed January 2026)

SKILLS
Phlebotomy
Quality control
Blood banking
Westgard rules
Microsoft Excel

LANGUAGES
Ibibio, English, Efik
`,
    name: "Mercy Edidiong Udofia",
    phone: "+234 706 118 2953",
    email: "mercy.udofia@example.com",
    summary: "",
    jobs: [
      "Laboratory Scientist II | Anchor Diagnostics || Anchor Diagnostics, Uyo | 2022-05 | present",
      "Laboratory Scientist || Laboratory Scientist (Contract) | St. Luke's Hospital || St. Luke's Hospital, Anua | 2020-01 | 2022-04",
      "Intern Medical Laboratory Scientist | Federal Medical Centre || Federal Medical Centre, Yola | 2017-08 | 2018-07",
    ],
    siwes: [],
    referees: [],
    courses: [
      "B.MLS | Haematology and Blood Transfusion | University of Calabar || University of Calabar, Calabar | 2016",
      "WAEC/SSCE || WAEC || SSCE | | Cornelia Connelly College || Cornelia Connelly College, Uyo | 2010",
    ],
    nysc: "discharged | General Hospital || General Hospital, Zuru | Kebbi || Kebbi State | 2018-10 | 2019-09",
    certificates: ["MLSCN Practising Licence || MLSCN Practising Licence (renewed January 2026)"],
    skills: ["Phlebotomy", "Quality control", "Blood banking", "Westgard rules", "Microsoft Excel"],
    languages: ["Ibibio", "English", "Efik"],
  },
  {
    id: "auto electrician, cybercafe BIO-DATA numbered to the end",
    text: `CURRICULUM VITAE

1.  BIO-DATA
    (a) SURNAME:               Akpoveta
    (b) OTHER NAMES:           Godspower Ejiro
    (c) DATE OF BIRTH:         3rd March, 1989
    (d) PLACE OF BIRTH:        Ughelli
    (e) SEX:                   Male
    (f) MARITAL STATUS:        Married
    (g) NO. OF CHILDREN:       Three (3)
    (h) STATE OF ORIGIN:       Delta State
    (i) L.G.A.:                Ughelli North
    (j) RELIGION:              Christianity
    (k) CONTACT ADDRESS:       No. 18 Jakpa Road, Effurun, Delta State
    (l) PHONE NO.:             08037724190, 08129940017
    (m) E-MAIL:                godspowerakpoveta@example.com

2.  INSTITUTIONS ATTENDED WITH DATES
    (i)   Delta State Polytechnic, Ozoro                      2009 - 2011
    (ii)  Government College, Ughelli                         2001 - 2007
    (iii) Oharisi Primary School, Ughelli                     1995 - 2001

3.  QUALIFICATIONS OBTAINED WITH DATES
    (i)   National Diploma (ND) Electrical/Electronics Engineering      2011
    (ii)  West African Senior School Certificate (WASSC)                2007
    (iii) First School Leaving Certificate                              2001

4.  WORKING EXPERIENCE WITH DATES
    (i)   Name of Organization:  Rivbo Motors Nigeria Ltd, Warri
          Position Held:         Auto Electrician
          Date:                  2012 - 2016
          Duties:                Rewiring of vehicles, repair of alternators and kick starters

    (ii)  Name of Organization:  Julius Berger Nigeria Plc, Warri Yard
          Position Held:         Plant Electrician
          Date:                  2016 - 2021
          Duties:                Servicing of cranes, generators and light towers

    (iii) Name of Organization:  Setraco Nigeria Limited
          Position Held:         Senior Plant Electrician
          Date:                  2021 till date
          Duties:                Fault finding on CAT and Komatsu machines; training of helpers

5.  PROFESSIONAL CERTIFICATES
    (i)   Trade Test I, II & III (Auto Electrical), Federal Ministry of Labour      2013
    (ii)  Basic First Aid, Nigerian Red Cross                                       2018

6.  LANGUAGES SPOKEN
    English, Urhobo and Pidgin English

7.  HOBBIES
    Football, music and travelling

8.  REFEREES
    (i)   Engr. Festus Omonigho
          Plant Manager, Setraco Nigeria Limited
          08035550192

    (ii)  Pastor Andrew Ovie
          Living Word Assembly, Effurun
          08023334518

                                        _____________________
                                        AKPOVETA GODSPOWER E.
`,
    name: "Godspower Ejiro Akpoveta || Akpoveta Godspower Ejiro || Akpoveta, Godspower Ejiro",
    phone: "+234 803 772 4190",
    email: "godspowerakpoveta@example.com",
    summary: "",
    jobs: [
      "Auto Electrician | Rivbo Motors Nigeria Ltd || Rivbo Motors Nigeria Ltd, Warri | 2012 | 2016",
      "Plant Electrician | Julius Berger Nigeria Plc || Julius Berger Nigeria Plc, Warri Yard | 2016 | 2021",
      "Senior Plant Electrician | Setraco Nigeria Limited | 2021 | present",
    ],
    siwes: [],
    nysc: "",
    courses: [
      "National Diploma || National Diploma (ND) || ND | Electrical/Electronics Engineering | Delta State Polytechnic || Delta State Polytechnic, Ozoro | 2011",
      "West African Senior School Certificate || West African Senior School Certificate (WASSC) || WASSC | | Government College || Government College, Ughelli | 2007",
      "First School Leaving Certificate | | Oharisi Primary School || Oharisi Primary School, Ughelli | 2001",
    ],
    certificates: ["Trade Test I, II & III (Auto Electrical) || Trade Test I, II & III", "Basic First Aid"],
    languages: ["English", "Urhobo", "Pidgin English || Pidgin"],
    referees: ["Engr. Festus Omonigho || Festus Omonigho", "Pastor Andrew Ovie || Andrew Ovie"],
  },
  {
    id: "dispatch rider, message typed in WhatsApp with stars",
    text: `Good morning sir/ma 🙏
Pls this is my CV for the rider job

*NAME:* Musa Sunday Danjuma
*PHONE:* 07034418826 (also whatsapp)
*EMAIL:* musasunday.rider@example.com
*ADDRESS:* Gwagwalada, Abuja
*AGE:* 28

*ABOUT ME*
I have 5yrs experience as dispatch rider inside Abuja and Nasarawa. I know road well well and I have my own android phone. No accident since I start

*WORK*
✅ Swiftgo Logistics, Wuse 2
Dispatch rider
Aug 2023 till now
👉 I deliver 25 to 30 parcels everyday
👉 collecting pay on delivery cash and remit same day

✅ Jumia (through Redline contractor)
Delivery agent
2021 - 2023

✅ Mallam Idris Block Industry Gwagwalada
Driver of tipper
2019

*SCHOOL*
GSS Gwagwalada 2010-2016 SSCE (NECO)

*LICENCE*
Rider card + Drivers licence class A & E, expire 2028

*LANGUAGE*
Hausa, English, Gbagyi

*GUARANTORS*
1. Alh Idris Garba 08057712093
2. Mr Sunday Danjuma (my father) 08166240715

Thank you sir God bless
`,
    name: "Musa Sunday Danjuma",
    phone: "+234 703 441 8826",
    email: "musasunday.rider@example.com",
    summary: "I have 5yrs experience",
    jobs: [
      "Dispatch rider | Swiftgo Logistics || Swiftgo Logistics, Wuse 2 | 2023-08 | present",
      "Delivery agent | Jumia || Jumia (through Redline contractor) | 2021 | 2023",
      "Driver of tipper | Mallam Idris Block Industry || Mallam Idris Block Industry Gwagwalada | 2019 || | 2019 ||",
    ],
    highlights: [2, 0, 0],
    siwes: [],
    nysc: "",
    courses: ["SSCE || SSCE (NECO) || NECO | | GSS Gwagwalada || GSS | 2016"],
    languages: ["Hausa", "English", "Gbagyi"],
  },
  {
    id: "confidential secretary, all in capitals and dates at the left",
    text: `CURRICULUM VITAE OF MRS. COMFORT ADUNNI OGUNLEYE

CONTACT ADDRESS:  BLOCK 4, FLAT 2, FEDERAL HOUSING ESTATE, OLOMI, IBADAN, OYO STATE.
TEL:              08054410973
E-MAIL:           COMFORTOGUNLEYE@EXAMPLE.COM

PERSONAL PARTICULARS
DATE OF BIRTH:    22ND NOVEMBER, 1969
STATE OF ORIGIN:  EKITI STATE
LOCAL GOVT. AREA: IDO-OSI
NATIONALITY:      NIGERIAN
MARITAL STATUS:   WIDOWED

EDUCATIONAL INSTITUTIONS ATTENDED, CERTIFICATES OBTAINED AND DATES

1999 - 2001   THE POLYTECHNIC, IBADAN
              HIGHER NATIONAL DIPLOMA (HND) IN SECRETARIAL ADMINISTRATION - UPPER CREDIT
1990 - 1992   FEDERAL POLYTECHNIC, ADO-EKITI
              ORDINARY NATIONAL DIPLOMA (OND) IN SECRETARIAL STUDIES
1981 - 1986   AFRICAN CHURCH GRAMMAR SCHOOL, IDO-EKITI
              WEST AFRICAN SCHOOL CERTIFICATE (G.C.E. 'O' LEVEL)

RECORD OF SERVICE

FEBRUARY, 2014 TILL DATE:     CHIEF CONFIDENTIAL SECRETARY
                              OYO STATE MINISTRY OF LANDS, HOUSING AND URBAN DEVELOPMENT
                              SECRETARY TO THE PERMANENT SECRETARY. TAKES MINUTES OF THE LAND USE
                              COMMITTEE AND SUPERVISES THE TYPING POOL OF SEVEN STAFF.

AUGUST, 2005 - JANUARY, 2014: PRINCIPAL CONFIDENTIAL SECRETARY
                              OYO STATE HOSPITALS MANAGEMENT BOARD
                              KEPT THE SECRET REGISTRY AND THE DIARY OF THE EXECUTIVE SECRETARY.

MAY, 1996 - JULY, 2005:       CONFIDENTIAL SECRETARY GRADE II
                              OYO STATE HOSPITALS MANAGEMENT BOARD

MARCH, 1993 - APRIL, 1996:    TYPIST/RECEPTIONIST
                              ODU'A PRINTING COMPANY LIMITED, IBADAN

COURSES AND SEMINARS ATTENDED
1.  MODERN OFFICE TECHNOLOGY, ASCON, BADAGRY - 2008
2.  RECORDS MANAGEMENT, PUBLIC SERVICE STAFF DEVELOPMENT CENTRE, ILE-ABEWELA - 2016

SKILLS:  SHORTHAND (120 W.P.M.), TYPEWRITING (65 W.P.M.), MICROSOFT WORD, MINUTE WRITING

LANGUAGES:  ENGLISH AND YORUBA

HOBBIES:  READING, KNITTING AND CHOIR

REFEREES
1.  CHIEF (MRS.) F. O. ADEBAYO,
    RETIRED DIRECTOR OF ADMINISTRATION,
    OYO STATE CIVIL SERVICE.

2.  REVD. CANON J. A. FALADE,
    ST. PETER'S CATHEDRAL, AREMO, IBADAN.

_______________________
SIGNATURE AND DATE
`,
    name: "Comfort Adunni Ogunleye || Mrs. Comfort Adunni Ogunleye",
    phone: "+234 805 441 0973",
    email: "comfortogunleye@example.com || COMFORTOGUNLEYE@EXAMPLE.COM",
    summary: "",
    jobs: [
      "CHIEF CONFIDENTIAL SECRETARY | OYO STATE MINISTRY OF LANDS, HOUSING AND URBAN DEVELOPMENT | 2014-02 | present",
      "PRINCIPAL CONFIDENTIAL SECRETARY | OYO STATE HOSPITALS MANAGEMENT BOARD | 2005-08 | 2014-01",
      "CONFIDENTIAL SECRETARY GRADE II | OYO STATE HOSPITALS MANAGEMENT BOARD | 1996-05 | 2005-07",
      "TYPIST/RECEPTIONIST | ODU'A PRINTING COMPANY LIMITED || ODU'A PRINTING COMPANY LIMITED, IBADAN | 1993-03 | 1996-04",
    ],
    highlights: [null, null, 0, 0],
    siwes: [],
    nysc: "",
    courses: [
      "HIGHER NATIONAL DIPLOMA || HIGHER NATIONAL DIPLOMA (HND) || HND | SECRETARIAL ADMINISTRATION | THE POLYTECHNIC, IBADAN || THE POLYTECHNIC IBADAN || THE POLYTECHNIC | 2001",
      "ORDINARY NATIONAL DIPLOMA || ORDINARY NATIONAL DIPLOMA (OND) || OND | SECRETARIAL STUDIES | FEDERAL POLYTECHNIC, ADO-EKITI || FEDERAL POLYTECHNIC | 1992",
      "WEST AFRICAN SCHOOL CERTIFICATE || WEST AFRICAN SCHOOL CERTIFICATE (G.C.E. 'O' LEVEL) | | AFRICAN CHURCH GRAMMAR SCHOOL || AFRICAN CHURCH GRAMMAR SCHOOL, IDO-EKITI | 1986",
    ],
    skills: ["MICROSOFT WORD", "MINUTE WRITING"],
    languages: ["English", "Yoruba"],
    referees: [
      "CHIEF (MRS.) F. O. ADEBAYO || F. O. ADEBAYO || CHIEF F. O. ADEBAYO || CHIEF MRS. F. O. ADEBAYO || MRS. F. O. ADEBAYO",
      "REVD. CANON J. A. FALADE || J. A. FALADE || CANON J. A. FALADE",
    ],
  },
  {
    id: "welding inspector, tables with S/N columns flattened by tabs",
    text: `PATRICK TARILA EBIOWEI
QA/QC Welding Inspector
Plot 6, Okutukutu, Yenagoa, Bayelsa State
Phone: +234 (0)816 302 7754\tEmail: pt.ebiowei@example.com

PROFILE
CSWIP 3.1 inspector with over 12 years on pipelines, flow stations and tank farms in the Niger Delta, seeking a shutdown or project role onshore or offshore.

EMPLOYMENT HISTORY
S/N\tCOMPANY\tPOSITION\tPERIOD
1\tAveon Offshore Limited\tQA/QC Lead\tApr 2022 – Date
2\tDaewoo Nigeria Limited\tWelding Inspector\tNov 2017 – Mar 2022
3\tNestoil Plc\tAssistant QC Inspector\tJun 2014 – Oct 2017
4\tZakhem Construction Nig. Ltd\tFitter\t2013 – 2014

MAJOR PROJECTS
S/N\tPROJECT\tCLIENT\tYEAR
1\tAssa North – Ohaji South Gas Development, 24" export line\tSPDC\t2022 – 2024
2\tNLNG Train 7, piping prefabrication\tSaipem/Daewoo (SCD JV)\t2020 – 2022
3\tDangote Refinery crude tank farm, 2017 – 2019\tDangote\t2019
4\t48" OB3 Gas Pipeline, Lot B\tNNPC\t2015

ACADEMIC RECORD
S/N\tINSTITUTION\tQUALIFICATION\tYEAR
1\tRivers State University, Port Harcourt\tPGD Welding Engineering\t2019
2\tFederal Polytechnic of Oil and Gas, Ekowe\tHND Mechanical Engineering\t2011
3\tBishop Dimieari Grammar School, Yenagoa\tSSCE\t2004

PROFESSIONAL CERTIFICATIONS
S/N\tCERTIFICATE\tBODY\tYEAR
1\tCSWIP 3.1 Welding Inspector\tTWI\t2017
2\tASNT NDT Level II (RT, UT, MT, PT)\tASNT\t2015
3\tBOSIET\tOPITO\t2023

SSCE RESULT (NECO, JUNE/JULY 2004)
S/N\tSUBJECT\tGRADE
1\tEnglish Language\tC5
2\tMathematics\tB3
3\tPhysics\tC4
4\tChemistry\tC6
5\tBiology\tC4
6\tGeography\tB2
7\tEconomics\tC5

NYSC (discharged)\tBorno State Ministry of Works, Maiduguri\tMar 2012 – Feb 2013

REFEREES
S/N\tNAME\tADDRESS\tPHONE
1\tEngr. Preye Amakiri\tAveon Offshore Limited, Port Harcourt\t08033312260
2\tMr. Kim Sung-ho\tDaewoo Nigeria Limited, Bonny\t08099120034
`,
    name: "Patrick Tarila Ebiowei",
    phone: "+234 816 302 7754",
    email: "pt.ebiowei@example.com",
    summary: "CSWIP 3.1 inspector with over 12 years",
    jobs: [
      "QA/QC Lead | Aveon Offshore Limited | 2022-04 | present",
      "Welding Inspector | Daewoo Nigeria Limited | 2017-11 | 2022-03",
      "Assistant QC Inspector | Nestoil Plc | 2014-06 | 2017-10",
      "Fitter | Zakhem Construction Nig. Ltd | 2013 | 2014",
    ],
    highlights: [0, 0, 0, 0],
    siwes: [],
    courses: [
      "PGD | Welding Engineering | Rivers State University || Rivers State University, Port Harcourt | 2019",
      "HND | Mechanical Engineering | Federal Polytechnic of Oil and Gas || Federal Polytechnic of Oil and Gas, Ekowe | 2011",
      "SSCE | | Bishop Dimieari Grammar School || Bishop Dimieari Grammar School, Yenagoa | 2004",
    ],
    nysc: "discharged | Borno State Ministry of Works || Borno State Ministry of Works, Maiduguri | ? | 2012-03 | 2013-02",
    certificates: [
      "CSWIP 3.1 Welding Inspector",
      "ASNT NDT Level II || ASNT NDT Level II (RT, UT, MT, PT)",
      "BOSIET",
    ],
    oLevels: 7,
    referees: ["Engr. Preye Amakiri || Preye Amakiri", "Mr. Kim Sung-ho || Kim Sung-ho"],
  },
  {
    id: "hotel supervisor, told in paragraphs only",
    text: `Hadiza Ene Agbo
Housekeeping Supervisor
Karu, Nasarawa State. Telephone 0810 556 9937. hadiza.agbo@example.com

Who I am
I am a housekeeping supervisor with nine years in hotels of three to five stars. Guests remember
clean rooms, and I remember the people who clean them.

My working life
Since June 2022 I have been Housekeeping Supervisor at Nicon Garden Hotel, Abuja, where I look
after 96 rooms on four floors with a team of eleven. I write the duty roster and order linen and
chemicals from two suppliers.

From March 2019 to May 2022 I worked as Floor Supervisor with Bolton White Suites, Abuja. We won
the company's cleanest property prize in 2021.

From 2016 to 2019 I was a Room Attendant at Jos Hill View Hotel, Jos. I cleaned fourteen rooms a
day and trained new attendants.

My schooling
I hold a National Diploma in Hospitality Management from Plateau State Polytechnic, Barkin Ladi,
which I finished in 2015. Before that I was at Government Girls' Secondary School, Otukpo, and
took my WASSCE there in 2011.

Other training
In 2020 I completed the course Hygiene and Infection Control at the National Institute for
Hospitality and Tourism.

Languages I speak
Idoma, English and Hausa

People who know my work
They can be named when asked.
`,
    name: "Hadiza Ene Agbo",
    phone: "+234 810 556 9937",
    email: "hadiza.agbo@example.com",
    summary: "I am a housekeeping supervisor",
    jobs: [
      "Housekeeping Supervisor | Nicon Garden Hotel || Nicon Garden Hotel, Abuja | 2022-06 | present",
      "Floor Supervisor | Bolton White Suites || Bolton White Suites, Abuja | 2019-03 | 2022-05",
      "Room Attendant | Jos Hill View Hotel || Jos Hill View Hotel, Jos | 2016 | 2019",
    ],
    siwes: [],
    nysc: "",
    referees: [],
    courses: [
      "National Diploma | Hospitality Management | Plateau State Polytechnic || Plateau State Polytechnic, Barkin Ladi | 2015",
      "WASSCE | | Government Girls' Secondary School || Government Girls' Secondary School, Otukpo | 2011",
    ],
    languages: ["Idoma", "English", "Hausa"],
  },
  {
    id: "developer, one page with small capitals and bars",
    text: `Oluwaseun K. Bamgbose
Ibadan, Nigeria | +234 909 114 6628 | seun.bamgbose@example.com | github.com/seunbam | seunbam.example.dev

E XPERIENCE
Backend Engineer | Paylode Technologies | Remote                                      Feb. 2024 – Present
– Rewrote the settlement service in Go; nightly run went from 3 h to 11 min for 1.2M transactions
– On call one week in four; wrote the post-mortems for the 2 outages of 2025
– Mentor two interns from the HNG 11 programme
Software Engineer | Farmcrowdy Labs | Lagos                                           Oct. 2021 – Jan. 2024
– Built the farmers' USSD menu with Node.js, Redis and Africa's Talking (40,000 sessions a month)
– Replaced Paystack-only checkout with a switch over Paystack, Flutterwave and Monnify, cutting failed
payments from 9% to 3.1%
Frontend Developer (Contract) | Ministry of Education, Oyo State | Ibadan             2021
– Result checker for 600 public schools, React and Django

P ROJECTS
NaijaPostcodes | TypeScript, SQLite                                                   2023
– Open-source look-up of 3,800 postcodes, 410 stars on GitHub
Ounje | Flutter, Firebase                                                             2022
– Meal planner for local food; 5,000 downloads on Google Play

E DUCATION
University of Ibadan | B.Sc. Computer Science (4.21/5.00)                             2015 – 2020

T ECHNICAL S KILLS
Languages: Go, TypeScript, Python, SQL
Frameworks: Node.js, React, Django, Flutter
Tools: Docker, PostgreSQL, Redis, AWS, GitHub Actions

C ERTIFICATIONS
AWS Certified Developer – Associate (2024) | CKAD: Certified Kubernetes Application Developer (2025)
`,
    name: "Oluwaseun K. Bamgbose",
    phone: "+234 909 114 6628",
    email: "seun.bamgbose@example.com",
    summary: "",
    jobs: [
      "Backend Engineer | Paylode Technologies | 2024-02 | present",
      "Software Engineer | Farmcrowdy Labs | 2021-10 | 2024-01",
      "Frontend Developer || Frontend Developer (Contract) | Ministry of Education, Oyo State || Ministry of Education | 2021 || | 2021 ||",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    nysc: "",
    referees: [],
    courses: ["B.Sc. | Computer Science | University of Ibadan | 2020"],
    certificates: [
      "AWS Certified Developer – Associate || AWS Certified Developer",
      "CKAD: Certified Kubernetes Application Developer || Certified Kubernetes Application Developer",
    ],
    skills: [
      "Go",
      "TypeScript",
      "Python",
      "SQL",
      "Node.js",
      "React",
      "Django",
      "Flutter",
      "Docker",
      "PostgreSQL",
      "Redis",
      "AWS",
      "GitHub Actions",
    ],
    languages: [],
  },
  {
    id: "aid worker, long project lists and titles after the employers",
    text: `FATIMA ZARA KYARI, M.Sc., MNES
Monitoring, Evaluation, Accountability and Learning (MEAL) Specialist
Address: House 11, 202 Housing Estate, Maiduguri, Borno State
Mobile: 0803 619 2247 / 0901 770 3318
Email: fatima.kyari@example.com

PROFESSIONAL SUMMARY
MEAL specialist with eleven years in humanitarian and development programmes funded by USAID, FCDO,
ECHO and the World Bank in Borno, Adamawa and Yobe (BAY) States.

CORE COMPETENCIES
▪ Results frameworks          ▪ Survey design
▪ Data quality assessment     ▪ Third-party monitoring
▪ Report writing

PROFESSIONAL EXPERIENCE

Sahel Relief Foundation, Maiduguri                                   July 2021 to date
MEAL Manager
Projects handled:
▪ ECHO Emergency Food Security Project, Monguno and Ngala (EUR 4.2m, 2021 – 2023): set up the post-
distribution monitoring for 38,000 households
▪ FCDO Lafiya Nutrition Pilot, Yobe State (GBP 1.1m, 2022): Team Lead for the SMART survey
▪ BHA Integrated WASH and Protection, Dikwa (USD 6m, 2023 – 2025): designed the complaint and
feedback line, 14,600 calls closed
Other duties:
▪ Supervise six MEAL Officers in Maiduguri, Damaturu and Mubi

                                                                                            1 | P a g e

Fatima Zara Kyari – Curriculum Vitae

North-East Women's Initiative (NEWI), Maiduguri
Senior M&E Officer                                                   January 2019 to June 2021
▪ Led baseline and endline of the World Bank MCRP livelihood grants (2019, 2020) with 2,400
respondents
▪ Trained 45 enumerators on KoboCollect
M&E Officer                                                          August 2016 to December 2018
▪ Kept the indicator tracking table of the USAID "Education Crisis Response" project, 2016 – 2017
▪ Wrote quarterly reports to Creative Associates International

Yobe State Primary Health Care Development Agency, Damaturu          2014 to 2016
Data Clerk
▪ Entered DHIS2 data for 17 LGAs
▪ Supported the Polio Emergency Operations Centre in the December 2015 round

EDUCATION
M.Sc. Development Studies                                            2018
University of Maiduguri
B.Sc. Statistics (Second Class Upper)                                2012
Bayero University, Kano

                                                                                            2 | P a g e

Fatima Zara Kyari – Curriculum Vitae

Senior School Certificate                                            2006
Federal Government Girls' College, Potiskum

YOUTH SERVICE
Central Bank of Nigeria, Calabar, Cross River State                  November 2012 to October 2013

TRAININGS AND CERTIFICATIONS
▪ PMD Pro Level 1, APMG International, 2017
▪ Core Humanitarian Standard, CHS Alliance, 2020

CONSULTANCIES AND PUBLICATIONS
▪ Kyari F. Z. & Musa B. (2020). Women's savings groups after conflict. Borno Journal of Development 4(2)

LANGUAGES
Kanuri (mother tongue), Hausa (fluent), English (fluent), Shuwa Arabic (fair)

REFEREES
Dr. Bukar Modu                                  Ms. Ruth Wakawa
Country Director                                Programme Director
Sahel Relief Foundation                         North-East Women's Initiative
0802 440 1185                                   0806 218 7790
`,
    name: "Fatima Zara Kyari || Fatima Zara Kyari, M.Sc., MNES",
    phone: "+234 803 619 2247",
    email: "fatima.kyari@example.com",
    summary: "MEAL specialist with eleven years",
    jobs: [
      "MEAL Manager | Sahel Relief Foundation || Sahel Relief Foundation, Maiduguri | 2021-07 | present",
      "Senior M&E Officer | North-East Women's Initiative || North-East Women's Initiative (NEWI) || North-East Women's Initiative (NEWI), Maiduguri | 2019-01 | 2021-06",
      "M&E Officer | North-East Women's Initiative || North-East Women's Initiative (NEWI) || North-East Women's Initiative (NEWI), Maiduguri | 2016-08 | 2018-12",
      "Data Clerk | Yobe State Primary Health Care Development Agency || Yobe State Primary Health Care Development Agency, Damaturu | 2014 | 2016",
    ],
    highlights: [null, 2, 2, 2],
    siwes: [],
    courses: [
      "M.Sc. | Development Studies | University of Maiduguri | 2018",
      "B.Sc. | Statistics | Bayero University || Bayero University, Kano | 2012",
      "Senior School Certificate | | Federal Government Girls' College || Federal Government Girls' College, Potiskum | 2006",
    ],
    nysc: "discharged || ? | Central Bank of Nigeria || Central Bank of Nigeria, Calabar | Cross River || Cross River State | 2012-11 | 2013-10",
    certificates: ["PMD Pro Level 1", "Core Humanitarian Standard"],
    skills: [
      "Results frameworks",
      "Survey design",
      "Data quality assessment",
      "Third-party monitoring",
      "Report writing",
    ],
    languages: ["Kanuri", "Hausa", "English", "Shuwa Arabic"],
    referees: ["Dr. Bukar Modu || Bukar Modu", "Ms. Ruth Wakawa || Ruth Wakawa"],
  },
];
