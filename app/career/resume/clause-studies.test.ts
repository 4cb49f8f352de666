import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n"))).profile;
test("a study in view belongs to the school that goes on, and callings to their schools", () => {
  const { education, certificates } = read(
    "Akosua Mensah",
    "0244 555 017",
    "",
    "INSTITUTIONS ATTENDED",
    "Valley View University, Oyibi          2023 - to date",
    "School of Midwifery, Hohoe             2016 - 2018",
    "",
    "QUALIFICATIONS OBTAINED",
    "B.Sc Midwifery (in view)",
    "Registered Midwife (RM)                2018",
  );
  expect(education.map(({ institution, studyType }) => [institution, studyType])).toEqual([
    ["Valley View University", "B.Sc"],
    ["School of Midwifery, Hohoe", "Registered Midwife (RM)"],
  ]);
  expect(certificates.map(({ name, date }) => [name, date])).toEqual([["Registered Midwife (RM)", "2018"]]);
});

test("the licence of a calling takes no university that has another paper", () => {
  const { education, certificates } = read(
    "Akosua Mensah",
    "0244 555 017",
    "",
    "INSTITUTIONS ATTENDED",
    "Valley View University, Oyibi          2010 - 2014",
    "Aburi Girls Secondary School           2004 - 2010",
    "",
    "QUALIFICATIONS OBTAINED",
    "B.N.Sc                                 2014",
    "Registered Nurse (RN)                  2014",
    "WASSCE                                 2010",
  );
  expect(education.map(({ studyType }) => studyType)).toEqual(["B.N.Sc", "WASSCE"]);
  expect(certificates.map(({ name }) => name)).toEqual(["Registered Nurse (RN)"]);
});

test("how somebody studies is no part of the name of a school", () => {
  const [study] = read(
    "Akosua Mensah",
    "0244 555 017",
    "",
    "EDUCATION",
    "M.Sc. Data Science, University of Jos (weekend), 2024 – in progress",
  ).education;
  expect(study).toMatchObject({ institution: "University of Jos", highlights: ["weekend"] });
});

test("a degree behind how somebody studied leaves the school its name", () => {
  const [study] = read(
    "Akosua Mensah",
    "0244 555 017",
    "",
    "EDUCATION",
    "CENTRAL VOLTA UNIVERSITY (Part Time) BA Economics",
  ).education;
  expect(study).toMatchObject({
    institution: "CENTRAL VOLTA UNIVERSITY",
    studyType: "BA",
    area: "Economics",
  });
});
