import type { Document } from "word-extractor/lib/word-ole-extractor.js";
import type { DocumentText, Paragraph } from "~/career/resume/document-text";
import { markPoints, pointMark } from "./doc-points";
import { isSectionHeading } from "./heading-words";
import { checkWordDocument } from "./ole";
import { CannotRead } from "./outcome";
import { boundDocument, makeParagraph } from "./paragraph";

/** The paragraphs of a Word 97–2003 file (DOC): page headers, body, text boxes, page footers. Throws CannotRead. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkWordDocument(file);
  const document = await extract(file);
  const asWritten = { filterUnicode: false };
  const body = linesOf(document.getBody(asWritten));
  const inBody = new Set(body.map(({ text }) => text));
  const edge = (text: string, zone: "head" | "foot") => {
    const lines = linesOf(text).filter((line) => !inBody.has(line.text));
    return [...new Map(lines.map((line) => [line.text, { ...line, zone }])).values()];
  };
  const paragraphs: Paragraph[] = [
    ...edge(document.getHeaders({ ...asWritten, includeFooters: false }), "head"),
    ...body,
    ...linesOf(document.getTextboxes(asWritten)).map((line) => ({ ...line, zone: "textbox" as const })),
    ...edge(document.getFooters(asWritten), "foot"),
  ];
  if (!paragraphs.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new CannotRead("no_text");
  return boundDocument({ paragraphs, hidden: [], pages: 1 });
}

/** The lines of a part: list points are marked by properties, cells by tabs, headings by nothing that is told. */
function linesOf(text: string): Paragraph[] {
  const plain = text.replace(fieldCodes, "").replace(cellHeading, "$1\n$2");
  const paragraphs: Paragraph[] = [];
  let space = 0;
  let isPoint = false;
  for (const part of plain.split(/(\n|\u2028)/)) {
    if (part === "\n" || part === pointMark) {
      isPoint = part === pointMark;
      continue;
    }
    const place = { page: 1, column: 0, indent: 0, spaceBefore: space };
    const listed = isPoint && !isSectionHeading(part) ? { listLevel: 0 } : {};
    const run = { text: part, bold: false, italic: false, size: 11 };
    const paragraph = makeParagraph([run], { ...place, ...listed });
    space = paragraph ? 0 : space + 12;
    if (paragraph) paragraphs.push(paragraph);
  }
  return paragraphs;
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

const fieldCodes = /\u0013[^\u0013-\u0015]*\u0014|\u0013[^\u0013-\u0015]*\u0015|\u0015/g;
// Cells that lay out two columns of a page end in a tab: a section's heading right after it begins the next column.
const cellHeading = /^([^\t\n]+)\t((?=[^\t\n]*$)[\p{Lu} &]{4,40})$/gmu;
