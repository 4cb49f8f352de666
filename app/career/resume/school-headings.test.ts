import { expect, test } from "vitest";
import type { Field } from "./field";
import { withSchoolHeadings } from "./school-headings";
import type { Label } from "./tagger/labels";

const field = (label: Label, text: string, paragraph: number): Field => ({
  label,
  text,
  paragraph,
  segments: [],
  probability: () => 0.9,
});
const labelsOf = (...fields: [Label, string][]) =>
  withSchoolHeadings(fields.map(([label, text], at) => field(label, text, at))).map(({ label }) => label);

test("a school that is set as a heading below that of the studies is a school", () => {
  expect(
    labelsOf(["heading", "Education"], ["heading", "University of Ibadan"], ["degree", "Bachelor of Arts"]),
  ).toEqual(["heading", "school", "degree"]);
});

test("a heading with the word of a school stays one, and so does a school elsewhere", () => {
  expect(labelsOf(["heading", "Education"], ["heading", "Institutions attended"])).toEqual([
    "heading",
    "heading",
  ]);
  expect(labelsOf(["heading", "Work experience"], ["heading", "University of Ibadan"])).toEqual([
    "heading",
    "heading",
  ]);
});
