import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import type { Field } from "./field";
import { withPostsOverItems } from "./posts-over-items";
import type { Label } from "./tagger/labels";

type Line = [label: Label, text: string] | { item: string };

function labelsOf(...lines: Line[]): Label[] {
  const paragraphs = lines.map((line): Paragraph => {
    const text = "item" in line ? line.item : line[1];
    const plain = { text, runs: [], page: 1, column: 0, indent: 0, spaceBefore: 0 };
    return "item" in line ? { ...plain, listLevel: 0 } : plain;
  });
  const fields = lines.map((line, paragraph): Field => {
    const [label, text] = "item" in line ? (["line", line.item] as const) : line;
    return { label, text, paragraph, segments: [], probability: () => 1 };
  });
  return withPostsOverItems({ paragraphs }, fields).map(({ label }) => label);
}

const head = (post: Line): Line[] => [
  ["employer", "Delta Wave Marine"],
  ["dates", "2015 to 2019"],
  post,
  { item: "Spray of gel coat" },
];

test("a line between the time of an employer and its list is the post where its words or another head say so", () => {
  expect(labelsOf(...head(["line", "driver, later they make me foreman"])).slice(2, 4)).toEqual([
    "title",
    "line",
  ]);
  expect(labelsOf(...head(["line", "laminator"]))[2]).toBe("line");
  expect(labelsOf(...head(["line", "laminator"]), ...head(["title", "joiner"]))[2]).toBe("title");
});

test("a long line, and one below a post, stay what they are", () => {
  const long = "I was the driver of the company and carried the boats to all of the markets";
  expect(labelsOf(...head(["line", long]))[2]).toBe("line");
  expect(
    labelsOf(["title", "Driver"], ["dates", "2015"], ["line", "driver again"], { item: "Drove" })[2],
  ).toBe("line");
});
