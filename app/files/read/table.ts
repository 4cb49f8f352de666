import type { Paragraph } from "~/career/resume/document-text";

import { datesFirst, isStrip, readStrip, type Cell } from "./table-rows";

/**
 * The paragraphs of a table: row by row, each with the place of its cell; or, where the table only lays out the columns of a
 * page, column by column. The column with most letters is the main one, and a big name opens the page wherever it stands.
 */
export function layOutTable(rows: Cell[][], table: number): Paragraph[] {
  if (isStrip(rows)) return readStrip(rows);
  if (isPage(rows)) return pageColumns(rows);
  return rows.flatMap((row, rowNumber) =>
    datesFirst(row.map((cell, column) => ({ cell, column }))).flatMap(({ cell, column }) =>
      cell.map((paragraph) =>
        paragraph.cell ? paragraph : { ...paragraph, cell: { table, row: rowNumber, column } },
      ),
    ),
  );
}

function sides(rows: Cell[][]): Paragraph[][] {
  const width = Math.max(...rows.map((row) => row.length), 0);
  return Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? []));
}

/** Whether a table is no table but a page in columns: each holds several paragraphs, and headings where rows are more than one. */
function isPage(rows: Cell[][]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const columns = sides(filled).filter((side) => side.length > 0);
  if (columns.length < 2 || columns.length > 3) return false;
  if (filled.length > 2 && columns.some((_, at) => filled.every((row) => (row[at]?.length ?? 0) <= 1)))
    return false;
  if (filled.some((row) => row.length !== filled[0]?.length) || hasHeadRow(filled)) return false;
  return columns.every((side) => {
    if (side.length < 4) return false;
    const heads = side.filter((paragraph, index) => isHead(paragraph, side, index)).length;
    return heads >= 1 && side.length - heads >= Math.max(2, heads);
  });
}

/** A first row of single short lines, each in another look than the rest of its column, names what stands in the columns. */
function hasHeadRow(rows: Cell[][]): boolean {
  const [first = []] = rows;
  return (
    rows.length > 2 &&
    first.every((cell, column) => {
      const [head] = cell;
      const side = rows.flatMap((row) => row[column] ?? []);
      return cell.length === 1 && head !== undefined && isHead(head, side, 0);
    })
  );
}

/** A short paragraph in another look than most of its side, with something under it. */
function isHead({ text, runs, headingLevel }: Paragraph, side: Paragraph[], index: number): boolean {
  if (headingLevel !== undefined) return true;
  if (text.length > 40 || index === side.length - 1) return false;
  const sizes = side.map((paragraph) => paragraph.runs[0]?.size ?? 0).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const boldOnes = side.filter((paragraph) => paragraph.runs.every((run) => run.bold)).length;
  return (
    runs.every((run) => run.size > 1.08 * usual || run.caps) ||
    (runs.every((run) => run.bold) && boldOnes < 0.6 * side.length) ||
    /^[\p{Lu}\s&/:]{4,}$/u.test(text)
  );
}

function pageColumns(rows: Cell[][]): Paragraph[] {
  const columns = sides(rows).filter((side) => side.length > 0);
  const letters = columns.map((side) => side.reduce((sum, { text }) => sum + text.length, 0));
  const main = letters.indexOf(Math.max(...letters));
  let next = 0;
  const numbered = columns.map((side, index) => {
    const column = index === main ? 0 : ++next;
    return side.map((paragraph) => ({ ...paragraph, column: paragraph.column + column }));
  });
  const named = numbered.findIndex((side, index) =>
    opensWithName(side, numbered.filter((_, other) => other !== index).flat()),
  );
  if (named > 0) numbered.unshift(...numbered.splice(named, 1));
  return numbered.flat();
}

function opensWithName([first, ...rest]: Paragraph[], others: Paragraph[]): boolean {
  const size = first?.runs[0]?.size ?? 0;
  return size >= 1.25 * Math.max(1, ...[...rest, ...others].map((paragraph) => paragraph.runs[0]?.size ?? 0));
}
