import { expect, test } from "vitest";
import { anyOf, matchesIn } from "./pattern";

test("any part matches, an alternative inside a part stays inside it, and the flags are given once", () => {
  const greeting = new RegExp(`^${anyOf([/dear|hello/, /good (?:day|morning)/]).source} ada$`, "i");
  expect(greeting.test("Hello Ada")).toBe(true);
  expect(greeting.test("good morning ada")).toBe(true);
  expect(greeting.test("dear")).toBe(false);
  expect(anyOf([/a/i]).test("A")).toBe(false);
});

test("all matches are found as matchAll finds them, whatever was searched before", () => {
  const patterns = [/\d+/gu, /(?<=\s)\p{L}/gu, /x*/g, /(?<word>\p{Lu}\p{Ll}+)/gu];
  const texts = ["", "12 crates, 7 bags", "Ada and Bola 🙂 met", "xxaxx"];
  for (const pattern of patterns)
    for (const text of texts) {
      pattern.lastIndex = 3;
      expect(matchesIn(text, pattern)).toEqual([...text.matchAll(new RegExp(pattern.source, pattern.flags))]);
    }
});

test("a pattern for one match alone is refused", () => {
  expect(() => matchesIn("a", /a/)).toThrow(TypeError);
});
