import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

test("a cell that holds the employer and the post below it is one head", () => {
  const { profile } = readResume(
    documentOf(
      paragraph("Sunday Ochigbo Ameh", { bold: true, size: 18 }),
      paragraph("Otukpo, Benue | 0803 555 0171 | sunday.ameh@example.com"),
      heading("Employment record"),
      cell("Period", 0, 0),
      cell("Company / Position", 0, 1),
      cell("What I did", 0, 2),
      cell("May 2020 till date", 1, 0),
      cell("Apa River Rice Mills Ltd, Otukpo", 1, 1, { bold: true }),
      cell("Mill Operator", 1, 1),
      cell("Run the de-stoner and the polisher on night shift", 1, 2),
      cell("Change belts and sieves before each season", 1, 2),
      cell("2014 - 2019", 2, 0),
      cell("Ugbokolo Bakery", 2, 1, { bold: true }),
      cell("Oven Hand", 2, 1),
      cell("Baked 900 loaves every night", 2, 2),
    ),
    { today: "2026-11-27" },
  );
  expect(
    profile.work.map(({ name, position, startDate, highlights }) => [
      name,
      position,
      startDate,
      highlights.length,
    ]),
  ).toEqual([
    ["Apa River Rice Mills Ltd", "Mill Operator", "2020-05", 2],
    ["Ugbokolo Bakery", "Oven Hand", "2014", 1],
  ]);
});
