import { expect, test } from "vitest";
import { alikeness, meaningOf } from "./relatedness";
import { knownWord } from "./word-vectors";
import { likeness } from "./work-vectors";

const placeOf = (word: string): number => {
  const found = knownWord(word);
  if (!found) throw new Error(`${word} is unknown`);
  return found.place;
};
const alike = (one: string, other: string) => likeness(placeOf(one), placeOf(other));
const near = (one: string, other: string) => alikeness(meaningOf(one), meaningOf(other));

test("words of the same work are nearer than others", () => {
  expect(alike("audit", "audit")).toBeCloseTo(1);
  expect(alike("payroll", "salaries")).toBeGreaterThan(alike("payroll", "bricks"));
  expect(alike("nurse", "midwife")).toBeGreaterThan(alike("nurse", "welder"));
  expect(alike("wedding", "gown")).toBeGreaterThan(alike("wedding", "audit"));
});

// In words that stand together in no group of docs/work-phrases.md.
test.each([
  [
    "keep storage charges at the port low",
    "Cleared containers before demurrage began",
    "Kept the visitors' book",
  ],
  ["guide student nurses on the ward", "Preceptor to final-year students", "Drove the school bus"],
  [
    "stop theft in the warehouse",
    "Searched trucks at the gate and caught two thieves",
    "Typed minutes of the board",
  ],
])("%s is nearer to what answers it", (demand, answer, other) => {
  expect(near(demand, answer)).toBeGreaterThan(near(demand, other));
});

test("a text without a known word is like nothing", () => {
  expect(near("ẹkọ", "Taught classes")).toBe(0);
});
