import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Ibrahim Ayo Salami", "08055566677", "", ...lines].join("\n")));
const deedsOf = (...lines: string[]) =>
  read(...lines).profile.custom.map(({ heading, lines: own }) => [heading, own.map(({ text }) => text)]);

const employers = [
  "",
  "EMPLOYMENT HISTORY",
  "Coral Reef Hotel, Ilorin - Operations Manager, 2018 - 2024",
  "Offa Events Centre, Offa - Supervisor, 2013 - 2018",
];

test("what was done under the names of skills is of no employer", () => {
  const skills = [
    "KEY SKILLS AND ACHIEVEMENTS",
    "",
    "Team Leadership",
    "- Led 25 kitchen and floor staff over three shifts",
    "- Cut staff turnover by 30 % in two years",
    "",
    "Stock and Cost Control",
    "- Saved N2.4 million a year by buying in bulk",
  ];
  expect(deedsOf(...skills, ...employers)).toEqual([
    [
      "Team Leadership",
      ["Led 25 kitchen and floor staff over three shifts", "Cut staff turnover by 30 % in two years"],
    ],
    ["Stock and Cost Control", ["Saved N2.4 million a year by buying in bulk"]],
  ]);
  const { profile, notPlaced } = read(...skills, ...employers);
  expect(profile.work.map(({ name, highlights }) => [name, highlights.length])).toEqual([
    ["Coral Reef Hotel", 0],
    ["Offa Events Centre", 0],
  ]);
  expect(profile.skills).toEqual([]);
  expect(notPlaced).toEqual([]);
});

test("also where they stand under a heading of work, and one of them is called as papers are", () => {
  const account = [
    "PROFESSIONAL EXPERIENCE",
    "",
    "Administration",
    "Managed the diary and travel of three directors.",
    "",
    "Finance",
    "Prepared monthly payroll for 45 staff.",
    "Reconciled petty cash of N300,000 each week.",
    "",
    "Training",
    "Trained 8 interns in office software.",
    "",
    "WORK HISTORY",
    "Ekene Law Chambers, Enugu",
    "Savanna Shipping Ltd, Enugu",
  ];
  expect(deedsOf(...account).map(([heading]) => heading)).toEqual(["Administration", "Finance", "Training"]);
  const { work, certificates } = read(...account).profile;
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ["Ekene Law Chambers", []],
    ["Savanna Shipping Ltd", []],
  ]);
  expect(certificates).toEqual([]);
});

test("duties below the name and the time of a post stay with it", () => {
  const { profile } = read(
    "WORK EXPERIENCE",
    "Operations Manager, Coral Reef Hotel, Ilorin",
    "2018 - 2024",
    "Led 25 kitchen and floor staff over three shifts",
    "",
    "SKILLS",
    "Team Leadership",
    "Stock Control",
  );
  expect(profile.work[0]?.highlights).toEqual(["Led 25 kitchen and floor staff over three shifts"]);
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(["Team Leadership", "Stock Control"]);
});

test("what was done under the names of skills is kept where a table has the posts", () => {
  const { custom, work, referees } = readResume(
    documentOf(
      paragraph("Clotilde Ngwa", { bold: true, size: 18 }),
      heading("What I can do"),
      heading("Classroom teaching"),
      item("Taught French to JSS 1 – SS 3, Literature-in-English to SS 1 – 2"),
      item("31 of my 34 candidates had credit and above in WAEC French"),
      heading("Computer"),
      item("MS Word, PowerPoint, Google Classroom, Canva"),
      heading("Work history"),
      paragraph("French Teacher, Heron Gate School, Calabar, 2018 – 2022"),
      paragraph("Teacher of French, Saint Fidelis College, Bamenda, 2012 – 2017"),
    ),
  ).profile;
  expect(custom.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "Taught French to JSS 1 – SS 3, Literature-in-English to SS 1 – 2",
    "31 of my 34 candidates had credit and above in WAEC French",
  ]);
  expect(work.map(({ name }) => name)).toEqual(["Heron Gate School", "Saint Fidelis College"]);
  expect(referees).toBeUndefined();
});

test("lists under heads of a few words are accounts whatever their words begin with", () => {
  const skills = [
    "SUMMARY OF SKILLS AND WHAT I HAVE DONE",
    "",
    "Kitchen leadership",
    "- Run a brigade of nine on my own for four months, and no function was cancelled",
    "- Good human relation",
    "Cost and store",
    "- Food cost was 44% when I came and 35% by the end of 2023, I did it by weighing of proteins",
    "- Do the market run at two markets every week",
    "Food",
    "- Afang, grills, pasta, pastry",
    "- Special diets for diabetic guests in the restaurant",
  ];
  const deeds = deedsOf(...skills, ...employers);
  expect(deeds.map(([head, lines]) => [head, lines?.length])).toEqual([
    ["Kitchen leadership", 2],
    ["Cost and store", 2],
    ["Food", 2],
  ]);
  expect(read(...skills, ...employers).profile.skills).toEqual([]);
});
