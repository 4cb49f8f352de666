import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Amina Bello Kure",
        "08035550123",
        "amina.kure@example.com",
        "",
        "WORK EXPERIENCE",
        "Staff Midwife, Zuma Mission Hospital, Jos, 2011 – 2014",
        ...lines,
      ].join("\n"),
    ),
  );

test("what was won in a post is a line of it", () => {
  const { work } = read(
    "Conducted normal deliveries.",
    "Best Staff of the Year 2013 (Maternity Unit).",
    "Staff Nurse, Kubwa Medical Centre, Abuja, 2009 – 2010",
    "Dressed wounds.",
  ).profile;
  expect(work.map(({ position, highlights }) => [position, ...highlights])).toEqual([
    ["Staff Midwife", "Conducted normal deliveries.", "Best Staff of the Year 2013 (Maternity Unit)."],
    ["Staff Nurse", "Dressed wounds."],
  ]);
});

test("achievements keep their order and their years", () => {
  const { awards } = read(
    "",
    "ACHIEVEMENTS",
    "(I) Drafted 63 bills that were passed into law.",
    "(II) Secretary of the law revision team, 2019–2022",
  ).profile;
  expect(awards.map(({ title }) => title)).toEqual([
    "Drafted 63 bills that were passed into law.",
    "Secretary of the law revision team, 2019–2022",
  ]);
});

test("hobbies below publications are a section of their own", () => {
  const { custom } = read(
    "",
    "PUBLICATION",
    '"Plain words in the ward", Jos Nursing Review, Vol. 4, 2020.',
    "HOBBIES: reading, cooking, choir",
  ).profile;
  expect(custom.map(({ heading }) => heading)).toEqual(["PUBLICATION", "HOBBIES"]);
});

test("who is named behind referees on request is not dropped", () => {
  const { profile, notPlaced } = read(
    "",
    "REFERENCES",
    "Available on request. Malam Kachalla Modu (Executive Director) has agreed to stand for me.",
  );
  expect(profile.referees?.onRequest).toBe(true);
  expect(notPlaced.map(({ text }) => text).join(" ")).toContain("Kachalla Modu");
});

test("what stands behind a religion is no part of it, and a list behind its name has it", () => {
  const { personal, skills } = read(
    "",
    "SKILLS",
    "ICT: Finacle, Word, Outlook, KoboCollect (basic).",
    "",
    "PERSONAL DATA",
    "Sex: Female. Religion: Islam. NYSC certificate available.",
  ).profile;
  expect(personal).toContainEqual({ label: "Religion", value: "Islam" });
  expect(skills).toEqual([{ name: "ICT", keywords: ["Finacle", "Word", "Outlook", "KoboCollect (basic)"] }]);
});
