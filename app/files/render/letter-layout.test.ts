import { expect, test } from "vitest";
import { Letter } from "~/career/letter.schema";
import { layoutLetter } from "./letter-layout";

test("what leads to a list is its head, and a paragraph that ends with a colon alone is not", () => {
  const letter = Letter.parse({
    sender: { lines: [] },
    recipient: [],
    paragraphs: ["Store Keeper, Bukuru Mills:", { items: ["Counted stock."] }, "I write to say:"],
  });
  expect(layoutLetter(letter).map(({ kind }) => kind)).toEqual(["listHead", "bullets", "paragraph"]);
});
