import { findPeriods } from "~/career/dates";
import type { TextRun } from "~/career/resume/document-text";
import { beginsItem, isFull as isFullLine } from "./pdf-cells";
import type { Block } from "./pdf-columns";
import type { KeepsHyphen } from "./pdf-hyphens";
import { isPoint, partGap, segmentRuns, segmentText, textLeft, type Row, type Segment } from "./pdf-lines";
import { isDate } from "./pdf-rail";
import type { Spacing } from "./pdf-spacing";
import { verdictOfTags } from "./pdf-tagging";

const mostlyFull = 0.7;

/** The right edge of the lines that could be broken; an address that is too long for a narrow column may stand out of it. */
export function wrapEdgeOf(rows: Row[]): number | undefined {
  const lines = rows.flatMap(({ segments }) => segments.filter((line) => / \S/.test(segmentText(line))));
  return lines.length > 0 ? Math.max(...lines.map(({ right }) => right)) : undefined;
}

/** "2008" over "– 2013": the dash is no bullet. */
const isRangeRest = (text: string, next: string) =>
  /\b(?:19|20)\d{2}$/.test(text) && /^[–—-]\s*(?:\p{L}{3,9}\.?,?\s*)?(?:\d{1,2}\/)?\d{0,4}\)?$/u.test(next);

/** Whether the lines of a block that stand closest together part only where they are full: then they are lines of one paragraph. */
export function wrapsWhereClose(rows: Row[], { close, isTwofold }: Spacing, right: number): boolean {
  if (!isTwofold) return false;
  const ends = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const [above, below] = [row.segments[0], next?.segments[0]];
    if (!next || !above || !below || row.segments.length > 1 || next.segments.length > 1) return [];
    const isClose = next.y - row.y < close * next.size;
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
export function continuesParts(paragraph: Row[], row: Row, { close, isTwofold }: Spacing): boolean {
  const [head, before] = [paragraph[0], paragraph.at(-1)];
  const [left, right] = head?.segments ?? [];
  const isOpen = paragraph.some(({ segments }, at) =>
    areOpenDates(segments, (paragraph[at + 1] ?? row).segments),
  );
  const above =
    before?.segments.find((segment) => left && right && segment.left < right.left - left.size) ?? left;
  const isBoldRest =
    row.segments.length === 1 && [above, row.segments[0]].every((line) => line && isBold(line));
  const [rest] = row.segments;
  if (above && rest && row.segments.length === 1 && verdictOfTags(above, rest) === "same") return true;
  if (!(isTwofold || isOpen || isBoldRest) || !before || !left || !right || !above) return false;
  if (head?.segments.length !== 2 || paragraph.length > 3) return false;
  if (row.y - before.y > close * row.size || isPoint(left)) return false;
  const edge = Math.min(
    ...paragraph.flatMap(({ segments }) => segments.slice(1).map((part) => part.left)),
    right.left,
  );
  return row.segments.every((segment, index) => {
    if (index === 0 && Math.abs(segment.left - left.left) < 0.6 * segment.size)
      // Parts of a row stand a gap apart, or they were one.
      return (
        isSetLike(above, segment) &&
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

const isBold = ({ pieces }: Segment) => pieces.every((piece) => piece.bold);

/** Whether the words of a line begin in the look in which those of the line above end. */
const isSetLike = (above: Segment, below: Segment) =>
  above.pieces.at(-1)?.bold === below.pieces[0]?.bold && Math.abs(above.size - below.size) < 0.6;

/** Whether the dates at the right edge of a row plainly go on below: "Sept.", "2013 –", or "2013" over "– 2015". */
export function areOpenDates(row: readonly Segment[], next: readonly Segment[]): boolean {
  const [left, right] = [row[0], row.at(-1)];
  const below = next.at(-1);
  if (!left || !right || !below || left === right || below.left < left.right || below.right < right.left)
    return false;
  const [text, rest] = [segmentText(right), segmentText(below)];
  const isHalf = /(?:(?:19|20)\d{2}|\d{1,2}\/\d{4})\s*(?:[–—-]|to)$|^\p{Lu}\p{Ll}{2,8}\.?,?$/u.test(text);
  if (!isHalf) return /\d{4}$/.test(text) && /^[–—-]/.test(rest);
  return text.length < 20 && isDate(`${text} ${rest}`) && findPeriods(`${text} ${rest}`)[0]?.index === 0;
}

/** "2020", "2020 –": a date that may go on in the next line. */
const isOpenRange = (text: string) =>
  /^\s*(?:(?:\p{L}{3,9}\.?,?\s?)?(?:(?:19|20)\d{2})?)?\s*(?:[–—-]|to)?\s*(?:\p{Lu}\p{Ll}{2,8}\.?)?$/u.test(
    text,
  );

/**
 * Whether a row is the rest of the paragraph or list point above it, broken only because the line was full: the line above
 * reaches the right edge of its column and this one begins at the text's indent, in the same look and at the usual distance.
 */
export function continues(
  paragraph: Row[],
  row: Row,
  block: Block,
  { leading, tightest, close }: Spacing,
): boolean {
  const before = paragraph.at(-1);
  const above = before?.segments.at(-1);
  const below = row.segments[0];
  if (!before || !above || !below) return false;
  const gap = row.y - before.y;
  const verdict = verdictOfTags(above, below);
  const isCutMail =
    /^\S{2,}@$/.test(segmentText(above)) && /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(segmentText(below));
  if (isCutMail && row.segments.length === 1) return true;
  if (verdict === "apart") return false;
  if (verdict === "same" && row.segments.length === 1 && gap < 3 * row.size) return true;
  if (gap > (leading + 0.35) * row.size || gap > 1.9 * row.size) return false;
  if (row.segments.length > 1) return false;
  const text = segmentText(above);
  const next = segmentText(below);
  if (before.segments.length > 1 || Math.abs(above.size - below.size) > 0.6) return false;
  if (isRangeRest(text, next)) return true;
  const edge = block.wrapEdge ?? block.right;
  const isFull = isFullLine(above, below, edge - (block.wraps ? 0.4 * above.size : 0));
  if (isPoint(below) && !(isFull && isDashWithin(paragraph, below, next))) return false;
  if (isBrokenAddress(above, text, next, block) || (isFull && isBrokenNumber(text, next))) return true;
  if (addressStart.test(text)) return false;
  if (!startsAtIndent(paragraph, below)) return false;
  if (/\|$/.test(text)) return true;
  if (!isSetLike(above, below)) return false;
  if (/:$/.test(text) || /@/.test(next.split(" ")[0] ?? "")) return false;
  const wraps = block.wrapsWhereClose && gap < close * row.size;
  // A row of particulars, "Name | Issuer | 2019", ends where it ends, or where its column does.
  const endsInYear = / \| /.test(text) && /\b(?:19|20)\d{2}\)?$/.test(text);
  if (endsInYear || (/ \| /.test(next) && !(isFull && wraps))) return false;
  if (block.wraps) return isFull && !(block.hasItems && beginsItem(text, next));
  const words = text.split(" ").length;
  if (/^\p{Ll}/u.test(next) && words >= 4)
    return isFull || above.right - above.left > 0.6 * (edge - above.left);
  // Before a capital, a short line that happens to be the longest of its column is no sign of a paragraph.
  const isParagraph = paragraph.length > 1 || hangs(paragraph, below) || text.length >= 45;
  if (isFull && wraps) return true;
  const isApart = gap > (tightest + 0.14) * row.size;
  return isFull && isParagraph && !isApart && words >= 5 && !isHeadingLike(next) && !isDate(next);
}

/** Whether the file itself says that a paragraph ends before a row. */
export function areParted(paragraph: Row[], row: Row): boolean {
  const [above, below] = [paragraph.at(-1)?.segments.at(-1), row.segments[0]];
  return above !== undefined && below !== undefined && verdictOfTags(above, below) === "apart";
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

/** "• Registered Nurse" over "– Nursing Council": a dash in line with the words of an item is no bullet of its own. */
function isDashWithin(paragraph: Row[], below: Segment, next: string): boolean {
  const [first] = paragraph[0]?.segments ?? [];
  if (!first || !isPoint(first) || !/^[–—-]\s/.test(next) || /^\s*[–—-]/.test(segmentText(first)))
    return false;
  return Math.abs(below.left - textLeft(first)) < 0.3 * below.size;
}

/** Whether a line without a bullet stands under the words of a list point, not under its bullet. */
function hangs(paragraph: Row[], below: Segment): boolean {
  const [first] = paragraph[0]?.segments ?? [];
  return first !== undefined && isPoint(first) && below.left > first.left + 2;
}

/** A mail or web address that did not fit a narrow column goes on in the next line, without a space. */
function isBrokenAddress(above: Segment, text: string, next: string, block: Block): boolean {
  if (above.right + above.size < block.right) return false;
  return isOpenAddress(text) && addressRest.test(next);
}

const isOpenAddress = (text: string) =>
  addressStart.test(text) && !/\.(?:com|ng|net|org|edu|gov|uk)$/i.test(text);

/** "0802 771" over "6650": the rest of a phone number. */
const isBrokenNumber = (text: string, next: string) =>
  /(?:^|\s)\+?(?:\d[\s()-]?){6,12}$/.test(text) && /^(?:\d\s?){2,8}$/.test(next);

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
  else if (/\d-$/.test(text) && /^\d/.test(next)) last.text = end;
  else if (!(isOpenAddress(text) && addressRest.test(next))) last.text = `${end} `;
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
