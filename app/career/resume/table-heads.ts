import type { DocumentText, Paragraph } from "./document-text";
import { findPeriods } from "../dates";
import type { LabelKind } from "./vocabulary/vocabulary-types";

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
  const columns = new Map<string, LabelKind>();
  const counted = new Set<string>();
  const numbers = new Set<number>();
  const first = new Map<number, number[]>();
  const hasRows = new Set<number>();
  paragraphs.forEach(({ cell }, place) => {
    if (cell?.row === 1) hasRows.add(cell.table);
    if (cell?.row !== 0) return;
    const row = first.get(cell.table);
    if (row) row.push(place);
    else first.set(cell.table, [place]);
  });
  // "Employer and post" names two kinds: it is a head, but says nothing sure of its column.
  const isHead = (text: string) =>
    numberHead.test(text) || text.split(/\s*(?:\/|&|,|\band\b|\bwith\b)\s*/i).some((part) => labelKind(part));
  for (const [table, row] of first) {
    const texts = row.map((place) => paragraphs[place]?.text ?? "");
    const kinds = texts.map((text) => labelKind(text));
    const known = texts.filter(isHead).length;
    const isShort = texts.every(
      (text) =>
        text.length <= 40 &&
        findPeriods(text).length === 0 &&
        !/@|\d{7}/.test(text.replace(/\D{1,2}(?=\d)/g, "")),
    );
    // "Address | 31 Atekong Drive | Phone | …" over "Email | … | Nationality | …": labels beside their values.
    const below = paragraphs.filter(({ cell }) => cell?.table === table && cell.row === 1);
    const isBeside = below.filter(({ text }) => labelKind(text) !== undefined).length > 1;
    if (isBeside) continue;
    if (!isShort || !hasRows.has(table) || known < 2 || known * 2 < texts.length) continue;
    row.forEach((place, at) => {
      heads.add(place);
      const column = paragraphs[place]?.cell?.column ?? 0;
      const kind = kinds[at];
      if (kind) columns.set(`${table}/${column}`, kind);
      if (numberHead.test(texts[at] ?? "")) counted.add(`${table}/${column}`);
    });
  }
  // In a PDF without drawn cells the head row is one line with tabs.
  paragraphs.forEach(({ cell, text }, place) => {
    const parts = text.split("\t").map((part) => part.trim());
    const isRow = !cell && parts.length > 1 && text.length < 120;
    if (isRow && parts.every(isHead) && parts.some((part) => labelKind(part) !== undefined)) heads.add(place);
    else if (!cell && numberHead.test(text) && /^s/i.test(text)) heads.add(place);
  });
  paragraphs.forEach(({ cell, text }, place) => {
    if (cell && counted.has(`${cell.table}/${cell.column}`) && /^\(?\d{1,2}[.)]?$/.test(text.trim()))
      numbers.add(place);
  });
  return {
    heads,
    kindOf: ({ cell }) => (cell && cell.row > 0 ? columns.get(`${cell.table}/${cell.column}`) : undefined),
    isNumber: (place) => numbers.has(place),
  };
}
