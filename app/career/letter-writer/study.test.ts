import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { findStudies } from "./study";

const today = "2026-11-28";
const studiesOf = (...education: Record<string, unknown>[]) =>
  findStudies(
    Profile.parse({
      basics: {},
      education: education.map((one) => ({ highlights: [], ...one })),
    }),
    today,
  ).map(({ degree, school }) => [degree, school]);

test("a study that the resume lists twice is named once, by its fuller entry", () => {
  const degree = { studyType: "HND", area: "Fisheries", score: "Lower Credit", endDate: "2017" };
  expect(
    studiesOf({ area: "Fisheries", institution: "College of Fisheries", endDate: "2017" }, degree),
  ).toEqual([["HND", undefined]]);
  expect(
    studiesOf(
      { studyType: "B.Sc", area: "Physics", endDate: "2013" },
      { studyType: "B.Sc", area: "Physics", institution: "ABU", endDate: "2013" },
    ),
  ).toEqual([["B.Sc", "ABU"]]);
});

test("two studies of one year or one subject are two", () => {
  const bsc = { studyType: "B.Sc", area: "Physics", institution: "ABU", endDate: "2013" };
  const diploma = { studyType: "Diploma", area: "Education", institution: "NTI", endDate: "2013" };
  const msc = { studyType: "M.Sc", area: "Physics", institution: "ABU", endDate: "2016" };
  expect(studiesOf(bsc, diploma, msc)).toHaveLength(3);
});

test("what was given up is no part of a letter's qualification, what goes on is named with it", () => {
  const plan = (standing: string) =>
    findStudies(
      Profile.parse({
        basics: {},
        education: [
          { studyType: "HND", area: "Fisheries", institution: "Oyo Poly", standing, highlights: [] },
        ],
      }),
      today,
    )[0]?.state;
  expect(plan("discontinued")).toBe("stopped");
  expect(plan("in_progress")).toBe("going");
});

test.each([
  ["Master of Science, MSc", "Economics", "Master of Science", "Economics"],
  ["Bachelor of Science (B.Sc.)", "Physics", "Bachelor of Science", "Physics"],
  ["Master of Science", "MSc (Part time), Geology", "Master of Science", "Geology"],
  ["Bachelor of Laws", undefined, "Bachelor of Laws", undefined],
  ["Bachelor of Laws", "Law", "Bachelor of Laws", undefined],
  ["B.Sc (Hons)", "Botany", "B.Sc (Hons)", "Botany"],
])("%s, %s is told once", (studyType, area, degree, subject) => {
  const study = { studyType, ...(area && { area }), institution: "ABU", endDate: "2013", highlights: [] };
  const [found] = findStudies(Profile.parse({ basics: {}, education: [study] }), today);
  expect([found?.degree, found?.area]).toEqual([degree, subject]);
});
