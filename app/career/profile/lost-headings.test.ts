import { expect, test } from "vitest";
import { findLostHeadings, restoreHeadings } from "./lost-headings";
import { parseProfile } from "./parse-profile";

const BEFORE = `Adaeze Okafor
Lagos

SUMMARY
Accounts officer.

WORK EXPERIENCE
Cashier | Shoprite | 2018 – 2020
- Counted cash

EDUCATION
B.Sc. Accounting | University of Lagos | 2012 – 2016

SKILLS
Excel, Sage 50

REFEREES
Available on request`;

test("a heading that was deleted while its lines stayed is named, and goes back over them", () => {
  const after = BEFORE.replace("WORK EXPERIENCE\n", "");
  expect(parseProfile(after).work).toEqual([]);
  expect(findLostHeadings(BEFORE, after)).toEqual([{ heading: "WORK EXPERIENCE", isGone: false }]);
  expect(restoreHeadings(BEFORE, after)).toBe(BEFORE);
});

test("a heading that was renamed so that no reader knows it is named with the new one", () => {
  const after = BEFORE.replace("WORK EXPERIENCE", "# My journey so far").replace(
    "Counted cash",
    "Counted money",
  );
  expect(findLostHeadings(BEFORE, after)).toEqual([
    { heading: "WORK EXPERIENCE", isGone: false, now: "# My journey so far" },
  ]);
  expect(restoreHeadings(BEFORE, after)).toBe(BEFORE.replace("Counted cash", "Counted money"));
});

test("a common other name of a section is a heading that readers know", () => {
  expect(findLostHeadings(BEFORE, BEFORE.replace("WORK EXPERIENCE", "Employment History"))).toEqual([]);
});

test("work or education that goes as a whole is asked about, a section that nobody needs is not", () => {
  const withoutSchool = BEFORE.replace(/EDUCATION\n.*\n\n/, "");
  expect(findLostHeadings(BEFORE, withoutSchool)).toEqual([{ heading: "EDUCATION", isGone: true }]);
  expect(restoreHeadings(BEFORE, withoutSchool)).toBe(BEFORE);
  expect(findLostHeadings(BEFORE, BEFORE.replace(/\n\nREFEREES\n.*/, ""))).toEqual([]);
});

test("two headings lost at once go back both, the last section too", () => {
  const after = BEFORE.replace("EDUCATION\n", "").replace("SKILLS\n", "");
  expect(findLostHeadings(BEFORE, after).map(({ heading }) => heading)).toEqual(["EDUCATION", "SKILLS"]);
  expect(restoreHeadings(BEFORE, after)).toBe(BEFORE);
  const short = BEFORE.slice(0, BEFORE.indexOf("\n\nEDUCATION"));
  expect(restoreHeadings(BEFORE, short)).toContain("EDUCATION\nB.Sc. Accounting");
});

test("what was never there is not missed", () => {
  expect(findLostHeadings("Adaeze Okafor\n\nSKILLS\nExcel", "Adaeze Okafor\n\nSKILLS\nExcel, Word")).toEqual(
    [],
  );
  expect(findLostHeadings("", BEFORE)).toEqual([]);
});
