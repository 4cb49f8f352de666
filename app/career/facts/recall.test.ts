import { describe, expect, test } from "vitest";
import { sample } from "#tests/runs";
import {
  countCaught,
  heldOutCorpus,
  isCaught,
  mechanicalCorpus,
  ownCorpus,
  paraphrases,
  totalOf,
  type GateCase,
} from "./corpus.fixture";
import {
  FIFTH_HELD_OUT,
  FOURTH_HELD_OUT,
  HELD_OUT,
  LANGUAGES,
  SECOND_HELD_OUT,
  SEVENTH_HELD_OUT,
  SIXTH_HELD_OUT,
  THIRD_HELD_OUT,
} from "./held-out.fixture";
import { HELD_OUT_TYPES } from "./held-out-case";

// The aims, and for the later pairs of people what was reached when the rules were mended for them too. Their first figures, the ones to believe, stand in docs/fact-gate.md.
const NUMBERS = ["number", "unit", "moved", "currency", "date"];
const NAMES = ["employer", "skill"];
const own = [...ownCorpus(), ...paraphrases()];
const first = heldOutCorpus(HELD_OUT);
const second = heldOutCorpus(SECOND_HELD_OUT);
const third = heldOutCorpus(THIRD_HELD_OUT);
const fourth = heldOutCorpus(FOURTH_HELD_OUT);
const fifth = heldOutCorpus(FIFTH_HELD_OUT);
const sixth = heldOutCorpus(SIXTH_HELD_OUT);
const seventh = heldOutCorpus(SEVENTH_HELD_OUT);

test("the corpora are large enough to say something", () => {
  for (const language of LANGUAGES) {
    const ofLanguage = first.filter((one) => one.language === language);
    expect(ofLanguage.filter(({ type }) => type === null).length, language).toBeGreaterThanOrEqual(60);
    expect(ofLanguage.filter(({ type }) => type !== null).length, language).toBeGreaterThanOrEqual(60);
  }
  expect(new Set(first.flatMap(({ type }) => type ?? []))).toEqual(new Set(HELD_OUT_TYPES));
  expect(mechanicalCorpus(first).length).toBeGreaterThanOrEqual(1000);
});

describe.each([
  { name: "own", cases: own, numbers: 0.98, names: 0.95, all: 0.98, reverts: 0.03 },
  { name: "first held-out", cases: first, numbers: 0.98, names: 0.95, all: 0.97, reverts: 0.03 },
  { name: "second held-out", cases: second, numbers: 0.98, names: 0.95, all: 0.97, reverts: 0.03 },
  { name: "third held-out", cases: third, numbers: 1, names: 1, all: 0.96, reverts: 0.015 },
  { name: "fourth held-out", cases: fourth, numbers: 1, names: 1, all: 0.97, reverts: 0.01 },
  // Its four reverts are of one line, whose place among the voluntary work the reading of the resume mistakes.
  { name: "fifth held-out", cases: fifth, numbers: 1, names: 1, all: 0.98, reverts: 0.01 },
  { name: "sixth held-out", cases: sixth, numbers: 1, names: 1, all: 0.94, reverts: 0.035 },
  { name: "seventh held-out", cases: seventh, numbers: 1, names: 0.9, all: 0.97, reverts: 0.015 },
])("the $name corpus", ({ cases, numbers, names, all, reverts }) => {
  const counts = countCaught(cases);
  const types = Object.keys(counts).filter((type) => type !== "true");

  test("numbers, names and everything else that is false are caught as often as they were", () => {
    expect(shareOf(totalOf(counts, NUMBERS)), missed(cases, NUMBERS)).toBeGreaterThanOrEqual(numbers);
    expect(shareOf(totalOf(counts, NAMES)), missed(cases, NAMES)).toBeGreaterThanOrEqual(names);
    expect(shareOf(totalOf(counts, types)), missed(cases, types)).toBeGreaterThanOrEqual(all);
  });

  test("true sentences are turned back no more often than they were", () => {
    const turnedBack = cases
      .filter((one) => one.type === null && isCaught(one))
      .map(({ text }) => text)
      .join("\n");
    expect(shareOf(totalOf(counts, ["true"])), turnedBack).toBeLessThanOrEqual(reverts);
  });
});

test("every kind of falsehood of the own corpus is caught in 95 of 100", () => {
  const counts = countCaught(own);
  const low = Object.keys(counts).filter(
    (type) => type !== "true" && shareOf(totalOf(counts, [type])) < 0.95,
  );
  expect(low).toEqual([]);
});

test.each([
  ["first", first],
  ["second", second],
  ["third", third],
  ["fourth", fourth],
  ["fifth", fifth],
  ["sixth", sixth],
  ["seventh", seventh],
] as const)(
  "sentences made false by machine over the %s people are caught in 98 of 100, numbers and names too",
  (_name, cases) => {
    const mechanical = sample(mechanicalCorpus(cases), 5);
    const counts = countCaught(mechanical);
    const types = Object.keys(counts);
    expect(shareOf(totalOf(counts, types)), missed(mechanical, types)).toBeGreaterThanOrEqual(0.985);
    expect(
      shareOf(totalOf(counts, ["number", "moved", "date", "currency"])),
      missed(mechanical, ["number", "moved", "date", "currency"]),
    ).toBeGreaterThanOrEqual(0.98);
    for (const type of NAMES)
      expect(shareOf(totalOf(counts, [type])), missed(mechanical, [type])).toBeGreaterThanOrEqual(0.95);
  },
);

function shareOf([part, whole]: [number, number]): number {
  return whole === 0 ? 1 : part / whole;
}

function missed(cases: GateCase[], types: string[]): string {
  return cases
    .filter((one) => types.includes(one.type ?? "") && !isCaught(one))
    .map(({ type, text }) => `${type}: ${text}`)
    .join("\n");
}
