import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { quotesOf } from "./quotes";

const LINE =
  "Label: Wrote a 26-episode drama with market women as actors; it was relayed by 4 stations. Never late.";
const isQuoted = quotesOf(
  parseProfile(`Ada Obi\n\nWORK EXPERIENCE\nProducer | Highland FM | 2019 – 2022\n- ${LINE}`),
);
const cite = (text: string) => isQuoted({ text, sourceIds: ["work.0.highlights.0"] });

test.each([
  LINE,
  "wrote a 26-episode drama with market women as actors; it was relayed by 4 stations.",
  "It was relayed by 4 stations.",
])("whole sentences of a cited line are a quote: %s", (text) => {
  expect(cite(text)).toBe(true);
});

test.each([
  "Late.",
  "Wrote a 26-episode drama.",
  "Wrote a 26-episode drama. Never late.",
  "Wrote a 27-episode drama with market women as actors; it was relayed by 4 stations.",
])("a part of a sentence, or other words, are none: %s", (text) => {
  expect(cite(text)).toBe(false);
});

test("a line that is not cited is no quote", () => {
  expect(isQuoted({ text: LINE, sourceIds: ["work.0"] })).toBe(false);
});
