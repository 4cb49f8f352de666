import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const head = [
  paragraph("Ngozi Adaeze Umeh", { bold: true, size: 18 }),
  paragraph("Surulere, Lagos | 0803 555 0142 | ngozi.umeh@example.com"),
];

test("Word with bold headings and no empty lines: two jobs, each with its own lines", () => {
  const { profile, doubts, notPlaced } = readResume(
    documentOf(
      ...head,
      heading("WORK EXPERIENCE"),
      paragraph("**Brenlow Foods Ltd**\tMar 2021 – Present"),
      paragraph("Accounts Officer"),
      item("Reconcile 14 bank accounts each month."),
      item("Post receipts and payments in Sage 50"),
      paragraph("**Tavora Stores**\tJan 2018 – Feb 2021"),
      paragraph("Cashier"),
      item("Balanced the till every evening"),
      heading("EDUCATION"),
      paragraph("**University of Lagos**\t2013 – 2017"),
      paragraph("B.Sc. Accounting, Second Class Upper"),
    ),
  );
  expect(profile.basics).toMatchObject({
    name: "Ngozi Adaeze Umeh",
    email: "ngozi.umeh@example.com",
    phone: "+234 803 555 0142",
    location: "Surulere, Lagos",
  });
  expect(profile.work).toEqual([
    {
      name: "Brenlow Foods Ltd",
      position: "Accounts Officer",
      startDate: "2021-03",
      endDate: "present",
      highlights: ["Reconcile 14 bank accounts each month.", "Post receipts and payments in Sage 50"],
    },
    {
      name: "Tavora Stores",
      position: "Cashier",
      startDate: "2018-01",
      endDate: "2021-02",
      highlights: ["Balanced the till every evening"],
    },
  ]);
  expect(profile.education).toEqual([
    {
      studyType: "B.Sc.",
      area: "Accounting",
      institution: "University of Lagos",
      score: "Second Class Upper",
      startDate: "2013",
      endDate: "2017",
      highlights: [],
    },
  ]);
  expect(notPlaced).toEqual([]);
  expect(doubts).toEqual([]);
});

test("a post without an employer of its own gets none from its neighbour, and is asked about", () => {
  const { profile, doubts } = readResume(
    documentOf(
      ...head,
      heading("EXPERIENCE"),
      paragraph("**Senior Engineer**\t2022 – Present"),
      paragraph("Globex Corporation, Lagos"),
      item("Led a team of six engineers"),
      paragraph("**Junior Engineer**\t2020 – 2022"),
      item("Wrote the billing service in Python"),
    ),
  );
  expect(profile.work.map(({ position, name }) => [position, name])).toEqual([
    ["Senior Engineer", "Globex Corporation"],
    ["Junior Engineer", undefined],
  ]);
  expect(doubts.map(({ kind, path }) => [kind, path])).toContainEqual(["employer", "work.1.name"]);
});

test("posts that stand under one employer's line share it", () => {
  const { profile } = readResume(
    documentOf(
      ...head,
      heading("EXPERIENCE"),
      paragraph("**Vantora Bank Plc**\tLagos"),
      paragraph("Cash Officer\tFeb 2016 – Dec 2018"),
      item("Supervised four tellers"),
      paragraph("Teller\tJun 2012 – Jan 2016"),
      item("Paid and received cash"),
    ),
  );
  expect(profile.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Cash Officer", "Vantora Bank Plc", "2016-02"],
    ["Teller", "Vantora Bank Plc", "2012-06"],
  ]);
});

test("a table row by row, bio-data by labels", () => {
  const cell = (text: string, row: number, column: number) =>
    paragraph(text, { cell: { table: 1, row, column } });
  const { profile } = readResume(
    documentOf(
      paragraph("CURRICULUM VITAE", { bold: true, align: "center" }),
      heading("PERSONAL DATA"),
      paragraph("Name:\tHadiza Umar Danladi"),
      paragraph("Date of Birth:\t2nd January, 1993"),
      paragraph("State of Origin:\tKaduna"),
      paragraph("Phone Number:\t07068812340"),
      heading("WORKING EXPERIENCE"),
      cell("Date", 0, 0),
      cell("Organisation", 0, 1),
      cell("Position", 0, 2),
      cell("2018 – Till date", 1, 0),
      cell("Salama Hospital", 1, 1),
      cell("Nursing Officer", 1, 2),
      cell("2015 – 2018", 2, 0),
      cell("General Hospital", 2, 1),
      cell("Staff Nurse", 2, 2),
    ),
  );
  expect(profile.basics).toMatchObject({ name: "Hadiza Umar Danladi", phone: "+234 706 881 2340" });
  expect(profile.personal).toContainEqual({ label: "Date of Birth", value: "2nd January, 1993" });
  expect(profile.personal).toContainEqual({ label: "State of Origin", value: "Kaduna" });
  expect(profile.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ["Salama Hospital", "Nursing Officer", "2018"],
    ["General Hospital", "Staff Nurse", "2015"],
  ]);
});

test("a side column keeps to itself: its heading is no name, its skills are no jobs", () => {
  const side = { column: 1 };
  const { profile } = readResume(
    documentOf(
      paragraph("Temitope Alade", { bold: true, size: 24 }),
      heading("Work Experience"),
      paragraph("**Site Engineer**\t2019 – 2024"),
      paragraph("Kelvora Construction Ltd"),
      item("Built 4 km of road"),
      heading("Contact", side),
      paragraph("+44 7911 123456", side),
      heading("Languages", side),
      paragraph("English (Fluent)", side),
      paragraph("Yoruba (Native)", side),
    ),
  );
  expect(profile.basics).toMatchObject({ name: "Temitope Alade", phone: "+44 7911 123456" });
  expect(profile.work).toHaveLength(1);
  expect(profile.languages).toEqual([
    { language: "English", fluency: "Fluent" },
    { language: "Yoruba", fluency: "Native" },
  ]);
});

test("notes typed on a phone", () => {
  const { profile } = readResume(
    documentOf(
      paragraph("musa bello"),
      paragraph("08031234567"),
      paragraph("where i have worked", { spaceBefore: 12 }),
      paragraph("driver at zuma transport ltd"),
      paragraph("from 2019 to 2023"),
      paragraph("i drive staff bus every morning"),
      paragraph("what i can do", { spaceBefore: 12 }),
      paragraph("driving, repair of tyres, english and hausa"),
    ),
  );
  expect(profile.basics).toMatchObject({ name: "Musa Bello", phone: "+234 803 123 4567" });
  expect(profile.work).toEqual([
    {
      position: "driver",
      name: "zuma transport ltd",
      startDate: "2019",
      endDate: "2023",
      highlights: ["i drive staff bus every morning"],
    },
  ]);
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toContain("repair of tyres");
});

test("the account's name: the same letters in another order, or another person, are asked about", () => {
  const doubtsFor = (accountName: string) =>
    readResume(documentOf(...head), { accountName }).doubts.filter(({ kind }) => kind === "name");
  for (const same of ["Ngozi Adaeze Umeh", "Ngozi Umeh", "Ngozi Adaeze Chioma Umeh"])
    expect(doubtsFor(same)).toEqual([]);
  expect(doubtsFor("Ngozi")).toHaveLength(1);
  expect(doubtsFor("Umeh Ngozi Adaeze")[0]?.text).toContain("Which spelling");
  expect(doubtsFor("Umeh Ngozi")[0]?.text).toBe(
    "Your account says “Umeh Ngozi”, this file says “Ngozi Adaeze Umeh”. Which is right?",
  );
  expect(doubtsFor("Bola Ahmed")[0]?.text).toContain("Is it your file?");
});

test("page heads and feet become no facts, and are not dropped", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      ...head,
      heading("EXPERIENCE"),
      paragraph("**Cashier**, Tavora Stores\t2018 – 2020"),
      item("Balanced the till"),
      paragraph("Ngozi Umeh – 1/2", { zone: "foot" }),
    ),
  );
  expect(profile.work).toHaveLength(1);
  expect(notPlaced.map(({ text }) => text).join(" ")).toContain("1/2");
});

test("a study that is not finished says so", () => {
  const { profile } = readResume(
    documentOf(
      ...head,
      heading("EDUCATION"),
      paragraph("**University of Lagos**\t2019 – 2021"),
      paragraph("M.Sc. Accounting"),
      item("Deferred in 2021 for lack of funds."),
    ),
  );
  expect(profile.education[0]).toMatchObject({ standing: "deferred", institution: "University of Lagos" });
});

test("two totals of years and dates to come are asked about", () => {
  const { doubts } = readResume(
    documentOf(
      ...head,
      heading("SUMMARY"),
      paragraph("Cashier with 9 years of experience in retail and banking halls."),
      heading("EXPERIENCE"),
      paragraph("**Tavora Stores**\tJan 2018 – Jan 2020"),
      paragraph("Cashier"),
      item("Balanced the till every evening"),
    ),
    { today: "2026-11-22" },
  );
  expect(doubts.find(({ kind }) => kind === "years")?.text).toBe(
    "Your summary says 9 years, your jobs add up to 2. Letter and resume say what the summary says.",
  );
});

test("labels, a period in two parts and studies that go on: each value stands where its label says", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      paragraph("Name: Danladi Musa Gyang"),
      paragraph("Phone: 0806 555 0177"),
      heading("CAREER HISTORY"),
      paragraph("Employer: Tavora Stores, Jos"),
      paragraph("Position: Store Keeper"),
      paragraph("From: March 2019 To: Date"),
      item("Counted the stock of three shops each month"),
      heading("EDUCATION"),
      paragraph("Institution: Federal Polytechnic, Bauchi"),
      paragraph("Qualification: HND Statistics (in view)"),
      paragraph("Year: 2024"),
    ),
  );
  expect(profile.basics.name).toBe("Danladi Musa Gyang");
  expect(profile.work).toMatchObject([
    { name: "Tavora Stores", position: "Store Keeper", startDate: "2019-03", endDate: "present" },
  ]);
  expect(profile.education).toMatchObject([
    {
      institution: "Federal Polytechnic, Bauchi",
      studyType: "HND",
      area: "Statistics",
      standing: "in_view",
      standingText: "in view",
    },
  ]);
  expect(notPlaced).toEqual([]);
});

test("certificates keep their standing, and it is no certificate of its own", () => {
  const { profile } = readResume(
    documentOf(
      ...head,
      heading("CERTIFICATIONS"),
      item("Certified Internal Auditor (CIA), IIA (3 of 4 papers passed)"),
      item("Fire Marshal Training, Red Cross, 2019"),
      heading("LANGUAGES"),
      paragraph("English, Tiv"),
    ),
  );
  expect(profile.certificates.map(({ name, standing }) => [name, standing])).toEqual([
    ["Certified Internal Auditor (CIA)", "part_passed"],
    ["Fire Marshal Training", undefined],
  ]);
});

test("a table with a head row: the numbers of its rows and its heads are no values", () => {
  const row = (at: number, ...texts: string[]) =>
    texts.map((text, column) => paragraph(text, { cell: { table: 1, row: at, column }, bold: at === 0 }));
  const { profile } = readResume(
    documentOf(
      ...head,
      heading("WORKING EXPERIENCE"),
      ...row(0, "S/N", "Organisation", "Position Held", "Period"),
      ...row(1, "1", "Brenlow Foods Ltd, Aba", "Sales Supervisor", "June 2020 – Present"),
      ...row(2, "2", "Tavora Stores, Enugu", "Cashier", "2017 – 2020"),
    ),
  );
  expect(profile.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ["Brenlow Foods Ltd", "Sales Supervisor", "2020-06"],
    ["Tavora Stores", "Cashier", "2017"],
  ]);
});

test("a mail address under a heading of its own kind is still the person's, a referee's is not", () => {
  const withReferee = documentOf(
    paragraph("Ngozi Adaeze Umeh", { bold: true, size: 18 }),
    heading("SKILLS"),
    paragraph("Excel, Bookkeeping"),
    paragraph("ngozi.umeh@example.com"),
    heading("REFEREES"),
    paragraph("Mrs. Halima Sule"),
    paragraph("Manager, Tavora Stores, halima@example.com"),
  );
  expect(readResume(withReferee).profile.basics.email).toBe("ngozi.umeh@example.com");
});
