import { expect, test } from "vitest";
import { answersOfLines } from "./choose-lines";
import type { TellableLine } from "./tellable-line";

const line = (at: number, text: string, more: Partial<TellableLine> = {}): TellableLine => ({
  id: `work.0.highlights.${at}`,
  text,
  isOfWork: true,
  age: 0,
  ...more,
});
const idOf = (at: number) => `work.0.highlights.${at}`;
const must = (text: string, more: object) => ({ text, need: "must" as const, sourceIds: [], ...more });

test("each demand speaks for its best line, a full answer more than a near one", () => {
  const lines = [line(0, "Washed cars"), line(1, "Paid wages"), line(2, "Reconciled accounts")];
  const answering = answersOfLines(
    [
      must("payroll", { related: [{ id: idOf(1), nearness: 0.6 }] }),
      must("reconciliation", { sourceIds: [idOf(2)] }),
    ],
    lines,
  );
  expect(answering.map(({ answer, isProof }) => [answer, isProof])).toEqual([
    [0, false],
    [0.6, false],
    [1, true],
  ]);
  expect(answering[1]?.demands.map(({ text }) => text)).toEqual(["payroll"]);
});

test("of lines that answer the same, the one with a result answers best", () => {
  const lines = [line(0, "Handled stock"), line(1, "Stock losses fell from 5% to 1%")];
  const related = lines.map(({ id }) => ({ id, nearness: 0.5 }));
  const answering = answersOfLines([must("stock", { related })], lines);
  expect(answering.map(({ demands }) => demands.length)).toEqual([0, 1]);
});

test("what somebody expects is told where it is asked for, and nowhere else", () => {
  const lines = [line(0, "Expected pay: N420,000", { id: "custom.0.lines.0", isOfWork: false })];
  const related = [{ id: "custom.0.lines.0", nearness: 0.6 }];
  const worth = (more: object) =>
    answersOfLines([must("pay", { related, ...more })], lines)[0]?.demands.length;
  expect(worth({})).toBe(0);
  expect(worth({ isStatement: true })).toBe(1);
});
