import { expect, test } from "vitest";
import { standingOf } from "./standing";

test.each([
  ["stopped at 200 level", "discontinued"],
  ["I left in second year", "discontinued"],
  ["stop at ND1 because of fund", "discontinued"],
  ["stop SS2", "discontinued"],
  ["no finish ND 1", "discontinued"],
  ["could not continue due to school fees", "discontinued"],
  ["paused in 2022", "deferred"],
  ["Won the prize for the best project", undefined],
  ["Raised money for school fees of ten pupils", undefined],
  ["Left wing of the school team", undefined],
] as const)("%j is %s", (text, standing) => {
  expect(standingOf(text)).toBe(standing);
});

test.each(["stopped, no money, not finished", "OND, stopped", "not finished"])("%j was given up", (text) => {
  expect(standingOf(text)).toBe("discontinued");
});
