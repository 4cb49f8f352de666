import { expect, test } from "vitest";
import { daysIn } from "./dates-in-text";

test.each([
  ["The form goes offline on 9 December, Wednesday.", ["2026-12-09", "2026-12-02"]],
  ["By the 15th of next month.", ["2026-12-15"]],
  ["We close on the last day of December.", ["2026-12-31"]],
  ["Come on Saturday 28th by 8 o'clock.", ["2026-11-28", "2026-11-28"]],
  ["six (6) weeks from the date of this publication, 26th November 2026", ["2027-01-07"]],
  ["Applications are open for the next two weeks.", ["2026-12-10"]],
  ["From today till 5/12.", ["2026-11-26", "2026-12-05"]],
  ["On the 5th floor, 3rd Avenue.", []],
  ["31 January", ["2027-01-31"]],
  ["Deadline is 20-12.", ["2026-12-20"]],
  ["Work is from 8-5, apply before 8-5.", []],
  ["December ending, or month ending", ["2026-12-31", "2026-11-30"]],
  ["5 Marina Road, 2 Marketers, 3 Junior Clerks, 9 Decorators", []],
  ["9th Decemeber or 3 Febuary", ["2026-12-09", "2027-02-03"]],
])("the days of: %s", (text, dates) => {
  expect(daysIn(text, "2026-11-26").map(({ date }) => date)).toEqual(dates);
});

test("a day never takes the words of another", () => {
  const days = daysIn("two weeks from 26th November, 2026 or Friday 4 December", "2026-11-20");
  expect(days.every((day, at) => at === 0 || day.start >= (days[at - 1]?.end ?? 0))).toBe(true);
});
