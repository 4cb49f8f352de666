import { expect, test } from "vitest";
import { lockCases } from "#tests/lock-cases";
import { sample } from "#tests/runs";
import { lockSentence } from "./index";

/** Figures in digits that are neither dates nor parts of names. */
const DIGITS = /(?<![\w.,:-])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\w:]|[.,]\d)/g;

/** How a figure may be wrong, and how often such a one may pass: it may still follow from the line by chance, or be "about" right. */
const CHANGES: [string, (value: number) => number, number][] = [
  ["ten times as much", (value) => value * 10, 0.005],
  ["a tenth", (value) => value / 10, 0.015],
  ["the double", (value) => value * 2, 0.03],
  ["half as much again", (value) => Math.round(value * 1.5), 0.045],
  ["its digits turned round", (value) => Number([...String(value)].toReversed().join("")), 0.02],
];

const held = lockCases()
  .flatMap(({ cases }) => cases)
  .filter((one) => one.language === "en" && !one.wrong && lockSentence(one, one.context).length === 0)
  .flatMap((one) => [...one.text.matchAll(DIGITS)].map(({ 0: figure, index }) => ({ one, figure, index })));

// On a push every second figure is wrong in one way, the others in the next; in a deep run each in every way.
test.each(CHANGES.map((change, at) => [...change, at] as const))(
  "a wrong figure hardly ever passes: %s",
  (_, change, most, at) => {
    const wrong = sample(held, 2, at).flatMap(({ one, figure, index }) => {
      const value = Number(figure.replaceAll(",", ""));
      const other = change(value);
      if (other === value || (value > 1950 && value < 2050)) return [];
      const text = one.text.slice(0, index) + String(other) + one.text.slice(index + figure.length);
      return [{ text, facts: one.facts, context: one.context }];
    });
    const passed = wrong.filter((sentence) => lockSentence(sentence, sentence.context).length === 0);
    expect(wrong.length).toBeGreaterThan(300);
    expect(passed.length / wrong.length).toBeLessThanOrEqual(most);
  },
);
