import fc from "fast-check";
import { expect, test } from "vitest";
import { answeredDemands, askedWordsMarker } from "./asked-words";

const DEMANDS = [{ text: "bank reconciliation" }, { text: "Excel" }, { text: "store keeping" }];
const marked = (line: string) =>
  askedWordsMarker(DEMANDS)(line)
    .filter(({ isAsked }) => isAsked)
    .map(({ text }) => text);

test("the words by which a line answers the advert are marked, other forms of them too", () => {
  expect(marked("Reconciled 14 bank accounts each month")).toEqual(["Reconciled", "bank"]);
  expect(marked("Bank reconciliation, payroll")).toEqual(["Bank reconciliation"]);
  expect(marked("Spreadsheet, Word")).toEqual(["Spreadsheet"]);
});

test("a line that shares a word and no meaning with a demand has no mark", () => {
  expect(marked("Took the lead in a team of 4")).toEqual([]);
  expect(marked("")).toEqual([]);
});

test("the pieces are the line again, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ minLength: 1 })), (line, texts) => {
      const pieces = askedWordsMarker(texts.map((text) => ({ text })))(line);
      expect(pieces.map(({ text }) => text).join("")).toBe(line);
    }),
  );
});

test("a demand is answered by one line that names it", () => {
  expect(answeredDemands(DEMANDS, ["Hotel clerk", "Advanced Excel"])).toEqual(new Set([DEMANDS[1]]));
});
