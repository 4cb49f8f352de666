import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const person = [
  paragraph("Bello Tanko Audu", { bold: true, size: 16 }),
  paragraph("bello@example.org | 0803 222 3344"),
];
const work = [
  heading("WORK EXPERIENCE"),
  paragraph("Surveyor, Gurara Consult Ltd, Minna, 2016 to date"),
  item("Set out 40 km of road"),
];

test("an account of the person under a heading of studies is the summary", () => {
  const account =
    "Land surveyor with nine years on roads and dams in the north, as contractor and as consultant.";
  const { profile } = readResume(
    documentOf(...person, heading("KEY QUALIFICATIONS"), paragraph(account), ...work),
  );
  expect(profile.summary).toEqual([account]);
  expect(profile.education).toEqual([]);
});

test("short items under a heading of work are skills", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("WHAT I DO WELL"),
      item("Total station"),
      item("Levelling"),
      item("Road alignment"),
      ...work,
    ),
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Total station",
    "Levelling",
    "Road alignment",
  ]);
  expect(profile.work).toHaveLength(1);
});

test("marks around a heading part it from nothing", () => {
  const { profile } = readResume(
    documentOf(...person, paragraph("~ SKILLS ~"), paragraph("AutoCAD, levelling, GPS"), ...work),
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(["AutoCAD", "levelling", "GPS"]);
});

test("who vouches for the paper is no certificate, and on what terms somebody comes is no duty", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      ...person,
      ...work,
      paragraph("Willing to relocate. Available immediately."),
      heading("CERTIFICATION"),
      paragraph("I, the undersigned, certify that this paper describes me correctly."),
      paragraph("Signature: ________ Date: ________"),
    ),
  );
  expect(profile.certificates).toEqual([]);
  expect(profile.work[0]?.highlights).toEqual(["Set out 40 km of road"]);
  expect(profile.personal.map(({ label }) => label)).toEqual(["Relocation", "Availability"]);
  expect(notPlaced.map(({ text }) => text).join(" ")).toContain("the undersigned");
});

test("several facts behind one label are as many, and an award of two years keeps both", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("PERSONAL"),
      paragraph("Born: 4 May 1990, Minna. Married."),
      heading("AWARDS"),
      paragraph("Best surveyor, Niger State, 2019 and 2020"),
      ...work,
    ),
  );
  expect(profile.personal).toEqual([
    { label: "Born", value: "4 May 1990, Minna" },
    { label: "Marital status", value: "Married" },
  ]);
  expect(profile.awards).toEqual([{ title: "Best surveyor, Niger State, 2019 and 2020" }]);
});

test("a school with its years among the papers is a study, and its owner is asked what it was", () => {
  const { profile, doubts } = readResume(
    documentOf(
      ...person,
      ...work,
      heading("CERTIFICATES"),
      paragraph("Niger State Polytechnic, 2008 – 2010"),
      paragraph("HSE Level 2, 2015"),
    ),
  );
  expect(profile.certificates.map(({ name }) => name)).toEqual(["HSE Level 2"]);
  expect(profile.education).toEqual([
    { institution: "Niger State Polytechnic", startDate: "2008", endDate: "2010", highlights: [] },
  ]);
  expect(doubts.some(({ kind }) => kind === "school")).toBe(true);
});
