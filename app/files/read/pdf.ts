import type { DocumentText, Paragraph } from "~/career/resume/document-text";
import { CannotRead } from "./outcome";
import { boundDocument } from "./paragraph";
import { hyphenJudge } from "./pdf-hyphens";
import { inspectPdf, type Inspected } from "./pdf-inspector";
import { readWithPdfJs } from "./pdf-js";
import { layOutPage } from "./pdf-layout";
import { toRows } from "./pdf-lines";
import { pdfObjects } from "./pdf-objects";
import type { PdfContent, PdfPage } from "./pdf-page";
import { pageShapes } from "./pdf-shapes";
import { lendTags, settleTags } from "./pdf-tagging";
import { markZones } from "./pdf-zones";

/** Most pages of one PDF that are read; a resume has two. */
const maxPages = 20;

/**
 * The paragraphs of a PDF in reading order. The fast reader comes first; the slow one is asked where the fast one finds little,
 * or where only the order of painting tells what can be seen. Throws CannotRead: encrypted, damaged, scanned or no_text.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const objects = pdfObjects(file);
  const hasPictures = /\/Subtype\s*\/Image\b/.test(objects.text);
  const shapesOf = pageShapes(objects, maxPages);
  const fast = inspectPdf(file, objects, maxPages, shapesOf);
  const read =
    (fast && trusted(fast, shapesOf)) ?? layOut(await askSecond(bytes, fast, hasPictures), shapesOf);
  refuseUnreadable(read.content, hasPictures);
  return boundDocument({
    paragraphs: markZones(read.paragraphs, read.content.pages),
    hidden: read.content.hidden,
    pages: Math.max(1, read.content.pageCount),
  });
}

const picturesOf = (fast: Inspected | null, hasAny: boolean) => ({
  hasAny,
  places: fast && fast.pictures.size > 0 ? (page: number) => fast.pictures.get(page) ?? [] : null,
});

type LaidOut = { content: PdfContent; paragraphs: Paragraph[]; hasDoubts: boolean };

type ShapesOf = ReturnType<typeof pageShapes>;

function layOut(content: PdfContent, shapesOf: ShapesOf): LaidOut {
  let hasDoubts = false;
  const context = {
    nextTable: 0,
    keepsHyphen: hyphenJudge(content.pages),
    onDoubt: () => (hasDoubts = true),
  };
  const paragraphs = settleTags(content.pages).flatMap((page) => {
    const { rules, dots } = shapesOf(page.number, page.height) ?? page;
    return layOutPage({ ...page, rules, dots: page.dots.length > 0 ? page.dots : dots }, context);
  });
  return { content, paragraphs, hasDoubts };
}

/** What the slow reader found, unless only spaces were in doubt and it put letters of a second font out of their places. */
async function askSecond(
  bytes: Uint8Array,
  fast: Inspected | null,
  hasPictures: boolean,
): Promise<PdfContent> {
  const slow = await readWithPdfJs(bytes, maxPages, picturesOf(fast, hasPictures));
  const isFastBetter =
    fast?.doubt === "spaces" && lettersIn(textOf(fast)) >= littleText && slow.pages.some(hasOverlaps);
  if (isFastBetter) return fast;
  return fast ? { ...slow, pages: lendTags(slow.pages, fast.pages) } : slow;
}

/** Whether a piece of text lies within another one: letters of a second font in the holes of the first. */
const hasOverlaps = ({ pieces }: PdfPage) =>
  toRows(pieces).some(({ segments }) =>
    segments.some((segment) =>
      segment.pieces.some((piece, index) => {
        const before = segment.pieces[index - 1];
        return (
          before !== undefined &&
          piece.x + piece.width < before.x + before.width + 1 &&
          piece.x > before.x + 1
        );
      }),
    ),
  );

/** What the fast reader found, laid out, or null where it is not enough. */
function trusted(fast: Inspected, shapesOf: ShapesOf): LaidOut | null {
  const text = textOf(fast);
  if (fast.doubt || lettersIn(text) < littleText || isBroken(text)) return null;
  const read = layOut(fast, shapesOf);
  return read.hasDoubts ? null : read;
}

const textOf = ({ pages }: PdfContent) =>
  pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("\n");

const lettersIn = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
const brokenIn = (text: string) =>
  (text.match(/[\ue000-\uf8ff\ufffd\u0000-\u0008\u000e-\u001f]/g) ?? []).length;
const isBroken = (text: string) => brokenIn(text) > 0.02 * lettersIn(text);

/** A resume with fewer letters is asked of the second reader too. */
const littleText = 60;

// A phone scanner's own line ("Scanned with CamScanner") is often the only text of a photographed resume.
const scannerLine = /^.*\b(?:scanned (?:with|by|using)|camscanner)\b.*$/gim;
const fewLetters = 25;

function refuseUnreadable(content: PdfContent, hasPictures: boolean): void {
  const raw = textOf(content);
  const letters = lettersIn(raw.replace(scannerLine, ""));
  const broken = brokenIn(raw);
  if (letters === 0 && !hasPictures) throw new CannotRead(broken > 0 ? "no_text" : "scanned");
  if (broken > letters) throw new CannotRead("no_text");
  if (letters < fewLetters && hasPictures) throw new CannotRead("scanned");
}
