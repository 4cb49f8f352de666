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
import { readMarks, type Mark } from "./pdf-marks";
import { layOutPage } from "./pdf-layout";
import type { Piece } from "./pdf-rows";
import { tidyText } from "./tidy";

/** Most pages of one PDF that are read; a resume has two. */
const maxPages = 20;
const maxPieces = 20_000;

/** The text of a PDF in reading order. Throws CannotRead: encrypted, damaged, scanned or no_text. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ text: string; pages: number; hiddenText: boolean }> {
  const hasPictures = /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"),
  );
  const document = await openDocument(bytes);
  const texts: string[] = [];
  let length = 0;
  let hiddenText = false;
  for (let number = 1; number <= Math.min(document.numPages, maxPages) && length < maxTextLength; number++) {
    const page = await readPage(document, number, hasPictures);
    texts.push(page.text);
    length += page.text.length;
    hiddenText ||= page.hiddenText;
  }
  const text = tidyText(texts.join("\n\n").replace(pageNumber, ""));
  refuseUnreadable(text, texts.join(""), hasPictures);
  return { text, pages: document.numPages, hiddenText };
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
  hasPictures: boolean,
): Promise<{ text: string; hiddenText: boolean }> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.filter((item): item is TextItem => "str" in item).slice(0, maxPieces);
  const marks = readMarks(
    await page.getOperatorList(),
    texts.map((item) => item.str),
    hasPictures,
  );
  const place = placer(page);
  const pieces: Piece[] = [];
  let hiddenText = false;
  texts.forEach((item, index) => {
    if (item.str.trim() === "") return;
    const piece = place.piece(item);
    const hidden = piece.size < 1 || place.isOutside(piece) || marks.isHidden(index, item);
    if (hidden) hiddenText = true;
    else pieces.push(piece);
  });
  const shapes = { dots: marks.dots.map(place.mark), rules: marks.rules.map(place.mark) };
  page.cleanup();
  return { text: layOutPage(pieces, shapes), hiddenText };
}

/** From PDF space (y upwards, page maybe turned) to the page as seen (y downwards). */
function placer(page: PDFPageProxy) {
  const view = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = view.transform as number[];
  const point = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return {
    piece(item: TextItem): Piece {
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
    isOutside: (piece: Piece) =>
      piece.x + piece.width < 0 || piece.x > view.width || piece.y < 0 || piece.y - piece.size > view.height,
  };
}

const pageNumber =
  /^[\t ]*(?:page[\t ]+\d{1,3}(?:[\t ]*(?:of|\/)[\t ]*\d{1,3})?|\d{1,3}[\t ]*(?:of|\/)[\t ]*\d{1,3})[\t ]*$/gim;

// A phone scanner's own line ("Scanned with CamScanner") is often the only text of a photographed resume.
const scannerLine = /^.*\b(?:scanned (?:with|by|using)|camscanner)\b.*$/gim;
const fewLetters = 25;

function refuseUnreadable(text: string, raw: string, hasPictures: boolean): void {
  const letters = (text.replace(scannerLine, "").match(/[\p{L}\p{N}]/gu) ?? []).length;
  const broken = (raw.match(/[\ue000-\uf8ff\ufffd\u0000-\u0008\u000e-\u001f]/g) ?? []).length;
  if (letters === 0 && !hasPictures) throw new CannotRead(broken > 0 ? "no_text" : "scanned");
  if (broken > letters) throw new CannotRead("no_text");
  if (letters < fewLetters && hasPictures) throw new CannotRead("scanned");
}
