import { expect, test } from "vitest";
import type { PlannedPost, ProofLine } from "./letter-plan";
import { WORTH } from "./line-worth";
import { PHRASES } from "./phrase-book";
import { writePosts } from "./post-sections";

const post = (at: number, position: string, startDate: string, endDate: string): PlannedPost => ({
  position,
  employer: "Bukuru Mills",
  startDate,
  endDate,
  sourceIds: [`work.${at}`],
});
const line = (at: number, n: number, text: string, worth: number): ProofLine => ({
  text,
  worth,
  sourceIds: [`work.${at}.highlights.${n}`],
});
const textsOf = (lines: ProofLine[], posts: PlannedPost[]) =>
  writePosts(lines, { posts }, { phrases: PHRASES.en, language: "en", holds: () => true }).map((parts) =>
    parts.map(({ text }) => text),
  );

test("posts stand from the newest to the oldest, whatever their lines are worth", () => {
  const posts = [post(0, "Clerk", "2015-01", "2018-12"), post(1, "Store Keeper", "2019-01", "present")];
  const lines = [line(0, 0, "Cut losses to 2%", WORTH.strong), line(1, 0, "Count the stock", WORTH.fair)];
  expect(textsOf(lines, posts)).toEqual([
    ["Store Keeper, Bukuru Mills, since January 2019:"],
    ["Count the stock."],
    ["Clerk, Bukuru Mills, January 2015 to December 2018:"],
    ["Cut losses to 2%."],
  ]);
});

test("how many people somebody leads stands before what came of it", () => {
  const posts = [post(0, "Store Keeper", "2019-01", "present")];
  const result = line(0, 0, "Cut losses to 2%", WORTH.strong);
  const led = line(0, 1, "Supervise 4 store keepers", WORTH.fair);
  expect(textsOf([result, led], posts)[1]).toEqual(["Supervise 4 store keepers.", "Cut losses to 2%."]);
});
