import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const studiesOf = (lines: string) =>
  readResume(documentFromText(`Ada Obi\n0803 111 2222\n\nEDUCATION\n${lines}\n\nSKILLS\nExcel`)).profile
    .education;

test("the one date of studies that did not end is when they began", () => {
  expect(
    studiesOf(
      "M.Sc. Finance, University of Lagos, 2022 – in view\nPGD Public Health, University of Jos, 2024 (ongoing)\nMBA, Bayero University, started 2025, to finish 2027\nB.Sc. Economics, University of Ibadan, 2014",
    ).map(({ startDate, endDate, standing }) => [startDate, endDate, standing]),
  ).toEqual([
    ["2022", undefined, "in_view"],
    ["2024", undefined, "in_progress"],
    ["2025", "2027", undefined],
    [undefined, "2014", undefined],
  ]);
});

test.each([
  [
    "WAEC 2011 - 5 credits (English C6, Maths C5, Biology)",
    "WAEC",
    "5 credits (English C6, Maths C5, Biology)",
  ],
  ["WASSCE, 2009, 7 credits incl. Maths and English", "WASSCE", "7 credits incl. Maths and English"],
  ["NECO 2017 - English C6, Chemistry C6, Physics B3", "NECO", "English C6, Chemistry C6, Physics B3"],
])("results of school examinations stand with the year: %s", (line, exam, score) => {
  const [study] = studiesOf(`Uwa Secondary School, Benin. ${line}`);
  expect([study?.institution?.startsWith("Uwa Secondary School"), study?.studyType, study?.score]).toEqual([
    true,
    exam,
    score,
  ]);
});

test("how somebody studies is told under the study, and words of the standing stay together", () => {
  const [study] = studiesOf(
    "B.Sc. Logistics (part time), Lagos State University, 2024 – date, 300 Level, in view",
  );
  expect(study).toMatchObject({
    studyType: "B.Sc.",
    area: "Logistics",
    standing: "in_view",
    standingText: "300 Level, in view",
    highlights: ["part time"],
  });
});

test("a school on a line over its studies gave each of them, and its owner is asked", () => {
  const { profile, doubts } = readResume(
    documentFromText(
      "Ada Obi\n0803 111 2222\n\nEDUCATION\nFederal Polytechnic, Nekede\nHND Animal Health, 2019 – 2021\nND Animal Health, 2015 – 2017, Lower Credit\n\nSKILLS\nExcel",
    ),
  );
  expect(profile.education.map(({ institution }) => institution?.split(",")[0])).toEqual([
    "Federal Polytechnic",
    "Federal Polytechnic",
  ]);
  expect(doubts.some(({ kind, text }) => kind === "school" && text.includes("too?"))).toBe(true);
});

test("what somebody wrote about stands below the study, which keeps its time, and a degree begins behind its school", () => {
  const studies = studiesOf(
    "B.Sc. Economics (Second Class Upper)\nBenue State University, Makurdi. Project: Savings of rural women\t2019/2020 – 2023/2024\nNiger State College of Agriculture, Mokwa-Zuru HND Crop Production 2009 – 2011\nFederal Univ. of Tech Minna-Gidan PGD Agric. Extension 2016/2017",
  );
  expect(
    studies.map(({ studyType, area, institution, startDate, endDate }) => [
      studyType,
      area,
      institution,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ["B.Sc.", "Economics", "Benue State University", "2019", "2024"],
    ["HND", "Crop Production", "Niger State College of Agriculture", "2009", "2011"],
    ["PGD", "Agric. Extension", "Federal Univ. of Tech Minna-Gidan", "2016", "2017"],
  ]);
  expect(studies[0]?.highlights).toEqual(["Project: Savings of rural women"]);
});
