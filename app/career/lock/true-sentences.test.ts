import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const advert = { title: "", company: "", text: "" };

function reasonsFor(line: string, text: string): string[] {
  const work = [{ name: "Nyika Mills", position: "Fitter", startDate: "2017-01", endDate: "2020-04" }];
  const profile = Profile.parse({ basics: {}, work: work.map((one) => ({ ...one, highlights: [line] })) });
  const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).map(({ kind }) => kind);
}

test.each([
  ["Taught 55 pupils", "In each class I taught 55 pupils.", "In each class I taught 65 pupils."],
  ["Passed Level III", "I passed Level 3.", "I passed Level 4."],
  ["Wired 9 lines with RS485", "I wired nine RS485 lines.", "I wired eight RS485 lines."],
  ["Refilled 14 units with R22", "I refilled 14 R22 units.", "I refilled 15 R22 units."],
  ["Paid R1,200 a week", "I paid R 1,200 a week.", "I paid $1,200 a week."],
  [
    "Opened the kiosk daily except Sunday, and swept it on Monday",
    "Six days a week I opened the kiosk.",
    "Five days a week I opened the kiosk.",
  ],
  [
    "Rewired the third floor",
    "I rewired the third floor, one above the second floor.",
    "I rewired the second floor.",
  ],
  [
    "Served 310 weddings, 25 of them as head waiter",
    "As waiter I served 310 weddings, some as head.",
    "I was head waiter at 310 weddings served.",
  ],
])("of %j follows %j, and not %j", (line, follows, doesNot) => {
  expect(reasonsFor(line, follows)).toEqual([]);
  expect(reasonsFor(line, doesNot)).not.toEqual([]);
});
