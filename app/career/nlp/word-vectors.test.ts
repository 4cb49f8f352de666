import { expect, test } from "vitest";
import { knownWord, likeness, type KnownWord } from "./word-vectors";

const known = (word: string): KnownWord => {
  const found = knownWord(word);
  if (!found) throw new Error(`${word} is unknown`);
  return found;
};
const alike = (one: string, other: string) => likeness(known(one), known(other));

test("words that are used alike are nearer than others", () => {
  expect(alike("payroll", "salaries")).toBeGreaterThan(alike("payroll", "bricks"));
  expect(alike("nurse", "midwife")).toBeGreaterThan(alike("nurse", "welder"));
  expect(alike("wedding", "gown")).toBeGreaterThan(alike("wedding", "audit"));
});

test("a word is like itself and tells the more the rarer it is", () => {
  expect(alike("audit", "audit")).toBeGreaterThan(0.97);
  expect(known("the").weight).toBeLessThan(known("work").weight);
  expect(known("work").weight).toBeLessThan(known("midwife").weight);
});

test("what no vector knows is undefined", () => {
  for (const word of ["qqqzzx", "", "Nurse", "a b", "ẹkọ"]) expect(knownWord(word)).toBeUndefined();
});
