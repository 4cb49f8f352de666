import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test.each(["Project: Malaria among pupils in Argungu", "Final year project – Salt in the wells of Zuru"])(
  "%s is a line of its study, and the studies around it keep their times",
  (thesis) => {
    const { education, certificates } = readResume(
      documentFromText(
        [
          "Ada Obi\n0803 111 2222\n\nEDUCATION",
          "2013–2019  Bachelor of Science, Botany",
          "University of Jos",
          thesis,
          "2006–2012  SSCE, NECO",
          "Government Girls College, Zuru",
        ].join("\n"),
      ),
    ).profile;
    expect(certificates).toEqual([]);
    expect(education.map(({ startDate, endDate, highlights }) => [startDate, endDate, highlights])).toEqual([
      ["2013", "2019", [thesis]],
      ["2006", "2012", []],
    ]);
  },
);

test("a list of skills that goes on with a sentence of its writer ends before it", () => {
  const { skills, custom } = readResume(
    documentFromText(
      "Ada Obi\n0803 111 2222\n\nSKILLS\nWord, Excel (basic). I have not used SAP but I learn fast\nCare: good with old people of all kinds, even those who do not hear well",
    ),
  ).profile;
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Word", "Excel (basic)"]);
  expect(custom[0]?.lines[0]?.text).toContain("who do not hear well");
});

test("who paid for a study is a line of it", () => {
  const { education } = readResume(
    documentFromText(
      "Ada Obi\n0803 111 2222\n\nEDUCATION\nUniversity of Jos\nB.Sc. Geology\t2016 – 2020\nPlateau State Government Foreign Scholarship\n\nSKILLS\nMapping",
    ),
  ).profile;
  expect(education).toMatchObject([
    { institution: "University of Jos", highlights: ["Plateau State Government Foreign Scholarship"] },
  ]);
});
