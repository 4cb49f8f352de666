import { expect, test } from "vitest";
import { isTerm, termOf, termsAskedIn } from "./terms";

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

test("a request names the terms that it asks for, and a line the one that it states", () => {
  expect(termsAskedIn("your expected salary and when you are free to start")).toEqual(["pay", "start"]);
  expect(termsAskedIn("Two guarantors who are landlords")).toEqual(["guarantors"]);
  expect(termsAskedIn("why you want the job")).toEqual([]);
  expect(termOf("Payment I want: 60/40")).toBe("pay");
  expect(termOf("Availability: immediately")).toBe("start");
});
