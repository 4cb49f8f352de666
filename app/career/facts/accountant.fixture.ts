import type { Advert } from "~/career/advert.schema";
import { Profile } from "~/career/profile.schema";
import type { FactContext } from "./prepare";

/** One invented accountant and one invented advert, with most of what makes a fact hard to keep. */
export const accountant = Profile.parse({
  basics: {
    name: "Adaeze Okonkwo",
    label: "Accounts Officer",
    email: "adaeze.okonkwo@example.com",
    phone: "+234 803 123 4567",
    location: "Ikeja, Lagos, Nigeria",
  },
  summary: ["Accounts Officer with eight years of experience in food manufacturing and microfinance."],
  work: [
    {
      position: "Accounts Officer",
      name: "Zenta Foods Limited",
      location: "Lagos",
      startDate: "2021-03",
      endDate: "present",
      highlights: [
        "Reconciled 14 bank accounts every month and cut unreconciled items by 62%",
        "Prepared weekly cash-flow reports for the finance manager using Excel and Sage 50",
        "Processed payroll for 120 staff without errors for 24 months",
        "Assisted the external auditors in preparing schedules for the 2023 audit under IFRS 9",
        "Managed a petty cash float of ₦2,500,000 and reduced month-end close from 12 days to 5 days",
        "Trained 3 new accounts clerks on QuickBooks",
        "Kept the fixed asset register for 3 depots and 26 delivery vans",
      ],
    },
    {
      position: "Assistant Accountant",
      name: "Palmgrove Microfinance Bank",
      location: "Ibadan",
      startDate: "2018-09",
      endDate: "2021-02",
      highlights: [
        "Posted over 300 vouchers a week into Finacle",
        "Supported the credit team in recovering ₦18.5m of overdue loans",
        "Filed monthly PAYE and VAT returns with LIRS; no penalties in 2019 and 2020",
        "Answered up to 45 customer enquiries daily",
        "Served between 10–15 corporate clients from the Bodija branch",
      ],
    },
    {
      position: "Accounts Intern",
      name: "Studio 14 Design Ltd",
      location: "Yaba",
      startDate: "2017",
      endDate: "2017",
      highlights: [
        "Learned to post invoices in Tally",
        "Worked with two colleagues to sort 1,200 supplier files",
      ],
    },
  ],
  education: [
    {
      studyType: "B.Sc",
      area: "Accounting",
      institution: "University of Lagos",
      score: "Second Class Upper (2:1)",
      startDate: "2012",
      endDate: "2016",
    },
  ],
  nysc: {
    status: "discharged",
    ppa: "Government Secondary School, Akure",
    state: "Ondo",
    startDate: "2017",
    endDate: "2018",
    highlights: [
      "Taught mathematics to 210 pupils in four classes and raised the average pass rate from 48% to 71%",
    ],
  },
  certificates: [
    { name: "ICAN", status: "in view" },
    { name: "Microsoft Office Specialist: Excel", issuer: "Microsoft", date: "2022-05" },
  ],
  skills: [
    { name: "Software", keywords: ["Microsoft Excel", "Sage 50", "QuickBooks", "Finacle", "SQL (basic)"] },
    { keywords: ["Payroll", "Bank reconciliation", "Tax returns"] },
  ],
  languages: [
    { language: "English", fluency: "fluent" },
    { language: "Yoruba", fluency: "native" },
  ],
  sectionOrder: ["summary", "work", "education", "nysc", "certificates", "skills", "languages"],
});

export const accountantAdvert: Advert = {
  title: "Senior Accountant",
  company: "Halcyon Logistics Ltd",
  location: "Apapa, Lagos",
  lines: [
    "Halcyon Logistics Ltd is hiring a Senior Accountant for its Apapa office.",
    "We move goods for 35 branches across Nigeria and need a careful hand to keep the group ledger clean and to close every month on time.",
    "Minimum of 5 years experience, B.Sc or HND in Accounting, ICAN or ACCA.",
    "Must know Excel, SAP and Power BI; IFRS 16 is an advantage.",
    "You will lead a team of 9 and report to the Group Finance Director.",
  ],
  terms: [
    { options: ["Excel"], need: "must", line: 3, kind: "skill" },
    { options: ["SAP"], need: "must", line: 3, kind: "skill" },
    { options: ["Power BI"], need: "must", line: 3, kind: "skill" },
    { options: ["ICAN", "ACCA"], need: "must", line: 2, kind: "certificate" },
    { options: ["bank reconciliation"], need: "nice", line: 4, kind: "noun" },
    { options: ["demurrage billing"], need: "nice", line: 4, kind: "noun" },
  ],
  knockOuts: [],
  howToApply: {},
  duties: [],
  about: [],
  scamHints: [],
  speaksToMachines: false,
};

export const accountantContext: FactContext = {
  profile: accountant,
  advert: accountantAdvert,
  today: "2026-11-21",
  language: "en",
  targetTitle: "Senior Accountant",
  company: "Halcyon Logistics Ltd",
};
