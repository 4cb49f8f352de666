import { expect, test } from "vitest";
import { lockCases } from "#tests/lock-cases";
import { lockSentence } from "./index";

/** Figures in digits that are neither dates nor parts of names. */
const DIGITS = /(?<![\w.,:-])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\w:]|[.,]\d)/g;

const held = lockCases()
  .flatMap(({ cases }) => cases)
  .filter((one) => one.language === "en" && !one.wrong && lockSentence(one, one.context).length === 0);

// A figure may be wrong and still follow from the line by chance, or be "about" right. Both have to be rare.
test.each([
  ["ten times as much", (value: number) => value * 10, 0.005],
  ["a tenth", (value: number) => value / 10, 0.025],
  ["the double", (value: number) => value * 2, 0.03],
  ["half as much again", (value: number) => Math.round(value * 1.5), 0.045],
  ["its digits turned round", (value: number) => Number([...String(value)].toReversed().join("")), 0.025],
])("a wrong figure hardly ever passes: %s", (_, change, most) => {
  const wrong = held.flatMap(({ text, facts, context }) =>
    [...text.matchAll(DIGITS)].flatMap(({ 0: figure, index }) => {
      const value = Number(figure.replaceAll(",", ""));
      const other = change(value);
      if (other === value || (value > 1950 && value < 2050)) return [];
      return [
        { text: text.slice(0, index) + String(other) + text.slice(index + figure.length), facts, context },
      ];
    }),
  );
  const passed = wrong.filter((one) => lockSentence(one, one.context).length === 0);
  expect(wrong.length).toBeGreaterThan(300);
  expect(passed.length / wrong.length).toBeLessThanOrEqual(most);
});
