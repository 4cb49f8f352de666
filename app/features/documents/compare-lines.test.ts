import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLines } from "./compare-lines";

test("a line that moved is none, one in other words stands beside its own, the rest is new or left out", () => {
  const own = ["Kept the stock book", "Sold phones to 40 customers a day", "Cleaned the shop"];
  const made = ["Sold phones to 40 customers daily", "Kept the stock book", "Shop Assistant"];
  expect(compareLines(own, made)).toEqual({
    changed: [
      [
        { kind: "same", text: "Sold phones to 40 customers" },
        { kind: "removed", text: "a day" },
        { kind: "added", text: "daily" },
      ],
    ],
    added: ["Shop Assistant"],
    removed: ["Cleaned the shop"],
  });
});

test("a line whose own line is known stands beside it, however it is worded", () => {
  const origins = new Map([["Trained juniors", "Was teaching new staff"]]);
  const { changed, added, removed } = compareLines(["Was teaching new staff"], ["Trained juniors"], origins);
  expect([changed.length, added, removed]).toEqual([1, [], []]);
});

const word = fc.constantFrom("kept", "sold", "books", "40", "staff", "Sage", "daily", "Ọ̀ṣọ́");
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const lines = fc.array(line, { maxLength: 12 });

test("each earlier and each later line is counted once, and the pieces of a changed line make both lines again", () => {
  fc.assert(
    fc.property(lines, lines, (own, made) => {
      const { changed, added, removed } = compareLines(own, made);
      const equal = own.length - changed.length - removed.length;
      expect(equal).toBe(made.length - changed.length - added.length);
      expect(equal).toBeGreaterThanOrEqual(0);
      for (const pieces of changed) {
        const without = (gone: string) =>
          pieces
            .filter(({ kind }) => kind !== gone)
            .map(({ text }) => text)
            .join(" ");
        expect(made).toContain(without("removed"));
        expect(own).toContain(without("added"));
      }
    }),
    { numRuns: 200 },
  );
});

test("lines in another order are the same lines", () => {
  fc.assert(
    fc.property(
      lines.chain((own) => fc.tuple(fc.constant(own), fc.shuffledSubarray(own, { minLength: own.length }))),
      ([own, moved]) => {
        expect(compareLines(own, moved)).toEqual({ changed: [], added: [], removed: [] });
      },
    ),
  );
});

test("a word of very many lines makes no two of them alike", () => {
  const linesWith = (sign: string) => Array.from({ length: 41 }, (_, at) => `the ${sign}${at}`);
  expect(compareLines(linesWith("a").slice(1), linesWith("b").slice(1)).changed).toHaveLength(40);
  expect(compareLines(linesWith("a"), linesWith("b")).changed).toHaveLength(0);
});
