import fc from "fast-check";
import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { unwrap } from "./unwrap";

const read = (work: string) =>
  readResume(
    documentFromText(`Hauwa Bello\n0803 555 0188\n\nWORK EXPERIENCE\n${work}\n\nEDUCATION\nOND, 2012\n`),
  ).profile.work;

test("letters and figures before the heads of posts make them no items of the lists below them", () => {
  const posts = read(
    [
      "(a) Makama Rice Mills, Bida (casual, later monthly)",
      "    Store Officer      March 2019 - Present",
      "    - Weighing of paddy",
      "    - Issue of bags",
      "(b) Local Government Elections, Niger State",
      "    Poll Clerk         2011 - 2018",
      "    - Arranged voters in line",
      "(c) Al-Barka Chemist, Bida",
      "    Sales Attendant    Jan 2016 - Feb. 2018",
      "    - Selling of drugs",
    ].join("\n"),
  );
  expect(posts.map(({ position, name = "" }) => [position, name.split(",")[0]])).toEqual([
    ["Store Officer", "Makama Rice Mills"],
    ["Poll Clerk", "Local Government Elections"],
    ["Sales Attendant", "Al-Barka Chemist"],
  ]);
  expect(posts.map(({ highlights }) => highlights.length)).toEqual([2, 1, 1]);
});

const KINDS = [
  (at: number) => `(${"abcdefg"[at]})`,
  (at: number) => `${"abcdefg"[at]}.`,
  (at: number) => `${["i", "ii", "iii", "iv", "v", "vi"][at]})`,
  (at: number) => `(${at + 1})`,
];
const kind = fc.constantFrom(...KINDS);

test("counted lines over lists or times are heads, counted lines below each other are items", () => {
  fc.assert(
    fc.property(
      kind,
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom("- Cleaned it", "2011 - 2014"),
      (mark, count, below) => {
        const line = (at: number) => `${mark(at)} Workshop of ${"Ada Obi Eze Uche Ngozi".split(" ")[at]}`;
        const levels = (rows: readonly string[]) => {
          const { document } = unwrap(documentFromText(["Work", ...rows].join("\n")));
          return document.paragraphs
            .filter(({ text }) => text.startsWith("Workshop"))
            .map(({ listLevel }) => listLevel);
        };
        const places = Array.from({ length: count }, (_, at) => at);
        expect(levels(places.flatMap((at) => [line(at), below]))).toEqual(places.map(() => undefined));
        expect(levels(places.map(line))).toEqual(places.map(() => 0));
      },
    ),
  );
});
