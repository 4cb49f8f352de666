import { expect, test } from "vitest";
import { anyOf } from "./pattern";

test("any part matches, an alternative inside a part stays inside it, and the flags are given once", () => {
  const greeting = new RegExp(`^${anyOf([/dear|hello/, /good (?:day|morning)/]).source} ada$`, "i");
  expect(greeting.test("Hello Ada")).toBe(true);
  expect(greeting.test("good morning ada")).toBe(true);
  expect(greeting.test("dear")).toBe(false);
  expect(anyOf([/a/i]).test("A")).toBe(false);
});
