import { expect, test } from "vitest";
import { makeSheet } from "./bench/import/content";
import { wilson } from "./bench/import/reading-table";
import { DOC, EXPORTS } from "./bench/import/layouts/exports";
import { PDF } from "./bench/import/layouts/pdf";
import { PDF_KEPT_ASIDE } from "./bench/import/layouts/pdf-kept-aside";
import { WORD } from "./bench/import/layouts/word";
import { WORD_KEPT_ASIDE } from "./bench/import/layouts/word-kept-aside";
import { loadPeople } from "./bench/import/person";
import type { Reading } from "./bench/import/reader";
import type { Mark } from "./bench/import/marks";
import { score } from "./bench/import/score";
import { plainOf, type Block, type Sheet } from "./bench/import/expected-reading";
import { missingWords, wordsOf } from "./bench/import/words";
import type { Truth } from "./bench/import/truth";

const LAYOUTS = [...WORD, ...WORD_KEPT_ASIDE, ...PDF, ...PDF_KEPT_ASIDE, ...EXPORTS, ...DOC];
const PEOPLE = [...loadPeople()];

test("the exam has 48 Word and 37 PDF layouts, exports and DOC, some of each kept aside, each with a name of its own", () => {
  expect([WORD.length, WORD_KEPT_ASIDE.length, PDF.length, PDF_KEPT_ASIDE.length]).toEqual([32, 16, 26, 11]);
  for (const [layouts, aside] of [
    [EXPORTS, 3],
    [DOC, 4],
  ] as const)
    expect(layouts.filter(({ keptAside }) => keptAside)).toHaveLength(aside);
  expect(new Set(LAYOUTS.map(({ name }) => name)).size).toBe(85 + EXPORTS.length + DOC.length);
});

test.each(LAYOUTS.map((layout) => ({ layout, name: layout.name })))(
  "$name shows all that its truth names, and a perfect reading of it is right everywhere",
  ({ layout }) => {
    for (const [, person] of PEOPLE) {
      const { sheet, truth } = makeSheet(person, layout);
      const unfinished = [...person.education, ...person.certificates].flatMap(
        ({ standingText }) => standingText ?? [],
      );
      const named = [...truth.shown, ...unfinished, truth.email].flatMap(wordsOf);
      expect(missingWords([...new Set(named)], wordsOf(textOf(sheet)))).toEqual([]);
      expect(textOf(sheet)).not.toMatch(/[{}⟦⟧]|undefined|\*(?! )/);
      expect(truth.jobs).toHaveLength(person.work.length + person.siwes.length);
      expect(truth.schools).toHaveLength(person.education.length);
      const { marks, lost } = score(truth, perfect(truth));
      expect([marks.filter(({ outcome }) => outcome !== "right"), lost]).toEqual([[], []]);
    }
  },
);

test("another value in a field is wrong, an empty field is missing, a value without truth is extra", () => {
  const truth = truthOf("nurse");
  const reading = perfect(truth);
  const [first, second] = reading.jobs;
  const jobs = [
    { ...first, path: "work.0", highlights: second?.highlights ?? [], employer: second?.employer },
    { ...second, path: "work.1", highlights: [], title: undefined },
    ...reading.jobs.slice(2),
    { path: "work.3", employer: "Page 1 of 2", highlights: [] },
  ];
  const { marks } = score(truth, { ...reading, jobs, name: "San Francisco" });
  const faults = marks.filter(({ outcome }) => outcome !== "right");
  expect(countOf(faults, "name")).toEqual({ wrong: 1 });
  expect(countOf(faults, "employer")).toEqual({ wrong: 1, extra: 1 });
  expect(countOf(faults, "title")).toEqual({ missing: 1 });
  expect(countOf(faults, "job whole")).toEqual({ wrong: 1, missing: 1 });
  expect(countOf(faults, "bullet")).toEqual({ wrong: 3, missing: 4 });
});

test("a doubt counts for the faults at its path or its paragraph, and for no others", () => {
  const truth = truthOf("nurse");
  const reading = perfect(truth);
  const jobs = reading.jobs.map((job, index) => (index < 2 ? { ...job, employer: undefined } : job));
  const doubts = [{ path: "work.0", paragraph: "" }];
  const { marks } = score(truth, {
    ...reading,
    jobs,
    name: undefined,
    doubts: [...doubts, { paragraph: truth.name }],
  });
  const faults = marks.filter(({ outcome }) => outcome !== "right");
  expect(
    faults.filter(({ field }) => field !== "job whole").map(({ field, hasDoubt }) => [field, hasDoubt]),
  ).toEqual([
    ["name", true],
    ["employer", true],
    ["employer", false],
  ]);
});

test("each word that is nowhere is lost, also when it stands elsewhere once", () => {
  const truth = truthOf("driver");
  const kept = perfect(truth).kept.filter((text) => text !== truth.jobs[0]?.employer);
  expect(score(truth, { ...perfect(truth), kept }).lost).toEqual([
    "sahel",
    "haulage",
    "logistics",
    "limited",
  ]);
});

test("a refused file has everything missing", () => {
  const { marks, lost, words } = score(truthOf("tailor"), undefined);
  expect(new Set(marks.map(({ outcome }) => outcome))).toEqual(new Set(["missing"]));
  expect(lost).toHaveLength(words);
});

test("the interval is the one of Wilson", () => {
  expect(wilson(8, 8)).toEqual(["67.6", "100.0"]);
  expect(wilson(50, 100)).toEqual(["40.4", "59.6"]);
});

function truthOf(name: string): Truth {
  const person = loadPeople().get(name);
  const [layout] = WORD;
  if (!person || !layout) throw new Error(name);
  return makeSheet(person, layout).truth;
}

function perfect(truth: Truth): Reading {
  return {
    name: truth.name,
    email: truth.email,
    phone: truth.phone,
    jobs: truth.jobs.map((job, index) => ({ ...job, path: `work.${index}` })),
    schools: truth.schools.map((school, index) => ({ ...school, path: `education.${index}` })),
    certificates: truth.certificates.map((one, index) => ({ ...one, path: `certificates.${index}` })),
    skills: truth.skills,
    kept: truth.shown,
    doubts: [],
  };
}

function countOf(marks: Mark[], field: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of marks.filter((one) => one.field === field))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function textOf({ top, pageHead, main, side }: Sheet): string {
  const ofBlock = (block: Block): string =>
    block.role === "table" ? block.rows.flat(2).map(plainOf).join("\n") : plainOf(block);
  const parts = [...main, ...side].flatMap(({ heading, blocks }) => [
    plainOf(heading),
    ...blocks.map(ofBlock),
  ]);
  return [...top.map(plainOf), ...pageHead.map(plainOf), ...parts].join("\n");
}
