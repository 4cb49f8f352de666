import { expect, test } from "vitest";
import { isOfFaculty } from "./faculties";
import { isQuality } from "./qualities";

test.each(["Excellent communication skills", "problem solving skills", "good diction", "Team player"])(
  "%s is a quality",
  (text) => {
    expect(isQuality({ text, kind: "skill" })).toBe(true);
  },
);

test.each([
  "communication with regulators",
  "Report writing in French",
  "organisation of donor visits",
  "skills",
])("%s can be proved", (text) => {
  expect(isQuality({ text, kind: "skill" })).toBe(false);
});

test.each([
  ["degree in the Social Sciences", "Psychology", true],
  ["HND Hospitality", "Hotel and Catering Management", true],
  ["B.Sc in any numerate discipline", "Industrial Mathematics", true],
  ["degree in the Social Sciences", "Microbiology", false],
  ["B.Sc Accounting", "Mechanical Engineering", false],
])("%s and %s: %s", (demand, course, isIn) => {
  expect(isOfFaculty(demand, course)).toBe(isIn);
});
