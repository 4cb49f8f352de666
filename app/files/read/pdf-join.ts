import type { TextRun } from "~/career/resume/document-text";
import { isFull as isFullLine } from "./pdf-cells";
import type { Block } from "./pdf-columns";
import type { KeepsHyphen } from "./pdf-hyphens";
import { isPoint, partGap, segmentRuns, segmentText, textLeft, type Row, type Segment } from "./pdf-lines";
import { isDate } from "./pdf-rail";
import { veryClose, type Spacing } from "./pdf-spacing";

const mostlyFull = 0.7;

/** Whether the lines of a block that stand closest together part only where they are full: then they are lines of one paragraph. */
export function wrapsWhereClose(rows: Row[], { tightest, isTwofold }: Spacing, right: number): boolean {
  if (!isTwofold) return false;
  const ends = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const [above, below] = [row.segments[0], next?.segments[0]];
    if (!next || !above || !below || row.segments.length > 1 || next.segments.length > 1) return [];
    const isClose = next.y - row.y < (tightest + veryClose) * next.size;
    const isAligned = Math.abs(textLeft(above) - below.left) < below.size;
    if (!isClose || !isAligned || isPoint(below) || !isSetLike(above, below)) return [];
    return [isFullLine(above, below, right)];
  });
  return ends.length >= 2 && ends.filter((full) => full).length >= mostlyFull * ends.length;
}

/**
 * Whether a row goes on with the parts of the row above, a name at the left and dates at the right edge: each of its parts stands under
 * one of them in the same look, and what stood at the left had no room for more.
 */
export function continuesParts(paragraph: Row[], row: Row, { tightest, isTwofold }: Spacing): boolean {
  const [head, before] = [paragraph[0], paragraph.at(-1)];
  const [left, right] = head?.segments ?? [];
  if (!isTwofold || !before || !left || !right) return false;
  if (head?.segments.length !== 2 || paragraph.length > 3) return false;
  if (row.y - before.y > (tightest + veryClose) * row.size || isPoint(left)) return false;
  const above = before.segments.find((segment) => segment.left < right.left - left.size) ?? left;
  const edge = Math.min(
    ...paragraph.flatMap(({ segments }) => segments.slice(1).map((part) => part.left)),
    right.left,
  );
  return row.segments.every((segment, index) => {
    if (index === 0 && Math.abs(segment.left - left.left) < 0.6 * segment.size)
      // Parts of a row stand a gap apart, or they were one.
      return (
        isSetLike(left, segment) &&
        segment.right < edge &&
        isFullLine(above, segment, edge - partGap * above.size)
      );
    const isUnder = segment.left > left.right && segment.right < right.right + 4;
    return (
      isUnder &&
      index === row.segments.length - 1 &&
      isSetLike(right, segment) &&
      isOpenRange(segmentText(before.segments.at(-1) ?? right))
    );
  });
}

const isSetLike = (above: Segment, below: Segment) =>
  isBold(above) === isBold(below) && Math.abs(above.size - below.size) < 0.6;

/** "2020", "2020 –": a date that may go on in the next line. */
const isOpenRange = (text: string) => /^\s*(?:(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2})?\s*[–—-]?\s*$/u.test(text);

/**
 * Whether a row is the rest of the paragraph or list point above it, broken only because the line was full: the line above
 * reaches the right edge of its column and this one begins at the text's indent, in the same look and at the usual distance.
 */
export function continues(paragraph: Row[], row: Row, block: Block, { leading, tightest }: Spacing): boolean {
  const before = paragraph.at(-1);
  const above = before?.segments.at(-1);
  const below = row.segments[0];
  if (!before || !above || !below) return false;
  const gap = row.y - before.y;
  if (gap > (leading + 0.35) * row.size || gap > 1.9 * row.size) return false;
  if (row.segments.length > 1) return false;
  const text = segmentText(above);
  const next = segmentText(below);
  if (before.segments.length > 1 || isPoint(below) || Math.abs(above.size - below.size) > 0.6) return false;
  if (isBrokenAddress(above, text, next, block)) return true;
  if (!startsAtIndent(paragraph, below)) return false;
  if (sameGroup(above, below) || /\|$/.test(text)) return true;
  if (isBold(above) !== isBold(below)) return false;
  if (/:$/.test(text) || /@/.test(next.split(" ")[0] ?? "")) return false;
  const isFull = isFullLine(above, below, block.right - (block.wraps ? 0.4 * above.size : 0));
  const wraps = block.wrapsWhereClose && gap < (tightest + veryClose) * row.size;
  // A row of particulars, "Name | Issuer | 2019", ends where it ends, or where its column does.
  const endsInYear = / \| /.test(text) && /\b(?:19|20)\d{2}\)?$/.test(text);
  if (endsInYear || (/ \| /.test(next) && !(isFull && wraps))) return false;
  if (block.wraps) return isFull;
  const words = text.split(" ").length;
  if (/^\p{Ll}/u.test(next) && words >= 4)
    return isFull || above.right - above.left > 0.6 * (block.right - above.left);
  // Before a capital, a short line that happens to be the longest of its column is no sign of a paragraph.
  const isParagraph = paragraph.length > 1 || hangs(paragraph, below) || text.length >= 45;
  if (isFull && wraps) return true;
  const isApart = gap > (tightest + 0.14) * row.size;
  return isFull && isParagraph && !isApart && words >= 5 && !isHeadingLike(next) && !isDate(next);
}

function startsAtIndent(paragraph: Row[], below: Segment): boolean {
  const [first] = paragraph[0]?.segments ?? [];
  if (!first) return false;
  const second = paragraph[1]?.segments[0];
  if (second) return Math.abs(below.left - second.left) < 0.6 * below.size;
  if (isPoint(first)) {
    if (below.left < first.left + 2) return false;
    const indent = textLeft(first);
    // A bullet inside its piece of text hides where the words begin.
    return indent > first.left
      ? Math.abs(below.left - indent) < below.size
      : below.left < first.left + 4 * below.size;
  }
  return below.left > first.left - 4 * first.size && below.left < first.left + first.size;
}

/** Whether a line without a bullet stands under the words of a list point, not under its bullet. */
function hangs(paragraph: Row[], below: Segment): boolean {
  const [first] = paragraph[0]?.segments ?? [];
  return first !== undefined && isPoint(first) && below.left > first.left + 2;
}

const isBold = (segment: Segment) => segment.pieces.every((piece) => piece.bold);

function sameGroup(above: Segment, below: Segment): boolean {
  const group = above.pieces.at(-1)?.group;
  return group !== undefined && group === below.pieces[0]?.group;
}

/** A mail or web address that did not fit a narrow column goes on in the next line, without a space. */
function isBrokenAddress(above: Segment, text: string, next: string, block: Block): boolean {
  if (above.right + above.size < block.right) return false;
  return addressStart.test(text) && !/\.(?:com|ng|net|org|edu|gov|uk)$/i.test(text) && addressRest.test(next);
}

const addressStart = /^\S*(?:@|www\.|https?:|linkedin)\S*$/i;
const addressRest = /^[a-z0-9./_-]{1,30}$/;

const isHeadingLike = (text: string) => /^[\p{Lu}\s&/,:-]+$/u.test(text) && text.length < 40;

/** Two lines of one paragraph: with a space between them, unless a word or an address was cut at the line's end. */
export function joinRuns(lines: TextRun[], rest: TextRun[], keepsHyphen: KeepsHyphen): TextRun[] {
  const last = lines.at(-1);
  const [first] = rest;
  if (!last || !first) return [...lines, ...rest];
  const text = lines
    .map((run) => run.text)
    .join("")
    .trimEnd();
  const next = first.text.trimStart();
  const end = last.text.trimEnd();
  if (/\p{L}[\u00ad\u2010]$/u.test(text)) last.text = end.slice(0, -1);
  else if (/\p{L}-$/u.test(text)) last.text = keepsHyphen(end.slice(0, -1), next) ? end : end.slice(0, -1);
  else if (!(addressStart.test(text) && addressRest.test(next))) last.text = `${end} `;
  return [...lines, { ...first, text: next }, ...rest.slice(1)];
}

/** Rows of a part at the left and one at the right edge: each part whole, a tab between them. */
export function partRuns(rows: Row[], keepsHyphen: KeepsHyphen): TextRun[] {
  const edge = rows[0]?.segments[1]?.left ?? 0;
  const join = (belongs: (segment: Segment) => boolean) =>
    rows
      .flatMap(({ segments }) => segments.filter(belongs))
      .map(segmentRuns)
      .reduce((lines, rest) => joinRuns(lines, rest, keepsHyphen), []);
  const right = join(({ left }) => left > edge - 4);
  const [first] = right;
  if (first) first.text = `\t${first.text.trimStart()}`;
  return [...join(({ left }) => left <= edge - 4), ...right];
}
