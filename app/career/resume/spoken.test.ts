import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { spokenLanguages } from "./spoken";

test.each([
  ["Hausa (A2), English - fluent, Igbo: mother tongue", "Hausa/A2 English/fluent Igbo/mother tongue"],
  ["I speak Efik, English and small Ibibio", "Efik English Ibibio/small"],
  ["LANGUAGES Hausa, English, Kanuri (little)", "Hausa English Kanuri/little"],
  ["english idoma hausa", "english idoma hausa"],
  ["Berom small small; English", "Berom/small small English"],
])("%s lists languages and nothing else", (text, expected) => {
  const found = spokenLanguages(text)?.list.map(({ language, fluency }) =>
    fluency === undefined ? language : `${language}/${fluency}`,
  );
  expect(found?.join(" ")).toBe(expected);
});

test("a line with anything else is no list of languages", () => {
  for (const text of [
    "English, Mathematics",
    "English teacher",
    "Hausa negotiation",
    "Go, SQL",
    "I speak to customers",
  ])
    expect(spokenLanguages(text)).toBeUndefined();
});

const read = (text: string) =>
  readResume(documentFromText(`Ada Obi\n08031234567\n\n${text}`), { today: "2026-11-22" }).profile;

test("languages are read under whatever heading they stand, and subjects are none", () => {
  const { languages, skills } = read(
    "SKILLS\nCrowd control\nReport writing\n\nLANGUAGES Hausa, English, Jukun\n",
  );
  expect(languages.map(({ language }) => language)).toEqual(["Hausa", "English", "Jukun"]);
  expect(JSON.stringify(skills)).not.toContain("Hausa");
  expect(read("EDUCATION\nBarewa College, 2004 – 2010\nEnglish, Hausa\n").languages).toEqual([]);
});

test("details of the person on one line are as many as their labels, whatever parts them", () => {
  for (const line of [
    "DOB: 4/7/1984; Sex: Male; State of origin: Benue; LGA: Guma",
    "DOB: 4/7/1984 | Sex: Male | State of origin: Benue | LGA: Guma",
    "DOB: 4/7/1984. Sex: Male. State of origin: Benue. LGA: Guma.",
    "DOB:\t4/7/1984\tSex:\tMale\tState of origin:\tBenue\tLGA:\tGuma",
  ])
    expect(read(`PERSONAL DATA\n${line}\n`).personal).toEqual([
      { label: "DOB", value: "4/7/1984" },
      { label: "Sex", value: "Male" },
      { label: "State of origin", value: "Benue" },
      { label: "LGA", value: "Guma" },
    ]);
});

test("a bracket ends a language, and what was done with one is no language", () => {
  expect(
    spokenLanguages("Hausa (Native or Bilingual) English (Full Professional) Arabic (Elementary)")?.list,
  ).toEqual([
    { language: "Hausa", fluency: "Native or Bilingual" },
    { language: "English", fluency: "Full Professional" },
    { language: "Arabic", fluency: "Elementary" },
  ]);
  const { languages, custom } = readResume(
    documentFromText(
      "Ada Obi\n0803 111 2222\n\nLANGUAGES\nTranslated two brochures from English to French for a church\nFrench (fluent), Efik",
    ),
  ).profile;
  expect(languages.map(({ language }) => language)).toEqual(["French", "Efik"]);
  expect(custom.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "Translated two brochures from English to French for a church",
  ]);
});
