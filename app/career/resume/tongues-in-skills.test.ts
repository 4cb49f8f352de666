import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Ada Obi", "0803 111 2222", "", ...lines].join("\n"))).profile;

test("languages that end a list of skills are none of them", () => {
  const { skills, languages } = read(
    "SKILLS",
    "Sage 300, Microsoft Excel, Peachtree, good written English, Yoruba",
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Sage 300", "Microsoft Excel", "Peachtree"]);
  expect(languages).toEqual([{ language: "English", fluency: "good written" }, { language: "Yoruba" }]);
});

test("in a list of short names a stop parts two of them, and one that stands there already is not added again", () => {
  const { skills } = read(
    "SKILLS",
    "Straight machine, Button hole, Stoning machine. Monostriping",
    "Button hole, Weaving, Cutting",
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Straight machine",
    "Button hole",
    "Stoning machine",
    "Monostriping",
    "Weaving",
    "Cutting",
  ]);
});

test("dues that are paid and words on request are no papers, and a course has its day beside its length", () => {
  const { certificates } = read(
    "CERTIFICATIONS",
    "ACIPM (2014), dues paid to 2026",
    "HR Analytics, online short course (Sept. 2025, 6 weeks)",
    "Chartered Accountant (ICAN) – inducted November 2021, Membership No. available on request",
  );
  expect(certificates.map(({ name, date, status }) => [name, date, status])).toEqual([
    ["ACIPM", "2014", "dues paid to 2026"],
    ["HR Analytics, online short course", "2025-09", "6 weeks"],
    ["Chartered Accountant (ICAN)", "2021-11", undefined],
  ]);
});

test("a class in figures before a school is none of its name, and a repeated study is one", () => {
  const { education } = read(
    "EDUCATION",
    "B.Sc. (Hons) Psychology",
    "2:1 Nnamdi Azikiwe University, Awka, 2004 – 2008",
    "Diploma in Backend Engineering, Zuma School, 2022 – 2023",
    "",
    "CERTIFICATIONS",
    "Anti-Money Laundering Foundations",
    "Diploma in Backend Engineering",
  );
  expect(education.map(({ institution, score }) => [institution, score])).toEqual([
    ["Nnamdi Azikiwe University", "2:1"],
    ["Zuma School", undefined],
  ]);
});

test("which place somebody took is of the award", () => {
  const { awards } = read("AWARDS", "2nd place, Fintech Hack 2023");
  expect(awards.map(({ title }) => title)).toEqual(["2nd place, Fintech Hack"]);
});

test("the foot of a page that names the paper and its number is no line", () => {
  const { work } = read(
    "EXPERIENCE",
    "Teacher, Dove College, Jos, 2015 – 2022",
    "- Taught Physics",
    "CV – F. B. Obi Page 2",
  );
  expect(work[0]?.highlights).toEqual(["Taught Physics"]);
});

test("a list of languages ends where something else begins, and what one is used for is told beside it", () => {
  const { languages, certificates, custom } = read(
    "OTHERS\nDriver's licence class G. Language: Ijaw, English, Urhobo (little). Good health, no eye glass.",
  );
  expect(languages).toEqual([
    { language: "Ijaw" },
    { language: "English" },
    { language: "Urhobo", fluency: "little" },
  ]);
  expect(certificates).toEqual([{ name: "Driver's licence class G" }]);
  expect(custom).toMatchObject([{ lines: [{ text: "Good health, no eye glass." }] }]);
  const spoken = read(
    "LANGUAGES\nEnglish (fluent), Igbo\nFrench – conversational; I check in our guests in French",
  );
  expect(spoken.languages.map(({ language }) => language)).toEqual(["English", "Igbo", "French"]);
  expect(spoken.custom).toMatchObject([{ lines: [{ text: "I check in our guests in French" }] }]);
});

test("pastimes behind a dash and words on request below a list are no part of it", () => {
  const { languages, custom, referees } = read(
    "LANGUAGES\nEfik, Ibibio, English\nInterests - carnival band, cooking videos, gym\n\nOTHER\nReferences will be provided on request",
  );
  expect(languages.map(({ language }) => language)).toEqual(["Efik", "Ibibio", "English"]);
  expect(custom).toMatchObject([{ heading: "Interests" }]);
  expect(referees?.onRequest).toBe(true);
});
