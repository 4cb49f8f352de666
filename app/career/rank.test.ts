import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { rankLines } from "./rank";

const lines = [
  { id: "a", text: "Reconciled 12 bank accounts every month" },
  { id: "b", text: "Drove the school bus on the Ikorodu route" },
  { id: "c", text: "Trained two interns" },
];

test("the most relevant line comes first, in any word form", () => {
  expect(rankLines(lines, "bank reconciliation")[0]?.id).toBe("a");
  expect(rankLines(lines, "bus driver for school routes")[0]?.id).toBe("b");
});

test("repeating a word twenty times does not count more than twice", () => {
  const twice = rankLines(lines, "bank bank interns");
  expect(rankLines(lines, `${"bank ".repeat(20)} interns`)).toEqual(twice);
});

test("a query of stop words leaves the order alone", () => {
  expect(rankLines(lines, "the and of with")).toEqual(lines.map(({ id }) => ({ id, score: 0 })));
});

test("every line comes back once, best score first, for any text", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.string(), (texts, query) => {
      const given = texts.map((text, index) => ({ id: `${index}`, text }));
      const ranked = rankLines(given, query);
      expect(ranked.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
      expect(
        ranked.every(({ score }, index) => score >= 0 && score <= (ranked[index - 1]?.score ?? Infinity)),
      ).toBe(true);
    }),
    runs(30),
  );
});
