import type { Document } from "word-extractor/lib/word-ole-extractor.js";
import { markPoints, pointMark } from "./doc-points";
import { isSectionHeading } from "./heading-words";
import { checkWordDocument } from "./ole";
import { CannotRead } from "./outcome";
import { footerLines, headerLines } from "./page-edges";
import { tidyText } from "./tidy";

/** The text of a Word 97–2003 file (DOC): body, text boxes, and what headers and footers add. Throws CannotRead. */
export async function readDoc(bytes: Uint8Array): Promise<{ text: string }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkWordDocument(file);
  const document = await extract(file);
  const asWritten = { filterUnicode: false };
  const body = withPoints(document.getBody(asWritten));
  const headers = headerLines(withPoints(document.getHeaders({ ...asWritten, includeFooters: false })), body);
  const footers = footerLines(withPoints(document.getFooters(asWritten)), body);
  const boxes = withPoints(document.getTextboxes(asWritten));
  const text = tidyText(
    [...headers, body, boxes, ...footers].join("\n").replace(fieldCodes, "").replace(cellHeading, "$1\n$2"),
  );
  if (!/[\p{L}\p{N}]/u.test(text)) throw new CannotRead("no_text");
  return { text };
}

async function extract(file: Buffer): Promise<Document> {
  try {
    const { default: WordOleExtractor } = await import("word-extractor/lib/word-ole-extractor.js");
    const { default: BufferReader } = await import("word-extractor/lib/buffer-reader.js");
    const extractor = new WordOleExtractor();
    const reader = new BufferReader(file);
    const readProperties = extractor.writeParagraphProperties.bind(extractor);
    extractor.writeParagraphProperties = (document, table) => {
      readProperties(document, table);
      markPoints(extractor._pieces, document, table);
    };
    await reader.open();
    return await extractor.extract(reader);
  } catch {
    throw new CannotRead("damaged");
  }
}

/** A numbered heading ("1. EDUCATION") is in a list too, but no point of one. */
function withPoints(text: string): string {
  const [first = "", ...points] = text.split(pointMark);
  const isPoint = (line: string) => line.trim() !== "" && !isSectionHeading(line);
  return [first, ...points.map((point) => (isPoint(point.split("\n")[0] ?? "") ? `• ${point}` : point))].join(
    "\n",
  );
}

const fieldCodes = /\u0013[^\u0013-\u0015]*\u0014|\u0013[^\u0013-\u0015]*\u0015|\u0015/g;
// Cells that lay out two columns of a page end in a tab: a section's heading right after it begins the next column.
const cellHeading = /^([^\t\n]+)\t((?=[^\t\n]*$)[\p{Lu} &]{4,40})$/gmu;
