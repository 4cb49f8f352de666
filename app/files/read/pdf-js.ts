import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  DocumentInitParameters,
  PDFDocumentProxy,
  PDFPageProxy,
  TextItem,
} from "pdfjs-dist/types/src/display/api";
import { maxTextLength } from "./limits";
import { CannotRead } from "./outcome";
import { segmentText, toRows } from "./pdf-lines";
import { isOutside } from "./pdf-inspector";
import { readMarks, type Pictures } from "./pdf-marks";
import type { Mark, PdfContent, PdfPage, Piece } from "./pdf-page";

const maxPieces = 20_000;

/** Reads a PDF with pdf.js, slowly, without the words that nobody can see. Throws CannotRead: encrypted or damaged. */
export async function readWithPdfJs(
  bytes: Uint8Array,
  maxPages: number,
  pictures: { hasAny: boolean; places: ((page: number) => Mark[]) | null },
): Promise<PdfContent> {
  const document = await openDocument(bytes);
  const pages: PdfPage[] = [];
  const hidden: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, maxPages) && length < maxTextLength; number++) {
    const page = await readPage(
      document,
      number,
      { hasAny: pictures.hasAny, places: pictures.places?.(number) ?? null },
      hidden,
    );
    pages.push(page);
    length += page.pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  }
  return { pages, pageCount: document.numPages, hidden };
}

async function openDocument(data: Uint8Array): Promise<PDFDocumentProxy> {
  const require = createRequire(import.meta.url);
  const build = dirname(require.resolve("pdfjs-dist/legacy/build/pdf.min.mjs"));
  // The same thread does the work: this process exists for one file, and is killed if it takes too long.
  Object.assign(globalThis, {
    pdfjsWorker: await import(pathToFileURL(join(build, "pdf.worker.min.mjs")).href),
  });
  const { getDocument } = (await import(pathToFileURL(join(build, "pdf.min.mjs")).href)) as {
    getDocument: (options: DocumentInitParameters) => { promise: Promise<PDFDocumentProxy> };
  };
  try {
    return await getDocument({
      data: Uint8Array.from(data), // pdf.js takes its own copy, and no Buffer
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      stopAtErrors: false,
      maxImageSize: 1, // pictures are never decoded
      cMapUrl: join(build, "../../cmaps/"), // files of the package, named by a fixed list; never the network
      cMapPacked: true,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw new CannotRead(
      error instanceof Error && error.name === "PasswordException" ? "encrypted" : "damaged",
    );
  }
}

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  pictures: Pictures,
  hidden: string[],
): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.filter((item): item is TextItem => "str" in item).slice(0, maxPieces);
  // The fast reader counts places from the corner of what is shown, pdf.js from the corner of the sheet.
  const isPlain = page.rotate === 0 && page.view[0] === 0 && page.view[1] === 0;
  const marks = readMarks(
    await page.getOperatorList(),
    texts.map((item) => item.str),
    isPlain ? pictures : { ...pictures, places: null },
  );
  const place = placer(page);
  const look = fontLooks(page);
  const pieces: Piece[] = [];
  const unseen: Piece[] = [];
  texts.forEach((item, index) => {
    if (item.str.trim() === "") return;
    const piece = { ...place.piece(item), ...look(item.fontName), order: index };
    const isHidden = piece.size < 1 || isOutside(piece, place) || marks.isHidden(index, item);
    if (isHidden) unseen.push(piece);
    else pieces.push(piece);
  });
  hidden.push(...toRows(unseen).flatMap((row) => row.segments.map(segmentText)));
  const shapes = { dots: marks.dots.map(place.mark), rules: marks.rules.map(place.mark) };
  page.cleanup();
  return { number, width: place.width, height: place.height, pieces, ...shapes };
}

/** Bold and italic by the font's own name and flags, as far as the drawing orders loaded it. */
function fontLooks(page: PDFPageProxy): (fontName: string) => { bold: boolean; italic: boolean } {
  const looks = new Map<string, { bold: boolean; italic: boolean }>();
  return (fontName) => {
    const known = looks.get(fontName);
    if (known) return known;
    const font = (page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : {}) as Record<
      string,
      unknown
    >;
    const title = typeof font.name === "string" ? font.name : "";
    const look = {
      bold: font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(title),
      italic: font.italic === true || /italic|oblique/i.test(title),
    };
    looks.set(fontName, look);
    return look;
  };
}

/** From PDF space (y upwards, page maybe turned) to the page as seen (y downwards). */
function placer(page: PDFPageProxy) {
  const view = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = view.transform as number[];
  const point = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return {
    piece(item: TextItem): Omit<Piece, "bold" | "italic"> {
      const [ta = 1, tb = 0, tc = 0, td = 1, x = 0, y = 0] = item.transform as number[];
      const size = Math.hypot(tc, td);
      const along = { x: a * ta + c * tb, y: b * ta + d * tb };
      return {
        text: item.str,
        ...point(x, y),
        width: item.width,
        size,
        isUpright: along.x > 0 && Math.abs(along.y) < 0.2 * along.x,
      };
    },
    mark(mark: Mark): Mark {
      const from = point(mark.left, mark.top);
      const to = point(mark.right, mark.bottom);
      return {
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        top: Math.min(from.y, to.y),
        bottom: Math.max(from.y, to.y),
      };
    },
    width: view.width,
    height: view.height,
  };
}
