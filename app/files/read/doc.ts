import type { Document } from "word-extractor/lib/word-ole-extractor.js";
import type { DocumentText, Paragraph, TextRun } from "~/career/resume/document-text";
import { readLetters, type Letter } from "./doc-looks";
import { markPoints, pointMark } from "./doc-points";
import { isSectionHeading } from "./heading-words";
import { checkWordDocument } from "./ole";
import { CannotRead } from "./outcome";
import { boundDocument, isSameLook, makeParagraph } from "./paragraph";

/** The paragraphs of a Word 97–2003 file (DOC): page headers, body, text boxes, page footers. Throws CannotRead. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkWordDocument(file);
  const { document, letters } = await extract(file);
  const asWritten = { filterUnicode: false };
  const hidden: string[] = [];
  const body = linesOf(document.getBody(asWritten), letters, hidden);
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
  return boundDocument({ paragraphs, hidden, pages: 1 });
}

/** The lines of a part with the looks of their letters. List points are marked by properties, cells by tabs. */
function linesOf(text: string, letters: Letter[] = [], hidden: string[] = []): Paragraph[] {
  const plain = text.replace(fieldCodes, "").replace(cellHeading, "$1\n$2");
  const next = letterFinder(letters);
  const paragraphs: Paragraph[] = [];
  let space = 0;
  let isPoint = false;
  for (const part of plain.split(/(\n|\u2028)/)) {
    if (part === "\n" || part === pointMark) {
      isPoint = part === pointMark;
      continue;
    }
    const { runs, headingLevel } = runsOf(part, next, hidden);
    const paragraph = makeParagraph(runs, {
      page: 1,
      column: 0,
      indent: 0,
      spaceBefore: space,
      ...(isPoint && headingLevel === 0 && !isSectionHeading(part) ? { listLevel: 0 } : {}),
      ...(headingLevel > 0 ? { headingLevel } : {}),
    });
    space = paragraph ? 0 : space + 12;
    if (paragraph) paragraphs.push(paragraph);
  }
  return paragraphs;
}

/** Finds each letter of the extracted text again among the letters of the file, which come in the same order. */
function letterFinder(letters: Letter[]): (letter: string) => Letter | undefined {
  let at = 0;
  return (letter) => {
    for (let index = at; index < Math.min(letters.length, at + 300); index++)
      if (letters[index]?.letter === letter) {
        at = index + 1;
        return letters[index];
      }
    return undefined;
  };
}

/** Word's usual size where the file sets none for the letters themselves. */
const usualSize = 11;

function runsOf(line: string, next: (letter: string) => Letter | undefined, hidden: string[]) {
  const runs: TextRun[] = [];
  let unseen = "";
  let found: Letter | undefined;
  for (const letter of line) {
    if (!/\s/.test(letter)) found = next(letter) ?? found;
    const { bold = false, italic = false, size = usualSize, caps, isHidden } = found?.look ?? {};
    const run = { text: letter, bold, italic, size, ...(caps ? { caps } : {}) };
    const last = runs.at(-1);
    if (isHidden) unseen += letter;
    else if (last && isSameLook(last, run)) last.text += letter;
    else runs.push(run);
  }
  if (unseen.trim() !== "") hidden.push(unseen.trim());
  return { runs, headingLevel: found?.headingLevel ?? 0 };
}

async function extract(file: Buffer): Promise<{ document: Document; letters: Letter[] }> {
  try {
    const { default: WordOleExtractor } = await import("word-extractor/lib/word-ole-extractor.js");
    const { default: BufferReader } = await import("word-extractor/lib/buffer-reader.js");
    const extractor = new WordOleExtractor();
    const reader = new BufferReader(file);
    const readProperties = extractor.writeParagraphProperties.bind(extractor);
    let letters: Letter[] = [];
    extractor.writeParagraphProperties = (document, table) => {
      letters = readLetters(extractor._pieces, document, table);
      readProperties(document, table);
      markPoints(extractor._pieces, document, table);
    };
    await reader.open();
    return { document: await extractor.extract(reader), letters };
  } catch {
    throw new CannotRead("damaged");
  }
}

const fieldCodes = /\u0013[^\u0013-\u0015]*\u0014|\u0013[^\u0013-\u0015]*\u0015|\u0015/g;
// Cells that lay out two columns of a page end in a tab: a section's heading right after it begins the next column.
const cellHeading = /^([^\t\n]+)\t((?=[^\t\n]*$)[\p{Lu} &]{4,40})$/gmu;
