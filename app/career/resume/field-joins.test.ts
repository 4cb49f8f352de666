import { expect, test } from "vitest";
import type { Field } from "./field";
import { areTitles } from "./field-joins";
import type { Segment } from "./segments";
import type { Label } from "./tagger/labels";

/** Whether both sides of a stroke are one post, by what the tagger took them for and how sure it was. */
function areOnePost(
  [text, label, sure]: [string, Label, number],
  [other, behind, certain]: [string, Label, number],
) {
  const segment = (words: string, index: number) =>
    ({ paragraph: 0, text: words, index, before: "bar", from: 0, to: words.length }) as Segment;
  const last: Field = {
    label,
    text: "",
    paragraph: 0,
    segments: [segment(text, 0)],
    probability: () => sure,
  };
  return areTitles(last, behind, segment(other, 1), () => certain);
}

test("where one side of a stroke is a post, the unsure other side is one, too", () => {
  expect(areOnePost(["Purser", "employer", 0.7], ["Ticket Clerk", "title", 1])).toBe(true);
  expect(areOnePost(["Ticket Clerk", "title", 1], ["Purser", "employer", 0.7])).toBe(true);
});

test("a firm beside a post is none, nor is what surely is an employer", () => {
  expect(areOnePost(["Brass Ferry Ltd", "employer", 0.7], ["Ticket Clerk", "title", 1])).toBe(false);
  expect(areOnePost(["Brassline", "employer", 0.97], ["Ticket Clerk", "title", 1])).toBe(false);
  expect(areOnePost(["Purser", "employer", 0.7], ["Brassline", "employer", 0.7])).toBe(false);
});
