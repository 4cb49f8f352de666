import { expect, test } from "vitest";
import { canonicalProfile, emptyProfile, parseProfile, printProfile } from "./index";

const TEXT = `Adaeze Okafor
Accounts Officer
Ikeja, Lagos, Nigeria | +234 803 123 4567 | adaeze.okafor@example.com

SUMMARY
Accounts officer with five years in food manufacturing.

WORK EXPERIENCE
Accounts Officer | Zenith Foods Ltd | Ikeja, Lagos | Mar 2021 – Present
- Reconcile 14 bank accounts each month
- Post receipts and payments in Sage 50

Cashier | Shoprite | 2018 – 2020

EDUCATION
B.Sc. Accounting | University of Lagos | Akoka, Lagos | 2012 – 2016
Result: Second Class Upper (2:1)

NYSC
Discharged | Ministry of Finance, Akure | Ondo State | Nov 2016 – Oct 2017

SKILLS
Excel, Sage 50
Languages and tools: SQL, Power BI

CERTIFICATIONS
- ICAN Professional Level | Institute of Chartered Accountants of Nigeria | (in view)

LANGUAGES
English (Fluent), Yoruba (Native)

O-LEVELS
WASSCE | Queen's College, Yaba | 2011
English Language B3, Mathematics A1

HOBBIES
- Reading

PERSONAL DETAILS
Date of birth: 12 March 1994

REFEREES
- Mrs Ngozi Eze | Head of Accounts | Zenith Foods Ltd | +234 805 111 2222
Available on request
`;

test("a usual resume needs no escape and no label where a place is enough", () => {
  expect(printProfile(parseProfile(TEXT))).toBe(TEXT);
});

test("each part of the text form has its place in the profile", () => {
  const profile = parseProfile(TEXT);
  expect(profile.work[0]).toEqual({
    position: "Accounts Officer",
    name: "Zenith Foods Ltd",
    location: "Ikeja, Lagos",
    startDate: "2021-03",
    endDate: "present",
    highlights: ["Reconcile 14 bank accounts each month", "Post receipts and payments in Sage 50"],
  });
  expect(profile.education[0]).toMatchObject({
    studyType: "B.Sc.",
    area: "Accounting",
    institution: "University of Lagos",
    score: "Second Class Upper (2:1)",
  });
  expect(profile.nysc).toMatchObject({
    status: "discharged",
    ppa: "Ministry of Finance, Akure",
    state: "Ondo State",
  });
  expect(profile.skills).toEqual([
    { keywords: ["Excel", "Sage 50"] },
    { name: "Languages and tools", keywords: ["SQL", "Power BI"] },
  ]);
  expect(profile.certificates[0]).toMatchObject({ name: "ICAN Professional Level", status: "in view" });
  expect(profile.referees).toMatchObject({
    onRequest: true,
    list: [{ name: "Mrs Ngozi Eze", phone: "+234 805 111 2222" }],
  });
});

test("a resume typed on a phone is understood: other bullets, headings, dates, no gaps", () => {
  const typed = [
    "ADAEZE OKAFOR",
    "Accounts Officer",
    "08031234567 | adaeze.okafor@example.com | Lagos",
    "Employment History:",
    "Accounts Officer | Zenith Foods Ltd | March, 2021 - till date",
    "* Reconcile accounts",
    "• Post receipts",
    "– Pay suppliers",
    "Cashier, Shoprite (03/2018 to 15th June 2020)",
    "* Balanced the till",
    "# Education",
    "HND Accountancy | Yaba College of Technology | 2014-2016",
    "Class: Upper Credit",
    "",
    "Key Skills",
    "Excel",
    "Sage 50",
  ].join("\r\n");
  const profile = parseProfile(typed);
  expect(profile.basics).toEqual({
    name: "ADAEZE OKAFOR",
    label: "Accounts Officer",
    phone: "+234 803 123 4567",
    email: "adaeze.okafor@example.com",
    location: "Lagos",
    links: [],
  });
  expect(profile.work).toEqual([
    {
      position: "Accounts Officer",
      name: "Zenith Foods Ltd",
      startDate: "2021-03",
      endDate: "present",
      highlights: ["Reconcile accounts", "Post receipts", "Pay suppliers"],
    },
    {
      position: "Cashier, Shoprite",
      startDate: "2018-03",
      endDate: "2020-06",
      highlights: ["Balanced the till"],
    },
  ]);
  expect(profile.education).toEqual([
    {
      studyType: "HND",
      area: "Accountancy",
      institution: "Yaba College of Technology",
      score: "Upper Credit",
      startDate: "2014",
      endDate: "2016",
      highlights: [],
    },
  ]);
  expect(profile.skills).toEqual([{ keywords: ["Excel", "Sage 50"] }]);
});

test("a missing part is labelled, a misleading one is escaped", () => {
  const profile = canonicalProfile({
    ...emptyProfile(),
    basics: { name: "Ada Obi", links: [] },
    work: [
      { name: "Shoprite", startDate: "2019", highlights: [] },
      { position: "SKILLS", highlights: ["- nested", "a | b"] },
    ],
  });
  const printed = printProfile(profile);
  expect(printed).toBe(
    "Ada Obi\n\nWORK EXPERIENCE\nEmployer: Shoprite | From 2019\n\n\\SKILLS\n- - nested\n- a | b\n",
  );
  expect(parseProfile(printed)).toEqual(profile);
});

test("headings and dates follow the language of the document", () => {
  const french = printProfile(parseProfile(TEXT), "fr");
  expect(french).toContain(
    "EXPÉRIENCE PROFESSIONNELLE\nAccounts Officer | Zenith Foods Ltd | Ikeja, Lagos | mars 2021 – Présent",
  );
  expect(parseProfile(french)).toEqual(parseProfile(TEXT));
});

test("a canonical profile names each present section once, in order, and numbers custom sections as printed", () => {
  const custom = ["A", "B"].map((heading) => ({ heading, lines: [] }));
  const profile = canonicalProfile({
    ...emptyProfile(),
    summary: ["Text"],
    custom,
    sectionOrder: ["custom.1", "work", "custom.1"],
  });
  expect(profile.sectionOrder).toEqual(["custom.0", "summary", "custom.1"]);
  expect(profile.custom.map(({ heading }) => heading)).toEqual(["B", "A"]);
});
