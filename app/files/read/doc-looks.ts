import type { TextPiece } from "word-extractor/lib/word-ole-extractor.js";
import type { RunLook } from "./docx-look";

/** A stretch of the file's bytes whose letters are set alike, or that is a heading of this level. */
type Stretch = { from: number; to: number; look: RunLook; headingLevel: number };
export type Letter = { letter: string; look: RunLook; headingLevel: number };

// Property codes of letters, [MS-DOC] 2.6.1.
const bold = 0x0835;
const italic = 0x0836;
const smallCaps = 0x083a;
const caps = 0x083b;
const hidden = 0x083c;
const halfPoints = 0x4a43;
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3];
const mostLetters = 240_000;

/**
 * The letters of a DOC in the order of its text, with what is set for them directly and the heading level of their paragraph.
 * Structure: [MS-DOC] 2.8.5 PlcBteChpx, 2.9.33 ChpxFkp, 2.8.6 PlcBtePapx, 2.9.175 PapxFkp; styles 1 to 9 are the headings.
 */
export function readLetters(pieces: TextPiece[], document: Buffer, table: Buffer): Letter[] {
  const looks = stretches(document, table, 0x00fa, runsOfPage);
  const headings = stretches(document, table, 0x0102, headingsOfPage);
  const letters: Letter[] = [];
  for (const { text, startFilePos, bpc } of pieces) {
    const lookAt = follower(looks);
    const headingAt = follower(headings);
    for (let index = 0; index < text.length && letters.length < mostLetters; index++) {
      const letter = text[index] ?? "";
      if (/\s/.test(letter)) continue;
      const at = startFilePos + index * bpc;
      letters.push({ letter, look: lookAt(at)?.look ?? {}, headingLevel: headingAt(at)?.headingLevel ?? 0 });
    }
  }
  return letters;
}

/** Finds the stretch at a place; places are asked in rising order. */
function follower(sorted: Stretch[]): (at: number) => Stretch | undefined {
  let next = 0;
  return (at) => {
    while (next < sorted.length && (sorted[next]?.to ?? 0) <= at) next++;
    const stretch = sorted[next];
    return stretch && stretch.from <= at ? stretch : undefined;
  };
}

function stretches(
  document: Buffer,
  table: Buffer,
  place: number,
  read: (page: Buffer, count: number) => Stretch[],
): Stretch[] {
  const at = document.readUInt32LE(place);
  const pages = Math.floor((document.readUInt32LE(place + 4) - 4) / 8);
  const found: Stretch[] = [];
  for (let page = 0; page < pages; page++) {
    const start = table.readUInt32LE(at + 4 * (pages + 1) + 4 * page) * 512;
    const bytes = document.subarray(start, start + 512);
    if (bytes.length === 512) found.push(...read(bytes, bytes.readUInt8(511)));
  }
  return found.sort((a, b) => a.from - b.from);
}

function runsOfPage(page: Buffer, count: number): Stretch[] {
  return Array.from({ length: count }, (_, index) => {
    const offset = 2 * page.readUInt8(4 * (count + 1) + index);
    const look = offset === 0 ? {} : readLook(page.subarray(offset + 1, offset + 1 + page.readUInt8(offset)));
    return {
      from: page.readUInt32LE(4 * index),
      to: page.readUInt32LE(4 * index + 4),
      look,
      headingLevel: 0,
    };
  });
}

function headingsOfPage(page: Buffer, count: number): Stretch[] {
  return Array.from({ length: count }, (_, index) => {
    const offset = 2 * page.readUInt8(4 * (count + 1) + 13 * index);
    const start = page.readUInt8(offset) === 0 ? offset + 2 : offset + 1;
    const style = offset > 0 && start < 510 ? page.readUInt16LE(start) : 0;
    const headingLevel = style >= 1 && style <= 9 ? style : 0;
    return {
      from: page.readUInt32LE(4 * index),
      to: page.readUInt32LE(4 * index + 4),
      look: {},
      headingLevel,
    };
  });
}

function readLook(properties: Buffer): RunLook {
  const look: RunLook = {};
  for (let at = 0; at + 2 < properties.length;) {
    const property = properties.readUInt16LE(at);
    const kind = property >> 13;
    const value = properties.readUInt8(at + 2);
    // 1 is on; 128 and 129 mean "as the style" and "unlike the style", which is plain in nearly all files.
    const isOn = value === 1 || value === 129;
    if (property === bold) look.bold = isOn;
    else if (property === italic) look.italic = isOn;
    else if (property === caps || property === smallCaps) look.caps = isOn;
    else if (property === hidden) look.isHidden = isOn;
    else if (property === halfPoints && at + 3 < properties.length)
      look.size = properties.readUInt16LE(at + 2) / 2;
    at += 2 + (kind === 6 ? 1 + value : (operandLengths[kind] ?? 1));
  }
  return look;
}
