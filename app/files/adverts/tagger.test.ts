import { expect, test } from "vitest";
import { loadTagger } from "./tagger";

test("the tagger gives tokens in their order with parts of speech, and nothing for a word without an end", async () => {
  const tag = await loadTagger();
  expect(tag("You will keep the book.").map(({ text, pos }) => [text, pos])).toEqual([
    ["You", "PRON"],
    ["will", "AUX"],
    ["keep", "VERB"],
    ["the", "DET"],
    ["book", "NOUN"],
    [".", "PUNCT"],
  ]);
  expect(tag("x".repeat(20_000))).toEqual([]);
});
