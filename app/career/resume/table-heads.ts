import type { DocumentText, Paragraph } from "./document-text";
import { findPeriods } from "../dates";
import type { LabelKind } from "./vocabulary/vocabulary-types";

const PARTS = /\s*(?:\/|&|,|\s[–-]\s|\band\b|\bwith\b)\s*/i;
const numberHead = /^(?:s\s?\/?\s?n(?:o)?|no|nos|number|serial(?: no)?|#|item)\.?$/i;

/** What the head row of each table says about the columns below it. */
export type TableHeads = {
  /** Paragraphs that are heads of columns. */
  heads: ReadonlySet<number>;
  kindOf: (paragraph: Paragraph) => LabelKind | undefined;
  /** True for a paragraph that only counts the rows. */
  isNumber: (place: number) => boolean;
};

/** True for cells that all name columns. */
export function isHeadRow(
  cells: readonly string[],
  labelKind: (text: string) => LabelKind | undefined,
): boolean {
  return (
    cells.every((text) => numberHead.test(text) || labelKind(text) !== undefined) &&
    cells.some((text) => labelKind(text) !== undefined)
  );
}

/** Finds the rows whose cells name columns ("S/N", "Organisation", "Period"): at least two known labels, nothing else but short words. */
export function readTableHeads(
  { paragraphs }: DocumentText,
  labelKind: (text: string) => LabelKind | undefined,
): TableHeads {
  const heads = new Set<number>();
  const numbers = new Set<number>();
  const kinds = new Map<number, LabelKind>();
  // "Employer and post" names two kinds: it is a head, but says nothing sure of its column.
  const isHead = (text: string) => numberHead.test(text) || text.split(PARTS).some((part) => labelKind(part));
  for (const rows of tablesOf(paragraphs)) {
    let open: ReadonlyMap<number, string> | undefined;
    for (const [at, row] of rows.entries()) {
      const texts = row.map((place) => paragraphs[place]?.text ?? "");
      const below = (rows[at + 1] ?? []).map((place) => paragraphs[place]?.text ?? "");
      // "Address | 31 Atekong Drive | Phone | …" over "Email | … | Nationality | …": labels beside their values.
      const isBeside = below.filter((text) => labelKind(text) !== undefined).length > 1;
      const known = texts.filter(isHead).length;
      const mayHead = below.length > 0 && !isBeside && known > 1 && texts.every(isShort);
      // A whole form may be one table: below its first row a row of heads has nothing else.
      if (mayHead && (at === 0 ? known * 2 >= texts.length : known === texts.length && known > 2)) {
        for (const place of row) heads.add(place);
        open = new Map(row.map((place, cell) => [columnOf(paragraphs[place]), texts[cell] ?? ""]));
        continue;
      }
      // "SECTION C: WORKING EXPERIENCE", alone in its row, ends the table of the schools.
      if (row.length === 1 && at > 0 && texts.every(isShort)) open = undefined;
      for (const place of open ? row : []) {
        const head = open?.get(columnOf(paragraphs[place]));
        const kind = head === undefined ? undefined : labelKind(head);
        if (kind) kinds.set(place, kind);
        if (head !== undefined && numberHead.test(head) && isCount(paragraphs[place]?.text))
          numbers.add(place);
      }
    }
  }
  // In a PDF without drawn cells the head row is one line with tabs.
  paragraphs.forEach(({ cell, text }, place) => {
    const parts = text.split("\t").map((part) => part.trim());
    const isRow = !cell && parts.length > 1 && text.length < 120;
    if (isRow && parts.every(isHead) && parts.some((part) => labelKind(part) !== undefined)) heads.add(place);
    else if (!cell && numberHead.test(text) && /^s/i.test(text)) heads.add(place);
  });
  const places = new Map(paragraphs.map((paragraph, place) => [paragraph, place]));
  return {
    heads,
    kindOf: (paragraph) => kinds.get(places.get(paragraph) ?? -1),
    isNumber: (place) => numbers.has(place),
  };
}

const columnOf = (paragraph: Paragraph | undefined) => paragraph?.cell?.column ?? 0;
const isCount = (text = "") => /^\(?\d{1,2}[.)]?$/.test(text.trim());
const isShort = (text: string) =>
  text.length <= 40 && findPeriods(text).length === 0 && !/@|\d{7}/.test(text.replace(/\D{1,2}(?=\d)/g, ""));

/** The rows of each table, each with the places of its paragraphs. */
function tablesOf(paragraphs: readonly Paragraph[]): number[][][] {
  const tables = new Map<number, Map<number, number[]>>();
  paragraphs.forEach(({ cell }, place) => {
    if (!cell) return;
    const rows = tables.get(cell.table) ?? new Map<number, number[]>();
    tables.set(cell.table, rows);
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), place]);
  });
  return [...tables.values()].map((rows) =>
    [...rows].sort(([one], [other]) => one - other).map(([, row]) => row),
  );
}
