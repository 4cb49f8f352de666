import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-28" });
const asked = (text: string) =>
  (read(text).howToApply.statements ?? []).map(({ kind, text: own }) => `${kind}: ${own}`);
const HEAD = "Oak Kiln Ltd, Bida, needs a Kiln Operator with a diploma in ceramics.\n\nHow to apply\n";

test.each([
  ["Head, Water/Sewer Works (Manager – Senior Manager)\nOak Basin Ltd · Bida", "Head, Water/Sewer Works"],
  [
    "JOB TITLE: Deputy Manager / Manager – Dam Safety Engineer\nCompany: Oak Basin Ltd",
    "Dam Safety Engineer",
  ],
  [
    "CALL FOR APPLICATION: COASTAL SENSOR REPAIR AND RECORDS OFFICERS (4 posts)\nOak Basin Ltd",
    "Coastal Sensor Repair and Records Officer",
  ],
  ["Title: Kiln Operator (Re-advertised)\nOrganisation: Oak Basin Ltd", "Kiln Operator"],
  [
    "Senior Cashier (Export Desk) at Oak Trading Group\n\nWe require a patient Senior Cashier.",
    "Senior Cashier (Export Desk)",
  ],
])("the post of %j is %s", (text, title) => {
  expect(read(text).title).toBe(title);
});

test("a place, a client and a name that is withheld are no employer", () => {
  expect(
    read(
      "URGENT: STORE KEEPER NEEDED - KUTO / LAFENWA AXIS\nMy client, a leading bakery, needs a Store Keeper.",
    ).company,
  ).toBeUndefined();
  expect(
    read("A reputable tile factory located in Zungeru axis (name withheld) urgently needs a Kiln Fitter.")
      .company,
  ).toBeUndefined();
});

test("a body of a State is named with its State", () => {
  const text =
    "KOGI STATE GOVERNMENT\nLIBRARY SERVICES BOARD\n\nApplications are invited for the post of Cataloguer.\nAddress: The Secretary, Kogi State Library Services Board, Lokoja.";
  expect(read(text).company).toBe("Kogi State Library Services Board");
});

test.each([
  ["CV to a@oak.ng with “KOP – (ZONE)” as subject.", "KOP – {zone}"],
  ["CV to a@oak.ng. Subject: KILN B – NAME – AGE", "KILN B – {name} – {age}"],
  ["CV to a@oak.ng. Subject: KOP/26 – [your surname, first name]", "KOP/26 – {surname}, {first name}"],
  ["CV to a@oak.ng with the job title and code in the subject: KO-BDA/11/26.", "Kiln Operator KO-BDA/11/26"],
  ["CV to a@oak.ng using “KOP/LGA of choice (Bida or Minna)” as subject.", "KOP/{LGA of choice}"],
  ["CV to WhatsApp 0803 000 0117, start your message with KILN BIDA, then state your age.", "KILN BIDA"],
])("%s gives the subject %s", (text, subject) => {
  expect(read(HEAD + text).howToApply.subject).toBe(subject);
});

test("a quoted office reads the letter, and the words of a post are nobody", () => {
  const { howToApply } = read(
    `Position: Regional Kiln Adviser\n\nThe Regional Kiln Adviser, Manager of two sites, works at Oak Clay Ltd.\n\nHow to apply\nSend a cover letter addressed to "The Head, Human Resources" and a CV to a@oak.ng.`,
  );
  expect(howToApply.addressee).toBe("The Head, Human Resources");
  expect(read(`${HEAD}CV on WhatsApp to Hajiya Ladi HR 0803 000 0117`).howToApply.addressee).toBe(
    "Hajiya Ladi, HR",
  );
});

test.each([
  [
    "a bracket before the list",
    "In the body of the mail (no essay please!) tell us:\n1. Your notice period\n2. Your salary expectation",
    ["notice: Your notice period", "pay: Your salary expectation"],
  ],
  [
    "semicolons between the things",
    "CV to a@oak.ng. In your letter to the Works Director please say: your nationality; notice period; expected net pay.",
    ["other: your nationality", "notice: notice period", "pay: expected net pay"],
  ],
  [
    "what is asked of each of several jobs",
    "The EOI should state two similar firings with client, value and period; three professional referees; earliest date of mobilisation.",
    [
      "other: two similar firings with client, value and period",
      "referees: three professional referees",
      "start: earliest date of mobilisation",
    ],
  ],
  [
    "details of people before who they are",
    "CV to a@oak.ng. In the letter please state: your notice period, and names, functions, phone and emails of two referees.",
    ["notice: your notice period", "referees: names, functions, phone and emails of two referees"],
  ],
  [
    "initials with stops",
    "CV to a@oak.ng. Applicants must state their L.G.A. of birth and the two towns in which they would serve.",
    ["other: their L.G.A. of birth and the two towns in which they would serve"],
  ],
  [
    "a bank as an employer",
    "CV to a@oak.ng. Say in the letter why you want to work in a savings bank and your age.",
    ["reason: why you want to work in a savings bank", "age: your age"],
  ],
  [
    "who of several people it shall be",
    "In the letter state: your notice period, names of two referees, one of whom shall be a potter.",
    ["notice: your notice period", "referees: names of two referees, one of whom shall be a potter"],
  ],
  [
    "links",
    "Email your CV and two links to your best work to a@oak.ng.",
    ["other: two links to your best work"],
  ],
])("what is asked is read with %s", (_, text, wanted) => {
  expect(asked(HEAD + text)).toEqual(wanted);
});

test("the day of a test and a wish not to be called ask nothing", () => {
  expect(
    asked(
      `${HEAD}Send CV to a@oak.ng, state your age and when you can start, pls no calls, interview hold Tuesday 8th.`,
    ),
  ).toEqual(["age: your age", "start: when you can start"]);
  expect(asked(`${HEAD}CV to a@oak.ng. Applications without the above details will be deleted.`)).toEqual([]);
});

test("the posts of one row of letters are read, a heading with a letter is of its post, a stroke parts none", () => {
  const advert = read(
    "OAK FM, BIDA\n\nOPEN POSITIONS\nA. On-Air Personality / Producer - 2\nB. Hausa Newscaster - 1\nC. Sports Presenter - 1\nD. Podcast producer - 1\n\nREQUIREMENTS (A)\n- HND in Mass Communication\n- Adobe Audition",
  );
  expect(advert.posts).toEqual([
    "On-Air Personality / Producer",
    "Hausa Newscaster",
    "Sports Presenter",
    "Podcast producer",
  ]);
  expect(advert.demands.map(({ posts }) => posts)).toEqual([
    ["On-Air Personality / Producer"],
    ["On-Air Personality / Producer"],
  ]);
});

test.each([
  "\n".repeat(40_000),
  "L.G.A. ".repeat(40_000),
  "names, ".repeat(40_000),
  "MOWE / ".repeat(40_000),
])("40,000 of a piece are read in time (%#)", (text) => {
  const start = process.cpuUsage().user;
  read(`${HEAD}In the letter state: ${text}`);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(3000);
});
