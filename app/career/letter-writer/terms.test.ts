import { expect, test } from "vitest";
import { isTerm } from "./terms";

test.each([
  "Expected salary: N130,000",
  "Notice: one month",
  "Guarantors: two ready",
  "Can start one week after notice",
])("%s is no work", (line) => {
  expect(isTerm(line)).toBe(true);
});

test.each(["Paid the salaries of 97 workers", "Noticed a leak and closed the valve"])(
  "%s is work",
  (line) => {
    expect(isTerm(line)).toBe(false);
  },
);
