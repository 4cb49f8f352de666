import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { OWN_WORK } from "../vocabulary/notes";
import { isEndOf, timeInClause, timeOfNote } from "./note-times";

test.each([
  ["Jan 2024 - sept this year 2026", { start: "2024-01", end: "2026-09" }],
  ["from 2015 to 2018, 3 yrs", { start: "2015", end: "2018" }],
  ["2014 to 2017 august.", { start: "2014", end: "2017-08" }],
  ["april 2012", { end: "2012-04" }],
  ["2015, then 2018", undefined],
  ["after the war 2009", undefined],
])("%s", (text, period) => expect(timeOfNote(text)).toEqual(period));

test.each([
  ["i start there ", " as room attendant", { start: "2017-09" }],
  ["", " they made me floor supervisor", { start: "2017-09" }],
  ["i stop ", " because they sell the place", { end: "2017-09" }],
  ["we started. the course was ", "", { end: "2017-09" }],
])("%sseptember 2017%s", (before, after, period) =>
  expect(timeInClause("september 2017", before, after)).toEqual(period),
);

test("what ended says so right before its time", () => {
  expect([isEndOf("i stop "), isEndOf("i stop. my aunty came ")]).toEqual([true, false]);
});

test.each([
  ["i am doing on my own, people call me", "on my own"],
  ["I dey drive my own Bolt/Indrive", "my own Bolt/Indrive"],
  ["they gave me my own", undefined],
])("%s", (text, own) => expect(OWN_WORK.exec(text)?.groups?.["own"]).toBe(own));

test("its patterns grow with their text alone", () => {
  const pieces = ["my own ", "on my own a/", "i stop in ", "i start ", "2017 yrs, "];
  const read = (text: string) => [OWN_WORK.exec(text), isEndOf(text), timeInClause("2017", text, text)];
  expect(growingPatterns(read, { pieces, fewSteps: 60 })).toEqual([]);
});
