import { expect, test } from "vitest";
import { days, hours } from "~/time";
import { listSuperseded } from "./kept-backups";
import { latestDueTime } from "./schedule";

const NOW = new Date("2026-11-23T02:00:00+01:00"); // a Monday
const ago = (ms: number) => new Date(NOW.getTime() - ms);

/** What is left of backups made every `hoursApart` for `total` days when superseded ones are deleted after each. */
function keptAfter(total: number, hoursApart: number): number[] {
  let stored: Date[] = [];
  for (let age = days(total); age >= 0; age -= hours(hoursApart)) {
    stored.push(ago(age));
    const superseded = listSuperseded(stored, ago(age));
    stored = stored.filter((at) => !superseded.includes(at));
  }
  return stored.map((at) => (NOW.getTime() - at.getTime()) / days(1));
}

test("of daily backups seven days and the last of four weeks stay, and nothing of 28 days or older", () => {
  const ages = keptAfter(100, 24);
  expect(ages.filter((age) => age <= 6)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(ages.length).toBeLessThanOrEqual(10);
  expect(ages.filter((age) => age > 6)).toEqual([15, 8]);
  expect(Math.max(...ages)).toBeLessThan(28);
});

test("of more backups a day all of the last two days stay, and the newest of each day before", () => {
  const ages = keptAfter(60, 6);
  expect(ages.filter((age) => age < 2)).toHaveLength(8);
  expect(ages.filter((age) => age >= 2 && age < 7).map((age) => age % 1)).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test("the newest backup stays however old it is, and no list is no work", () => {
  expect(listSuperseded([ago(days(400)), ago(days(300))], NOW)).toEqual([ago(days(400))]);
  expect(listSuperseded([], NOW)).toEqual([]);
});

test.each([
  [[2], "2026-11-23T01:59:59+01:00", "2026-11-22T02:00:00+01:00"],
  [[2], "2026-11-23T02:00:00+01:00", "2026-11-23T02:00:00+01:00"],
  [[14, 2], "2026-11-23T13:00:00+01:00", "2026-11-23T02:00:00+01:00"],
  [[14, 2], "2026-11-23T00:30:00+01:00", "2026-11-22T14:00:00+01:00"],
])("with the hours %j at %s the last one due is %s", (hoursOfDay, now, due) => {
  expect(latestDueTime(hoursOfDay, new Date(now))).toEqual(new Date(due));
});

test("without hours nothing is ever due", () => {
  expect(latestDueTime([], NOW)).toBeUndefined();
});
