import type { TextRun } from "~/career/resume/document-text";
import { bulletPiece } from "./pdf-bullets";
import { bulletAtStart, joinSpacedLetters, privateBullet } from "./tidy";
import { fillHoles } from "./pdf-holes";
import type { Piece } from "./pdf-page";

/** A stretch of one line: no gap in it is wide enough to be a cell or column border. With `table` it stands for a drawn table. */
export type Segment = {
  pieces: Piece[];
  left: number;
  right: number;
  y: number;
  size: number;
  table?: DrawnTable;
};
export type Row = { y: number; size: number; segments: Segment[] };

/** A cell of a drawn table: its rows of text, and the edges between which they stand. `wraps`: its lines end where they are full; `hasItems`: its
 * column has several items of work below each other, without bullets. */
export type DrawnCell = { rows: Row[]; left: number; right: number; wraps: boolean; hasItems: boolean };
/** A drawn table: rows of cells by column, null where there is no text. */
export type DrawnTable = { xs: number[]; rows: (DrawnCell | null)[][]; bottom: number };

/** Pieces of a page → rows of the same base line from top to bottom, each cut at its wide gaps. */
export function toRows(pieces: Piece[]): Row[] {
  const ordered = [...pieces].sort((a, b) => a.y - b.y);
  const rows: { y: number; size: number; members: Piece[] }[] = [];
  for (const piece of ordered) {
    const row = rows.at(-1);
    if (row && piece.y - row.y < 0.4 * Math.min(piece.size, row.size) + 0.5) {
      row.members.push(piece);
      row.size = Math.max(row.size, piece.size);
    } else rows.push({ y: piece.y, size: piece.size, members: [piece] });
  }
  return cutAtEdges(
    rows.map(({ y, size, members }) => ({ y, size, segments: toSegments(fillHoles(members)) })),
  );
}

/** Parts of a line of one column that a line of another column, a little higher, kept apart. */
export function wholeRows(rows: Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isBeside = (one: Segment) =>
      !one.table &&
      !last?.segments.some(({ left, right, table }) => table || (one.left < right && left < one.right));
    const isSameLine = last && row.y - last.y < 0.3 * Math.min(row.size, last.size);
    if (!last || !isSameLine || !row.segments.every(isBeside)) whole.push(row);
    else
      whole[whole.length - 1] = {
        ...last,
        size: Math.max(last.size, row.size),
        segments: [...last.segments, ...row.segments].sort((a, b) => a.left - b.left),
      };
  }
  return whole;
}

/** A narrow gap parts two cells all the same where a row close by begins a cell at the very same place. */
function cutAtEdges(rows: Row[]): Row[] {
  const starts = rows.map(({ segments }) => segments.flatMap(cellStarts));
  return rows.map((row, at) => {
    const close = [...starts.slice(Math.max(0, at - 2), at), ...starts.slice(at + 1, at + 3)].flat();
    const isEdge = (x: number) => close.some((start) => Math.abs(start - x) < 1);
    return {
      ...row,
      segments: row.segments.flatMap((segment) => {
        if (segment.pieces.length > mostPieces) return [segment];
        const starting = cellStarts(segment).slice(1).filter(isEdge);
        const cuts = segment.pieces.flatMap((piece, index) => (starting.includes(piece.x) ? [index] : []));
        return cuts.length === 0
          ? [segment]
          : [0, ...cuts].map((from, index) => segmentOf(segment.pieces.slice(from, cuts[index])));
      }),
    };
  });
}

/** Lines of more pieces are words set one by one, as in justified text. */
const mostPieces = 8;

/** Where a cell may begin: the first piece, and each behind a gap wider than a space that no bullet stands before. */
function cellStarts({ pieces }: Segment): number[] {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (!before) return [piece.x];
    if ((index === 1 && bulletPiece.test(before.text)) || areOneHeading(before, piece)) return [];
    return gapAfter(before, piece) > 0.38 * piece.size ? [piece.x] : [];
  });
}

function segmentOf(pieces: Piece[]): Segment {
  return {
    pieces,
    left: pieces[0]?.x ?? 0,
    right: Math.max(...pieces.map((piece) => piece.x + piece.width)),
    y: pieces[0]?.y ?? 0,
    size: Math.max(...pieces.map((piece) => piece.size)),
  };
}

/** Several lines of one cell as one segment that stands where the first one stands. */
export function joinLines(segments: Segment[]): Segment | null {
  const [first] = segments;
  const piece = first?.pieces[0];
  if (!first || !piece) return null;
  const right = Math.max(...segments.map((segment) => segment.right));
  const text = segments.map(segmentText).join(" ");
  return { ...first, right, pieces: [{ ...piece, text, width: right - piece.x }] };
}

/** How far apart two parts of a row stand at least, in sizes of their letters. */
export const partGap = 1.25;

function toSegments(members: Piece[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of members.sort((a, b) => a.x - b.x)) {
    const segment = segments.at(-1);
    const right = piece.x + piece.width;
    const isBullet = segment?.pieces.length === 1 && bulletPiece.test(segment.pieces[0]?.text ?? "");
    const widest = (isBullet ? 3 : partGap) * Math.max(piece.size, segment?.size ?? 0);
    const last = segment?.pieces.at(-1);
    const isOneHeading = last !== undefined && areOneHeading(last, piece);
    if (segment && piece.x - segment.right < (isOneHeading ? 2 : 1) * widest) {
      segment.pieces.push(piece);
      segment.right = Math.max(segment.right, right);
      segment.size = Math.max(segment.size, piece.size);
    } else segments.push({ pieces: [piece], left: piece.x, right, y: piece.y, size: piece.size });
  }
  return segments;
}

/** Capitals set wide apart have wide spaces; the file itself says that they are one heading. */
const areOneHeading = (one: Piece, two: Piece) =>
  one.tag?.headingLevel !== undefined &&
  one.tag.text === two.tag?.text &&
  [one, two].every(({ text }) => /^[\P{Ll}]+$/u.test(text));

/** The words of a segment with their looks; a gap between pieces is a space. */
export function segmentRuns(segment: Segment): TextRun[] {
  const { pieces } = segment;
  const run = (piece: Piece, text: string): TextRun => ({
    text,
    bold: piece.bold,
    italic: piece.italic,
    size: Math.round(piece.size * 10) / 10,
  });
  const [first] = pieces;
  if (
    first &&
    pieces.every((piece) => spacedPiece.test(piece.text.trim())) &&
    pieces.some((piece) => piece.text.trim().length > 4)
  )
    return [run(first, pieces.map((piece) => piece.text.replaceAll(" ", "")).join(" "))];
  if (first && isTracked(pieces))
    return [run(first, pieces.map((piece) => piece.text.replace(/\s/g, "")).join(" "))];
  const letters = pieces.filter((piece) => /^\p{L}\p{M}*$/u.test(piece.text.trim())).length;
  const gaps = pieces.slice(1).map((piece, index) => gapAfter(pieces[index], piece));
  const isSpaced = pieces.length >= 4 && letters >= 0.8 * pieces.length;
  const usual = isSpaced ? ([...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) : 0;
  let before: Piece | undefined;
  return pieces.map((piece) => {
    const wide = isSpaced ? 1.6 * usual + 0.1 * piece.size : 0.14 * piece.size;
    const needsSpace = before !== undefined && (gapAfter(before, piece) > wide || isGluedYear(before, piece));
    const space = needsSpace && !/\s$/.test(before?.text ?? "") && !/^\s/.test(piece.text) ? " " : "";
    const isBullet = before === undefined && pieces.length > 1 && bulletPiece.test(piece.text);
    before = piece;
    return run(piece, isBullet ? "• " : space + joinSpacedLetters(piece.text));
  });
}

/** A year in another look right behind a word: the tab between them had no room. */
const isGluedYear = (before: Piece, piece: Piece) =>
  before.bold !== piece.bold && /[\p{L})]$/u.test(before.text) && /^(?:19|20)\d{2}\b/.test(piece.text);

/** Capitals set wide apart: then a space between single letters of a piece is only such a gap, and the pieces are the words. */
function isTracked(pieces: Piece[]): boolean {
  const isWordOrLetters = ({ text }: Piece) =>
    /^\s*(?:[\p{Lu}\p{M}&]+|\p{Lu}{1,2}(?: \p{Lu}{1,2})+)\s*$/u.test(text);
  if (pieces.length < 2 || !pieces.every(isWordOrLetters)) return false;
  return pieces.some(({ text, width, size }) => {
    const letters = text.replace(/[\s\p{M}]/gu, "").length;
    return letters >= 4 && width > 0.86 * size * letters;
  });
}

const spacedPiece = /^\p{L}\p{M}*(?: \p{L}\p{M}*)*$/u;

const gapAfter = (before: Piece | undefined, piece: Piece) =>
  before ? piece.x - (before.x + before.width) : 0;

const texts = new WeakMap<Segment, string>();

export function segmentText(segment: Segment): string {
  const known = texts.get(segment);
  if (known !== undefined) return known;
  const text = segmentRuns(segment)
    .map((run) => run.text)
    .join("")
    .replace(privateBullet, "•")
    .trim();
  texts.set(segment, text);
  return text;
}

/** Where the words of a segment begin, behind its bullet sign if it has one. */
export function textLeft(segment: Segment): number {
  const [first, second] = segment.pieces;
  return second && first && bulletPiece.test(first.text) ? second.x : segment.left;
}

export const isPoint = (segment: Segment) =>
  bulletPiece.test(segment.pieces[0]?.text ?? "") || bulletAtStart.test(segmentText(segment));
