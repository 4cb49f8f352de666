import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n"))).profile;
const note = (...lines: string[]) =>
  read(
    "zipporah nyambura",
    "0722 555 0144",
    "",
    "tailor, Jogoo Fashions, 2014 to 2018",
    "sew school uniform",
    "2018 till now fashion designer, Zippy Styles thika",
    "i train two girls",
    "",
    ...lines,
    "english, swahili, kikuyu",
  );
const studies = (...lines: string[]) =>
  note(...lines).education.map(({ studyType, area, institution, startDate, endDate, standing }) =>
    [studyType, area, institution, startDate, endDate, standing].map((one) => one ?? "").join(" | "),
  );

test.each([
  [
    "started HND fashion design Lagoon Polytechnic 2019 but i drop out for first year",
    "HND | fashion design | Lagoon Polytechnic | 2019 |  | discontinued",
  ],
  [
    "now doing diploma in textiles at Coast Technical College since 2025",
    "diploma | textiles | Coast Technical College | 2025 | present | in_progress",
  ],
  ["OND garment making KATPOLY weekend 2012 - 2014", "OND | garment making | KATPOLY | 2012 | 2014 | "],
  ["dip in catering Machakos Poly 2016", "dip | catering | Machakos Poly |  | 2016 | "],
])("%s", (line, study) => {
  expect(studies(line)).toEqual([study]);
});

test("two trainings with their years on one line are two papers, and a label says what follows", () => {
  expect(
    note(
      "i do fire safety training 2019, machine repair course 2021",
      "cert - pattern making, Nairobi 2015",
    ).certificates.map(({ name, date }) => [name, date]),
  ).toEqual([
    ["fire safety training", "2019"],
    ["machine repair course", "2021"],
    ["pattern making, Nairobi", "2015"],
  ]);
});

test("credits that somebody got say nothing of how a study stands", () => {
  const [study] = note("ssce 2011 Hill View Secondary School i get 6 credits").education;
  expect([study?.standing, study?.startDate, study?.endDate]).toEqual([undefined, undefined, "2011"]);
});

test.each([
  ["but i never get money to finish", "discontinued", []],
  ["no money to complete", "discontinued", []],
  ["but i like the sewing part", undefined, ["but i like the sewing part"]],
])("behind a study: %s", (words, standing, highlights) => {
  const [study] = note(`dip in textiles Coast Poly 2016 ${words}`).education;
  expect([study?.standing, study?.highlights]).toEqual([standing, highlights]);
});

test("what somebody did behind a paper is nobody who gave it", () => {
  const [paper] = note("i do first aid training 2019, i join red cross 2020").certificates;
  expect(paper).toMatchObject({ name: "first aid training", date: "2019" });
  expect(paper?.issuer).toBeUndefined();
});

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
