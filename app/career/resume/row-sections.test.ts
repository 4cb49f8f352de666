import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

test("a row whose first cell names another section is of that section", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      paragraph("Ngozi Adaeze Umeh", { bold: true, size: 18 }),
      paragraph("Surulere, Lagos | 0803 555 0142 | ngozi.umeh@example.com"),
      heading("Certificates"),
      cell("Short courses", 0, 0),
      cell("ISO 22000 Awareness, 2021", 0, 1),
      cell("Skills", 1, 0),
      cell("Titration; Spectrophotometer; Microsoft Word", 1, 1),
      cell("Languages", 2, 0),
      cell("English, Igbo", 2, 1),
    ),
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Titration",
    "Spectrophotometer",
    "Microsoft Word",
  ]);
  expect(profile.languages.map(({ language }) => language)).toEqual(["English", "Igbo"]);
  expect(profile.certificates.map(({ name }) => name)).toEqual(["ISO 22000 Awareness"]);
  expect(notPlaced).toEqual([]);
});
