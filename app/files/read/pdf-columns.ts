import { segmentText, type Row, type Segment } from "./pdf-lines";
import { isDate, isRail, readRail } from "./pdf-rail";
import { isLabelled, tableAt } from "./pdf-table";

/**
 * Rows that are read together. `column` 0 is the main one; `left` and `right` are its edges in points. `wraps`: its lines, or those that
 * stand closest together, end only where they are full.
 */
export type Block = {
  rows: Row[];
  column: number;
  left: number;
  right: number;
  wraps?: boolean;
  /** It is a cell of several items of work without bullets. */
  hasItems?: boolean;
  wrapsWhereClose?: boolean;
  /** Where its lines wrap: its right edge, but for single words that did not fit into it. */
  wrapEdge?: number;
};
type Split = { from: number; to: number; gutter: number; kind: "columns" | "rail" | "cards" };
type Run = Omit<Split, "kind"> & { isBand?: true };

const minRowsASide = 3;
const maxDepth = 3;
const minGutter = 8;

/**
 * Rows of a page → blocks in reading order: what spans the page first, then each column from top to bottom. `onDoubt` is told
 * when only the order in which the file draws its words could tell columns from a table.
 */
export function findColumns(rows: Row[], onDoubt: () => void = () => undefined): Block[] {
  let sideColumns = 0;
  const divide = (
    part: Row[],
    column: number,
    edges: { left: number; right: number },
    depth: number,
  ): Block[] => {
    const split = depth < maxDepth ? bestSplit(part, onDoubt) : null;
    if (!split) return part.length > 0 ? [{ rows: part, column, ...edges }] : [];
    const band = part.slice(split.from, split.to);
    const left = sideOf(band, (segment) => segment.right <= split.gutter);
    const right = sideOf(band, (segment) => segment.right > split.gutter);
    if (split.kind === "rail")
      return [
        ...divide(part.slice(0, split.from), column, edges, depth + 1),
        { rows: readRail(left, right), column, ...edges },
        ...divide(part.slice(split.to), column, edges, depth + 1),
      ];
    const leftIsMain = lettersOf(left) > lettersOf(right);
    const side = split.kind === "cards" ? column : ++sideColumns;
    const leftBlocks = divide(left, leftIsMain ? column : side, edgesOf(left), depth + 1);
    const rightBlocks = divide(right, leftIsMain ? side : column, edgesOf(right), depth + 1);
    return [
      ...divide(part.slice(0, split.from), column, edges, depth + 1),
      ...(nameIsIn(right, left) ? [...rightBlocks, ...leftBlocks] : [...leftBlocks, ...rightBlocks]),
      ...divide(part.slice(split.to), column, edges, depth + 1),
    ];
  };
  return divide(rows, 0, edgesOf(rows), 0);
}

function edgesOf(rows: Row[]): { left: number; right: number } {
  const segments = rows.flatMap((row) => row.segments);
  return {
    left: segments.reduce((least, segment) => Math.min(least, segment.left), Infinity),
    right: segments.reduce((most, segment) => Math.max(most, segment.right), 0),
  };
}

const lettersOf = (rows: Row[]) =>
  rows.reduce(
    (sum, row) => sum + row.segments.reduce((letters, segment) => letters + segmentText(segment).length, 0),
    0,
  );

function sideOf(rows: Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map((row) => ({ ...row, segments: row.segments.filter(belongs) }))
    .filter((row) => row.segments.length > 0)
    .map(({ segments }) => ({
      segments,
      y: Math.min(...segments.map((segment) => segment.y)),
      size: Math.max(...segments.map((segment) => segment.size)),
    }));
}

/** The longest stretch of rows that is set in columns. Only the longest candidates are looked at, so that no page takes long. */
function bestSplit(rows: Row[], onDoubt: () => void): Split | null {
  if (rows.length > mostRows) return null;
  const gutters = new Set(rows.flatMap((row) => row.segments.map((segment) => Math.ceil(segment.right))));
  const longest = (runs: Run[]) =>
    runs.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostCandidates);
  const candidates = longest([...gutters].slice(0, mostGutters).flatMap((gutter) => clearRuns(rows, gutter)));
  let isDoubtful = false;
  for (const run of longest([...candidates, ...candidates.flatMap((whole) => bandsOf(rows, whole))])) {
    const band = rows.slice(run.from, run.to);
    const kind = run.isBand
      ? isDrawnInTwo(band, run.gutter) && "cards"
      : kindOf(band, run.gutter, () => (isDoubtful = true));
    if (kind) return (kind === "columns" && railWithin(rows, run)) || { ...run, kind };
  }
  if (isDoubtful) onDoubt();
  return null;
}

/** The parts of a stretch of rows that white bands part: rows of cards, each beside another. */
function bandsOf(rows: Row[], { from, to, gutter }: Run): Run[] {
  const starts = [from];
  for (let at = from + 1; at < to; at++) {
    const [above, row] = [rows[at - 1], rows[at]];
    if (above && row && row.y - above.y > whiteBand * row.size) starts.push(at);
  }
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? to;
    return end - start >= minRowsASide && end - start < to - from
      ? [{ from: start, to: end, gutter, isBand: true }]
      : [];
  });
}

const whiteBand = 1.9;

/** Whether the file draws one side of some rows after the other, each of several rows. */
function isDrawnInTwo(rows: Row[], gutter: number): boolean {
  const left = sideOf(rows, (segment) => segment.right <= gutter);
  const right = sideOf(rows, (segment) => segment.right > gutter);
  if (Math.min(left.length, right.length) < minRowsASide || areDates(left) || areDates(right)) return false;
  return sideSwitches(rows, gutter) === 1 && sharedHeight(left, right) >= 0.5;
}

// A dense page of a resume has 90 rows, and its words end at 150 places.
const mostRows = 400;
const mostGutters = 400;
const mostCandidates = 250;

/** The stretches of rows that no word of crosses the gutter. */
function clearRuns(rows: Row[], gutter: number): Run[] {
  const runs: Run[] = [];
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

function kindOf(rows: Row[], gutter: number, onDoubt: () => void): Split["kind"] | null {
  const left = sideOf(rows, (segment) => segment.right <= gutter);
  const right = sideOf(rows, (segment) => segment.right > gutter);
  const fewer = Math.min(left.length, right.length);
  if (fewer < minRowsASide || sharedHeight(left, right) < 0.5 || areValues(right)) return null;
  if (isRail(left, right)) return "rail";
  if (areDates(left) || areDates(right)) return null;
  const both = left.length + right.length - rows.length;
  const heads = [countHeads(left, right), countHeads(right, left)];
  const switches = sideSwitches(rows, gutter);
  if (switches !== null && switches <= Math.max(1, 0.25 * fewer)) return "columns";
  if (both <= 0.5 * fewer) return "columns";
  const oneSided = 1 - both / rows.length;
  // Lines that share their base lines may be the rows of a table: then headings of their own on both sides decide.
  if (oneSided > 0.3 && heads.every(({ all, alone }) => all >= 2 && alone >= 1)) return "columns";
  if (switches === null && oneSided > 0.15 && rows.length >= 6 && !isMostlyTable(rows)) onDoubt();
  return null;
}

/** A rail under lines that stand alone at the left, a list of skills over jobs with their dates in the margin: what stands beside the text. */
function railWithin(rows: Row[], { from, to, gutter }: Run): Split | null {
  const isBeside = (row: Row) => row.segments.some((segment) => segment.right > gutter);
  const first = rows.findIndex((row, at) => at >= from && isBeside(row));
  const last = rows.findLastIndex((row, at) => at < to && isBeside(row));
  const band = rows.slice(first, last + 1);
  if (first === from || last - first < 2 * minRowsASide) return null;
  const left = sideOf(band, (segment) => segment.right <= gutter);
  const right = sideOf(band, (segment) => segment.right > gutter);
  return isRail(left, right) ? { from: first, to: last + 1, gutter, kind: "rail" } : null;
}

function isMostlyTable(rows: Row[]): boolean {
  let outside = 0;
  for (let at = 0; at < rows.length; at++) {
    const table = tableAt(rows, at);
    if (table) at = table.end - 1;
    else if ((rows[at]?.segments.length ?? 0) > 1) outside++;
  }
  return outside < 3;
}

const areDates = (rows: Row[]) => {
  const segments = rows.flatMap((row) => row.segments);
  return segments.filter((segment) => isDate(segmentText(segment))).length > 0.6 * segments.length;
};

/** Values behind the colons of their labels are read with these, however the rows are drawn. */
function areValues(rows: Row[]): boolean {
  const led = rows.filter(({ segments: [first] }) => first && isLabelled(first));
  return led.length > 0.5 * rows.length;
}

/** How much of the shorter side stands beside the longer one, from 0 to 1. */
function sharedHeight(left: Row[], right: Row[]): number {
  const span = (rows: Row[]) => ({ top: rows[0]?.y ?? 0, bottom: rows.at(-1)?.y ?? 0 });
  const [a, b] = [span(left), span(right)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
}

/** How often the file itself jumps between the sides: once for columns, at every row for a table. Null where it is unknown. */
function sideSwitches(rows: Row[], gutter: number): number | null {
  const segments = rows.flatMap((row) =>
    row.segments.map((segment) => ({ segment, order: segment.pieces[0]?.order })),
  );
  if (segments.some(({ order }) => order === undefined)) return null;
  segments.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  let switches = 0;
  segments.forEach(({ segment }, index) => {
    const before = segments[index - 1]?.segment;
    if (before && before.right <= gutter !== segment.right <= gutter) switches++;
  });
  return switches;
}

/** Short lines that are larger or heavier than most of their side; `alone` are those beside no such line of the other side. */
function countHeads(side: Row[], other: Row[]): { all: number; alone: number } {
  const isHead = headTest(side);
  const otherHeads = new Set(other.filter(headTest(other)).map((row) => row.y));
  const heads = side.filter(isHead);
  return { all: heads.length, alone: heads.filter((row) => !otherHeads.has(row.y)).length };
}

function headTest(side: Row[]): (row: Row) => boolean {
  const sizes = side.map((row) => row.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const boldRows = side.filter(isBold).length;
  return (row) => {
    const [first] = row.segments;
    if (!first || row.segments.length > 1) return false;
    const text = segmentText(first);
    if (text.length > 40) return false;
    return (
      row.size > 1.08 * usual ||
      (isBold(row) && boldRows < 0.4 * side.length) ||
      /^[\p{Lu}\s&/]{4,}$/u.test(text)
    );
  };
}

const isBold = (row: Row) => row.segments.every((segment) => segment.pieces.every((piece) => piece.bold));

/** A big name at the head of the right column opens the document, though the narrow column stands left of it. */
function nameIsIn(side: Row[], other: Row[]): boolean {
  const first = side[0];
  if (!first) return false;
  const rest = [...side.slice(1), ...other].map((row) => row.size);
  return first.size >= 1.25 * Math.max(...rest, 1) && first.y <= (other[0]?.y ?? 0) + first.size;
}
