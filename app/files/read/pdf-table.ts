import { segmentText, type Row, type Segment } from "./pdf-lines";
import { verdictOfTags } from "./pdf-tagging";

export type TableRow = { column: number; segments: Segment[] }[];

const closeEdge = 4;

/** A table that begins at this row: at least two rows on the same left edges. Cells whose words wrap are whole. */
export function tableAt(rows: Row[], from: number): { rows: TableRow[]; end: number } | null {
  const first = rows[from];
  if (!first || first.segments.length < 2) return null;
  const edges = first.segments.map((segment) => segment.left);
  const table: TableRow[] = [];
  let full = 0;
  let wrapped = 0;
  let end = from;
  for (; end < rows.length; end++) {
    const row = rows[end];
    const before = rows[end - 1];
    if (!row) break;
    const columns = row.segments.map((segment) => columnOf(segment, edges));
    if (columns.includes(-1) || new Set(columns).size < columns.length) break;
    if (before && row.y - before.y > 3.2 * row.size) break;
    const cells = row.segments.map((segment, index) => ({
      column: columns[index] ?? 0,
      segments: [segment],
    }));
    const last = table.at(-1);
    if (last && before && isWrap(row, before, columns, last, edges)) {
      wrapped++;
      for (const cell of cells) {
        const above = last.find(({ column }) => column === cell.column);
        if (above) above.segments.push(...cell.segments);
        else last.push(cell);
      }
    } else {
      if (columns.length < 2) break;
      full += columns.length === edges.length ? 1 : 0;
      table.push(cells);
    }
  }
  const isTable = edges.length >= 3 ? full >= 2 : full >= 3 || (full >= 2 && wrapped >= 1);
  return isTable ? { rows: table.map((cells) => cells.sort((a, b) => a.column - b.column)), end } : null;
}

/** The column of a cell by its left edge, or -1. */
const columnOf = (segment: Segment, edges: number[]) =>
  edges.findIndex((edge, index) => {
    const next = edges[index + 1] ?? Infinity;
    return Math.abs(segment.left - edge) < closeEdge && segment.right < next;
  });

/** ": Electrical Foreman": what begins with the colon of a label is the value of a row of its own. */
export const isLabelled = (segment: Segment) => /^:\s?\S/u.test(segmentText(segment));

/** Whether a row holds only further lines of cells above: close to them, and the cell above was full. */
function isWrap(row: Row, before: Row, columns: number[], last: TableRow, edges: number[]): boolean {
  if (row.y - before.y > 1.5 * row.size || row.segments.some(isLabelled)) return false;
  return row.segments.every((segment, index) => {
    const column = columns[index] ?? 0;
    const above = last.find((cell) => cell.column === column)?.segments.at(-1);
    if (!above) return false;
    const verdict = verdictOfTags(above, segment);
    // Further paragraphs of a cell stand alone in their row.
    if (verdict === "same" || (verdict === "apart" && columns.length > 1)) return verdict === "same";
    const edge = edges[column + 1] ?? above.right;
    const letter =
      (segment.right - segment.left) /
      Math.max(
        1,
        segment.pieces.reduce((sum, piece) => sum + piece.text.length, 0),
      );
    const word = (segment.pieces[0]?.text.trim().split(" ")[0]?.length ?? 0) * letter;
    const room = columns.length < edges.length ? 2.5 : 1.5;
    return above.right + word + room * segment.size > edge;
  });
}
