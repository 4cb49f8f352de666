import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnswered, markAskedWords } from "./asked-words";

const DEMANDS = [
  { text: "bank reconciliation", kind: "skill" as const },
  { text: "Excel", kind: "tool" as const },
  { text: "store keeping", kind: "skill" as const },
];
const marked = (line: string) =>
  markAskedWords(line, DEMANDS)
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
      const pieces = markAskedWords(
        line,
        texts.map((text) => ({ text, kind: "skill" as const })),
      );
      expect(pieces.map(({ text }) => text).join("")).toBe(line);
    }),
  );
});

test("a demand is answered by one line that names it", () => {
  const [reconciliation, excel] = DEMANDS;
  if (!reconciliation || !excel) throw new Error("no demands");
  expect(isAnswered(excel, ["Bank clerk", "Advanced Excel"])).toBe(true);
  expect(isAnswered(reconciliation, ["Advanced Excel"])).toBe(false);
});
