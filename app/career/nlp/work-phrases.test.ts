import { expect, test } from "vitest";
import groups from "./vocabulary/work-phrases.json";
import { namedGroups } from "./work-phrases";

const shared = (one: string, other: string) => {
  const own = namedGroups(one);
  return [...namedGroups(other).keys()].filter((group) => own.has(group)).length;
};

test("the same piece of work in other words is of one group", () => {
  expect(shared("mix sterile preparations", "Aseptic compounding of cancer medicines")).toBeGreaterThan(0);
  expect(shared("maintain a database of suppliers", "Kept the vendor register")).toBeGreaterThan(0);
});

test("two pieces of work of no kinship share no group", () => {
  expect(shared("mix sterile preparations", "Drove a tipper to Obajana")).toBe(0);
  expect(namedGroups("").size).toBe(0);
});

test("the words of a phrase stand near each other", () => {
  const apart =
    "Aseptic gloves were bought, and there was no time for any other of the many things: compounding";
  expect(shared("aseptic compounding", apart)).toBe(0);
});

test("each group has phrases to choose among, all of small letters", () => {
  for (const row of groups) {
    const phrases = row.split(", ");
    expect(new Set(phrases).size, row).toBe(phrases.length);
    expect(phrases.length, row).toBeGreaterThan(1);
    expect(row).toBe(row.toLowerCase());
  }
});
