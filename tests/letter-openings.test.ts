import { expect, test } from "vitest";
import { LEAST_OPENING, openingWorth } from "~/career/letter-writer/best-fact";
import graded from "./fixtures/letter-openings/graded.json";

const WHERE = /^.*? I /u;

/** The grade of the sentence that each person's letter would open with. */
const gradesOf = (worthOf: (worth: number, own: string) => number, least: number) =>
  graded.flatMap(({ sentences }) => {
    const best = sentences
      .map(({ text, worth, grade }) => ({ grade, worth: worthOf(worth, text.replace(WHERE, "")) }))
      .toSorted((a, b) => b.worth - a.worth)[0];
    return best && best.worth >= least ? [best.grade] : [];
  });
const mean = (grades: number[]) => grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
const shareOfBest = (grades: number[]) => grades.filter((grade) => grade === 3).length / grades.length;
const shareOfWeak = (grades: number[]) => grades.filter((grade) => grade < 2).length / grades.length;

test("most letters open with a sentence, and recruiters would read on at most of them", () => {
  const chosen = gradesOf(openingWorth, LEAST_OPENING);
  expect(chosen.length / graded.length).toBeGreaterThan(0.7);
  expect(mean(chosen)).toBeGreaterThan(2.4);
  expect(shareOfWeak(chosen)).toBeLessThan(0.16);
});

test("results and what somebody runs choose better than the worth of the lines alone", () => {
  const chosen = gradesOf(openingWorth, LEAST_OPENING);
  // As many letters open with a sentence.
  const alone = gradesOf((worth) => worth, 2.4);
  expect(Math.abs(alone.length - chosen.length)).toBeLessThan(10);
  expect(mean(chosen)).toBeGreaterThan(mean(alone));
  expect(shareOfBest(chosen)).toBeGreaterThan(shareOfBest(alone) + 0.03);
});
