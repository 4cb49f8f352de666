import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

// What a reader of tables and forms must leave where it stands.
const read = (...sections: string[]) =>
  readResume(documentFromText(["Ada Obi\nada.obi@mail.example\n0803 555 0101", ...sections].join("\n\n")), {
    today: "2026-11-28",
  }).profile;
const post = (...lines: string[]) =>
  read(
    `WORK EXPERIENCE\nNurse, Tarnwood Clinic, Jos, March 2019 – Present\n${lines.map((line) => `- ${line}`).join("\n")}`,
  );

test("levels of languages are no results of a school examination", () => {
  const { oLevels, languages } = read("LANGUES", "Anglais : C1\nAllemand : B2\nEspagnol : A2");
  expect(oLevels).toEqual([]);
  expect(languages.length).toBeGreaterThan(0);
});

test("duties with sizes and cups with codes stay with their post", () => {
  const lines = ["Graded paper A4", "Cut posters A3", "Printed cards A6"];
  const { oLevels, work } = post(...lines);
  expect(oLevels).toEqual([]);
  expect(work[0]?.highlights).toEqual(lines);
});

test("results below the name of an examination are its results", () => {
  const { oLevels } = read("EDUCATION\nWASSCE, 2015\nEnglish Language C6\nMathematics D7\nBiology B3");
  expect(oLevels[0]?.results).toHaveLength(3);
});

test("bare posts under work are no skills", () => {
  const { skills } = read("WORK EXPERIENCE\nShop assistant\nWaitress\nNanny");
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual([]);
});

test.each([
  "Available on call for emergencies at night",
  "Available for weekend surgery",
  "Willing to relocate patients between wards",
  "I confirm all orders and book the trucks",
])("%j is a duty", (line) => {
  const { work, personal } = post("Kept the drug book", line);
  expect(personal).toEqual([]);
  expect(work[0]?.highlights.join("\n")).toContain(line.replace(/^I /, ""));
});

test("an address of a page is nobody's home", () => {
  const { basics } = read("PERSONAL DATA\nWebsite address: www.zk.example\nSex: Female");
  expect(basics.location).toBeUndefined();
});
