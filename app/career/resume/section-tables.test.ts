import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { readResume } from "./read-resume";
import { partSectionTables } from "./section-tables";

const page = (rows: string[][][]): Paragraph[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((texts, column) =>
      texts.map((text): Paragraph => ({
        text,
        runs: [{ text, bold: text === text.toUpperCase(), italic: false, size: 11 }],
        page: 1,
        column: 0,
        indent: 0,
        spaceBefore: 0,
        cell: { table: 1, row, column },
      })),
    ),
  );
const texts = (rows: string[][][]) =>
  partSectionTables(page(rows).map((paragraph, place) => ({ paragraph, place }))).map(
    ({ paragraph }) => `${paragraph.column}${paragraph.cell ? "c" : ""} ${paragraph.text}`,
  );

test("sections beside each other in a table are read column by column", () => {
  const paragraphs = page([
    [["WORK EXPERIENCE"], ["EDUCATION"]],
    [
      ["Glass Blower", "Kiln House Ltd, Benin City", "2018 – 2024", "Blew 60 vases a week"],
      ["ND Ceramics", "Auchi Polytechnic", "2014 – 2016"],
    ],
    [["LANGUAGES"], ["SKILLS"]],
    [["Edo, English"], ["Furnace care", "Moulding"]],
  ]);
  const { profile } = readResume({ paragraphs, hidden: [], pages: 1 });
  expect(profile.work).toEqual([
    expect.objectContaining({
      position: "Glass Blower",
      name: "Kiln House Ltd",
      startDate: "2018",
      endDate: "2024",
    }),
  ]);
  expect(profile.education).toEqual([
    expect.objectContaining({ institution: "Auchi Polytechnic", startDate: "2014", endDate: "2016" }),
  ]);
  expect(profile.languages.map(({ language }) => language)).toEqual(["Edo", "English"]);
});

test("lines of two columns that stand in a row each are two columns", () => {
  expect(
    texts([
      [["WORK"], ["EDUCATION"]],
      [["Ferry Pilot"], ["WASSCE"]],
      [["2019 – date"], ["SKILLS"]],
      [["Badagry Boats"], ["Radio"]],
    ]),
  ).toEqual([
    "0 WORK",
    "0 Ferry Pilot",
    "0 2019 – date",
    "0 Badagry Boats",
    "1 EDUCATION",
    "1 WASSCE",
    "1 SKILLS",
    "1 Radio",
  ]);
});

test("heads of the columns of one table part nothing", () => {
  const studies = [
    [["Institution"], ["Certificate"]],
    [["Igbobi Technical College"], ["NTC"]],
    [["Surulere Girls' School"], ["SSCE"]],
  ];
  expect(texts(studies).every((text) => text.startsWith("0c"))).toBe(true);
  const three = [
    [["Skills"], ["Languages"], ["Referees"]],
    [["Weaving"], ["Ebira"], ["Mr Onoja"]],
  ];
  expect(texts(three).every((text) => text.startsWith("0c"))).toBe(true);
});

test("a rail of headings beside their text stays a rail, though its text has a line that could be a heading", () => {
  const rows = [
    [
      ["WORK EXPERIENCE"],
      ["Glass Blower", "Kiln House Ltd, Benin City", "2018 – 2024", "Skills", "Moulding"],
    ],
    [["EDUCATION"], ["ND Ceramics", "Auchi Polytechnic", "2014 – 2016"]],
    [["LANGUAGES"], ["Edo", "English"]],
  ];
  const { profile } = readResume({ paragraphs: page(rows), hidden: [], pages: 1 });
  expect(profile.work).toEqual([
    expect.objectContaining({ position: "Glass Blower", name: "Kiln House Ltd", startDate: "2018" }),
  ]);
  expect(profile.education).toHaveLength(1);
});
