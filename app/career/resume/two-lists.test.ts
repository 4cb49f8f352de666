import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { withWholeDegrees } from "./spaced-degrees";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Ngozi Ruth Ekwueme", "08035551122", "", ...lines].join("\n")));
const studiesOf = (...lines: string[]) =>
  read(...lines).profile.education.map(({ studyType, area, institution }) =>
    [studyType, area, institution].map((one) => one ?? "").join(" | "),
  );

test.each([
  ["B. Agric (Crop Science)", "B.Agric (Crop Science)"],
  ["M. Sc Botany", "M.Sc Botany"],
  ["Ph. D, 2019", "Ph.D, 2019"],
  ["N. C. E. (Biology)", "N.C.E. (Biology)"],
  ["B. Agric. Tech. Fisheries", "B.Agric.Tech. Fisheries"],
  ["B. A. Lawal and D. Musa", "B. A. Lawal and D. Musa"],
  ["Plot 4, Block B. Ground floor", "Plot 4, Block B. Ground floor"],
])("%s", (written, whole) => {
  expect(withWholeDegrees(written)).toBe(whole);
});

test("a letter of a longer text costs no more", () => {
  const pieces = ["B. Sc ", "N. C. E. ", "B.Ab. ", "A. ", "Ph. ", "2004/05 "];
  expect(growingPatterns(withWholeDegrees, { pieces, fewSteps: 50 })).toEqual([]);
});

test("the first qualification below the last school is not of it where the levels differ", () => {
  expect(
    studiesOf(
      "EDUCATION",
      "Adekunle Ajasin University, Akungba 2010 - 2014",
      "Imesi-Ile Comprehensive High School, Imesi-Ile 2002 - 2008",
      "Bachelor of Arts (Education) English",
      "West African Senior School Certificate",
    ),
  ).toEqual([
    "Bachelor of Arts (Education) | English | Adekunle Ajasin University",
    "West African Senior School Certificate |  | Imesi-Ile Comprehensive High School",
  ]);
});

test("two lists are paired by level, by the kind of school and by their years", () => {
  expect(
    studiesOf(
      "SCHOOLS ATTENDED",
      "University of Calabar 2009 - 2013",
      "College of Education, Akamkpa 2004 - 2007",
      "Government Secondary School, Ikom 1998 - 2003",
      "",
      "CERTIFICATES OBTAINED",
      "B. Sc (Ed) Physics 2013",
      "N. C. E. (Physics) 2007",
      "S. S. C. E. 2003",
      "M. Ed Curriculum Studies (in view)",
    ).toSorted(),
  ).toEqual([
    "B.Sc (Ed) | Physics | University of Calabar",
    "M.Ed | Curriculum Studies | ",
    "N.C.E. | Physics | College of Education, Akamkpa",
    "S.S.C.E. |  | Government Secondary School, Ikom",
  ]);
});

test("of two lists in the same order each paper goes to its school, and what only the order tells is asked", () => {
  const lists = [
    "INSTITUTIONS ATTENDED",
    "University of Benin",
    "Abia State University, Uturu",
    "Federal Polytechnic, Oko",
    "Bishop Dimeari Grammar School, Yenagoa",
    "",
    "QUALIFICATIONS OBTAINED",
    "M.Sc Banking",
    "B.Sc Banking",
    "OND Banking",
    "SSCE",
  ];
  expect(studiesOf(...lists)).toEqual([
    "M.Sc | Banking | University of Benin",
    "B.Sc | Banking | Abia State University",
    "OND | Banking | Federal Polytechnic, Oko",
    "SSCE |  | Bishop Dimeari Grammar School",
  ]);
  const asked = read(...lists).doubts.filter(({ text }) => text.includes("in their order"));
  expect(asked.map(({ path }) => path)).toEqual(["education.0.institution", "education.1.institution"]);
});

test("lists of other lengths stay apart, and their owner is asked", () => {
  const { profile, doubts } = read(
    "INSTITUTIONS ATTENDED",
    "University of Benin",
    "Abia State University, Uturu",
    "",
    "QUALIFICATIONS OBTAINED",
    "B.Sc Banking",
  );
  const whole = profile.education.filter(({ institution, studyType }) => institution && studyType);
  expect(whole).toEqual([]);
  expect(doubts.map(({ text }) => text)).toContain("Which school gave “B.Sc Banking”?");
});
