import { expect, test } from "vitest";
import { documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { joinLabelsBeside } from "./labels-above";
import { readResume } from "./read-resume";

const head = [
  paragraph("Ebiere Woyengi", { bold: true, size: 18 }),
  paragraph("0803 555 0142 | ebiere.woyengi@example.com"),
];
const postsOf = (...lines: string[]) =>
  readResume(
    documentOf(...head, heading("WORK EXPERIENCE"), ...lines.map((text) => paragraph(text))),
  ).profile.work.map(({ position, name, startDate }) => [position, name, startDate].join(" | "));

test("labels on lines of their own over their values make records of one post each", () => {
  expect(
    postsOf(
      "Dates",
      "04/2020 – present",
      "Occupation or position held",
      "Internal Auditor",
      "Main activities and responsibilities",
      "Drew up the audit plan for 62 branches",
      "Name and address of employer",
      "Zuma Trust Bank Plc, Broad Street, Lagos",
      "Type of business or sector",
      "Commercial bank",
      "Dates",
      "10/2016 – 03/2020",
      "Occupation or position held",
      "Control Officer",
      "Main activities and responsibilities",
      "Followed up exceptions",
      "Name and address of employer",
      "Rima Savings Ltd, Warri",
    ),
  ).toEqual([
    "Internal Auditor | Zuma Trust Bank Plc | 2020-04",
    "Control Officer | Rima Savings Ltd | 2016-10",
  ]);
});

test("a label that its form sets without a mark names no employer", () => {
  expect(
    postsOf(
      "11/2021 – present",
      "Laboratory Technologist",
      "Zuma Diagnostics Ltd, Calabar",
      "Business or sector Private diagnostics",
      "06/2018 – 10/2021",
      "Laboratory Assistant",
      "Rima Hospital, Ogoja",
      "Business or sector Health",
    ),
  ).toEqual([
    "Laboratory Technologist | Zuma Diagnostics Ltd | 2021-11",
    "Laboratory Assistant | Rima Hospital | 2018-06",
  ]);
});

test("a label that stands once is none of a form", () => {
  expect(
    postsOf("Storekeeper, Zuma Stores Ltd, 2019 – 2023", "Duties", "Issued linen to forty rooms"),
  ).toEqual(["Storekeeper | Zuma Stores Ltd | 2019"]);
});

test("a label at the left of its value, read as a line of its own, is one line with it; the heading of a section is not", () => {
  const at = (text: string, x: number, y: number, width = 60) =>
    paragraph(text, { box: { x, y, width, height: 12 } });
  const rows = [
    at("PERSONAL SKILLS", 60, 600),
    at("Mother tongue(s)", 60, 625),
    at("Kanuri", 214, 626),
    at("Other language(s)", 60, 640),
    at("Hausa C2 | English C1 | Shuwa Arabic B1 (spoken)", 214, 640, 200),
    at("Digital skills", 60, 660),
    at("KoboToolbox, SPSS, Excel", 214, 660, 120),
    at("Driving licence", 60, 680),
    at("B", 214, 680, 8),
    at("References", 60, 700),
    at("Dr. Modu Grema, Director", 214, 700, 120),
  ];
  const joined = joinLabelsBeside(rows.map((one, place) => ({ paragraph: one, place })));
  expect(joined.map((one) => one.paragraph.text)).toEqual([
    "PERSONAL SKILLS",
    "Mother tongue(s)\tKanuri",
    "Other language(s)\tHausa C2 | English C1 | Shuwa Arabic B1 (spoken)",
    "Digital skills\tKoboToolbox, SPSS, Excel",
    "Driving licence\tB",
    "References",
    "Dr. Modu Grema, Director",
  ]);
  const { languages, certificates } = readResume(
    documentOf(paragraph("Falmata Grema", { size: 18 }), ...rows),
  ).profile;
  expect(languages.map(({ language, fluency }) => [language, fluency])).toEqual([
    ["Kanuri", "Mother tongue"],
    ["Hausa", "C2"],
    ["English", "C1"],
    ["Shuwa Arabic", "B1 spoken"],
  ]);
  expect(certificates).toEqual([]);
});

test("a row of labels over the row of their values is a line of details", () => {
  const { profile } = readResume(
    documentOf(
      ...head,
      heading("PERSONAL DATA"),
      paragraph("AGE | SEX | STATE OF ORIGIN"),
      paragraph("34 | FEMALE | RIVERS STATE"),
    ),
  );
  expect(profile.personal.map(({ label, value }) => [label.toLowerCase(), value])).toEqual([
    ["age", "34"],
    ["sex", "FEMALE"],
    ["state of origin", "RIVERS STATE"],
  ]);
});
