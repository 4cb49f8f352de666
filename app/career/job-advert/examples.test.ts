import { expect, test } from "vitest";
import { GENDER_CLAUSES, genderRules } from "./rules-gender";
import { LICENCE_FORMS } from "./rules-licence";
import { LIST_OPENERS } from "./section-words";
import { askedSubject } from "./asked-subject";
import { papersIn } from "./attachments";
import { readAdvert } from "./read-advert";
import { titleIn } from "./title-text";
import { ADDRESSEE_FORMS } from "./vocabulary/addressee-forms";
import { SUBJECT_CLAUSES } from "./vocabulary/subject-clauses";
import { PLACE_HEADS } from "./vocabulary/addresses";
import { COMPANY_FORM_ROWS, EMPLOYER_VERBS } from "./vocabulary/company-words";
import { isTitleWord, TITLE_SHORT_FORMS } from "./vocabulary/title-words";
import { nouns as PAPER_NOUNS } from "./vocabulary/paper-nouns.json";
import { PAPERS } from "./vocabulary/papers";

// The examples beside the data are its tests.

test.each(SUBJECT_CLAUSES)("$example asks for the subject $wanted", ({ example, wanted }) => {
  expect(askedSubject(example)).toBe(wanted);
});

test.each(ADDRESSEE_FORMS)("$example goes to $name", ({ form, example, name }) => {
  expect(
    form
      .exec(example)
      ?.groups?.name?.replace(/[.,;:\s]+$/, "")
      .replace(/^the /, ""),
  ).toBe(name.replace(/^the /, ""));
});

test.each(PAPERS)("$example names the paper: $name", ({ name, example }) => {
  expect(PAPERS.find(({ pattern }) => pattern.test(example))?.name).toBe(name);
});

test.each(PAPER_NOUNS)("$example names in a list: $name", ({ name, example }) => {
  expect(papersIn(example).some((paper) => paper.endsWith(name))).toBe(true);
});

test("a mail without attachments asks for no paper", () => {
  expect(papersIn("Paste your CV in the body of the mail")).toEqual([]);
});

test.each(LICENCE_FORMS)("$example is a licence", ({ form, example }) => {
  expect(form.test(example)).toBe(true);
});

test.each(LIST_OPENERS)("$example opens a list: $section", ({ section, example }) => {
  const words = example.toLowerCase().replace(":", "");
  expect(LIST_OPENERS.find(({ pattern }) => pattern.test(words))?.section).toBe(section);
});

test.each(GENDER_CLAUSES)("$example is for one sex", ({ example }) => {
  const sentence = { text: example, section: "head" as const, isBullet: false, isHeading: false, line: 0 };
  expect(genderRules({ ...sentence, start: 0, end: example.length })).toHaveLength(1);
});

test.each(COMPANY_FORM_ROWS)("$example is an employer", ({ example }) => {
  expect(readAdvert(`${example} is hiring a cleaner.`, { today: "2026-11-16" }).company).toBe(example);
});

test.each(EMPLOYER_VERBS)("$example names its employer", ({ words, example }) => {
  expect(words.some((word) => example.includes(` ${word} `))).toBe(true);
});

test.each(TITLE_SHORT_FORMS)("$example is written out with $long", ({ long, example }) => {
  expect(titleIn(example, "en")).toContain(long);
});

test.each([
  ["welder", true],
  ["Nurses", true],
  ["Infirmière", true],
  ["Pflegefachkräfte", true],
  ["Superintendent", true],
  ["October", false],
  ["committees", false],
  ["Number", false],
])("whether %s names work: %s", (word, isOne) => {
  expect(isTitleWord(word)).toBe(isOne);
});

test.each(PLACE_HEADS)("$example says where to come", ({ example }) => {
  expect(
    readAdvert(`Kuto Mills needs a cook. ${example}.`, { today: "2026-11-16" }).howToApply.walkIn,
  ).toBeTruthy();
});
