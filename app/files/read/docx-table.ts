import { isSectionHeading } from "./heading-words";

export type Cell = { lines: string[]; hasList: boolean; hasHeading: boolean };

/**
 * A table as lines: a row of short cells on one line with tabs between them; cells that hold whole paragraphs one after the
 * other; and a table that only lays out two columns of a page, each with headings of its own, column by column.
 */
export function layOutTable(rows: Cell[][]): string[] {
  const filled = rows
    .map((row) => row.filter((cell) => linesOf(cell).length > 0))
    .filter((row) => row.length > 0);
  if (isTwoColumnPage(rows)) return [0, 1].flatMap((side) => rows.flatMap((row) => row[side]?.lines ?? []));
  return filled.flatMap((row) =>
    holdsParagraphs(row) ? row.flatMap((cell) => ["", ...cell.lines]) : [joinCells(row)],
  );
}

const linesOf = (cell: Cell) => cell.lines.filter((line) => line.trim() !== "");

function isTwoColumnPage(rows: Cell[][]): boolean {
  const wide = rows.filter((row) => row.length === 2);
  if (wide.length < 2 || wide.length < rows.length) return false;
  return [0, 1].every((side) => {
    const cells = wide.flatMap((row) => row[side] ?? []);
    const headings = cells.filter((cell) => cell.hasHeading || linesOf(cell).some(isSectionHeading));
    return headings.length >= 1 && cells.flatMap(linesOf).length >= 4;
  });
}

function holdsParagraphs(row: Cell[]): boolean {
  if (row.some((cell) => cell.hasList || cell.hasHeading)) return true;
  const longest = Math.max(...row.map((cell) => linesOf(cell).length));
  return row.length <= 2 ? longest >= 2 : longest >= 3;
}

function joinCells(row: Cell[]): string {
  return row
    .map((cell) =>
      linesOf(cell)
        .map((line) => line.trim())
        .join(" "),
    )
    .join("\t");
}
