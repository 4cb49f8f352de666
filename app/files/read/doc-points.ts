import type { TextPiece } from "word-extractor/lib/word-ole-extractor.js";

/** Stands for the paragraph mark before a list point; as long as the mark itself, for text positions must not move. */
export const pointMark = "\u2028";

/**
 * A list's bullets are no text in a DOC: a property of the paragraph says that it is in a list. Each such paragraph's
 * beginning is marked in the text. Structure: [MS-DOC] 2.8.25 PlcBtePapx, 2.9.175 PapxFkp, 2.6.2 sprmPIlfo.
 */
export function markPoints(pieces: TextPiece[], document: Buffer, table: Buffer): void {
  const at = document.readUInt32LE(0x0102);
  const length = document.readUInt32LE(0x0106);
  const pages = Math.floor((length - 4) / 8);
  for (let page = 0; page < pages; page++) {
    const start = table.readUInt32LE(at + 4 * (pages + 1) + 4 * page) * 512;
    markPage(pieces, document.subarray(start, start + 512));
  }
}

function markPage(pieces: TextPiece[], page: Buffer): void {
  if (page.length < 512) return;
  const count = page.readUInt8(511);
  for (let index = 0; index < count; index++) {
    const properties = 2 * page.readUInt8(4 * (count + 1) + 13 * index);
    if (properties !== 0 && isInList(page, properties)) markBefore(pieces, page.readUInt32LE(4 * index));
  }
}

const listProperty = 0x460b;
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3];

function isInList(page: Buffer, start: number): boolean {
  const words = page.readUInt8(start);
  const from = words === 0 ? start + 2 : start + 1;
  const end = Math.min(
    from + 2 * (words === 0 ? page.readUInt8(start + 1) : words) - (words === 0 ? 0 : 1),
    511,
  );
  let isListed = false;
  for (let at = from + 2; at + 3 < end + 1;) {
    const property = page.readUInt16LE(at);
    const kind = property >> 13;
    if (property === listProperty) isListed = isList(page.readUInt16LE(at + 2));
    at += 2 + (kind === 6 ? 1 + page.readUInt8(at + 2) : (operandLengths[kind] ?? 1));
  }
  return isListed;
}

const isList = (list: number) => list > 0 && list < 0x7ff;

function markBefore(pieces: TextPiece[], position: number): void {
  const index = pieces.findIndex((piece) => position >= piece.startFilePos && position < piece.endFilePos);
  const piece = pieces[index];
  if (!piece) return;
  const letter = Math.floor((position - piece.startFilePos) / piece.bpc);
  const before = letter > 0 ? piece : pieces[index - 1];
  const last = letter > 0 ? letter - 1 : (before?.text.length ?? 0) - 1;
  if (before?.text[last] === "\r")
    before.text = before.text.slice(0, last) + pointMark + before.text.slice(last + 1);
}
