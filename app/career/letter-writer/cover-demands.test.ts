import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnsweredDemand } from "./answered-demand";
import { coverDemands } from "./cover-demands";
import type { RankedLine } from "./line-worth";

const line = (text: string, worth: number, answers: number[]): RankedLine => ({
  line: { id: `work.0.highlights.${text}`, text, isOfWork: true, age: 0 },
  demands: [],
  isProof: false,
  answer: Math.max(0, ...answers),
  reach: 0,
  answers,
  worth,
});
const must: AnsweredDemand = { text: "hatchery experience", need: "must", sourceIds: [] };
const textsOf = (lines: RankedLine[], demands: AnsweredDemand[], canStand = () => true) =>
  coverDemands(lines, demands, canStand).map(({ line: { text } }) => text);

test("a must that nothing answers yet comes before a better line that answers what is answered", () => {
  const lines = [line("a", 2.5, [0.9, 0]), line("b", 2, [0.8, 0]), line("c", 1.4, [0, 0.8])];
  expect(textsOf(lines, [must, must])).toEqual(["a", "c", "b"]);
});

test("what only speaks of the same adds nothing", () => {
  const lines = [line("a", 2, [0]), line("b", 1.9, [0.55])];
  expect(coverDemands(lines, [must], () => true).map(({ need }) => need)).toEqual([2, 1.9]);
});

test("a paper that is held stands in the letter by itself, and no line is needed for it", () => {
  const held: AnsweredDemand = { ...must, isPaper: true, sourceIds: ["certificates.0"] };
  const missing: AnsweredDemand = { ...must, isPaper: true, sourceIds: ["work.0.highlights.b"] };
  const lines = [line("a", 2, [0]), line("b", 1.5, [1])];
  expect(textsOf(lines, [held])).toEqual(["a", "b"]);
  expect(textsOf(lines, [missing])).toEqual(["b", "a"]);
});

test("a line that cannot stand in the letter answers nothing there", () => {
  const lines = [line("leftover", 2, [1]), line("deed", 1.5, [1])];
  const needed = coverDemands(lines, [must], ({ line: { text } }) => text === "deed");
  expect(needed.map(({ line: { text } }) => text)).toEqual(["deed", "leftover"]);
  expect(needed.at(-1)?.need).toBe(2);
});

test("every line stays, none is needed less than it is worth, and the need never rises", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const lines = fc.array(fc.record({ worth: share, answers: fc.tuple(share, share, share) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(lines, (given) => {
      const all = given.map(({ worth, answers }, at) => line(String(at), worth, answers));
      const needed = coverDemands(all, [must, must, { ...must, need: "wish" }], () => true);
      expect(new Set(needed.map((one) => one.line))).toEqual(new Set(all.map((one) => one.line)));
      expect(needed.every(({ need, worth }) => need >= worth)).toBe(true);
      expect(needed.every(({ need }, at) => at === 0 || need <= (needed[at - 1]?.need ?? 0) + 1e-9)).toBe(
        true,
      );
    }),
  );
});
