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
    "",
    "Staff Midwife\t11/2011 – 07/2014",
    "Nyelkum Mission Hospital, Bukuru",
    "Preceptor to student midwives from two schools.",
    "Best Staff of the Year 2013 (Maternity Unit).",
    "Staff Nurse\t2009/2010",
    "Kubwa Medical Centre, Abuja",
    "Female ward, vital signs, wound dressing.",
  ).profile;
  expect(work.map(({ name }) => name)).not.toContain("Best Staff of the Year");
  expect(work.flatMap(({ highlights }) => highlights)).toContain(
    "Best Staff of the Year 2013 (Maternity Unit).",
  );
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
    '"PLAIN WORDS IN THE WARD", JOS NURSING REVIEW, VOL. 4, 2020.',
    "HOBBIES: READING, COOKING, CHOIR (ALTO)",
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
