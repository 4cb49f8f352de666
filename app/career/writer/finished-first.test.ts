import { expect, test } from "vitest";
import { finishedFirst } from "./best-education";

test("a finished degree stands before one that was put off, and both before school", () => {
  const studies = [
    { studyType: "M.Sc.", standing: "deferred" as const, startDate: "2023", highlights: [] },
    { studyType: "B.Sc.", endDate: "2014", highlights: [] },
    { studyType: "WASSCE", endDate: "2009", highlights: [] },
  ];
  expect(finishedFirst(studies).map(({ studyType }) => studyType)).toEqual(["B.Sc.", "M.Sc.", "WASSCE"]);
});

test("without a finished degree the order stays, and so does what goes on", () => {
  const school = { studyType: "SSCE", endDate: "2015", highlights: [] };
  const givenUp = { studyType: "ND", standing: "discontinued" as const, endDate: "2018", highlights: [] };
  const current = { studyType: "HND", standing: "in_view" as const, startDate: "2024", highlights: [] };
  expect(finishedFirst([givenUp, school])).toEqual([givenUp, school]);
  expect(finishedFirst([current, { studyType: "ND", endDate: "2020", highlights: [] }])[0]).toBe(current);
});
