import { joinLines, segmentText, type Row } from "./pdf-lines";
import { verdictOfTags } from "./pdf-tagging";

/** A line that is only a date or a span of dates. */
export const isDate = (text: string) =>
  /^[\s\p{L}.,/–—-]{0,14}(?:19|20)?\d{2}\b.{0,24}$/u.test(text) && text.length < 34;

/** The rows of the left side, those of one label together. */
function labels(left: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of left) {
    const last = groups.at(-1)?.at(-1);
    const isClose = last && row.y - last.y < 1.6 * row.size;
    if (isClose && isSetLike(row, last) && !areTwo(last, row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Two years one below the other, or what the file itself tells apart. */
function areTwo(above: Row, below: Row): boolean {
  const [one, two] = [above.segments[0], below.segments[0]];
  if (one && two && verdictOfTags(one, two) === "apart") return true;
  return [above, below].every((row) => /^(?:19|20)\d{2}$/.test(rowText(row).trim()));
}

function isSetLike(row: Row, other: Row): boolean {
  const [one, two] = [row.segments[0]?.pieces[0], other.segments[0]?.pieces[0]];
  return one?.bold === two?.bold && Math.abs(row.size - other.size) < 0.6;
}

/** Headings or dates in a margin: each stands beside the first line of what belongs to it, or is a heading with nothing beside it. */
export function isRail(left: Row[], right: Row[]): boolean {
  const groups = labels(left);
  const marks = groups.filter((group, index) => !isAlone(group, groups[index + 1], right));
  const lines = marks.flat();
  if (marks.length < 2 || marks.length > 0.6 * right.length || lines.length > 2.5 * marks.length)
    return false;
  const areShort = marks.every((group) => group.every((row) => rowText(row).length < 30));
  const usual = right.length > 1.5 * marks.length ? usualGap(right) : 0;
  const beside = marks.filter(([row]) => {
    const index = row ? right.findIndex((other) => Math.abs(other.y - row.y) < 0.3 * row.size) : -1;
    const first = right[index];
    const gap = (first?.y ?? 0) - (right[index - 1]?.y ?? -Infinity);
    return first !== undefined && gap > Math.max(1.3 * first.size, 1.15 * usual);
  });
  const widths = [left, right].map((side) => widthOf(side));
  return areShort && beside.length >= 0.8 * marks.length && (widths[0] ?? 0) < 0.5 * (widths[1] ?? 0);
}

/** The distance of lines that a quarter of a side stays below: that of the lines of one paragraph. */
function usualGap(rows: Row[]): number {
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
}

/** One line of other looks than a date, with nothing beside it before the next label. */
function isAlone(group: Row[], next: Row[] | undefined, right: Row[]): boolean {
  const [row] = group;
  const below = next?.[0];
  if (!row || !below || group.length > 1 || isDate(rowText(row)) || isSetLike(row, below)) return false;
  const edge = 0.3 * row.size;
  return !right.some(({ y }) => y > row.y - edge && y < below.y - edge);
}

const widthOf = (rows: Row[]) => {
  const segments = rows.flatMap((row) => row.segments);
  return (
    Math.max(...segments.map((segment) => segment.right)) -
    Math.min(...segments.map((segment) => segment.left))
  );
};

const rowText = (row: Row) => row.segments.map(segmentText).join(" ");

/** A margin's labels in their places: a date on the line it stands beside, a heading on a line of its own above. */
export function readRail(left: Row[], right: Row[]): Row[] {
  const rest = [...right];
  const rows: Row[] = [];
  for (const group of labels(left)) {
    const [first] = group;
    const label = joinLines(group.flatMap((row) => row.segments));
    if (!first || !label) continue;
    while (rest[0] && rest[0].y < first.y - 0.3 * first.size) rows.push(...rest.splice(0, 1));
    const [next] = rest;
    if (next && isDate(segmentText(label)) && Math.abs(next.y - first.y) < 0.3 * first.size) {
      rest.shift();
      rows.push({ ...next, segments: [label, ...next.segments] });
    } else rows.push({ ...first, segments: [label] });
  }
  return [...rows, ...rest];
}

/** "Jan 2020 –" above "Present", in the text or at the end of a line: the range is made whole. */
export function mendRanges(rows: Row[]): Row[] {
  const mended: Row[] = [];
  for (const row of rows) {
    const before = mended.at(-1);
    const above = before?.segments.at(-1);
    const below = row.segments.at(-1);
    const isNear = before && row.y - before.y < 1.8 * row.size;
    const isUnder =
      above && below && below.left < above.right + row.size && below.right > above.left - row.size;
    const whole =
      isNear && isUnder && isOpenRange(segmentText(above), segmentText(below))
        ? joinLines([above, below])
        : null;
    if (!before || !whole) {
      const rest = isNear ? mendFirst(before, row) : null;
      if (rest) mended[mended.length - 1] = rest;
      mended.push(rest ? { ...row, segments: row.segments.slice(1) } : row);
      continue;
    }
    mended[mended.length - 1] = { ...before, segments: [...before.segments.slice(0, -1), whole] };
    if (row.segments.length > 1) mended.push({ ...row, segments: row.segments.slice(0, -1) });
  }
  return mended;
}

/** A row with the rest of the dates at its left, which had no room for more: "May 2021 –" above "Present", each beside other words. */
function mendFirst(before: Row, row: Row): Row | null {
  const [above, below] = [before.segments[0], row.segments[0]];
  if (!above || !below || before.segments.length < 2 || row.segments.length < 2) return null;
  const [text, next] = [segmentText(above), segmentText(below)];
  const isRest =
    /\d{4}/.test(text) &&
    text.length < 24 &&
    Math.abs(below.left - above.left) < 0.3 * row.size &&
    (verdictOfTags(above, below) === "same" || isOpenRange(text, next) || isHalfRange(text, next));
  const whole = isRest ? joinLines([above, below]) : null;
  return whole ? { ...before, segments: [whole, ...before.segments.slice(1)] } : null;
}

/** "Jan 2018 – Apr" above "2021". */
const isHalfRange = (text: string, next: string) =>
  /\d{4}\s*(?:[–—-]|to)\s*\p{Lu}\p{Ll}{2,8}\.?$/u.test(text) && /^(?:19|20)\d{2}$/.test(next);

const isOpenRange = (text: string, next: string) =>
  /(?:\d{4}|\b\d{1,2}\/\d{2,4})\s*(?:[–—\u00ad-]|\bto)$/i.test(text) &&
  next.length < 20 &&
  /^(?:\p{L}{3,9}\.?,?\s)?(?:\d{1,2}\/)?\d{2,4}$|^(?:till |to )?\p{L}{3,8}$/u.test(next);
