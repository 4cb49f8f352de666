import { expect, test } from "vitest";
import { headingSection } from "./headings";

test.each([
  ["1. EDUCATION", "education"],
  ["1 . EDUCATION", "education"],
  ["2 ) WORK EXPERIENCE", "work"],
  ["(a) Skills", "skills"],
  ["iv) Referees", "referees"],
])("the number before %j is no part of the heading", (text, section) => {
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
