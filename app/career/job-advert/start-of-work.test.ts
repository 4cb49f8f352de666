import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const closesOf = (line: string) =>
  readAdvert(`Job title: Kiln Potter\nTalba Works, Bida\n${line}`, { today: "2026-11-27" }).howToApply.closes;

test.each([
  "Start date: before the 10th. CV to jobs@talba.ng.",
  "Resumption: on or before 10 December 2026. CV to jobs@talba.ng.",
  "Employment start: by 10 December. CV to jobs@talba.ng.",
  "You must be available to start before 10 December. CV to jobs@talba.ng.",
  "CV to jobs@talba.ng. The person resumes work not later than 14 December.",
  "CV to jobs@talba.ng. The van picks staff by 6am on starting day, 14/12/2026.",
])("a day on which work starts closes nothing: %s", (line) => {
  expect(closesOf(line)).toBeUndefined();
});

test.each([
  ["Those able to start at once should apply before 10 December to jobs@talba.ng.", "2026-12-10"],
  ["Start date: 4 January 2027. Send CV to jobs@talba.ng by 10 December.", "2026-12-10"],
  ["The vacancy closes on 10 December and the person must be able to start in January.", "2026-12-10"],
  ["Email us at jobs@talba.ng by 10 December if you are available to start in January.", "2026-12-10"],
  ["Ready to resume in January? CV to jobs@talba.ng before 12 December.", "2026-12-12"],
  ["Applications start 2 December and end 10 December. CV to jobs@talba.ng.", "2026-12-10"],
])("beside it stands the last day to apply: %s", (line, date) => {
  expect(closesOf(line)).toBe(date);
});
