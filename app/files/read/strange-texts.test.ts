import { expect, test } from "vitest";
import { strangeNarratives, strangeTexts } from "#tests/factories/strange-texts";
import { sample } from "#tests/runs";
import { maxTextLength } from "./limits";
import { readInProcess } from "./reader-process.server";

// What these texts cost is measured by `npm run bench -- texts`. Here the product's own limit of processor time ends a reading that grows
// with the square of its text; it is so wide that no slow machine fails it.
const texts = [...strangeTexts()];

test("the strange texts are as long as a text may be", () => {
  for (const [, text] of texts) expect(text.length).toBeGreaterThan(maxTextLength - 12);
});

test.each([...sample(texts, 20), ...strangeNarratives()])(
  "%s is read within the limit of a reading",
  async (_, text) => {
    const reply = await readInProcess("text", new TextEncoder().encode(text), {
      today: "2026-11-22",
      accountName: "Ada Obi",
    });
    expect(reply.ok ? "text" : reply.code).toMatch(/^(?:text|no_text)$/);
  },
);
