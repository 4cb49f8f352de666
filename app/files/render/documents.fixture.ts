import { Letter } from "~/career/letter.schema";
import { Profile } from "~/career/profile.schema";
import type { Printable } from "./sheet";

/** An accountant with five years of work: the ordinary case, two pages at most. */
export function accountantResume(): Printable {
  return resume("Adaeze Okafor", {
    basics: {
      name: "Adaeze Okafor",
      label: "Finance Officer, ACA",
      email: "adaeze.okafor@example.com",
      phone: "+234 803 123 4567",
      location: "Ikeja, Lagos, Nigeria",
      links: ["linkedin.com/in/adaeze-okafor"],
    },
    summary: [
      "Chartered accountant with five years in manufacturing and retail. Closes the books of three subsidiaries by the fourth working day and has cut supplier disputes by half. Works in SAP and Excel every day.",
    ],
    work: [
      {
        position: "Senior Finance Officer",
        name: "Zenith Foods Nigeria Limited",
        location: "Ikeja, Lagos",
        startDate: "2021-03",
        endDate: "present",
        highlights: [
          "Prepared monthly accounts for three subsidiaries with ₦2.4 billion turnover and closed them by the fourth working day.",
          "Reconciled 120 supplier accounts each month and cut open disputes from 46 to 19 within a year.",
          "Trained four junior officers on SAP FI and the new approval workflow.",
        ],
      },
      {
        position: "Accounts Officer",
        name: "Greenfield Stores Ltd",
        location: "Yaba, Lagos",
        startDate: "2019-01",
        endDate: "2021-02",
        highlights: [
          "Posted and checked 900 sales invoices a month for 11 shops.",
          "Filed VAT and withholding tax returns on time for 24 months in a row.",
        ],
      },
    ],
    education: [
      {
        studyType: "B.Sc.",
        area: "Accounting",
        institution: "University of Lagos",
        location: "Akoka, Lagos",
        score: "Second Class Honours (Upper Division)",
        startDate: "2013",
        endDate: "2017",
        highlights: [],
      },
    ],
    nysc: {
      status: "discharged",
      ppa: "Ministry of Finance",
      state: "Akure, Ondo State",
      startDate: "2017-11",
      endDate: "2018-10",
      highlights: [],
    },
    skills: [
      {
        name: "Accounting",
        keywords: ["SAP FI", "IFRS reporting", "bank reconciliation", "VAT and WHT filing"],
      },
      {
        name: "Software",
        keywords: ["Microsoft Excel (pivot tables, Power Query)", "QuickBooks", "Sage 50"],
      },
    ],
    certificates: [
      {
        name: "Associate Chartered Accountant (ACA)",
        issuer: "Institute of Chartered Accountants of Nigeria (ICAN)",
        date: "2020-11",
      },
    ],
    languages: [
      { language: "English", fluency: "fluent" },
      { language: "Igbo", fluency: "native" },
      { language: "Yoruba" },
    ],
    referees: { onRequest: true, list: [] },
    sectionOrder: ["summary", "work", "education", "nysc", "skills", "certificates", "languages", "referees"],
  });
}

/** Every section there is, and every letter of Nigeria's languages, in regular and in bold. */
export function everySectionResume(): Printable {
  const letters = "ẹ ọ ṣ ẹ́ ọ̀ Ọ̀ ị ụ ṅ ɓ ɗ ƙ ₦ é ǹ ń Ẹ̀kọ́ officer workflow";
  return resume("Adéọlá Ọ̀ṣúntókun-Ẹ̀bùn", {
    basics: {
      name: "Adéọlá Ọ̀ṣúntókun-Ẹ̀bùn",
      label: `Project Officer ${letters}`,
      email: "adeola@example.org",
      phone: "+234 805 765 4321",
      location: "Ìbàdàn, Ọ̀yọ́ State, Nigeria",
      links: ["https://example.org/adeola?tab=work&lang=en", "github.com/adeola"],
    },
    summary: [
      `Plans and delivers community health projects. ${letters}.`,
      "Second paragraph of the summary.",
    ],
    work: [
      {
        position: `Officer ${letters}`,
        name: "Ẹgbẹ́ Ọmọ Ìlera",
        location: "Ọ̀ṣogbo",
        startDate: "2020",
        endDate: "present",
        summary: "Leads a team of 8.",
        highlights: [`Spoke to 1,200 households: ${letters}.`, "Saved ₦350,000 on transport."],
      },
      { name: "Employer without a title", startDate: "2018-05", endDate: "2018-05", highlights: [] },
      { position: "Title without anything else", highlights: [] },
    ],
    education: [
      {
        studyType: "Higher National Diploma (HND)",
        area: "Mass Communication",
        institution: "The Federal Polytechnic, Nekede",
        location: "Owerri",
        score: "Upper Credit",
        startDate: "2012-09",
        endDate: "2014-10",
        highlights: ["Best final-year project."],
      },
    ],
    nysc: {
      status: "discharged",
      ppa: "Gwámnatin Jihar Kano",
      state: "Kano",
      startDate: "2015-11",
      endDate: "2016-10",
      highlights: ["Taught 3 classes of 40 pupils."],
    },
    siwes: [
      {
        position: "SIWES trainee",
        name: "Radio Ọ̀yọ́",
        startDate: "2013-03",
        endDate: "2013-08",
        highlights: ["Edited 2 programmes a week."],
      },
    ],
    projects: [
      {
        name: "Village well map",
        description: "An open map of 214 wells.",
        url: "https://example.org/wells",
        startDate: "2022",
        highlights: ["Trained 12 volunteers."],
      },
    ],
    volunteer: [
      {
        organization: "Red Cross, Ibadan",
        position: "First aider",
        location: "Ibadan",
        startDate: "2019",
        endDate: "2021",
        highlights: ["Covered 30 public events."],
      },
    ],
    skills: [
      { name: `Languages ${letters}`, keywords: ["ẹ̀dá", "ɓatanci", "ụlọ"] },
      { keywords: ["C++", "C#", "A/B testing"] },
    ],
    certificates: [
      { name: "PRINCE2 Foundation", issuer: "PeopleCert", date: "2021-06" },
      { name: "ICAN", status: "in view" },
    ],
    awards: [{ title: "Corper of the Year", awarder: "Kano State", date: "2016-10" }],
    languages: [{ language: "Yorùbá", fluency: "native" }, { language: "Hausa" }],
    oLevels: [
      {
        exam: "WASSCE",
        school: "Loyola College, Ibadan",
        date: "2010-06",
        results: [
          { subject: "English Language", grade: "B3" },
          { subject: "Mathematics", grade: "A1" },
          { subject: "Yorùbá", grade: "B2" },
        ],
      },
    ],
    personal: [
      { label: "Date of birth", value: "4 May 1993" },
      { label: "State of origin", value: "Ọ̀yọ́" },
    ],
    referees: {
      onRequest: false,
      list: [
        {
          name: "Dr Ngọzị Ụdọka",
          position: "Head of Programmes",
          organization: "Ìlera Trust",
          phone: "+234 802 000 1111",
          email: "ngozi@example.org",
        },
      ],
    },
    custom: [
      {
        heading: "Publications",
        lines: [
          { text: "Two papers on water.", bullet: false },
          { text: "Wells of Ọ̀yọ́ (2022)", bullet: true },
          { text: "Water and ẹ̀kọ́ (2023)", bullet: true },
        ],
      },
    ],
    sectionOrder: [
      "summary",
      "work",
      "education",
      "nysc",
      "siwes",
      "projects",
      "volunteer",
      "skills",
      "certificates",
      "awards",
      "languages",
      "oLevels",
      "personal",
      "custom.0",
      "referees",
    ],
  });
}

/** A graduate with little to show and some things still to fill in. */
export function graduateResume(): Printable {
  return resume("Musa Ibrahim Ɗanladi", {
    basics: {
      name: "Musa Ibrahim Ɗanladi",
      email: "musa.danladi@example.com",
      phone: "____ (your phone number)",
      location: "Kano, Nigeria",
      links: [],
    },
    summary: [
      "Physics graduate who taught three classes during national service and repaired the school's 20 computers.",
    ],
    education: [
      {
        studyType: "B.Sc.",
        area: "Physics",
        institution: "Bayero University Kano",
        score: "____ (class of degree)",
        startDate: "2018",
        endDate: "2022",
        highlights: [],
      },
    ],
    nysc: {
      status: "discharged",
      ppa: "Government Secondary School, Wuse",
      state: "Abuja",
      startDate: "2023-01",
      endDate: "2023-12",
      highlights: [
        "Taught Physics to 3 classes of 45 pupils.",
        "Repaired 20 computers of the school's laboratory.",
      ],
    },
    skills: [{ keywords: ["MATLAB", "Microsoft Excel", "soldering", "teaching"] }],
    oLevels: [
      {
        exam: "NECO",
        date: "2017",
        results: [
          { subject: "English Language", grade: "C4" },
          { subject: "Mathematics", grade: "B2" },
          { subject: "Physics", grade: "A1" },
        ],
      },
    ],
    sectionOrder: ["summary", "education", "nysc", "skills", "oLevels"],
  });
}

/** Ten jobs over twenty years: about three pages. */
export function longResume(): Printable {
  const base = accountantResume();
  if (base.type !== "resume") throw new Error("The accountant has a resume.");
  const work = Array.from({ length: 10 }, (_, job) => ({
    position: `Finance Officer, grade ${10 - job}`,
    name: `Company number ${job + 1} of Lagos Limited`,
    location: "Lagos",
    startDate: `${2023 - job * 2}-02`,
    endDate: `${2025 - job * 2}-01`,
    highlights: Array.from(
      { length: 4 },
      (_, line) =>
        `Reconciled ${100 + job * 7 + line} accounts of branch ${line + 1} every month and answered the auditors' queries within two working days.`,
    ),
  }));
  return { ...base, profile: Profile.parse({ ...base.profile, work }) };
}

/** A letter of about 330 words. */
export function accountantLetter(): Printable {
  const letter = Letter.parse({
    sender: {
      name: "Adaeze Okafor",
      lines: ["+234 803 123 4567", "adaeze.okafor@example.com", "Ikeja, Lagos, Nigeria"],
    },
    date: "21 November 2026",
    recipient: ["Hiring Manager", "Sunrise Breweries Plc", "Agbara, Ogun State"],
    salutation: "Dear Hiring Manager,",
    subject: "Application for the post of Management Accountant (Ref. SB/FIN/24)",
    paragraphs: [
      "I apply for the post of Management Accountant at Sunrise Breweries. Your advert asks for someone who can close the books of several plants on time; at Zenith Foods I close those of three subsidiaries by the fourth working day of each month.",
      "Since March 2021 I have been Senior Finance Officer at Zenith Foods Nigeria Limited, where I prepare monthly accounts for a turnover of ₦2.4 billion. Each month I reconcile 120 supplier accounts. When I began, 46 disputes were open; within a year there were 19. I did it by matching goods-received notes to invoices every Friday and by calling each supplier before a difference grew old. I have also trained four junior officers on SAP FI, which your advert names.",
      "Before that I was an Accounts Officer at Greenfield Stores, where I posted and checked 900 sales invoices a month for 11 shops and filed VAT and withholding tax returns on time for 24 months in a row. It taught me that a figure is only worth what its voucher is worth, and that branch managers answer sooner when the question is short.",
      "I became an Associate Chartered Accountant in November 2020 and hold a B.Sc. in Accounting, Second Class Honours (Upper Division), from the University of Lagos. I completed my national service at the Ministry of Finance in Akure. You also ask for Oracle; I have not used it yet. SAP and Sage 50 are the systems I know, and I learned the first of them within one quarter-end.",
      "I would welcome the chance to show you how we shortened our month-end, and what of it could serve your plants. You can reach me at +234 803 123 4567 or adaeze.okafor@example.com. Thank you for reading my application.",
    ],
    closing: "Yours faithfully,",
    signature: "Adaeze Okafor",
  });
  return { type: "cover_letter", letter, language: "en", title: "Adaeze Okafor – Cover letter" };
}

/** A resume with little else than what is given. */
export function resume(name: string, profile: object): Printable {
  return { type: "resume", profile: Profile.parse(profile), language: "en", title: `${name} – Resume` };
}
