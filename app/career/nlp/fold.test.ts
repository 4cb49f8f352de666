import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, plainText, wordRun, wordsOf } from "./fold";

test("case, marks, quotes, dashes and invisible characters do not count", () => {
  expect(foldText("Ọ̀yọ́  Straße\u200b – “A”")).toBe('oyo strasse - "a"');
  expect(plainText("Ọ̀yọ́ ½")).toBe("Oyo half");
});

test("words are found whole", () => {
  expect(wordRun("Sage 50, Excel!")).toBe(" sage 50 excel ");
  expect(wordsOf("C++ and C#")).toEqual(["c++", "and", "c#"]);
  expect(wordsOf(" – ")).toEqual([]);
});

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(wordRun(wordRun(text))).toBe(wordRun(text));
    }),
    { numRuns: 300, seed: 20261122 },
  );
});
