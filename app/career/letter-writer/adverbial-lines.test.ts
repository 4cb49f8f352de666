import { expect, test } from "vitest";
import { toVerbLines } from "./verb-lines";

const written = (text: string, isCurrent = false) => {
  const [line] = toVerbLines([text], isCurrent);
  return line?.tense || line?.isClause ? line.text : undefined;
};

test.each([
  ["As HOD Sciences, supervised 6 teachers", "As HOD Sciences, I supervised 6 teachers"],
  ["During the strike, handled all payments", "During the strike, I handled all payments"],
  ["Every Friday, prepare the roster", "Every Friday, I prepared the roster"],
])("%s has the person for its subject", (text, sentence) => {
  expect(written(text)).toBe(sentence);
});

test("nothing was done to a time", () => {
  expect(written("During COVID-19 lock down taught on Google Classroom")).toBeUndefined();
});

test.each([
  [
    "Escaped bugs in production: 19 in Q1 → 6 in Q2",
    "Escaped bugs in production went from 19 in Q1 to 6 in Q2",
  ],
  ["Turnover: 41% → 18%", "Turnover went from 41% to 18%"],
  ["Reduced waiting time: 40 -> 15 minutes", "Reduced waiting time from 40 to 15 minutes"],
  ["Cut fuel cost 9% => 4%", "Cut fuel cost from 9% to 4%"],
])("%s: an arrow between figures is a change", (text, sentence) => {
  expect(written(text)).toBe(sentence);
});

test.each([
  "Ready to stay in camp",
  "Rosters, group check-ins of up to 120, city ledger follow up with Accounts",
])("%s is no deed", (text) => {
  expect(written(text) ?? "").not.toMatch(/readied|rostered/i);
});

test("what somebody is like lasts", () => {
  expect(written("Comfortable with branch, credit and treasury reviews")).toBe(
    "Am comfortable with branch, credit and treasury reviews",
  );
});

test("of a change both ends are told", () => {
  expect(written("I produce 1,100 tons a day before, now I am producing 1,600 tons", true)).toContain(
    "1,600",
  );
});
