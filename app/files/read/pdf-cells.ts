import { breadthOf } from "~/career/resume/text-breadth";
import { cellOf, findGrids, type Grid } from "./pdf-grid";
import {
  joinLines,
  segmentText,
  textLeft,
  toRows,
  isPoint,
  type Row,
  type Segment,
  type DrawnCell,
  type DrawnTable,
} from "./pdf-lines";
import type { Mark, Piece } from "./pdf-page";

const most = 20;
const mostlyFull = 0.7;

/** The tables that lines are drawn around, and the pieces of text outside them. */
export function takeTables(
  pieces: Piece[],
  rules: readonly Mark[],
): { tables: { table: DrawnTable; pieces: Piece[] }[]; rest: Piece[] } {
  let rest = pieces;
  const tables: { table: DrawnTable; pieces: Piece[] }[] = [];
  for (const grid of findGrids(rules).slice(0, most)) {
    const inside = rest.map((piece) => cellOf(grid, piece) !== -1);
    const own = rest.filter((_, index) => inside[index]).flatMap((piece) => cutAtBorders(piece, grid));
    const table = tableOf(grid, own);
    if (!table) continue;
    tables.push({ table, pieces: own });
    rest = rest.filter((_, index) => !inside[index]);
  }
  return { tables, rest };
}

/** A table holds two rows of two cells with text, or a row of three; anything else is a frame. */
function tableOf(grid: Grid, pieces: Piece[]): DrawnTable | null {
  const byCell = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const cell = cellOf(grid, piece);
    byCell.set(cell, [...(byCell.get(cell) ?? []), piece]);
  }
  const columns = grid.xs.length - 1;
  const rows = Array.from({ length: grid.ys.length - 1 }, (_, row) =>
    Array.from({ length: columns }, (_, column): DrawnCell | null => {
      const place = row * columns + column;
      const text = byCell.get(place);
      if (!text) return null;
      const left = grid.xs[column] ?? 0;
      let end = column + 1;
      while (end < columns && grid.cellAt(row, end) === place) end++;
      const lines = toRows(text);
      const begin = Math.min(...lines.flatMap(({ segments }) => segments.map(textLeft)));
      const padding = Math.min(8, Math.max(0, begin - left));
      const right = (grid.xs[end] ?? left) - padding;
      return { rows: lines, left: begin, right, wraps: false, hasItems: false };
    }),
  ).filter((row) => row.some((cell) => cell !== null));
  const counts = rows.map((row) => row.filter((cell) => cell !== null).length);
  if (counts.filter((count) => count >= 2).length < 2 && !counts.some((count) => count >= 3)) return null;
  for (let column = 0; column < columns; column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const ends = cells.flatMap(lineEnds);
    const wraps = ends.filter((full) => full).length >= mostlyFull * ends.length;
    const hasItems = cells.some(endsAnItem);
    for (const cell of cells) Object.assign(cell, { wraps, hasItems });
  }
  return { xs: grid.xs, rows, bottom: grid.ys.at(-1) ?? 0 };
}

/** For each line of a cell that another line in the same look follows: whether the next word had no room on it. */
function lineEnds({ rows, right }: DrawnCell): boolean[] {
  return rows.flatMap((row, index) => {
    const [above, below] = [row.segments.at(-1), rows[index + 1]?.segments[0]];
    if (!above || !below || isPoint(below) || isBold(above) !== isBold(below)) return [];
    return [isFull(above, below, right - 0.4 * above.size)];
  });
}

/** Whether a line of a cell ends with room to spare before one that begins as a further item does: "in operation" over "Managed a team". */
function endsAnItem({ rows, right }: DrawnCell): boolean {
  return rows.some((row, index) => {
    const [above, below] = [row.segments.at(-1), rows[index + 1]?.segments[0]];
    if (!above || !below || isPoint(below) || isBold(above) || isBold(below)) return false;
    return (
      beginsItem(segmentText(above), segmentText(below)) && !isFull(above, below, right - 0.4 * above.size)
    );
  });
}

/** Whether the words of two lines may be the end of one item of work and the begin of the next: "in operation" over "Managed a team". */
export function beginsItem(text: string, next: string): boolean {
  const last = text.split(" ").at(-1) ?? "";
  return /^\p{Lu}\p{Ll}+(?: |$)/u.test(next) && /^\p{Ll}{3,}[.;]?$/u.test(last) && !LINKS.has(last);
}

/** What a phrase cannot end with. */
const LINKS = new Set(
  "and the for with from into within through between under over across around near toward towards against including using via per".split(
    " ",
  ),
);

const isBold = ({ pieces }: Segment) => pieces.every((piece) => piece.bold);

/** Whether the first word of the next line had no room at the end of a line. */
export function isFull(above: Segment, below: Segment, right: number): boolean {
  const next = segmentText(below);
  const scale = (below.right - textLeft(below)) / Math.max(1, breadthOf(next));
  const firstWord = breadthOf(next.split(" ")[0] ?? "") * scale;
  return above.right + firstWord + 0.25 * above.size > right;
}

/** A piece that lies across a border is cut there at a space: some programs set the words of a whole row at once. */
function cutAtBorders(piece: Piece, grid: Grid): Piece[] {
  const edge = grid.xs.find((x) => x > piece.x + 1 && x < piece.x + piece.width - 1);
  if (edge === undefined || !piece.text.trim().includes(" ")) return [piece];
  const letter = piece.width / piece.text.length;
  const cut = piece.text.lastIndexOf(" ", Math.round((edge - piece.x) / letter) + 1);
  const isOneCell =
    cellOf(grid, piece) ===
    cellOf(grid, { ...piece, x: piece.x + piece.width - piece.size, width: piece.size });
  if (cut < 1 || isOneCell) return [piece];
  const [text, next] = [piece.text.slice(0, cut), piece.text.slice(cut + 1)];
  const x = Math.max(edge, piece.x + (cut + 1) * letter);
  const rest = { ...piece, text: next, x, width: Math.max(letter, piece.x + piece.width - x) };
  return [{ ...piece, text, width: text.length * letter }, ...cutAtBorders(rest, grid)];
}

/** A row that stands for a whole table among the rows of its page. */
export function tableRow(table: DrawnTable, pieces: Piece[]): Row | null {
  const segment = joinLines(toRows(pieces).flatMap(({ segments }) => segments));
  if (!segment) return null;
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return { y: segment.y, size: segment.size, segments: [{ ...segment, left, right, table }] };
}

/** The last table of a page, by number: how many rows it has, its edges, and the columns that no row left empty. */
export type OpenTable = { number: number; rows: number; xs: number[]; always: Set<number>; page: number };

/**
 * The number of a table and of its first row: a table on the columns of one that the page before ended in is its rest, and its
 * first row that of a row that was cut, if a column is empty that no row left empty.
 */
export function numberTable(
  { xs, rows }: DrawnTable,
  page: number,
  context: { nextTable: number; openTable?: OpenTable },
): { number: number; from: number } {
  const before = context.openTable;
  const isRest =
    before !== undefined &&
    before.page === page - 1 &&
    before.xs.length === xs.length &&
    before.xs.every((x, index) => Math.abs(x - (xs[index] ?? 0)) < 3);
  const filled = rows.map((row) => new Set(row.flatMap((cell, index) => (cell ? [index] : []))));
  const isCut = isRest && [...before.always].some((index) => !filled[0]?.has(index));
  const number = isRest ? before.number : context.nextTable++;
  const from = isRest ? before.rows - (isCut ? 1 : 0) : 0;
  const whole = isCut ? filled.slice(1) : filled;
  const always = [...(isRest ? before.always : (filled[0] ?? []))].filter((index) =>
    whole.every((row) => row.has(index)),
  );
  context.openTable = { number, rows: from + rows.length, xs, always: new Set(always), page };
  return { number, from };
}
