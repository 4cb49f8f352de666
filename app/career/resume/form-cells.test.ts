import { expect, test } from "vitest";
import { cell, documentOf, heading } from "#tests/factories/paragraphs";
import type { Paragraph } from "./document-text";
import { readResume } from "./read-resume";

const box = (table: number, row: number, column: number, ...lines: string[]): Paragraph[] =>
  lines.map((text) => cell(text, row, column, { cell: { table, row, column } }));

test("a printed form in boxes, each with its labels over their values, gives the name, the posts and what was done", () => {
  const { profile } = readResume(
    documentOf(
      ...box(0, 0, 0, "1. Family name", "OGBEIDE"),
      ...box(0, 0, 1, "2. First and other names", "Osaze Peter"),
      ...box(0, 1, 0, "3. Date of birth", "4 / 6 / 1990"),
      ...box(0, 1, 1, "4. Telephone", "0803 555 0142"),
      ...box(0, 1, 2, "5. E-mail", "osaze@mail.example"),
      heading("6. EMPLOYMENT RECORD. Starting with your present post, list every employment you have had."),
      ...box(1, 0, 0, "From / To", "06/2022 / present", "Employer", "Oak Relief Foundation, Mubi", "Exact title", "Monitoring Officer"), // prettier-ignore
      ...box(1, 0, 1, "Description of duties", "Trained 16 enumerators. Counted stores in 9 health posts."),
      ...box(1, 1, 0, "From / To", "09/2020 / 04/2022", "Employer", "Brass Water Aid, Yola", "Exact title", "Data Assistant"), // prettier-ignore
      ...box(1, 1, 1, "Description of duties", "Cleaned data in Excel and SPSS for four reports."),
    ),
    { today: "2026-12-01" },
  );
  expect(profile.basics).toMatchObject({ name: "Osaze Peter OGBEIDE", email: "osaze@mail.example" });
  expect(profile.work).toMatchObject([
    {
      position: "Monitoring Officer",
      name: "Oak Relief Foundation",
      startDate: "2022-06",
      endDate: "present",
      highlights: ["Trained 16 enumerators.", "Counted stores in 9 health posts."],
    },
    { position: "Data Assistant", name: "Brass Water Aid", startDate: "2020-09", endDate: "2022-04" },
  ]);
});

test("a table of columns stays one", () => {
  const { profile } = readResume(
    documentOf(
      heading("Osaze Ogbeide", { size: 18 }),
      heading("WORK EXPERIENCE"),
      ...box(0, 0, 0, "Period"),
      ...box(0, 0, 1, "Employer"),
      ...box(0, 0, 2, "Post"),
      ...box(0, 1, 0, "2019 – 2022"),
      ...box(0, 1, 1, "Oak Relief Foundation"),
      ...box(0, 1, 2, "Monitoring Officer"),
    ),
    { today: "2026-12-01" },
  );
  expect(profile.work).toMatchObject([{ position: "Monitoring Officer", name: "Oak Relief Foundation" }]);
});
