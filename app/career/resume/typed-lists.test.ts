import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { listParter } from "./typed-lists";

const line = (text: string): Paragraph => ({
  text,
  runs: [{ text, bold: false, italic: false, size: 11 }],
  page: 1,
  column: 0,
  indent: 0,
  spaceBefore: 0,
});
const parts = (...texts: string[]) => {
  const part = listParter();
  return texts.flatMap((text) => part(line(text))).map(({ text, listLevel }) => [text, listLevel]);
};

test("letters in their order part the items of one paragraph, and go on in the next", () => {
  expect(
    parts("Obelan Works Ltd, Warri a. Checked six gates b. Wrote the log", "c. Trained 4 men d. Kept tools"),
  ).toEqual([
    ["Obelan Works Ltd, Warri", undefined],
    ["Checked six gates", 0],
    ["Wrote the log", 0],
    ["Trained 4 men", 0],
    ["Kept tools", 0],
  ]);
  expect(parts("(i) Sold bread (ii) Kept the till")).toEqual([
    ["Sold bread", 0],
    ["Kept the till", 0],
  ]);
  expect(parts("Shop 🔥 Sold bread ✅ Kept the till")).toEqual([
    ["Shop", undefined],
    ["Sold bread", 0],
    ["Kept the till", 0],
  ]);
});

test("a lone letter or figure inside a sentence parts nothing", () => {
  const texts = [
    "Passed stage 2) of the course",
    "Vitamin b. Complex sales",
    "1) Zenith Stores, Aba",
    "Supervision of (1) 17 km of road, and (2) 31 km of farm tracks.",
  ];
  expect(parts(...texts)).toEqual(texts.map((text) => [text, undefined]));
});
