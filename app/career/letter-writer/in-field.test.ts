import { expect, test } from "vitest";
import type { RankedLine } from "./choose-lines";
import { inFieldOf } from "./in-field";

const answering = (id: string, count: number): RankedLine => ({
  line: { id, text: "", isSentence: true, age: 0 },
  demands: Array.from({ length: count }, (_, at) => ({
    text: `${at}`,
    need: "must" as const,
    sourceIds: [],
  })),
  isProof: false,
  worth: 0,
  reach: 0,
});

test("a post that answers several demands is of the field beside one that has its title", () => {
  const ranked = [answering("work.0.highlights.0", 2), answering("work.0.highlights.3", 1)];
  expect(inFieldOf([1], ranked)).toEqual([1, 0]);
  expect(inFieldOf([1], [answering("work.0.highlights.0", 1)])).toEqual([1]);
  expect(inFieldOf([], ranked)).toEqual([]);
});
