import type { DocumentText, Paragraph } from "./document-text";

/** One cell of a grid: its text, and the paragraphs that it is made of. */
export type GridCell = { column: number; text: string; paragraphs: readonly number[] };
/** A table of the file, or neighbouring lines with as many tabs, as rows of cells. */
export type Grid = { rows: readonly (readonly GridCell[])[] };

const fewestRows = 2;

/** The grids of a document in order: its tables, and what is set as one with tabs. */
export function gridsOf({ paragraphs }: DocumentText): Grid[] {
  const tables = new Map<number, Map<number, GridCell[]>>();
  const grids: Map<number, GridCell[]>[] = [];
  let typed: GridCell[][] = [];
  const close = () => {
    if (typed.length >= fewestRows) grids.push(new Map(typed.entries()));
    typed = [];
  };
  paragraphs.forEach((paragraph, place) => {
    const { cell, text } = paragraph;
    if (cell) {
      close();
      const rows = tables.get(cell.table) ?? new Map<number, GridCell[]>();
      if (rows.size === 0) {
        tables.set(cell.table, rows);
        grids.push(rows);
      }
      const row = rows.get(cell.row) ?? [];
      rows.set(cell.row, row);
      addToRow(row, { column: cell.column, text, paragraphs: [place] });
      return;
    }
    const row = typedRow(paragraph, place);
    if (row.length < 2 || (typed[0] && typed[0].length < row.length)) close();
    if (row.length >= 2) typed.push(row);
  });
  close();
  return grids.map((rows) => ({ rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row) }));
}

/** A cell may hold several paragraphs. */
function addToRow(row: GridCell[], cell: GridCell): void {
  // The paragraphs of a cell follow each other.
  const at = row.length - 1;
  const had = row[at]?.column === cell.column ? row[at] : undefined;
  if (had)
    row[at] = {
      ...had,
      text: `${had.text} ${cell.text}`,
      paragraphs: [...had.paragraphs, ...cell.paragraphs],
    };
  else row.push(cell);
}

function typedRow({ text, listLevel }: Paragraph, place: number): GridCell[] {
  if (listLevel !== undefined || !text.includes("\t")) return [];
  return text
    .split(/\t+/)
    .map((part, column) => ({ column, text: part.trim(), paragraphs: [place] }))
    .filter((cell) => cell.text !== "");
}

/** True for the number of a row: "1.", "(iv)". */
export const isRowNumber = ({ text }: GridCell) =>
  /^\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]?$/i.test(text.trim());
