import { cleanLine } from "../profile.schema";
import { maxParagraphs, type DocumentText, type Paragraph } from "./document-text";

const SIZE = 11; // points: text alone has one size, and any will do
const EMPTY_LINE = 12;
const BULLET = /^\s*(?:[-*•●▪◦‣–—]|o(?=\s{2,}))\s+(?=\S)/u;

/** Text without layout (pasted, typed, or read by a reader that knows no more) as a document: a line is a paragraph. */
export function documentFromText(text: string): DocumentText {
  const paragraphs: Paragraph[] = [];
  let emptyLines = 0;
  for (const line of text.normalize("NFC").split(/\r\n|[\n\r\u2028\f]/)) {
    const bullet = BULLET.exec(line)?.[0];
    const words = line
      .slice(bullet?.length ?? 0)
      .split("\t")
      .map(cleanLine)
      .join("\t")
      .replace(/^\t+|\t+$/g, "");
    if (words === "") {
      emptyLines += 1;
      continue;
    }
    if (paragraphs.length === maxParagraphs) break;
    paragraphs.push({
      text: words,
      runs: [{ text: words, bold: false, italic: false, size: SIZE }],
      page: 1,
      column: 0,
      indent: 0,
      spaceBefore: paragraphs.length === 0 ? 0 : emptyLines * EMPTY_LINE,
      ...(bullet !== undefined && { listLevel: 0 }),
    });
    emptyLines = 0;
  }
  return { paragraphs, hidden: [], pages: 1 };
}
