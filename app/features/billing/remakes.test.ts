import { expect, test } from "vitest";
import { freeKinds, freeRemakesLeft } from "./remakes";

const both = ["cover_letter", "resume"] as const;
const history = { delivered: [...both], freeRemakes: 0, isChanged: true };

test("what was delivered for the same advert is made again for free, three times, when the facts changed", () => {
  expect(freeKinds([...both], history)).toEqual([...both]);
  expect(freeKinds([...both], { ...history, freeRemakes: 2 })).toEqual([...both]);
  expect(freeKinds([...both], { ...history, freeRemakes: 3 })).toEqual([]);
  expect(freeKinds([...both], { ...history, isChanged: false })).toEqual([]);
});

test("a kind that was never delivered for this advert uses its credit", () => {
  expect(freeKinds([...both], { ...history, delivered: ["cover_letter"] })).toEqual(["cover_letter"]);
  expect(freeKinds(["resume"], { ...history, delivered: ["cover_letter"] })).toEqual([]);
  expect(freeKinds([...both], { ...history, delivered: [] })).toEqual([]);
});

test("three free remakes, never fewer than none", () => {
  expect([0, 1, 3, 4].map((freeRemakes) => freeRemakesLeft({ freeRemakes }))).toEqual([3, 2, 0, 0]);
});
