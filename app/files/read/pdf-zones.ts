import type { Paragraph } from "~/career/resume/document-text";
import type { PdfPage } from "./pdf-page";

const pageNumber = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|\|)\s*\d{1,3})?$/i;

/** "Page 1 of 2" is nothing else, wherever it stands, nor are words before it in its line ("© European Union | Page 1 / 2"). */
const pageOfPages = /^(?:.{0,100}[\s|–-])?page\s*\d{1,3}\s*(?:of|\/)\s*\d{1,3}$/i;

/** Marks page headers and footers: words at the same place of several pages, and page numbers at the very end of a page. */
export function markZones(paragraphs: Paragraph[], pages: PdfPage[]): Paragraph[] {
  const heights = new Map(pages.map(({ number, height }) => [number, height]));
  const edgeOf = (paragraph: Paragraph): "head" | "foot" | undefined => {
    const height = heights.get(paragraph.page) ?? 842;
    if (!paragraph.box) return undefined;
    if (paragraph.box.y + paragraph.box.height < 0.12 * height) return "head";
    return paragraph.box.y > 0.88 * height ? "foot" : undefined;
  };
  const key = (paragraph: Paragraph) =>
    `${Math.round((paragraph.box?.y ?? 0) / 6)} ${paragraph.text.replace(/\d+/g, "#")}`;
  const seen = new Map<string, Set<number>>();
  for (const paragraph of paragraphs)
    if (edgeOf(paragraph))
      seen.set(key(paragraph), (seen.get(key(paragraph)) ?? new Set()).add(paragraph.page));
  return paragraphs.map((paragraph) => {
    if (pageOfPages.test(paragraph.text.trim())) return { ...paragraph, zone: "foot" };
    const zone = edgeOf(paragraph);
    const isRepeated = (seen.get(key(paragraph))?.size ?? 0) > 1;
    if (!zone || (!isRepeated && !pageNumber.test(paragraph.text.trim()))) return paragraph;
    return { ...paragraph, zone };
  });
}
