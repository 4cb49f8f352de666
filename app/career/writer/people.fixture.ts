import { Profile } from "~/career/profile.schema";

/** Invented people, as their uploaded resumes read. */
const ADAEZE = {
  basics: {
    name: "Adaeze Nwankwo",
    label: "Senior Accountant",
    email: "adaeze.nwankwo@mail.example",
    phone: "+234 803 555 0142",
    location: "Ikeja, Lagos, Nigeria",
    links: [],
  },
  work: [
    {
      position: "Senior Accountant",
      name: "Kola Mills Limited",
      location: "Agege, Lagos",
      startDate: "2021-03",
      endDate: "present",
      highlights: [
        "Prepare monthly management accounts for 3 business units within 5 working days of month end.",
        "Reconcile 14 bank accounts every week using Sage 50",
        "File VAT, WHT and PAYE returns with FIRS and LIRS before the due dates",
        "Reduced unreconciled items from 230 to 18 in 2022",
        "Supervise 2 accounts officers",
        "Responsible for maintaining the fixed asset register of ₦1.4 billion",
        "Organised the office end-of-year party",
      ],
    },
    {
      position: "Accountant",
      name: "Greenline Distribution Ltd",
      startDate: "2017-06",
      endDate: "2021-02",
      highlights: [
        "Posted daily sales of 6 depots and matched them with bank lodgements",
        "Preparation of supplier payment schedules worth ₦45 million monthly",
        "Assisted the external auditors during 3 annual audits",
        "Trained 4 cashiers on QuickBooks",
        "Handled petty cash",
        "Drafted letters",
      ],
    },
    {
      position: "Accounts Clerk",
      name: "Ajayi & Sons Stores",
      startDate: "2016-01",
      endDate: "2017-05",
      highlights: [
        "Kept the cash book",
        "Filed vouchers",
        "Ran errands to the bank",
        "Counted stock every quarter",
      ],
    },
  ],
  education: [
    {
      studyType: "B.Sc.",
      area: "Accounting",
      institution: "University of Lagos",
      score: "Second Class Upper",
      startDate: "2010",
      endDate: "2014",
    },
  ],
  nysc: {
    status: "discharged",
    ppa: "Ministry of Finance, Akure",
    state: "Ondo",
    endDate: "2015-10",
    highlights: [],
  },
  skills: [{ keywords: ["Excel", "Sage 50", "QuickBooks", "IFRS", "Financial reporting"] }],
  certificates: [{ name: "ICAN", status: "in view" }],
  personal: [
    { label: "Date of birth", value: "12 May 1992" },
    { label: "State of origin", value: "Anambra" },
  ],
  referees: { onRequest: false, list: [{ name: "Mr. Tunde Bello", phone: "+234 802 000 0000" }] },
  oLevels: [
    {
      exam: "WASSCE",
      date: "2009",
      results: ["English", "Mathematics", "Economics", "Biology", "Commerce"].map((subject) => ({
        subject,
        grade: "B3",
      })),
    },
  ],
  sectionOrder: ["work", "education", "nysc", "oLevels", "skills", "certificates", "personal", "referees"],
};

const IBRAHIM = {
  basics: {
    name: "Ibrahim Sule",
    email: "ibrahim.sule@mail.example",
    phone: "+234 816 555 0177",
    location: "Kaduna, Nigeria",
    links: [],
  },
  education: [
    {
      studyType: "HND",
      area: "Statistics",
      institution: "Kaduna Polytechnic",
      score: "Upper Credit",
      startDate: "2020",
      endDate: "2024-09",
    },
  ],
  nysc: {
    status: "discharged",
    ppa: "Yobe State Primary Health Care Board, Damaturu",
    state: "Yobe",
    startDate: "2024-11",
    endDate: "2025-10",
    highlights: [
      "Entered immunisation records of 46 health centres into DHIS2 every month",
      "Assisted in training 30 record officers on Excel",
      "I led a community sanitation project with 12 other corps members",
    ],
  },
  siwes: [
    {
      position: "Data Entry Intern",
      name: "National Bureau of Statistics, Kaduna Office",
      startDate: "2022-03",
      endDate: "2022-08",
      highlights: [
        "Coding and checking 1,200 household survey forms",
        "Worked with a team of 5 on price data collection in 4 markets",
      ],
    },
  ],
  projects: [
    {
      name: "Rainfall and maize prices in Kaduna State",
      description: "Final-year project using SPSS on 10 years of market data",
      highlights: [],
    },
  ],
  volunteer: [
    {
      organization: "Bright Girls Club",
      position: "Volunteer Tutor",
      startDate: "2021",
      endDate: "2022",
      highlights: ["Taught Mathematics to 25 girls every Saturday"],
    },
  ],
  skills: [{ name: "Software", keywords: ["Excel", "SPSS", "KoboToolbox", "Power BI (basic)"] }],
  languages: [
    { language: "Hausa", fluency: "native" },
    { language: "English", fluency: "fluent" },
  ],
  sectionOrder: ["education", "nysc", "siwes", "projects", "volunteer", "skills", "languages"],
};

const NGOZI = {
  basics: {
    name: "Ngozi Eze",
    label: "Registered Nurse",
    email: "ngozi.eze@mail.example",
    phone: "+234 705 555 0133",
    location: "Ibadan, Oyo, Nigeria",
    links: [],
  },
  summary: [
    "Registered nurse and midwife with ward and clinic experience in a teaching hospital and a private clinic.",
  ],
  work: [
    {
      position: "Staff Nurse",
      name: "Ring Road Maternity Clinic",
      startDate: "2022-08",
      endDate: "present",
      highlights: [
        "Monitors vital signs of up to 18 patients per shift and reports changes to the doctor on call",
        "Administers medication as prescribed",
        "Runs the Tuesday antenatal clinic for about 40 women",
        "Keeping patient records in the clinic's electronic medical records system",
      ],
    },
    {
      position: "Intern Nurse",
      name: "University College Hospital, Ibadan",
      startDate: "2021-06",
      endDate: "2022-06",
      highlights: [
        "Rotated through medical, surgical, paediatric and labour wards",
        "Supported midwives in 60 deliveries under supervision",
        "Dressing of wounds",
      ],
    },
  ],
  education: [
    {
      studyType: "Diploma",
      area: "Nursing",
      institution: "School of Nursing, Eleyele, Ibadan",
      startDate: "2018",
      endDate: "2021",
    },
  ],
  skills: [{ keywords: ["Wound care", "Infection control", "Patient education"] }],
  certificates: [
    { name: "RN/RM, Nursing and Midwifery Council of Nigeria", date: "2021" },
    { name: "Basic Life Support", issuer: "Nigerian Red Cross", date: "2023-02" },
  ],
  custom: [
    { heading: "Workshops", lines: [{ text: "Essential newborn care workshop, 2023", bullet: true }] },
  ],
  sectionOrder: ["summary", "work", "education", "skills", "certificates", "custom.0"],
};

const SUNDAY = {
  basics: {
    name: "Sunday Okon",
    phone: "+234 809 555 0121",
    location: "Ajegunle, Apapa, Lagos, Nigeria",
    links: [],
  },
  work: [
    {
      position: "Driver",
      name: "Tropical Bakery",
      startDate: "2019",
      endDate: "present",
      highlights: ["Delivery of bread to shops in Apapa and Ajegunle", "Toyota Hiace", "No accident"],
    },
    { position: "Danfo driver", endDate: "2018", highlights: ["Drove CMS to Mile 2 route"] },
  ],
  certificates: [{ name: "Driver's licence (Class E)" }],
  languages: [{ language: "English" }, { language: "Pidgin" }, { language: "Efik" }],
  sectionOrder: ["work", "certificates", "languages"],
};

const BALOGUN = {
  basics: {
    name: "BALOGUN OLUWASEUN",
    label: "ADMINISTRATIVE OFFICER",
    email: "seun.balogun@mail.example",
    phone: "+234 802 555 0199",
    location: "Ilorin, Kwara, Nigeria",
    links: [],
  },
  work: [
    {
      position: "ADMINISTRATIVE OFFICER",
      name: "KWARA COLLEGE OF COMMERCE",
      startDate: "2018-02",
      endDate: "present",
      highlights: [
        "RESPONSIBLE FOR TAKING MINUTES OF MANAGEMENT MEETINGS",
        "MAINTAINED PERSONAL FILES OF 140 STAFF",
        "DRAFTING OF LETTERS AND MEMOS FOR THE REGISTRAR",
        "SUPERVISED 3 CLERICAL OFFICERS IN ILORIN",
      ],
    },
    {
      position: "SECRETARY",
      name: "ZION INSURANCE BROKERS LTD",
      startDate: "2013",
      endDate: "2017",
      highlights: [
        "TYPED POLICY DOCUMENTS",
        "HANDLED TELEPHONE CALLS AND VISITORS",
        "PREPARE TRAVEL PLANS AND AUDIT FILES",
      ],
    },
  ],
  education: [
    {
      studyType: "HND",
      area: "OFFICE TECHNOLOGY AND MANAGEMENT",
      institution: "FEDERAL POLYTECHNIC, OFFA",
      score: "LOWER CREDIT",
      endDate: "2011",
    },
  ],
  nysc: { status: "discharged", highlights: [] },
  skills: [{ keywords: ["MICROSOFT WORD", "MICROSOFT EXCEL", "TYPING (60 WPM)", "FILING"] }],
  personal: [{ label: "Date of birth", value: "1988" }],
  sectionOrder: ["work", "education", "nysc", "skills", "personal"],
};

const FORM_ONLY = {
  basics: { name: "Blessing Akpan", links: [] },
  education: [{ area: "Business Administration", institution: "University of Uyo", highlights: [] }],
  sectionOrder: ["education"],
};

const RAW: Record<string, unknown> = {
  accountant: ADAEZE,
  graduate: IBRAHIM,
  nurse: NGOZI,
  driver: SUNDAY,
  capitals: BALOGUN,
  "form only": FORM_ONLY,
};

export const PEOPLE: readonly { id: string; profile: Profile }[] = Object.entries(RAW).map(([id, raw]) => ({
  id,
  profile: Profile.parse(raw),
}));
