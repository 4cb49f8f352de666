import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts";

test("equal texts have no differences, however their lines break", () => {
  expect(compareTexts("One two three\nfour-five", "One two\nthree\n\nfour-\nfive")).toEqual([]);
});

test("bullet signs and bars do not count", () => {
  expect(compareTexts("a | b\nc", "a\nb\n• c")).toEqual([]);
});

test("a different letter, mark or order is shown at its position", () => {
  expect(compareTexts("Ọlá came", "Ọla came")).toEqual([expect.stringContaining("differs")]);
  expect(compareTexts("ẹ́", "ẹ")).toEqual([expect.stringContaining("differs")]);
  expect(compareTexts("first second", "second first")).toEqual([expect.stringContaining("differs")]);
});

test("joined words and split words are found", () => {
  expect(compareTexts("two words", "twowords")).toEqual([expect.stringContaining("are joined")]);
  expect(compareTexts("oneword", "one word")).toEqual([expect.stringContaining("is split")]);
});
