import { expect, test } from "vitest";
import { wholeStretches } from "./whole-demands";

/** Cuts each of the given words out of the text as a stretch, and makes them whole. */
function whole(text: string, ...cut: string[]): string[] {
  const stretches = cut.map((words) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, sentence: 0, of: "must" as const, confidence: 1 };
  });
  const sentence = {
    text,
    start: 0,
    end: text.length,
    line: 0,
    section: "must" as const,
    isBullet: false,
    isHeading: false,
  };
  return wholeStretches(stretches, [{ sentence, found: [] }], text).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test.each([
  [
    "Local breads (agege, sardine) baked daily",
    ["Local breads (agege", "sardine)"],
    ["Local breads (agege, sardine)"],
  ],
  ["Age limit (20 to 30)", ["20 to 30)"], ["20 to 30"]],
  ["CV, the looms of the shed", [", the looms of the shed"], ["the looms of the shed"]],
  [
    "guard the yard day and night, feed dogs",
    ["guard the yard day", "night, feed dogs"],
    ["guard the yard day", "feed dogs"],
  ],
  ["Scope", ["Scope"], []],
  ["4 SENIOR WEAVERS", ["4 SENIOR WEAVERS"], []],
  ["ICAN / ACCA", ["ICAN / ACCA"], ["ICAN / ACCA"]],
])("whole demands of: %s", (text, cut, demands) => {
  expect(whole(text, ...cut)).toEqual(demands);
});
