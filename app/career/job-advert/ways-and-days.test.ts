import { expect, test } from "vitest";
import { publicationDay } from "./publication-day";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-30" }).howToApply;

test.each([
  ["Posted: 17 Nov, 2026 | Views: 11,482", "2026-11-17"],
  ["New   Posted 4 days ago   Easy Apply", "2026-11-26"],
  ["Published: Monday, 23rd November, 2026", "2026-11-23"],
  ["Ref: OAK/7      Date: 16th November, 2026", "2026-11-16"],
  ["(The Pointer, Thursday 26th November, 2026, page 31)", "2026-11-26"],
  ["(Daily Meridian, Monday November 23, 2026 – page 31)", "2026-11-23"],
  ["Closing date: 20 November 2026", undefined],
  ["Posted: 17 Nov, 2022", undefined],
  ["Letters must be posted to Box 7 by 9 December 2026.", undefined],
  ["Kiln Operator wanted", undefined],
])("%j says when it was published: %s", (line, day) => {
  expect(publicationDay(`Oak Mill\n${line}\nCV to a@oak.ng`, "2026-11-30")).toBe(day);
});

test.each([
  [
    "Posted: 17 Nov, 2026 | Views: 11,482",
    "Applications close two (2) weeks from the date of this publication.",
    "2026-12-01",
  ],
  ["Posted: 17 Nov, 2026", "Applications close two weeks from today.", "2026-12-01"],
  ["Kiln post", "Applications close two weeks from this publication.", "2026-12-14"],
  [
    "Posted: 18 Nov, 2026 | Deadline: Dec 14, 2026 | 321 views",
    "Only those shortlisted will be called.",
    "2026-12-14",
  ],
])("%j with %j closes on %s", (line, end, day) => {
  expect(read(`Oak Mill Ltd needs a Kiln Operator\n${line}\nSend your CV to a@oak.ng.\n${end}`).closes).toBe(
    day,
  );
});

test.each([
  ["Closing is two (2) weeks from Monday 23rd November, 2026.", "2026-12-07"],
  [
    "Certification in Microfinance or readiness to obtain it within 12 months.\nApply by 4 December 2026.",
    "2026-12-04",
  ],
  ["Do not apply if you cannot resume within 2 weeks. Deadline 11 December 2026.", "2026-12-11"],
  ["- BOSIET valid six months from mob date\nDeadline: 3 December 2026", "2026-12-03"],
  ["Send it within 2 weeks.", "2026-12-14"],
])("%s closes on %s", (words, day) => {
  expect(read(`Oak Mill Ltd needs a Kiln Operator. Send your CV to a@oak.ng.\n${words}`).closes).toBe(day);
});

test("a mail with the reader's address in it is no place to come to, and neither is where the house began", () => {
  const { walkIn, addressee } = read(
    "Oak Mill Ltd needs a Kiln Operator.\nFrom a two-room office in Bida we have grown to six kilns.\nSend one PDF addressed to: The Mill Secretary, Oak Mill, 8 Ring Crescent, Minna to a@oak.ng",
  );
  expect({ walkIn, addressee }).toEqual({ walkIn: undefined, addressee: "The Mill Secretary" });
});

test("a mail or an envelope in a box leaves the place to come to", () => {
  const { walkIn } = read(
    "Oak Mill Ltd needs a Kiln Operator.\nApplications should be addressed to the Secretary and deposited at Room 7, Oak House, 8 Ring Road, Minna, or sent to a@oak.ng.",
  );
  expect(walkIn).toMatch(/8 Ring Road, Minna/);
});

test("a group to join is no way to apply, and what is refused is no second file", () => {
  const { url, oneFile } = read(
    "Oak Mill Ltd needs a Kiln Operator. Mail your CV (no separate letter) to a@oak.ng. Join our job group 👉 chat.whatsapp.com/JobsInBida",
  );
  expect({ url, oneFile }).toEqual({ url: undefined, oneFile: undefined });
});

test("the length of one answer in a list is not that of the letter", () => {
  const { letter } = read(
    "Oak Mill Ltd needs a Kiln Operator. CV to a@oak.ng. In the cover letter please answer these:\nQ1. Tell us about one kiln that you rebuilt (max 120 words).\nQ2. What is your notice period?",
  );
  expect(letter).toBeUndefined();
});
