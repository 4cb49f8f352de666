import { isSectionHeading } from "./heading-words";
import type { Row, Segment } from "./pdf-rows";

type Split = { from: number; to: number; gutter: number };

const minRowsASide = 3;
const maxDepth = 3;
const minGutter = 8;

/** Rows of a page → blocks in reading order: what spans the page first, then each column from top to bottom. */
export function findColumns(rows: Row[], depth = 0): Row[][] {
  const split = depth < maxDepth ? bestSplit(rows) : null;
  if (!split) return rows.length > 0 ? [rows] : [];
  const band = rows.slice(split.from, split.to);
  const left = sideOf(band, (segment) => segment.right <= split.gutter);
  const right = sideOf(band, (segment) => segment.right > split.gutter);
  const sides = nameIsIn(right, left) ? [right, left] : [left, right];
  return [
    ...findColumns(rows.slice(0, split.from), depth + 1),
    ...sides.flatMap((side) => findColumns(side, depth + 1)),
    ...findColumns(rows.slice(split.to), depth + 1),
  ];
}

function sideOf(rows: Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map((row) => ({ ...row, segments: row.segments.filter(belongs) }))
    .filter((row) => row.segments.length > 0)
    .map((row) => ({ ...row, size: Math.max(...row.segments.map((segment) => segment.size)) }));
}

function bestSplit(rows: Row[]): Split | null {
  const gutters = new Set(rows.flatMap((row) => row.segments.map((segment) => Math.ceil(segment.right))));
  let best: Split | null = null;
  for (const gutter of gutters) {
    for (const run of clearRuns(rows, gutter)) {
      if (best && run.to - run.from <= best.to - best.from) continue;
      if (isTwoColumns(rows.slice(run.from, run.to), gutter)) best = run;
    }
  }
  return best;
}

/** The stretches of rows that no word of crosses the gutter, cut to where both sides have begun. */
function clearRuns(rows: Row[], gutter: number): Split[] {
  const runs: Split[] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at++) {
    const row = rows[at];
    if (row && !row.segments.some((segment) => segment.right > gutter && segment.left < gutter + minGutter))
      continue;
    if (at - from >= minRowsASide) runs.push({ from, to: at, gutter });
    from = at + 1;
  }
  return runs;
}

function isTwoColumns(rows: Row[], gutter: number): boolean {
  const left = sideOf(rows, (segment) => segment.right <= gutter);
  const right = sideOf(rows, (segment) => segment.right > gutter);
  const fewer = Math.min(left.length, right.length);
  if (fewer < minRowsASide) return false;
  if (sharedHeight(left, right) < 0.5) return false;
  const rightSegments = right.flatMap((row) => row.segments);
  if (rightSegments.filter((segment) => isDate(textOf(segment))).length > 0.6 * rightSegments.length)
    return false;
  const switches = sideSwitches(rows, gutter);
  if (switches <= Math.max(1, 0.25 * fewer)) return true;
  // Some printers sort all words from top to bottom, so that every row jumps: then the headings on both sides decide.
  const oneSided =
    rows.length -
    rows.filter((row) => new Set(row.segments.map((segment) => segment.right <= gutter)).size === 2).length;
  return oneSided > 0.3 * rows.length && countHeadings(left) >= 2 && countHeadings(right) >= 2;
}

/** How much of the shorter side stands beside the longer one, from 0 to 1. */
function sharedHeight(left: Row[], right: Row[]): number {
  const span = (rows: Row[]) => ({ top: rows[0]?.y ?? 0, bottom: rows.at(-1)?.y ?? 0 });
  const [a, b] = [span(left), span(right)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
}

/** How often the file itself jumps between the sides: once for columns, at every row for a table. */
function sideSwitches(rows: Row[], gutter: number): number {
  const inFileOrder = rows.flatMap((row) => row.segments).sort((a, b) => a.order - b.order);
  let switches = 0;
  for (const [index, segment] of inFileOrder.entries()) {
    const before = inFileOrder[index - 1];
    if (before && before.right <= gutter !== segment.right <= gutter) switches++;
  }
  return switches;
}

/** A line that is only a date or a span of dates. */
export const isDate = (text: string) =>
  /^[\s\p{L}.,/–—-]{0,14}(?:19|20)?\d{2}\b.{0,24}$/u.test(text) && text.length < 34;

function countHeadings(rows: Row[]): number {
  return rows.filter(
    ({ segments }) => segments[0] && segments.length === 1 && isSectionHeading(textOf(segments[0])),
  ).length;
}

/** A big name at the head of the right column opens the document, though the narrow column stands left of it. */
function nameIsIn(side: Row[], other: Row[]): boolean {
  const first = side[0];
  if (!first) return false;
  const rest = [...side.slice(1), ...other].map((row) => row.size);
  return first.size >= 1.25 * Math.max(...rest, 1) && first.y <= (other[0]?.y ?? 0) + first.size;
}

function textOf(segment: Segment): string {
  const text = segment.pieces
    .map((piece) => piece.text.trim())
    .join(" ")
    .trim();
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text;
}
