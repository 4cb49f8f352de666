import { expect, test } from "vitest";
import { stemsOf } from "./heading-sections";
import { headingSection, partLong } from "./headings";

test.each([
  ["1. EDUCATION", "education"],
  ["1 . EDUCATION", "education"],
  ["2 ) WORK EXPERIENCE", "work"],
  ["(a) Skills", "skills"],
  ["iv) Referees", "referees"],
])("the number before %j is no part of the heading", (text, section) => {
  expect(headingSection(text)).toBe(section);
});

test.each([
  ["WORK EXPERIENCE WITH DATES, STARTING WITH THE PRESENT:", "work"],
  ["Employment history (in reverse chronological order)", "work"],
  ["EDUCATION – MOST RECENT FIRST", "education"],
  ["14. EMPLOYMENT RECORD. Starting with your present post, list every employment you have had.", "work"],
  ["Schools attended starting from primary", "education"],
])("the order of the entries is no part of the heading: %j", (text, section) => {
  expect(headingSection(text)).toBe(section);
});

test.each(["1 EDUCATION STREET", "2019 . EDUCATION", "1 . "])("%j is no heading", (text) => {
  expect(headingSection(text)).toBeUndefined();
});

test("a line has the same section each time it is asked for", () => {
  for (let time = 0; time < 2; time++) {
    expect(headingSection("EDUCATION")).toBe("education");
    expect(headingSection("Ada Obi")).toBeUndefined();
  }
});

test("a heading whose letters a file closed up to one long word is read by its words", () => {
  expect(headingSection("NATIONALSERVICE")).toBe("nysc");
  expect(partLong("professionalstanding")).toBe("professional standing");
  expect([...stemsOf("PROFESSIONALSTANDING").keys()]).toEqual(["certificates"]);
  expect(partLong("qualifications")).toBe("qualifications");
});
