import { expect, test } from "vitest";
import { Letter } from "~/career/letter.schema";
import { layoutLetter } from "./letter-layout";

test("what leads to a list is strong, and a paragraph that ends with a colon alone is not", () => {
  const letter = Letter.parse({
    sender: { lines: [] },
    recipient: [],
    paragraphs: ["Store Keeper, Bukuru Mills:", { items: ["Counted stock."] }, "I write to say:"],
  });
  const blocks = layoutLetter(letter).map((block) => ("runs" in block ? block.runs : block.kind));
  expect(blocks).toEqual([
    [{ text: "Store Keeper, Bukuru Mills:", strong: true }],
    "bullets",
    [{ text: "I write to say:" }],
  ]);
});
