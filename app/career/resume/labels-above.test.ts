import { expect, test } from "vitest";
import { documentOf, heading, paragraph } from "#tests/factories/paragraphs";
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
