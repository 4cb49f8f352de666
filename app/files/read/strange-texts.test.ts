import { expect, test } from "vitest";
import { strangeNarratives, strangeTexts } from "#tests/factories/strange-texts";
import { sample } from "#tests/runs";
import { seconds } from "~/time";
import { maxTextLength } from "./limits";
import { readInProcess } from "./reader-process.server";

// What these texts cost is measured by `npm run bench -- texts`. Here the product's own limit ends a reading that grows
// with the square of its text: ten times what the bench allows, so that no slow machine fails it.
const CPU_MS = seconds(2);

const texts = [...strangeTexts()];

test("the strange texts are as long as a text may be", () => {
  for (const [, text] of texts) expect(text.length).toBeGreaterThan(maxTextLength - 12);
});

test.each([...sample(texts, 20), ...strangeNarratives()])(
  "%s is read within the limit of a reading",
  async (_, text) => {
    const reply = await readInProcess("text", new TextEncoder().encode(text), {
      cpuMs: CPU_MS,
      today: "2026-11-22",
      accountName: "Ada Obi",
    });
    expect(reply.ok ? "text" : reply.code).toMatch(/^(?:text|no_text)$/);
  },
);
