import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n"))).profile;
const note = read(
  "Good day ma pls this is my cv",
  "Name: Doose Aondona",
  "Phone 08035550138",
  "I stay at Gboko (Yandev side) but I fit come Makurdi anytime",
  "",
  "WORK",
  "*Zuma Auto Workshop*, Apir. Panel beater. from 2020 june till now",
  "I dey do accident car, filling and spraying",
  "*Ortese Garage* Gboko. 2015 to 2019 I was apprentice and I collect my freedom february 2019 then I work with him as worker till november that year. Body filling, welding",
  "Before that I do okada 2013-2015",
  "",
  "SCHOOL",
  "Secondary - Govt college Gboko. 2006 - 2012 I wrote waec, i have 5 credit",
  "Trade test 3 panel beating, federal ministry of labour 2022. Trade test 2 I never write am",
  "",
  "TOOLS i get - my own dent puller, spray gun, hand grinder",
  "Language Tiv, english, hausa well well",
  "Age 31. married. Benue state, Gboko LGA",
);

test("a place ends with its bracket, and a greeting is no summary", () => {
  expect(note.basics.location).toBe("Gboko (Yandev side)");
  expect(note.summary.join(" ")).not.toContain("this is my cv");
});

test("a month of that year ends a post, and what was before that was elsewhere", () => {
  const worker = note.work.find(({ position }) => position === "worker");
  expect(worker).toMatchObject({ startDate: "2019-02", endDate: "2019-11" });
  const okada = note.work.find(({ position }) => position?.includes("okada"));
  expect(okada).toMatchObject({ startDate: "2013", endDate: "2015" });
  expect(okada?.name).toBeUndefined();
});

test("a tool is whole whatever its first words look like", () => {
  expect(note.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "dent puller",
    "spray gun",
    "hand grinder",
  ]);
});

test("an examination that nobody sat for is no study, and a detail has its label without a mark", () => {
  expect(note.education.map(({ institution }) => institution)).toEqual(["Govt college Gboko"]);
  expect(note.personal).toContainEqual({ label: "Age", value: "31" });
  expect(note.languages).toContainEqual({ language: "hausa", fluency: "well well" });
});
