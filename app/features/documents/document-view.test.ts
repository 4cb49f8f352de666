import { expect, test } from "vitest";
import { documentsOfEveryKind, graduateResume } from "#tests/fixtures/documents";
import { layoutDocument } from "~/files/render/lay-out";
import { layoutLines } from "~/files/render/layout-lines";
import { toDocumentView, type DocumentViewBlock } from "./document-view";

test("a page has every word of the print in its order, and the dates at the end of the line that they belong to", () => {
  for (const document of documentsOfEveryKind()) {
    const words = (lines: string[]) => lines.join(" ").replace(/[|·]/gu, " ").split(/\s+/u).filter(Boolean);
    expect(words(toDocumentView(document).flatMap(linesOf))).toEqual(
      words(layoutLines(layoutDocument(document))),
    );
  }
  const [first] = toDocumentView(graduateResume()).filter((block) => block.kind === "entry");
  expect(first).toMatchObject({
    title: expect.stringMatching(/\p{L}/u),
    dates: expect.stringMatching(/\d{4}/u),
  });
});

function linesOf(block: DocumentViewBlock): string[] {
  if (block.kind === "entry") return [`${block.title}${block.rest}`, block.dates, block.detail];
  return "text" in block ? [block.text] : block.lines;
}
