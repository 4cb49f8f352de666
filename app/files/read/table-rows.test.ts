import { expect, test } from "vitest";
import type { Paragraph } from "~/career/resume/document-text";
import { layOutTable } from "./table";

const paragraph = (text: string): Paragraph => ({
  text,
  runs: [{ text, bold: false, italic: false, size: 11 }],
  page: 1,
  column: 0,
  indent: 0,
  spaceBefore: 0,
});
const table = (...rows: string[][][]) =>
  layOutTable(
    rows.map((row) => row.map((cell) => cell.map(paragraph))),
    0,
  );

test("headings and dates at the left of a table stand with what is beside them", () => {
  const read = table(
    [["WORK"], []],
    [["2019 – 2021"], ["Mercy Stores, Ilorin", "Store Officer", "Counted the stock"]],
    [["2015 to 2018"], ["Greenfield Mills", "Porter"]],
    [["Languages"], ["Yoruba, English"]],
  );
  expect(read.map(({ text, cell }) => [text, cell])).toEqual([
    ["WORK", undefined],
    ["2019 – 2021\tMercy Stores, Ilorin", undefined],
    ["Store Officer", undefined],
    ["Counted the stock", undefined],
    ["2015 to 2018\tGreenfield Mills", undefined],
    ["Porter", undefined],
    ["Languages", undefined],
    ["Yoruba, English", undefined],
  ]);
});

test("where headings have rows of their own, what stands beside a line is its label", () => {
  const read = table(
    [["SKILLS"], []],
    [["Communication skills"], ["Good with customers"]],
    [["Digital competence"], ["Word, Excel"]],
    [["EDUCATION"], []],
    [["2012 – 2016"], ["B.Sc. Botany", "University of Jos"]],
    [["2008 – 2012"], ["SSCE"]],
    [["LANGUAGES"], ["Tiv, English"]],
  );
  expect(read.map(({ text }) => text)).toEqual([
    "SKILLS",
    "Communication skills\tGood with customers",
    "Digital competence\tWord, Excel",
    "EDUCATION",
    "2012 – 2016\tB.Sc. Botany",
    "University of Jos",
    "2008 – 2012\tSSCE",
    "LANGUAGES",
    "Tiv, English",
  ]);
});

test("dates in the last cells of a row come before the list in the cell at their left", () => {
  const read = table(
    [["Post"], ["Duties"], ["From"], ["To"]],
    [
      ["Porter"],
      ["Loaded trucks for all the shops of the town", "Swept the yard"],
      ["May 2015"],
      ["Till date"],
    ],
  );
  expect(read.slice(4).map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
    ["Porter", 1, 0],
    ["May 2015", 1, 2],
    ["Till date", 1, 3],
    ["Loaded trucks for all the shops of the town", 1, 1],
    ["Swept the yard", 1, 1],
  ]);
});
