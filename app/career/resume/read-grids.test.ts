import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const inTable = (table: number, rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text === "" ? [] : [cell(text, at, column, { cell: { table, row: at, column } })],
    ),
  );
const person = [
  paragraph("Zainab Kure Musa", { bold: true, size: 16 }),
  paragraph("zainab@example.org | 0803 222 3344"),
];
const leftOf = ({ notPlaced }: ReturnType<typeof readResume>) => notPlaced.map(({ text }) => text);

test("a table of languages is a language a row, with how well it is known", () => {
  const read = readResume(
    documentOf(
      ...person,
      heading("LANGUAGES"),
      ...inTable(1, [
        ["Language", "Speaking", "Reading", "Writing"],
        ["Nupe", "Native", "Fair", "Poor"],
        ["English", "Very good", "Very good", "Very good"],
        ["Dagbani", "Fair"],
      ]),
    ),
  );
  expect(read.profile.languages).toEqual([
    { language: "Nupe", fluency: "speaking native, reading fair, writing poor" },
    { language: "English", fluency: "Very good" },
    { language: "Dagbani", fluency: "Fair" },
  ]);
  expect(leftOf(read)).toEqual([]);
});

test("the two rows of heads of a Europass name the skills, and its legend is no language", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("LANGUAGE SKILLS"),
      ...inTable(1, [
        ["Mother tongue(s)", "Hausa"],
        ["", "UNDERSTANDING", "", "SPEAKING", "", "WRITING"],
        ["", "Listening", "Reading", "Spoken interaction", "Spoken production"],
        ["English", "C1", "C1", "B2", "B2", "C1"],
      ]),
      paragraph("Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user"),
    ),
  );
  expect(profile.languages).toEqual([
    { language: "Hausa", fluency: "Mother tongue" },
    {
      language: "English",
      fluency: "listening C1, reading C1, spoken interaction B2, spoken production B2, writing C1",
    },
  ]);
});

test("words that say how well a language is known are no languages in a list either", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("LANGUAGES"),
      ...["Efik", "Native", "English", "Fluent"].map((text) => paragraph(text)),
    ),
  );
  expect(profile.languages).toEqual([
    { language: "Efik", fluency: "Native" },
    { language: "English", fluency: "Fluent" },
  ]);
});

test("each row of a table of projects is a project, what its other columns say stands below it", () => {
  const read = readResume(
    documentOf(
      ...person,
      heading("PROJECTS"),
      ...inTable(1, [
        ["S/N", "Project", "Client", "Cost", "Period"],
        ["1", "Market stalls, Kuje", "Kuje Area Council", "N60 m", "2018 – 2019"],
        ["2", "Clinic at Abaji", "NGO", "N22 m", "2021"],
      ]),
    ),
  );
  expect(read.profile.projects).toEqual([
    {
      name: "Market stalls, Kuje",
      startDate: "2018",
      endDate: "2019",
      highlights: ["Client: Kuje Area Council", "Cost: N60 m"],
    },
    { name: "Clinic at Abaji", endDate: "2021", highlights: ["Client: NGO", "Cost: N22 m"] },
  ]);
  expect(leftOf(read)).toEqual([]);
});

test.each([
  [
    "beside each other",
    [
      ["English Language", "C5", "Physics", "D7"],
      ["Mathematics", "B3", "Biology", "C6"],
    ],
  ],
  [
    "below each other",
    [
      ["English Language", "Physics", "Mathematics", "Biology"],
      ["C5", "D7", "B3", "C6"],
    ],
  ],
])("results of a school examination in a table, subject and grade %s", (_, rows) => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("EDUCATION"),
      paragraph("NECO, Government College, Bida, 2012"),
      ...inTable(1, rows),
    ),
  );
  expect(profile.oLevels.map(({ exam }) => exam)).toEqual(["NECO"]);
  expect(new Map(profile.oLevels[0]?.results.map(({ subject, grade }) => [subject, grade]))).toEqual(
    new Map([
      ["English Language", "C5"],
      ["Physics", "D7"],
      ["Mathematics", "B3"],
      ["Biology", "C6"],
    ]),
  );
});

test("results on lines below each other are results, not skills or studies", () => {
  const { profile } = readResume(
    documentFromText(
      [
        "Zainab Kure",
        "0803 222 3344",
        "",
        "EDUCATION",
        "WAEC 2015",
        "English C6",
        "Maths D7",
        "Biology B3",
        "Hausa B2",
        "",
        "SKILLS",
        "Sewing",
        "Cooking",
      ].join("\n"),
    ),
  );
  expect(profile.oLevels.flatMap(({ results }) => results.map(({ grade }) => grade))).toEqual([
    "C6",
    "D7",
    "B3",
    "B2",
  ]);
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(["Sewing", "Cooking"]);
});

test("in a form of personal details each label has its value, numbered or beside another, known or not", () => {
  const read = readResume(
    documentOf(
      ...person,
      heading("BIO DATA"),
      ...inTable(1, [
        ["i.", "Date of Birth", "4 May 1990", "Sex", "Female"],
        ["ii.", "State of Origin / LGA", "Niger / Bida", "Religion", "Islam"],
        ["iii.", "Staff file number", "PF 2231", "Marital Status", "Single"],
      ]),
    ),
  );
  expect(read.profile.personal).toEqual([
    { label: "Date of Birth", value: "4 May 1990" },
    { label: "Sex", value: "Female" },
    { label: "State of Origin", value: "Niger" },
    { label: "LGA", value: "Bida" },
    { label: "Religion", value: "Islam" },
    { label: "Staff file number", value: "PF 2231" },
    { label: "Marital Status", value: "Single" },
  ]);
  expect(leftOf(read)).toEqual([]);
});
