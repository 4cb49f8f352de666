/** An invented advert as long as those of large employers, who paste the whole description of the post. */
export const GROWN_ADVERT = `KASUWA FOODS AND BEVERAGES LIMITED
Vacancy: Senior Finance and Accounts Officer (Ref: KFB/FIN/26/041)
Location: Agbara, Ogun State
Department: Finance and Commercial Services
Reports to: Financial Controller

About us
Kasuwa Foods and Beverages Limited has made noodles, seasoning and fruit drinks for Nigerian families since 1998. We run two factories and eleven depots, work with more than 900 distributors from Sokoto to Calabar, and employ 1,400 people. We are growing, and our finance team grows with us. We want colleagues who keep their word, who check their work twice, and who can explain a figure to somebody who is no accountant.

The role
You will lead the day-to-day work of the accounts payable and treasury desks at our Agbara factory, see that every naira is recorded on the day on which it moves, and give our depot managers figures that they can use on Monday morning.

Key responsibilities
- Reconcile 22 bank accounts and four mobile money wallets every week and clear open items within ten working days
- Prepare VAT, WHT, PAYE and pension returns and file them with the tax authorities before the due dates
- Review supplier invoices of about N600 million a month against purchase orders and goods received notes before they are paid
- Close the books by the fifth working day of each month and prepare the management accounts for review
- Maintain the fixed asset register and lead the yearly physical count at both factories
- Prepare the weekly cash flow forecast and advise the Financial Controller on the timing of payments
- Coordinate interim and year-end audits and answer the questions of the external auditors within two days
- Supervise, coach and appraise a team of four accounts officers and two interns
- Work with the IT team on the move from Sage 300 to Microsoft Dynamics 365 Business Central
- Train depot clerks to post stock movements and petty cash, and visit each depot at least twice a year

What we ask for
- B.Sc. or HND in Accounting, Finance or Economics, with at least a Second Class Lower or Lower Credit
- Chartered or at the final level of ICAN or ACCA
- At least six years of experience in a finance role, three of them in manufacturing or FMCG
- Completed NYSC, or a certificate of exemption
- Strong command of Microsoft Excel: pivot tables, lookups and Power Query
- Working experience with Sage 300, SAP Business One, Microsoft Dynamics or a similar ERP
- Good knowledge of Nigerian tax law and of IFRS for SMEs
- Experience in supervising a small team
- Clear written and spoken English; Yoruba or Pidgin is an advantage
- Power BI or another reporting tool is an advantage
- Willing to live within reach of Agbara and to travel to depots about five days a month
- Not older than 38 years

What we offer
- A competitive salary with a 13th month, pension and group life insurance
- Health insurance for you, your spouse and up to four children
- A staff bus from Badagry, Mile 2, Sango Ota and Lusada
- Support for professional examinations, and two weeks of training each year

How to apply
Send your CV and a cover letter as one PDF document to recruitment@kasuwafoods.example with "Senior Finance and Accounts Officer - Agbara" as the subject. State your expected monthly net salary and your notice period in the cover letter. Name the file with your surname and first name. Applications close on 18 December 2026. Only shortlisted candidates will be contacted. Kasuwa Foods never asks for money at any stage of recruitment, and treats all applicants alike whatever their state of origin, religion, sex or disability.`;

/** Post, employer, place and what it asks for. */
export const OTHER_POSTS: [string, string, string, string][] = [
  [
    "Accountant",
    "Harmattan Logistics",
    "Apapa, Lagos",
    "Reconcile bank accounts, prepare VAT and WHT returns and close the books each month. B.Sc. in Accounting, 3 years of experience, Excel and Sage 50.",
  ],
  [
    "Accounts Payable Officer",
    "Olumo Cement Plc",
    "Abeokuta, Ogun State",
    "Match invoices with purchase orders and goods received notes. HND or B.Sc., 2 years of experience, SAP is an advantage.",
  ],
  [
    "Internal Auditor",
    "Benue Growers Microfinance Bank",
    "Makurdi, Benue State",
    "Audit nine branches, test controls and report to the board. B.Sc. in Accounting, 4 years of experience, ICAN is an advantage.",
  ],
  [
    "Finance Manager",
    "Sabi Schools Group",
    "Wuse, Abuja",
    "Lead budgets, fees and payroll for six schools. ICAN or ACCA, 7 years of experience, good Excel.",
  ],
  [
    "Tax Associate",
    "Adewale, Okon and Partners",
    "Victoria Island, Lagos",
    "Prepare returns of companies, answer tax audits and advise clients on WHT and VAT. B.Sc. with Second Class Upper, 2 years of experience.",
  ],
  [
    "Treasury Officer",
    "Niger Delta Power Tools",
    "Trans Amadi, Port Harcourt",
    "Forecast cash, book transfers and keep the bank mandates. B.Sc. in Finance, 3 years of experience, Excel.",
  ],
  [
    "Cost Accountant",
    "Arewa Textile Mills",
    "Kaduna",
    "Keep standard costs, analyse variances and count stock each month. HND in Accounting, 4 years in manufacturing.",
  ],
  [
    "Billing Supervisor",
    "Enugu Teaching Clinics",
    "Independence Layout, Enugu",
    "Supervise six billing clerks, reconcile HMO payments and report debts. B.Sc., 5 years of experience, Microsoft Excel.",
  ],
  [
    "Payroll Officer",
    "Zuma Rock Security Services",
    "Garki, Abuja",
    "Run the payroll of 2,300 guards with PAYE and pension. B.Sc. or HND, 3 years of experience, payroll software.",
  ],
  [
    "Grants Accountant",
    "Clean Wells Initiative",
    "Maiduguri, Borno State",
    "Report on four grants, check vouchers of field offices and prepare audits. B.Sc. in Accounting, 4 years with NGOs, QuickBooks.",
  ],
  [
    "Financial Analyst",
    "Ikoyi Property Trust",
    "Ikoyi, Lagos",
    "Build models of rents and costs, report each quarter in Power BI. B.Sc. in Economics or Accounting, 3 years of experience.",
  ],
];

/** An invented resume of five jobs. Lines with a dash are bullets. */
export const SECTIONS = [
  {
    heading: "PROFESSIONAL SUMMARY",
    lines: [
      "Accountant with ten years of work in manufacturing, retail and logistics. Closes books on time, reconciles what others leave open, and trains juniors.",
    ],
  },
  {
    heading: "WORK EXPERIENCE",
    lines: [
      "Accounts Supervisor, Gateway Plastics Industries Ltd, Sango Ota",
      "February 2022 - till date",
      "- Supervise three accounts officers and one intern",
      "- Reconcile 14 bank accounts each week and cut open items from 230 to 18 in six months",
      "- Prepare VAT, WHT and PAYE returns for two factories, with no penalty since 2022",
      "- Brought the month-end close from 11 working days to 6 with Sage 300 and Power Query",
      "Accounts Officer, Zenith Foods Ltd, Ikeja",
      "March 2019 - January 2022",
      "- Checked about 350 supplier invoices a month against purchase orders and goods received notes",
      "- Maintained the register of 1,900 fixed assets and led the count of 2020",
      "- Prepared schedules for the external auditors in three year-end audits",
      "Account Clerk, Bola and Sons Stores, Lagos",
      "June 2017 - February 2019",
      "- Posted about 120 invoices a week in QuickBooks",
      "- Balanced the tills of four shops each evening and reported differences",
      "- Trained two new clerks to post stock movements",
      "Inventory Officer, Royal Haulage Company, Apapa",
      "January 2016 - May 2017",
      "- Counted spare parts worth N45 million each quarter with the workshop",
      "- Wrote the weekly report of diesel used by 60 trucks in Excel",
      "Cashier, Mama Nkechi Supermarket, Onitsha",
      "August 2014 - December 2015",
      "- Served about 200 customers a day and closed the till without a shortage for 14 months",
    ],
  },
  {
    heading: "EDUCATION",
    lines: [
      "B.Sc. Accounting, Second Class Upper, Nnamdi Azikiwe University, Awka, 2009 - 2013",
      "SSCE, Queen of the Rosary College, Onitsha, 2008",
    ],
  },
  { heading: "NYSC", lines: ["Discharged, 2014, Government Secondary School, Lokoja, Kogi State"] },
  {
    heading: "CERTIFICATIONS",
    lines: [
      "ICAN, professional level, 2 of 4 papers passed",
      "Microsoft Excel Expert, 2021",
      "Sage 300 Financials, 2022",
    ],
  },
  {
    heading: "SKILLS",
    lines: [
      "Microsoft Excel, Power Query, Sage 300, Sage 50, QuickBooks, bank reconciliation, tax returns, management accounts, stock control",
    ],
  },
  { heading: "LANGUAGES", lines: ["English (fluent), Igbo (native), Yoruba (good), Pidgin"] },
  { heading: "HOBBIES", lines: ["Chess, choir, reading about business history"] },
  { heading: "REFEREES", lines: ["Available on request"] },
];
