import type { DocumentText, Paragraph } from "./document-text";

/** One cell of a grid: its text, and the paragraphs that it is made of. */
export type GridCell = { column: number; text: string; paragraphs: readonly number[] };
/** A table of the file, or neighbouring lines with as many tabs, as rows of cells. */
export type Grid = { rows: readonly (readonly GridCell[])[] };

const fewestRows = 2;

/** The grids of a document in order: its tables, and what is set as one with tabs. */
export function gridsOf({ paragraphs }: DocumentText): Grid[] {
  const tables = new Map<number, GridCell[][]>();
  const grids: { rows: GridCell[][] }[] = [];
  let typed: GridCell[][] = [];
  const close = () => {
    if (typed.length >= fewestRows) grids.push({ rows: typed });
    typed = [];
  };
  paragraphs.forEach((paragraph, place) => {
    const { cell, text } = paragraph;
    if (cell) {
      close();
      let rows = tables.get(cell.table);
      if (!rows) {
        tables.set(cell.table, (rows = []));
        grids.push({ rows });
      }
      addToRow((rows[cell.row] ??= []), { column: cell.column, text, paragraphs: [place] });
      return;
    }
    const row = typedRow(paragraph, place);
    if (row.length < 2 || (typed[0] && typed[0].length < row.length)) close();
    if (row.length >= 2) typed.push(row);
  });
  close();
  return grids
    .map(({ rows }) => ({ rows: rows.filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A cell may hold several paragraphs. */
function addToRow(row: GridCell[], cell: GridCell): void {
  const at = row.findIndex(({ column }) => column === cell.column);
  const had = row[at];
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
