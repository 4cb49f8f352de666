import { expect, test } from "vitest";
import { askedStatements, isTerm } from "./asked-statements";

test.each([
  [
    "Put your salary expectation and notice period in the letter.",
    ["your salary expectation", "notice period"],
  ],
  ["State when you can resume.", ["when you can resume"]],
  [
    "The letter must mention your availability and the LGAs in which you have worked.",
    ["your availability", "the LGAs in which you have worked"],
  ],
  ["State the position as the subject of the mail.", []],
  ["Include your full name and phone number.", []],
  ["Kogi State is our home.", []],
  ["", []],
])("%s", (advert, statements) => {
  expect(askedStatements(advert)).toEqual(statements);
});

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
