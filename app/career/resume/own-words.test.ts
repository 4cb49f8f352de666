import { wordFile } from "#tests/fixtures/word-file";
import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { NO_NAME } from "./vocabulary/no-names";

const HEAD = "Bola Ige\n0803 555 0100\nbola@mail.example\n\n";
const read = (text: string) => readResume(documentFromText(HEAD + text)).profile;
const skillsOf = (text: string) => read(text).skills.flatMap(({ keywords }) => keywords);

test("a list of skills that ends with a full stop is a list", () => {
  const skills =
    "Setting out, Reading of structural drawings, Plastering and screeding, Material take-off, Gang supervision";
  expect(skillsOf(`SKILLS\n${skills}.`)).toEqual(skills.split(", "));
});

test("skills stand under a heading in words of one's own", () => {
  expect(skillsOf("Wetin i sabi do\nskin fade, beard shaping, hair dye, customer care")).toContain(
    "skin fade",
  );
});

test.each([
  ["LTD", true],
  ["Aug", true],
  ["to present", true],
  ["part time", true],
  ["Augustine Stores Ltd", false],
  ["May & Baker", false],
])("%s names nobody: %s", (text, isNobody) => {
  expect(NO_NAME.test(text)).toBe(isNobody);
});

test("whose a business is names no post behind its place", () => {
  const { work } = readResume(
    wordFile(
      "Ese Okoro\n0803 555 0101\n\nEXPERIENCE\n\nFounder & Head Tailor, June 2022 – Till Date\nDelta Thread House, Warri (own brand)\nSew forty gowns a month\n\nTailor, Feb 2018 – May 2022\nUvwie Fashions, Effurun\nCut trousers",
    ),
  ).profile;
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Founder & Head Tailor", "Delta Thread House"],
    ["Tailor", "Uvwie Fashions"],
  ]);
});
