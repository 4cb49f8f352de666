import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import type { Placed } from "./rails";
import type { Section } from "./vocabulary/vocabulary-types";

/**
 * A table without lines that sets sections beside each other, "WORK" over its posts at the left and "EDUCATION" over its schools at the right, is two
 * columns of a page: each is read from top to bottom.
 */
export function partSectionTables(placed: readonly Placed[]): Placed[] {
  const tables = new Map<number, Placed[]>();
  for (const one of placed) {
    const { cell } = one.paragraph;
    if (!cell) continue;
    const own = tables.get(cell.table);
    if (own) own.push(one);
    else tables.set(cell.table, [one]);
  }
  const parted = new Map(
    [...tables].filter(([, own]) => areSectionsBeside(own.map(({ paragraph }) => paragraph))),
  );
  if (parted.size === 0) return [...placed];
  const done = new Set<number>();
  return placed.flatMap((one) => {
    const table = one.paragraph.cell?.table ?? -1;
    const own = parted.get(table);
    if (!own) return [one];
    if (done.has(table)) return [];
    done.add(table);
    return columnsOf(own);
  });
}

function columnsOf(table: readonly Placed[]): Placed[] {
  const columnOf = ({ paragraph: { column, cell } }: Placed) => column + (cell?.column ?? 0);
  return table
    .map((one) => {
      const paragraph = { ...one.paragraph, column: columnOf(one) };
      delete paragraph.cell;
      return { ...one, paragraph };
    })
    .sort((one, other) => one.paragraph.column - other.paragraph.column);
}

// What no table of studies or papers has as one of its columns.
const lists: ReadonlySet<Section> = new Set(["skills", "languages", "referees", "work"]);
// "Institution" and "Certificate" may be heads of the columns of one table.
const ofStudies: ReadonlySet<Section> = new Set(["education", "certificates", "awards", "oLevels"]);

/**
 * Two columns with headings of their own, of which two stand beside each other in a row, and with text below them: a column of headings alone
 * belongs to the text beside it. "Institution" beside "Award" over rows of single lines are heads of a table.
 */
function areSectionsBeside(table: readonly Paragraph[]): boolean {
  const cells = new Map<string, number>();
  const columns = new Map<number, Section[]>();
  const opened = new Map<number, number>();
  const withText = new Set<number>();
  for (const { text, cell, listLevel } of table) {
    const column = cell?.column ?? 0;
    const key = `${cell?.row}/${column}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
    const section = listLevel === undefined ? headingSection(text) : undefined;
    if (!section) withText.add(column);
    else if (cell && cells.get(key) === 1) opened.set(cell.row, (opened.get(cell.row) ?? 0) + 1);
    columns.set(column, [...(columns.get(column) ?? []), ...(section ? [section] : [])]);
  }
  const rows = new Set(table.map(({ cell }) => cell?.row)).size;
  const [left = [], right = [], ...more] = [...columns.values()];
  if (rows < 2 || more.length > 0 || left.length === 0 || right.length === 0) return false;
  if (withText.size < 2 || ![...opened.values()].includes(2)) return false;
  const kinds = new Set([...left, ...right].map((one) => (ofStudies.has(one) ? "education" : one)));
  const holdsParagraphs = [...cells.values()].some((count) => count > 1);
  const headsLists = [left, right].every((own) => own.some((one) => lists.has(one)));
  return kinds.size > 1 && (holdsParagraphs || left.length + right.length > 2 || headsLists);
}
