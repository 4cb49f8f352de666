import { expect, test } from "vitest";
import { knownWord, publishedVector } from "./word-vectors";

const weightOf = (word: string) => knownWord(word)?.weight ?? Number.NaN;

test("a word tells the more the rarer it is", () => {
  expect(weightOf("the")).toBeLessThan(weightOf("work"));
  expect(weightOf("work")).toBeLessThan(weightOf("midwife"));
});

test("a published vector has length 1", () => {
  const { place = -1 } = knownWord("audit") ?? {};
  const length = Math.hypot(...publishedVector(place));
  expect(length).toBeGreaterThan(0.98);
  expect(length).toBeLessThan(1.02);
});

test("what no vector knows is undefined", () => {
  for (const word of ["qqqzzx", "", "Nurse", "a b", "ẹkọ"]) expect(knownWord(word)).toBeUndefined();
});
