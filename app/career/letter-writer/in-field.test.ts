import { expect, test } from "vitest";
import type { RankedLine } from "./choose-lines";
import { inFieldOf } from "./in-field";

const answering = (id: string, count: number): RankedLine => ({
  line: { id, text: "", isOfWork: true, age: 0 },
  demands: Array.from({ length: count }, (_, at) => ({
    text: `${at}`,
    need: "must" as const,
    sourceIds: [],
  })),
  isProof: false,
  worth: 0,
  reach: 0,
});

const minder = { position: "Senior Machine Minder" };
const operator = { position: "Machine Operator" };
const rider = { position: "Okada Rider" };

test("a post that answers several demands is of the field, and one that shares its title", () => {
  const many = [answering("work.0.highlights.0", 2), answering("work.0.highlights.3", 1)];
  expect(inFieldOf([], many, [minder, operator, rider])).toEqual([0, 1]);
  expect(inFieldOf([1], [answering("work.0.highlights.0", 1)], [rider, operator])).toEqual([0, 1]);
});

test("a post that answers nothing is of another field, and without any sure one nothing is known", () => {
  expect(inFieldOf([0], [], [minder, rider])).toEqual([0]);
  expect(inFieldOf([], [answering("work.0.highlights.0", 1)], [rider, minder])).toEqual([]);
});
