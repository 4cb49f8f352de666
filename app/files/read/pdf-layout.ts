import type { Mark } from "./pdf-marks";
import { findColumns, isDate } from "./pdf-columns";
import type { Piece, Row, Segment } from "./pdf-rows";
import { joinSpacedLetters } from "./tidy";

/** The text of a page in the order a person reads it: columns one after the other, table rows with tabs between cells. */
export function layOutPage(pieces: Piece[], shapes: { dots: Mark[]; rules: Mark[] }): string {
  const upright = pieces.filter((piece) => piece.isUpright);
  const turned = pieces.filter((piece) => !piece.isUpright).map((piece) => piece.text.trim());
  const rows = toRows(withBullets(upright, shapes.dots));
  const blocks = findColumns(rows).map((block) => blockText(block, shapes.rules));
  return [...blocks, ...turned].filter((block) => block !== "").join("\n\n");
}

/** Some printers draw a list's bullets as small discs, not as letters: each becomes a letter before the words it stands by. */
function withBullets(pieces: Piece[], dots: Mark[]): Piece[] {
  const bulletOf = new Map<Piece, Piece>();
  for (const dot of dots.slice(0, 300)) {
    const middle = (dot.top + dot.bottom) / 2;
    const beside = pieces.filter((piece) => middle < piece.y && middle > piece.y - piece.size);
    const isFirst = !beside.some(
      (piece) => piece.x < dot.left && dot.left - (piece.x + piece.width) < 2 * piece.size,
    );
    const [words] = beside
      .filter((piece) => piece.x > dot.right && piece.x - dot.right < 2 * piece.size)
      .sort((a, b) => a.x - b.x);
    if (words && isFirst)
      bulletOf.set(words, { ...words, text: "•", x: dot.left, width: dot.right - dot.left });
  }
  return pieces.flatMap((piece) => [bulletOf.get(piece) ?? [], piece].flat());
}

function toRows(pieces: Piece[]): Row[] {
  const ordered = pieces.map((piece, order) => ({ piece, order })).sort((a, b) => a.piece.y - b.piece.y);
  const rows: { y: number; size: number; members: typeof ordered }[] = [];
  for (const entry of ordered) {
    const row = rows.at(-1);
    const { y, size } = entry.piece;
    if (row && y - row.y < 0.4 * Math.min(size, row.size) + 0.5) {
      row.members.push(entry);
      row.size = Math.max(row.size, size);
    } else rows.push({ y, size, members: [entry] });
  }
  return rows.map(({ y, size, members }) => ({ y, size, segments: toSegments(members) }));
}

function toSegments(members: { piece: Piece; order: number }[]): Segment[] {
  const segments: Segment[] = [];
  for (const { piece, order } of members.sort((a, b) => a.piece.x - b.piece.x)) {
    const segment = segments.at(-1);
    const right = piece.x + piece.width;
    const isBullet = segment?.pieces.length === 1 && bulletPiece.test(segment.pieces[0]?.text ?? "");
    const widest = (isBullet ? 3 : 1.25) * Math.max(piece.size, segment?.size ?? 0);
    if (segment && piece.x - segment.right < widest) {
      segment.pieces.push(piece);
      segment.right = Math.max(segment.right, right);
      segment.size = Math.max(segment.size, piece.size);
    } else segments.push({ pieces: [piece], left: piece.x, right, y: piece.y, size: piece.size, order });
  }
  return segments;
}

const bulletPiece = /^\s*(?:[•‣◦⁃∙·●○■□▪▫◆❖➢➤►▸✓✔–—*o-]|[\ue000-\uf8ff])\s*$/u;

function blockText(rows: Row[], rules: Mark[]): string {
  const right = Math.max(...rows.flatMap((row) => row.segments.map((segment) => segment.right)));
  const lines: string[] = [];
  let before: Row | undefined;
  for (const row of joinWrappedCells(rows, rules)) {
    const text = row.segments.map(segmentText).join("\t");
    if (before && isBrokenAddress(before, text, right)) lines.push((lines.pop() ?? "") + text);
    else if (before && continues(before, row, right)) lines.push(joinWrapped(lines.pop() ?? "", text));
    else {
      if (before && row.y - before.y > 2.1 * Math.max(row.size, before.size)) lines.push("");
      lines.push(text);
    }
    before = row;
  }
  return lines.join("\n");
}

/** A cell whose words wrap makes several rows; between two ruled lines they are one row of the table. */
function joinWrappedCells(rows: Row[], rules: Mark[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const lastLine = last
      ? Math.max(...last.segments.flatMap((segment) => segment.pieces.map((piece) => piece.y)))
      : 0;
    const isBeside = last && (last.segments.length > 1 || row.segments.length > 1);
    if (!last || !isBeside || !inOneCellRow(last, row, lastLine, rules)) {
      joined.push({
        ...row,
        segments: row.segments.map((segment) => ({ ...segment, pieces: [...segment.pieces] })),
      });
      continue;
    }
    for (const segment of row.segments) {
      const above = last.segments.find(
        (cell) => segment.left < cell.right + 1 && segment.right > cell.left - 1,
      );
      if (!above) last.segments = [...last.segments, segment].sort((a, b) => a.left - b.left);
      else {
        above.pieces.push(...segment.pieces);
        above.right = Math.max(above.right, segment.right);
      }
    }
  }
  return joined;
}

function inOneCellRow(first: Row, next: Row, lastLine: number, rules: Mark[]): boolean {
  if (isGrid(first, next)) return false;
  const left = Math.min(
    ...first.segments.map((segment) => segment.left),
    ...next.segments.map((segment) => segment.left),
  );
  const right = Math.max(
    ...first.segments.map((segment) => segment.right),
    ...next.segments.map((segment) => segment.right),
  );
  const beside = rules.filter((rule) => rule.left < right && rule.right > left);
  const above = beside.some((rule) => rule.bottom < first.y && rule.bottom > first.y - 3 * first.size);
  const between = beside.some((rule) => rule.top > lastLine - 0.3 * next.size && rule.bottom < next.y);
  const below = beside.some((rule) => rule.top > next.y && rule.top < next.y + 6 * next.size);
  return above && below && !between && next.y - lastLine < 1.8 * next.size;
}

/** Two rows of short items stand in a grid: each item had room for the first word of the one below it. */
function isGrid(first: Row, next: Row): boolean {
  if (first.segments.length < 2 || next.segments.length < 2) return false;
  return first.segments.slice(0, -1).every((cell, index) => {
    const below = next.segments.find((segment) => Math.abs(segment.left - cell.left) < 3);
    const edge = first.segments[index + 1]?.left ?? cell.right;
    const word = below ? ((segmentText(below).split(" ")[0] ?? "").length + 1) * 0.55 * below.size : 0;
    return below !== undefined && cell.right + word + below.size < edge;
  });
}

function segmentText(segment: Segment): string {
  const letters = segment.pieces.filter((piece) => /^\p{L}\p{M}*$/u.test(piece.text.trim())).length;
  const gaps = segment.pieces.slice(1).map((piece, index) => gapAfter(segment.pieces[index], piece));
  if (
    segment.pieces.every((piece) => spacedPiece.test(piece.text.trim())) &&
    segment.pieces.some((piece) => piece.text.trim().length > 4)
  )
    return segment.pieces.map((piece) => piece.text.replaceAll(" ", "")).join(" ");
  const isSpaced = segment.pieces.length >= 4 && letters >= 0.8 * segment.pieces.length;
  const usual = isSpaced ? ([...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) : 0;
  let text = "";
  segment.pieces.forEach((piece, index) => {
    const before = segment.pieces[index - 1];
    const wrapped = before !== undefined && piece.y - before.y > 0.8 * piece.size;
    const wide = isSpaced ? 1.6 * usual + 0.1 * piece.size : 0.14 * piece.size;
    const needsSpace = before !== undefined && (wrapped || gapAfter(before, piece) > wide);
    text +=
      (needsSpace && !text.endsWith(" ") && !piece.text.startsWith(" ") ? " " : "") +
      joinSpacedLetters(piece.text);
  });
  return text.replace(/^o (?=\p{Lu})/u, "• ").trim();
}

const spacedPiece = /^\p{L}\p{M}*(?: \p{L}\p{M}*)*$/u;

const gapAfter = (before: Piece | undefined, piece: Piece) =>
  before ? piece.x - (before.x + before.width) : 0;

/** Whether a line is the rest of the paragraph or list point above it, broken only because the line was full. */
function continues(before: Row, row: Row, right: number): boolean {
  const [above] = before.segments;
  const [below] = row.segments;
  if (!above || !below || before.segments.length > 1 || row.segments.length > 1) return false;
  const startsWithBullet =
    bulletPiece.test(below.pieces[0]?.text ?? "") ||
    /^\s*(?:[•▪◦●■–-]|\d{1,2}[.)])\s/u.test(below.pieces[0]?.text ?? "");
  if (startsWithBullet || Math.abs(above.size - below.size) > 0.6 || row.y - before.y > 1.75 * row.size)
    return false;
  const isPoint =
    bulletPiece.test(above.pieces[0]?.text ?? "") || /^\s*[•▪◦●■-]\s/u.test(above.pieces[0]?.text ?? "");
  const textLeft = isPoint ? (above.pieces[1]?.x ?? above.left) : above.left;
  if (isPoint && below.left < above.left + 2) return false;
  if (!isPoint && below.left < textLeft - 2 * above.size) return false;
  if (below.left > textLeft + 3 * above.size) return false;
  const text = segmentText(above);
  const next = segmentText(below);
  const words = text.split(" ").length;
  if (/\|$/.test(text)) return true;
  // A row of particulars, "Name | Issuer | 2019", ends where it ends.
  if (/ \| /.test(next) || (/ \| /.test(text) && /\b(?:19|20)\d{2}\)?$/.test(text))) return false;
  if (words < 4 || /[@]|\.$|:$/.test(text.slice(-1)) || /[@]/.test(next.split(" ")[0] ?? "")) return false;
  const firstWord = (next.split(" ")[0] ?? "").length * 0.5 * below.size;
  const isFull = above.right + firstWord + 0.25 * above.size > right;
  if (/^\p{Ll}/u.test(next)) return isFull || above.right - above.left > 0.6 * (right - above.left);
  return isFull && words >= 7 && !isHeadingLike(next) && !isDate(next);
}

/** A mail or web address that did not fit a narrow column goes on in the next line, without a space. */
function isBrokenAddress(before: Row, next: string, right: number): boolean {
  const [above] = before.segments;
  if (!above || before.segments.length > 1 || above.right + above.size < right) return false;
  const text = segmentText(above);
  if (!/^\S*(?:@|www\.|https?:|linkedin)\S*$/i.test(text)) return false;
  return !/\.(?:com|ng|net|org|edu|gov|uk)$/i.test(text) && /^[a-z0-9./_-]{1,30}$/.test(next);
}

const isHeadingLike = (text: string) => /^[\p{Lu}\s&/,:-]+$/u.test(text) && text.length < 40;

function joinWrapped(line: string, rest: string): string {
  if (line.endsWith("\u00ad")) return line.slice(0, -1) + rest;
  return /[\p{L}]-$/u.test(line) ? line + rest : `${line} ${rest}`;
}
