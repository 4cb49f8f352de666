import { expect, test } from "vitest";
import { extractTextWithPositions } from "@firecrawl/pdf-inspector";
import { resume } from "#tests/fixtures/documents";
import { breaksFor } from "./page-breaks";
import { typesetPdf } from "./pdf";
import { readBack } from "./read-back";

const blocks = [{ kind: "heading" }, { kind: "entry" }, { kind: "paragraph" }, { kind: "bullets" }];
const onPages = (pages: number[]) => pages.map((page, item) => ({ block: 3, item, page }));

test.each([
  ["the first alone", [1, 2, 2], [[0, 0]]],
  ["one of two", [1, 2], [[0, 0]]],
  ["the last alone", [1, 1, 1, 2], [[3, 2]]],
  ["the last of three", [1, 1, 2], []],
  ["two on each", [1, 1, 2, 2], []],
  ["one page", [1, 1], []],
])("a list with %s on a page is broken elsewhere, or not at all", (_, pages, breaks) => {
  expect([...breaksFor(blocks, onPages(pages))]).toEqual(breaks);
});

test("an entry that is not the first below its heading goes to the next page alone", () => {
  expect([...breaksFor([{ kind: "bullets" }, ...blocks.slice(1)], onPages([1, 2, 2]))]).toEqual([[1, 0]]);
});

test("wherever a page ends, no bullet stands alone on it or on the next one", async () => {
  const post = (name: string, count: number) => ({
    position: "Clerk",
    name,
    endDate: "2020",
    highlights: Array.from({ length: count }, (_, at) => `${name} ${at} counted the stock`),
  });
  let broken = 0;
  for (let filler = 0; filler < 8; filler += 1) {
    const document = resume("x", {
      basics: { name: "Ada Obi" },
      summary: Array.from({ length: filler + 6 }, (_, at) => `Line ${at} of a summary.`),
      work: ["Alpha", "Beta", "Gamma", "Delta", "Omega", "Sigma", "Kappa"].map((name) => post(name, 5)),
      sectionOrder: ["summary", "work"],
    });
    const { bytes, pages } = await typesetPdf(document);
    expect(pages).toBe(2);
    expect((await readBack(bytes, "pdf", document)).problems).toEqual([]);
    const first = extractTextWithPositions(Buffer.from(bytes), [1])
      .map(({ text }) => text)
      .join(" ");
    for (const { name, highlights } of document.type === "resume" ? document.profile.work : []) {
      const there = highlights.filter((text) => first.includes(text)).length;
      expect([0, 2, 3, highlights.length], name).toContain(there);
      if (there > 0 && there < highlights.length) broken += 1;
    }
  }
  expect(broken).toBeGreaterThan(0);
});
