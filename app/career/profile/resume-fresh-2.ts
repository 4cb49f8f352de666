import type { FreshResume } from "./resume-fresh";

/** Schools, churches, markets, ministries, call centres and kitchens. */
export const FRESH_2: FreshResume[] = [
  {
    id: "teacher who tells her career with titles of her own",
    text: `MRS. IFEOMA PATIENCE OBIORA (NEE NWEKE)
Plot 9, Federal Housing Estate, Trans-Ekulu, Enugu.  |  0803 777 2145  |  ifeomaobiora@example.com

PERSONAL STATEMENT
A TRCN certified Mathematics teacher who has brought WASSCE credit passes from 54% to 91% in five years.

ACADEMIC LAURELS
B.Sc. (Ed.) Mathematics - Enugu State University of Science and Technology - 2010 - Second Class Upper
NCE Mathematics/Physics - Federal College of Education, Eha-Amufu - 2005
SSCE (NECO) - Girls' High School, Awkunanaw - 2001

CAREER PROGRESSION
Head of Department, Mathematics – Spring of Life International School, Enugu (Sept. 2018 – Present)
• Coordinates seven teachers and vets all lesson notes
• Coached the team that came 2nd in the 2023 Cowbellpedia state finals
• Introduced weekly tests; failures in JSS3 fell to 4 in 2022

Mathematics Teacher – Shalom Academy, Nsukka (Sept. 2012 – July 2018)
• Taught SS1 – SS3 and prepared candidates for WAEC, NECO and JAMB
• Form teacher and examination officer, 2015 – 2018

Class Teacher (Primary 5) – Udoka Nursery & Primary School, Enugu (2006 – 2008)

SERVICE TO FATHERLAND
Government Day Secondary School, Gashua, Yobe State – NYSC – 2011/2012

LICENCES & WORKSHOPS
Teachers Registration Council of Nigeria (TRCN), 2013
Google Certified Educator Level 1, 2021

O' LEVEL RESULT (NECO, 2001)
Mathematics A1
English Language C4
Physics B3
Chemistry C5
Biology C6
Igbo B2

SKILLS: Lesson planning, Classroom management, Google Classroom, Smart board

REFEREES
Rev. Sr. Mary Claret Ude, Principal, Spring of Life International School, 08035550011
Mr. C. C. Ani, Vice Principal, Shalom Academy, 08065550012
`,
    name: "Mrs. Ifeoma Patience Obiora || Ifeoma Patience Obiora || Ifeoma Patience Obiora (nee Nweke) || Mrs. Ifeoma Patience Obiora (nee Nweke) || Ifeoma Patience Obiora (Nee Nweke) || Mrs. Ifeoma Patience Obiora (Nee Nweke)",
    phone: "+234 803 777 2145",
    email: "ifeomaobiora@example.com",
    summary: "A TRCN certified Mathematics teacher",
    jobs: [
      "Head of Department, Mathematics || Head of Department | Spring of Life International School | 2018-09 | present",
      "Mathematics Teacher | Shalom Academy | 2012-09 | 2018-07",
      "Class Teacher (Primary 5) || Class Teacher | Udoka Nursery & Primary School | 2006 | 2008",
    ],
    highlights: [3, 2, 0],
    siwes: [],
    courses: [
      "B.Sc. (Ed.) | Mathematics | Enugu State University of Science and Technology | 2010",
      "NCE | Mathematics/Physics | Federal College of Education || Federal College of Education, Eha-Amufu | 2005",
      "SSCE (NECO) || SSCE |  | Girls' High School || Girls' High School, Awkunanaw | 2001",
    ],
    nysc: "discharged || | Government Day Secondary School || Government Day Secondary School, Gashua | Yobe || Yobe State | 2011 | 2012",
    certificates: [
      "Teachers Registration Council of Nigeria (TRCN) || Teachers Registration Council of Nigeria",
      "Google Certified Educator Level 1",
    ],
    oLevels: 6,
    skills: ["Lesson planning", "Classroom management", "Google Classroom", "Smart board"],
    referees: ["Rev. Sr. Mary Claret Ude", "Mr. C. C. Ani || C. C. Ani"],
  },
  {
    id: "pastor who also keeps accounts",
    text: `CURRICULUM VITAE OF PASTOR BABATUNDE EMMANUEL OGUNLEYE

Address:      21, Ajayi Crescent, Sango-Ota, Ogun State
Mobile:       08023340091
Email:        pastorogunleye@example.org

Summary of Experience
Over 20 years in Christian ministry combined with secular work in accounts. Known for integrity, team building and counselling.

Ministerial Experience

Zonal Pastor, The Redeemed Christian Church of God, Ogun Province 3
2016 to date
- Oversees 11 parishes and their pastors
- Built the zonal headquarters auditorium, dedicated in 2021

Parish Pastor, RCCG Victory Parish, Ijoko
2008 to 2016
- Grew membership from 40 to 310

Secular Experience

Accountant, Olu-Ibukun Farms Limited, Ota
2010 to date
- Prepares payroll for 65 staff and remits PAYE to OGIRS
- Files VAT with FIRS; no penalty since 2019

Accounts Clerk, Nestle Nigeria Plc, Agbara Factory
2003 to 2010
- Posted invoices and matched delivery notes

Education and Theological Training
Redeemed Christian Bible College, Diploma in Theology, 2006
Yaba College of Technology, HND Accountancy, 2002
Yaba College of Technology, OND Accountancy, 1999
Baptist Boys' High School, Abeokuta, WASC, 1996

Family
Married with three children

Languages
Yoruba, English, Egun

Reference
Pastor J. A. Alalade, Provincial Pastor, RCCG Ogun Province 3, 08030040050
Mrs. Bukola Shittu, Managing Director, Olu-Ibukun Farms Limited, 08050040051
`,
    name: "Pastor Babatunde Emmanuel Ogunleye || Babatunde Emmanuel Ogunleye",
    phone: "+234 802 334 0091",
    email: "pastorogunleye@example.org",
    summary: "Over 20 years in Christian ministry",
    jobs: [
      "Zonal Pastor | The Redeemed Christian Church of God || The Redeemed Christian Church of God, Ogun Province 3 | 2016 | present",
      "Parish Pastor | RCCG Victory Parish | 2008 | 2016",
      "Accountant | Olu-Ibukun Farms Limited | 2010 | present",
      "Accounts Clerk | Nestle Nigeria Plc || Nestle Nigeria Plc, Agbara Factory | 2003 | 2010",
    ],
    highlights: [2, 1, 2, 1],
    siwes: [],
    nysc: "",
    courses: [
      "Diploma | Theology | Redeemed Christian Bible College | 2006",
      "HND | Accountancy | Yaba College of Technology | 2002",
      "OND | Accountancy | Yaba College of Technology | 1999",
      "WASC |  | Baptist Boys' High School | 1996",
    ],
    languages: ["Yoruba", "English", "Egun"],
    referees: ["Pastor J. A. Alalade || J. A. Alalade", "Mrs. Bukola Shittu || Bukola Shittu"],
  },
  {
    id: "trader with years away, wants an office",
    text: `Chinwe "Chichi" Anyanwu
15 Faulks Road Aba Abia State
Tel 08068812290
chichianyanwu@example.com

Objective
I want to work as store keeper, sales supervisor or procurement assistant where I will use my experience in the market

My Experience

Self Employed – Trader in children wears, Ariaria International Market, Aba
January 2020 till present
I buy from Lagos and China and sell in wholesale
I have two sales girls under me
My customers come from Cameroon, Uyo and Calabar

2017 - 2019 I was at home to nurse my twins

Store Keeper with Guinness Nigeria Plc depot (Okpara Ventures)
March 2013 to Dec 2016
Receiving of goods from the factory and checking of waybill
Keeping of bin card
Stock taking with the auditors from Lagos every December

Sales Representative, Okin Biscuits
2011-2012
Supply shops in Aba and Umuahia

My Education
Abia State Polytechnic Aba, ND Business Administration 2010
Girls Secondary School Abayi 2006 SSCE

Computer Skills
Microsoft Excel
Sage 50

Languages
Igbo
English

Referees
Mr Okpara Chima
Okpara Ventures, Aba
08033340001

Mrs Ada Nwosu
Class teacher, Abayi
08033340002
`,
    name: 'Chinwe "Chichi" Anyanwu',
    phone: "+234 806 881 2290",
    email: "chichianyanwu@example.com",
    summary: "I want to work as store keeper",
    jobs: [
      "Trader in children wears || Trader || Self Employed – Trader in children wears | Self Employed || Ariaria International Market || | 2020-01 | present",
      "Store Keeper | Guinness Nigeria Plc depot (Okpara Ventures) || Guinness Nigeria Plc depot | 2013-03 | 2016-12",
      "Sales Representative | Okin Biscuits | 2011 | 2012",
    ],
    highlights: [3, 3, 1],
    siwes: [],
    nysc: "",
    courses: [
      "ND | Business Administration | Abia State Polytechnic Aba || Abia State Polytechnic | 2010",
      "SSCE |  | Girls Secondary School Abayi || Girls Secondary School | 2006",
    ],
    skills: ["Microsoft Excel", "Sage 50"],
    languages: ["Igbo", "English"],
    referees: ["Mr Okpara Chima || Okpara Chima", "Mrs Ada Nwosu || Ada Nwosu"],
  },
  {
    id: "civil servant, one ministry and many grades",
    text: `                         CURRICULUM VITAE

1.  NAME:                    Musa Abdullahi GARBA, fnim
2.  DATE OF BIRTH:           12th December, 1971
3.  STATE OF ORIGIN:         Katsina
4.  LGA:                     Funtua
5.  DATE OF FIRST APPT:      3rd May, 1999
6.  PRESENT RANK:            Deputy Director (Admin), GL 16
7.  E-MAIL/PHONE:            magarba@example.gov.ng; 08036610079
8.  CONTACT ADDRESS:         Federal Ministry of Works, Mabushi, Abuja

9.  EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES
    (i)    Ahmadu Bello University, Zaria                1992 – 1997
    (ii)   Government College, Funtua                    1984 – 1990
    (iii)  Tudun Iya Primary School, Funtua              1978 – 1984

10. QUALIFICATIONS OBTAINED WITH DATES
    (i)    Master in Public Administration (MPA)         2006
    (ii)   B.Sc. (Hons) Political Science                1997
    (iii)  GCE O'Level                                   1990

11. WORKING EXPERIENCE
    2020 to date     Deputy Director (Administration), Federal Ministry of Works, Abuja
                     - Heads the Appointment, Promotion and Discipline Division
                     - Secretary, Senior Staff Committee since 2021
    2014 – 2020      Assistant Director, Federal Ministry of Health, Abuja
                     - Coordinated the 2016 biometric capture of 3,200 officers
    2009 – 2014      Chief Administrative Officer, Office of the Head of the Civil Service of the Federation
    1999 – 2009      Administrative Officer II to Assistant Chief Administrative Officer, Federal Ministry of Agriculture, Kaduna Office

12. COURSES ATTENDED
    (i)    Senior Management Course, ASCON Badagry, 2015
    (ii)   Performance Management, Public Service Institute of Nigeria, 2019

13. NYSC:  Oyo State, 1997/98

14. HOBBIES:  Farming and Reading

15. REFEREES:
    (a)  Alh. Lawal Bature, Director (Rtd), 08037770100
    (b)  Barr. Grace Ochefu, Federal Ministry of Works, 08037770101
`,
    name: "Musa Abdullahi Garba || Musa Abdullahi Garba, fnim || Musa Abdullahi Garba, FNIM || Musa Abdullahi Garba fnim",
    phone: "+234 803 661 0079",
    email: "magarba@example.gov.ng",
    summary: "",
    jobs: [
      "Deputy Director (Administration) | Federal Ministry of Works | 2020 | present",
      "Assistant Director | Federal Ministry of Health | 2014 | 2020",
      "Chief Administrative Officer | Office of the Head of the Civil Service of the Federation | 2009 | 2014",
      "Administrative Officer II to Assistant Chief Administrative Officer | Federal Ministry of Agriculture || Federal Ministry of Agriculture, Kaduna Office | 1999 | 2009",
    ],
    highlights: [2, 1, 0, 0],
    siwes: [],
    nysc: "? |  | Oyo || Oyo State | 1997 | 1998",
    referees: ["Alh. Lawal Bature || Lawal Bature", "Barr. Grace Ochefu || Grace Ochefu"],
  },
  {
    id: "chartered accountant whose bullets name years and firms",
    text: `Olumide Adekunle Fashola, ACA
Finance Manager

Gbagada, Lagos | olumide.fashola@example.com | +234 802 990 1127 | linkedin.com/in/olumidefashola

PROFESSIONAL SUMMARY
Chartered accountant with 11 years in FMCG, audit and manufacturing. I close the books in 4 working days and speak plainly to people who are not accountants.

CORE COMPETENCIES
Financial reporting (IFRS) | Budgeting and forecasting | Tax planning | SAP S/4HANA | Power BI | Treasury

PROFESSIONAL EXPERIENCE

Finance Manager | PZ Cussons Nigeria Plc | Ilupeju, Lagos | July 2020 – Present
• Cut month-end close from 9 days to 4 between 2020 and 2022
• Raised N3.5bn commercial paper with Access Bank and Stanbic IBTC in March 2023
• Led the 2021 migration to SAP S/4HANA with consultants from Deloitte
• Manage a team of 7 (2 Assistant Managers, 4 Accountants and 1 intern)

Senior Accountant | Chi Limited | Isolo, Lagos | Aug. 2017 – June 2020
• Recovered N84m of withholding tax credit notes from FIRS
• Management Accountant (Acting) for 5 months in 2019
• Reviewed trade discounts of 42 key distributors, Coca-Cola integration inclusive

Audit Senior | PricewaterhouseCoopers | Victoria Island, Lagos | Oct. 2013 – July 2017
• Led audits of Fidson, Honeywell Flour Mills and two pension managers
• Trained 25 associates for the West Africa market area in 2016

EDUCATION

University of Ibadan | B.Sc. Economics, Second Class Upper | 2011
Mayflower School, Ikenne | WASSCE | 2006

NYSC

Completed at Kaduna State Board of Internal Revenue, Kaduna State | 2012 – 2013

CERTIFICATIONS

Associate Chartered Accountant (ACA) | ICAN | 2015
Associate, Chartered Institute of Taxation of Nigeria | CITN | 2018
Financial Modelling & Valuation Analyst (FMVA) | Corporate Finance Institute | 2021

AWARDS

Best Finance Business Partner | PZ Cussons Africa | 2022
`,
    name: "Olumide Adekunle Fashola || Olumide Adekunle Fashola, ACA",
    phone: "+234 802 990 1127",
    email: "olumide.fashola@example.com",
    summary: "Chartered accountant with 11 years",
    jobs: [
      "Finance Manager | PZ Cussons Nigeria Plc | 2020-07 | present",
      "Senior Accountant | Chi Limited | 2017-08 | 2020-06",
      "Audit Senior | PricewaterhouseCoopers | 2013-10 | 2017-07",
    ],
    highlights: [4, 3, 2],
    siwes: [],
    courses: ["B.Sc. | Economics | University of Ibadan | 2011", "WASSCE |  | Mayflower School | 2006"],
    nysc: "discharged | Kaduna State Board of Internal Revenue | Kaduna || Kaduna State | 2012 | 2013",
    certificates: [
      "Associate Chartered Accountant (ACA)",
      "Associate, Chartered Institute of Taxation of Nigeria",
      "Financial Modelling & Valuation Analyst (FMVA)",
    ],
    skills: [
      "Financial reporting (IFRS)",
      "Budgeting and forecasting",
      "Tax planning",
      "SAP S/4HANA",
      "Power BI",
      "Treasury",
    ],
  },
  {
    id: "cleaner who tells everything in the first person",
    text: `My name is Comfort Ene Agada. I am 34 years old from Otukpo in Benue State. I live at 6 Karu Site, Abuja. My phone number is 07035529914.

WORK I HAVE DONE

Cleaner – Rockview Hotel, Wuse 2 – 2019 to 2023
I cleaned rooms, washed bedsheets and arranged the laundry.

House help/Nanny – Family of Dr. Adeniyi, Gwarinpa – 2015 to 2019
I took care of three children and cooked for the house.

Office Cleaner – Jani-King Services (at NNPC Towers) – 2012 to 2015
I cleaned 2 floors every morning before 7am.

MY SCHOOL
St. Anne's Secondary School, Otukpo – 2008

LANGUAGES I SPEAK
Idoma, Hausa, English

PEOPLE WHO KNOW ME
Mr. Felix Odeh, House Keeper, Rockview Hotel – 08039990021
Dr. (Mrs.) Adeniyi – 08039990022
`,
    name: "Comfort Ene Agada",
    phone: "+234 703 552 9914",
    jobs: [
      "Cleaner | Rockview Hotel | 2019 | 2023",
      "House help/Nanny | Family of Dr. Adeniyi | 2015 | 2019",
      "Office Cleaner | Jani-King Services || Jani-King Services (at NNPC Towers) | 2012 | 2015",
    ],
    highlights: [null, null, null],
    siwes: [],
    nysc: "",
    courses: [" |  | St. Anne's Secondary School | 2008"],
    languages: ["Idoma", "Hausa", "English"],
    referees: ["Mr. Felix Odeh || Felix Odeh", "Dr. (Mrs.) Adeniyi"],
  },
  {
    id: "call centre agent lent to telecoms firms",
    text: `Peace Osariemen Igbinedion
📍 Ugbowo, Benin City, Edo State
📞 0814 220 6631
✉️ peace.igbinedion@example.com

🎯 CAREER SUMMARY
Customer experience officer with 5 years' experience in inbound, outbound and social media support. Calm with angry customers.

💼 WORK EXPERIENCE

CUSTOMER EXPERIENCE OFFICER
iSON Xperiences (Outsourced to Airtel Nigeria), Ibadan
Nov 2021 – Present
✔ Resolve an average of 110 calls a day with 93% satisfaction
✔ Moved from Voice to Social Media desk in Jan 2023
✔ Named Agent of the Month in June 2022 and May 2023

CUSTOMER SERVICE REPRESENTATIVE
Communication Network Support Services (CNSSL) for MTN, Benin City
Feb 2019 – Oct 2021
✔ Handled SIM swap, data and billing complaints
✔ Escalated network issues to MTN Lagos

SALES PROMOTER (CONTRACT)
Insight Redefini for Nestlé Golden Morn
Jun 2018 – Dec 2018
✔ Sampled product in 30 schools

🎓 EDUCATION
University of Benin
B.A. English and Literature (2.2)
2013 – 2017

Idia College, Benin City
WAEC
2006 – 2012

🇳🇬 NYSC
Discharged, 2018
Batch A, Ekiti State. PPA: Ado-Ekiti Local Government Secretariat

🛠 SKILLS
CRM (Zendesk, Salesforce) • Complaint handling • Typing 55wpm • Telesales

🗣 LANGUAGES
English – Fluent
Bini – Native
Yoruba – Basic
`,
    name: "Peace Osariemen Igbinedion",
    phone: "+234 814 220 6631",
    email: "peace.igbinedion@example.com",
    summary: "Customer experience officer with 5 years' experience",
    jobs: [
      "CUSTOMER EXPERIENCE OFFICER | iSON Xperiences (Outsourced to Airtel Nigeria) || iSON Xperiences | 2021-11 | present",
      "CUSTOMER SERVICE REPRESENTATIVE | Communication Network Support Services (CNSSL) for MTN || Communication Network Support Services (CNSSL) || Communication Network Support Services | 2019-02 | 2021-10",
      "SALES PROMOTER (CONTRACT) || SALES PROMOTER | Insight Redefini for Nestlé Golden Morn || Insight Redefini | 2018-06 | 2018-12",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    courses: ["B.A. | English and Literature | University of Benin | 2017", "WAEC |  | Idia College | 2012"],
    nysc: "discharged | Ado-Ekiti Local Government Secretariat | Ekiti || Ekiti State | ? | 2018",
    skills: ["Complaint handling", "Telesales"],
    languages: ["English", "Bini", "Yoruba"],
  },
  {
    id: "chef, stars for bullets and no empty line",
    text: `CHEF AUGUSTINE OJO MOMOH
08109923345 | chefaustin@example.com | Wuye, Abuja
PROFILE
Continental and African chef, ten years on the line, HACCP trained.
EXPERIENCE
Sous Chef
Transcorp Hilton Abuja
June 2019 - Present
* Run the hot kitchen with 12 cooks
* Planned the menu for the 2022 Nigerian Bar Association dinner (900 guests)
* Food cost down to 29%
Chef de Partie
Sheraton Abuja Hotel
April 2015 - May 2019
* Grill and sauce section
* Trained interns from University of Abuja
Commis Chef
Bolton White Apartments, Wuse Zone 7
2013 - 2015
* Prepared breakfast buffet
Kitchen Steward
Agura Hotel
2012
* Washed pots and kept the store
EDUCATION
Auchi Polytechnic, Auchi
ND Hotel and Catering Management
2011
CERTIFICATES
Red Dish Chronicles Culinary School, Professional Diploma, 2014
HACCP Level 3, Highfield, 2020
SKILLS
Butchery
Pastry basics
Menu costing
Kitchen hygiene
REFERENCES
Available on request
`,
    name: "Chef Augustine Ojo Momoh || Augustine Ojo Momoh",
    phone: "+234 810 992 3345",
    email: "chefaustin@example.com",
    summary: "Continental and African chef",
    jobs: [
      "Sous Chef | Transcorp Hilton Abuja | 2019-06 | present",
      "Chef de Partie | Sheraton Abuja Hotel | 2015-04 | 2019-05",
      "Commis Chef | Bolton White Apartments | 2013 | 2015",
      "Kitchen Steward | Agura Hotel | 2012 || | 2012 ||",
    ],
    highlights: [3, 2, 1, 1],
    siwes: [],
    nysc: "",
    courses: ["ND | Hotel and Catering Management | Auchi Polytechnic | 2011"],
    skills: ["Butchery", "Pastry basics", "Menu costing", "Kitchen hygiene"],
    referees: [],
  },
  {
    id: "data analyst, exported page by page with the lines cut",
    text: `HALIMA ABUBAKAR SADIQ
Data Analyst                                                     Kano, Nigeria
halima.sadiq@example.com  +234 (0)7061148820  github.com/halimasadiq

SUMMARY
Statistics graduate who turns untidy spreadsheets into decisions.
Comfortable with SQL, Python and Power BI, and with explaining a
chart to a board.

EXPERIENCE
Data Analyst, Sterling Development Initiative                    Kano, Nigeria
01/2023 – Present
•  Built a Power BI dashboard that tracks 48 primary health centres
   in Kano, Jigawa and Katsina
•  Automated monthly DHIS2 reports with Python, saving 3 days each
   month
•  Presented findings to UNICEF and the State Ministry of Health in
   November 2023
Data Entry Intern, Mallam Aminu Kano Teaching Hospital           Kano, Nigeria
06/2022 – 12/2022
•  Cleaned 11,000 patient records in Excel
                                                                             1

HALIMA ABUBAKAR SADIQ                                            Curriculum Vitae
PROJECTS
Kano Rainfall Explorer
•  Streamlit app of 30 years of NiMet rainfall data
Fuel Price Watch
•  Scrapes NBS price watch and plots it by state

EDUCATION
B.Sc. Statistics (Second Class Upper Division)                   2016 – 2020
Bayero University Kano
Senior School Certificate                                        2009 – 2015
Kano Capital School

NYSC
Corps Member, National Bureau of Statistics, Lokoja, Kogi State  04/2021 – 03/2022
•  Collected household data for the NLSS survey

CERTIFICATIONS
Google Data Analytics Professional Certificate (Coursera, 2022)
Microsoft PL-300: Power BI Data Analyst (2023)

TECHNICAL SKILLS
Languages: Python, SQL, R
Tools: Power BI, Excel, DHIS2, Git

LANGUAGES
Hausa (native), English (fluent), Arabic (reading)
                                                                             2
`,
    name: "Halima Abubakar Sadiq",
    phone: "+234 706 114 8820",
    email: "halima.sadiq@example.com",
    summary: "Statistics graduate who turns untidy spreadsheets into decisions.",
    jobs: ["Data Analyst | Sterling Development Initiative | 2023-01 | present"],
    highlights: [3],
    maybeJobs: ["Data Entry Intern | Mallam Aminu Kano Teaching Hospital | 2022-06 | 2022-12"],
    courses: [
      "B.Sc. | Statistics | Bayero University Kano || Bayero University | 2020",
      "Senior School Certificate |  | Kano Capital School | 2015",
    ],
    nysc: "discharged || | National Bureau of Statistics || National Bureau of Statistics, Lokoja | Kogi || Kogi State | 2021-04 | 2022-03",
    certificates: [
      "Google Data Analytics Professional Certificate",
      "Microsoft PL-300: Power BI Data Analyst",
    ],
    skills: ["Python", "SQL", "R", "Power BI", "Excel", "DHIS2", "Git"],
    languages: ["Hausa", "English", "Arabic"],
  },
  {
    id: "electrician with trade tests",
    text: `NAME: KAZEEM ADISA LAWAL
PHONE NO: 08034419920
HOME ADDRESS: NO 3 ISALE AGO COMPOUND, OSOGBO OSUN STATE
EMAIL: lawalkazeem@example.com
DATE OF BIRTH: 10-04-1988
SEX: MALE
STATE: OSUN

AIM
To work as electrical technician in any good company

EDUCATION AND DATES
Government Technical College, Osogbo 2002-2008
NABTEB 2008
Baptist Day School Osogbo 1996-2002
First Leaving Cert. 2002
Trade Test 1, 2 and 3 (Electrical Installation) 2012

WHERE I HAVE WORKED
(1) IBEDC Osogbo, Technical Staff (Contract) 2019 till date
Duty: faults clearing on 11kv and 0.415kv line
Duty: connection of new customer meter
(2) Prism Steel Mills Ikirun, Electrician, 2014 - 2019
Duty: maintenance of motor and panel
Duty: rewinding of coil
(3) De-Lawal Electrical Works Osogbo, Owner, 2010 - 2014
Duty: house wiring
Duty: repair of generator and inverter

WHAT I KNOW
House wiring
Industrial wiring
Solar and inverter installation
Motor rewinding

LANGUAGE SPOKEN
Yoruba and English

HOBBY: Football

REFREE
Engr. Taofeek Salami
IBEDC, Osogbo
08037771203
`,
    name: "Kazeem Adisa Lawal",
    phone: "+234 803 441 9920",
    email: "lawalkazeem@example.com",
    summary: "To work as electrical technician",
    jobs: [
      "Technical Staff (Contract) || Technical Staff | IBEDC Osogbo || IBEDC | 2019 | present",
      "Electrician | Prism Steel Mills Ikirun || Prism Steel Mills | 2014 | 2019",
      "Owner | De-Lawal Electrical Works Osogbo || De-Lawal Electrical Works | 2010 | 2014",
    ],
    highlights: [2, 2, 2],
    siwes: [],
    nysc: "",
    skills: ["House wiring", "Industrial wiring", "Solar and inverter installation", "Motor rewinding"],
    languages: ["Yoruba", "English"],
    referees: ["Engr. Taofeek Salami || Taofeek Salami"],
  },
  {
    id: "monitoring officer in the north-east",
    text: `AISHA BUKAR MUSTAPHA
Maiduguri, Borno State ◆ +234 803 555 0199 ◆ aishabukar@example.org

Monitoring, Evaluation, Accountability and Learning (MEAL) professional with seven years in humanitarian response in Borno, Adamawa and Yobe. Fluent in Kanuri, Hausa and English.

EMPLOYMENT RECORD

Organisation: International Rescue Committee (IRC)
Position: MEAL Officer
Duty station: Maiduguri
Period: May 2021 to present
Responsibilities:
• Design KoboToolbox surveys for protection and nutrition projects
• Supervise 12 enumerators in Bama, Gwoza and Dikwa
• Produced the 2022 endline report for ECHO

Organisation: Action Against Hunger
Position: M&E Assistant
Duty station: Damaturu
Period: August 2018 to April 2021
Responsibilities:
• Post-distribution monitoring of cash to 6,500 households
• Verified beneficiary lists with local government staff

Organisation: Borno State Agency for Mass Literacy
Position: Facilitator (part-time)
Duty station: Maiduguri
Period: 2016 to 2018
Responsibilities:
• Taught adult women reading and writing in Hausa

ACADEMIC RECORD

Institution: University of Maiduguri
Qualification: B.Sc. Sociology
Year: 2015

Institution: Yerwa Government Girls Secondary School
Qualification: SSCE
Year: 2009

NYSC
Discharge certificate, Gombe State, 2016

TRAININGS
• Humanitarian Accountability (Kaya), 2022
• PSEA, UNICEF, 2021
• KoboToolbox Advanced, 2020

COMPETENCES
KoboToolbox, SPSS, Power BI, Report writing, Data quality assessment

REFEREES
1) Yagana Alkali, MEAL Coordinator, IRC, yagana@example.org
2) Dr. Bulama Kagu, Department of Sociology, University of Maiduguri, 08020203030
`,
    name: "Aisha Bukar Mustapha",
    phone: "+234 803 555 0199",
    email: "aishabukar@example.org",
    summary: "Monitoring, Evaluation, Accountability and Learning (MEAL) professional",
    jobs: [
      "MEAL Officer | International Rescue Committee (IRC) | 2021-05 | present",
      "M&E Assistant | Action Against Hunger | 2018-08 | 2021-04",
      "Facilitator (part-time) || Facilitator | Borno State Agency for Mass Literacy | 2016 | 2018",
    ],
    highlights: [3, 2, 1],
    siwes: [],
    courses: [
      "B.Sc. | Sociology | University of Maiduguri | 2015",
      "SSCE |  | Yerwa Government Girls Secondary School | 2009",
    ],
    nysc: "discharged |  | Gombe || Gombe State |  | 2016",
    skills: ["KoboToolbox", "SPSS", "Power BI", "Report writing", "Data quality assessment"],
    referees: ["Yagana Alkali", "Dr. Bulama Kagu || Bulama Kagu"],
  },
  {
    id: "business graduate, service and training among the jobs",
    text: `DAMILOLA ESTHER AKINWALE
8, Oluyole Extension, Ibadan, Oyo State. 09066120045, damilolaakinwale@example.com.

OBJECTIVE
To secure an entry level position in Human Resources or Administration.

EDUCATION
2018 - 2022     Babcock University, Ilishan-Remo
                B.Sc. Business Administration (Second Class Upper)
2012 - 2018     Queen's School, Apata, Ibadan
                West African Senior School Certificate Examination (WASSCE)

WORK EXPERIENCE
Feb 2024 - Date         Administrative Assistant, Cocoa House Properties, Ibadan
                        Keep the tenants' register and issue demand notices
                        Draft letters and take minutes of meeting

Nov 2022 - Oct 2023     HR Assistant (NYSC), Edo State Internal Revenue Service, Benin City
                        Filed staff records and updated leave roster
                        Supported the recruitment of 40 field officers

Jun 2021 - Aug 2021     HR Intern (SIWES), Nigerian Bottling Company, Asejire
                        Compiled attendance for 200 casual workers

POSITIONS HELD
Welfare Secretary, Babcock University Student Association, 2020/2021
Prefect, Queen's School, 2017/2018

SKILLS
* Microsoft Office Suite    * Minutes taking    * Canva    * Record keeping

CERTIFICATIONS
Student Member, Chartered Institute of Personnel Management of Nigeria (CIPM) - in view
Human Resource Management, Alison, 2023

PERSONAL DATA
Date of Birth: 9th June, 2001.   Sex: Female.   Marital Status: Single.   State of Origin: Ekiti.

REFERENCES
To be provided on request
`,
    name: "Damilola Esther Akinwale",
    phone: "+234 906 612 0045",
    email: "damilolaakinwale@example.com",
    summary: "To secure an entry level position",
    jobs: ["Administrative Assistant | Cocoa House Properties | 2024-02 | present"],
    highlights: [2],
    maybeJobs: [
      "HR Assistant (NYSC) || HR Assistant | Edo State Internal Revenue Service | 2022-11 | 2023-10",
      "HR Intern (SIWES) || HR Intern | Nigerian Bottling Company | 2021-06 | 2021-08",
    ],
    courses: [
      "B.Sc. | Business Administration | Babcock University | 2022",
      "West African Senior School Certificate Examination (WASSCE) || West African Senior School Certificate Examination || WASSCE |  | Queen's School || Queen's School, Apata | 2018",
    ],
    skills: ["Microsoft Office Suite", "Minutes taking", "Canva", "Record keeping"],
    referees: [],
  },
];
