import { expect, test } from "vitest";
import { listItems } from "./list-items";
import type { ProofLine } from "./letter-plan";
import { EN } from "./phrases-en";
import { FR } from "./phrases-fr";

const deed = (id: string, text: string, more: Partial<ProofLine> = {}): ProofLine => ({
  text,
  place: "Bukuru Mills",
  tense: "past",
  sourceIds: [id],
  ...more,
});
const led = deed("work.1.highlights.0", "Led seven drivers");
const kept = deed("work.1.highlights.1", "Kept the fuel register");
const trained = deed("work.1.highlights.2", "Trained 12 riders");
const options = { post: undefined, phrases: EN, holds: () => true };
const texts = (lines: ProofLine[], more = {}) =>
  listItems(lines, { ...options, ...more }).map(({ text }) => text);

test("deeds of one post are one item, which names the post once", () => {
  expect(texts([led, kept])).toEqual(["At Bukuru Mills I led seven drivers, and kept the fuel register."]);
  const [item] = listItems([led, kept, trained], options);
  expect(item?.text).toBe(
    "At Bukuru Mills I led seven drivers; kept the fuel register; and trained 12 riders.",
  );
  expect(item?.sourceIds).toEqual(["work.1.highlights.0", "work.1.highlights.1", "work.1.highlights.2"]);
});

test("another post, another tense and the letter's own post stand apart", () => {
  expect(texts([led, deed("work.2.highlights.0", "Kept bees", { place: "Jos Farm" })])).toHaveLength(2);
  expect(texts([led, { ...kept, tense: "present" }])).toHaveLength(2);
  const post = { position: "Driver", sourceIds: ["work.1"] };
  expect(texts([led, kept], { post })).toEqual(["I led seven drivers.", "I kept the fuel register."]);
});

test("what does not hold together stands apart", () => {
  const holds = ({ sourceIds }: { sourceIds: string[] }) => sourceIds.length < 2;
  expect(texts([led, kept], { holds })).toHaveLength(2);
  expect(texts([led, kept], { holds: () => false })).toEqual([]);
});

test("a language without sentences of deeds has an item for each line", () => {
  expect(texts([led, kept], { phrases: FR })).toHaveLength(2);
});
