import { expect, test } from "vitest";
import { hasRunOut, standingOf, isUncertified } from "./standing";

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

test.each([
  ["ISO 22000 awareness, one day, no certificate issued", true],
  ["Safety induction, not certified", true],
  ["Certificate no. 22, issued 2019", false],
])("nothing was given for %j: %s", (words, isNone) => {
  expect(isUncertified(words)).toBe(isNone);
});

test.each([
  ["BOSIET, exp. June 2026", true],
  ["Pest Controller, valid until 31 May 2024", true],
  ["First aid (valid 2021-2024)", true],
  ["Driving licence, expires 08/2028", false],
  ["Practising licence, valid from 2019", false],
  ["Fire warden, 2019", false],
  ["licence last renewed to Dec. 2023", true],
  ["licence renewed Jan 2025", false],
  ["AHA ACLS Provider Aug 2023 - Aug 2025", true],
  ["Welding course Mar 2019 - Aug 2019", false],
  ["Evening classes 2019 - 2021", false],
])("%s has run out: %s", (words, isOver) => {
  expect(hasRunOut(words, "2026-11-30")).toBe(isOver);
});
