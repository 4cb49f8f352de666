import { createRequire } from "node:module";
import type * as Inspector from "@firecrawl/pdf-inspector";
import type { TextItem } from "@firecrawl/pdf-inspector";
import type { Mark, PdfContent, PdfPage, Piece } from "./pdf-page";
import type { PdfObjects } from "./pdf-objects";
import type { pageShapes } from "./pdf-shapes";
import { pageSizes } from "./pdf-sizes";
import { pdfTags } from "./pdf-tags";

const maxItems = 20_000;

/** What the fast reader finds, and why the slow one must be asked: it alone knows in which order and ink things are painted. */
export type Inspected = PdfContent & { doubt: "ink" | "spaces" | null; pictures: Map<number, Mark[]> };

/** Reads a PDF with pdf-inspector; null where it cannot open the file. `shapesOf` tells on which ground white letters stand. */
export function inspectPdf(
  file: Buffer,
  objects: PdfObjects,
  maxPages: number,
  shapesOf: ReturnType<typeof pageShapes> = () => undefined,
): Inspected | null {
  const inspector = createRequire(import.meta.url)("@firecrawl/pdf-inspector") as typeof Inspector;
  let items: TextItem[];
  let pageCount: number;
  try {
    pageCount = inspector.classifyPdf(file).pageCount;
    const pages = Array.from({ length: Math.min(pageCount, maxPages) }, (_, index) => index + 1);
    items = inspector
      .extractTextWithPositions(file, pages, { frame: "display", boldFromWeight: true })
      .slice(0, maxItems);
  } catch {
    return null;
  }
  const sizeOf = pageSizes(objects.text);
  const tagOf = items.some((item) => item.mcid !== undefined) ? pdfTags(objects, maxPages) : () => undefined;
  const byPage = new Map<number, TextItem[]>();
  for (const item of items) byPage.set(item.page, [...(byPage.get(item.page) ?? []), item]);
  const pages = [...byPage].map(([number, found]) => toPage(number, found, sizeOf, tagOf));
  const texts = items.filter(isText);
  const hasClearInk = /\/ca\s+0?(?:\.0\d*)?\s*[/>\s]/.test(objects.text);
  // Of letters that are drawn as pictures it tells another base line.
  const hasDrawnLetters = /\/Subtype\s*\/Type3\b/.test(objects.text);
  const heights = new Map(pages.map(({ number, height }) => [number, height]));
  const isOnDark = (item: TextItem) => {
    const height = heights.get(item.page) ?? 0;
    const box = { left: item.x, right: item.x + item.width, bottom: height - item.y, size: item.fontSize };
    const under = shapesOf(item.page, height)?.grounds.findLast((ground) => touches(ground, box));
    return under !== undefined && under.isDark && holds(under, box);
  };
  const isInkDoubtful =
    hasDrawnLetters ||
    hasClearInk ||
    texts.some((item) => isWithoutInk(item) || (isWhite(item) && !isOnDark(item))) ||
    pages.some((page) => page.pieces.some((piece) => isOutside(piece, page) || piece.size < 1));
  const doubt = isInkDoubtful ? "ink" : texts.some((item) => strayMark.test(item.text)) ? "spaces" : null;
  const pictures = new Map<number, Mark[]>();
  for (const item of items.filter(isPicture))
    pictures.set(item.page, [...(pictures.get(item.page) ?? []), pictureArea(item)]);
  return { pages, pageCount, hidden: [], doubt, pictures };
}

const isPicture = (item: TextItem) => String(item.itemType) === "Image";

const pictureArea = ({ x, y, width, height }: TextItem): Mark => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
});

const isText = (item: TextItem) => String(item.itemType) === "Text" && item.text.trim() !== "";

/** Drawn without ink: seen or not by what lies under it. */
const isWithoutInk = ({ renderMode }: TextItem) => renderMode === 3 || renderMode === 7;
/** White or nearly so. */
const isWhite = ({ fillColor }: TextItem) =>
  fillColor !== undefined && fillColor.every((part) => part >= 0xf0);

type Box = { left: number; right: number; bottom: number; size: number };

const touches = ({ left, right, top, bottom }: Mark, box: Box) =>
  left < box.right && right > box.left && top < box.bottom && bottom > box.bottom - 0.7 * box.size;

/** Letters may reach a little over the edge of their ground. */
const holds = ({ left, right, top, bottom }: Mark, box: Box) =>
  left <= box.left + 1 &&
  right >= box.right - 1 &&
  top <= box.bottom - 0.6 * box.size &&
  bottom >= box.bottom - 1;

/** A mark of its own after a letter takes no room, yet may come with a space that nobody sees: "Ẹ̀ ka". */
const strayMark = /\p{L}\p{M} +\p{Ll}|\p{L} \p{M}/u;

export const isOutside = (piece: Piece, page: { width: number; height: number }) =>
  piece.x + piece.width < 0 || piece.x > page.width || piece.y < 0 || piece.y - piece.size > page.height;

function toPage(
  number: number,
  items: TextItem[],
  sizeOf: ReturnType<typeof pageSizes>,
  tagOf: ReturnType<typeof pdfTags>,
): PdfPage {
  const reach = { width: 0, height: 0 };
  for (const item of items) {
    reach.width = Math.max(reach.width, item.x + item.width);
    reach.height = Math.max(reach.height, item.y + item.height);
  }
  const { width, height } = sizeOf(reach);
  const links = items.filter((item) => String(item.itemType) === "Link" && item.linkUrl);
  const texts = items.filter(isText);
  const spoken = new Set(texts.map((item) => item.mcid));
  const drawn = new Set<number>();
  const pieces = texts.flatMap((item) => {
    const text = `${number}/${item.mcid}`;
    const tag = item.mcid === undefined ? undefined : (tagOf(number, item.mcid) ?? { text });
    const piece = { ...toPiece(item, height, links), ...(tag ? { tag } : {}) };
    // A list label that has no letters is a drawn bullet.
    const before = (item.mcid ?? 0) - 1;
    const isLabelled = tag && !spoken.has(before) && !drawn.has(before) && tagOf(number, before)?.isLabel;
    if (!isLabelled) return [piece];
    drawn.add(before);
    return [{ ...piece, text: "•", x: piece.x - 0.9 * piece.size, width: 0.4 * piece.size }, piece];
  });
  return { number, width, height, pieces, dots: [], rules: [] };
}

function toPiece(item: TextItem, height: number, links: TextItem[]): Piece {
  const middle = item.x + item.width / 2;
  const link = links.find(
    ({ x, y, width, height: tall }) =>
      middle > x && middle < x + width && item.y + 1 > y - 2 && item.y < y + tall,
  )?.linkUrl;
  return {
    text: item.text,
    x: item.x,
    y: height - item.y,
    width: item.width,
    size: item.fontSize,
    isUpright: item.rotation < 10 || item.rotation > 350,
    bold: item.isBold,
    italic: item.isItalic,
    ...(link ? { link } : {}),
    ...(item.mcid === undefined ? {} : { order: item.mcid }),
    ...(item.isUnderline ? { underlined: true } : {}),
  };
}
