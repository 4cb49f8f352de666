import { expect, test } from "vitest";
import type { Sentence } from "./sentence";
import { reachesOf } from "./statement-reach";

const sentenceAt = (line: number, text: string, section: Sentence["section"] = "head"): Sentence => ({
  text,
  start: line * 100,
  end: line * 100 + text.length,
  section,
  isBullet: false,
  line,
  isHeading: false,
});

test("what stands within eight lines behind how to apply goes on with it", () => {
  const apply = sentenceAt(0, "Write to a@b.ng.");
  const sentences = [apply, sentenceAt(8, "Your age matters."), sentenceAt(9, "Your pay matters.")];
  const reaches = reachesOf(sentences, new Set([apply]));
  expect(reaches.map(({ isApplying }) => isApplying)).toEqual([true, true, false]);
});

test("below duties it goes on where somebody to write to stands there, too", () => {
  const of = (text: string) => {
    const apply = sentenceAt(0, text, "duties");
    return reachesOf([apply, sentenceAt(1, "Your age matters.", "duties")], new Set([apply]))[1]?.isApplying;
  };
  expect(of("Write to a@b.ng.")).toBe(true);
  expect(of("Write to the bursar.")).toBe(false);
});

test("each sentence is weighed in as few steps in a long advert as in a short one", () => {
  const stepsOf = (count: number) => {
    const sentences = Array.from({ length: count }, () => sentenceAt(0, "Three years."));
    let steps = 0;
    const applying = new (class extends Set<Sentence> {
      override has() {
        steps += 1;
        return false;
      }
    })();
    reachesOf(sentences, applying);
    return steps / count;
  };
  expect(stepsOf(400)).toBeLessThan(stepsOf(100) * 1.2);
});
