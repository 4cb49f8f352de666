import type { Paragraph } from "~/career/resume/document-text";
import { isSectionHeading } from "./heading-words";
import { isDate } from "./pdf-rail";

/** The paragraphs of one cell. */
export type Cell = Paragraph[];

const longestLabel = 40;

/** Whether a table has a strip at its left: headings and dates, one a row, each beside what belongs to it. */
export function isStrip(rows: Cell[][]): boolean {
  if (rows.length < 4 || rows.some((row) => row.slice(2).some((cell) => cell.length > 0))) return false;
  const labels = rows.flatMap(([cell = []]) => cell);
  if (rows.some(([cell = []]) => cell.length > 1) || labels.some(({ text }) => text.length > longestLabel))
    return false;
  const dates = labels.filter(isDateLabel).length;
  const isBesideSeveral = rows.some(([, cell = []]) => cell.length > 1);
  return dates >= 2 && labels.length - dates >= 1 && isBesideSeveral;
}

/** A strip and what stands beside it as a person reads them: a heading on a line of its own, a date on the line that it stands beside. */
export function readStrip(rows: Cell[][]): Paragraph[] {
  const heads = rows.flatMap(([strip = [], beside = []]) => (beside.length === 0 ? strip : []));
  return rows.flatMap(([strip = [], beside = []]) => {
    const [label] = strip;
    const [first, ...rest] = beside;
    if (!label || !first) return [...(label ? [label] : []), ...beside];
    // Where headings have rows of their own, what stands beside a line is its label.
    const isHead = heads.some((head) => looksAlike(head, label)) || isSectionHeading(label.text);
    const isLabel = heads.length > 1 && !first.cell && !isHead;
    if (!isLabel && !isDateLabel(label) && !/^\p{Ll}/u.test(label.text)) return [label, ...beside];
    const [run] = first.runs;
    const text = `${label.text}\t${first.text}`;
    const runs = run
      ? [...label.runs, { ...run, text: `\t${run.text}` }, ...first.runs.slice(1)]
      : label.runs;
    return [{ ...first, text, runs, spaceBefore: Math.max(label.spaceBefore, first.spaceBefore) }, ...rest];
  });
}

function looksAlike(one: Paragraph, other: Paragraph): boolean {
  const [first, second] = [one.runs[0], other.runs[0]];
  const isCapitals = ({ text }: Paragraph) => text === text.toUpperCase();
  return (
    first?.bold === second?.bold && first?.size === second?.size && isCapitals(one) === isCapitals(other)
  );
}

const isDateLabel = ({ text }: Paragraph) => /\d{2}/.test(text) && isDate(text);

/**
 * The cells of a row in the order in which they tell of an entry: dates at the right of a cell of several paragraphs belong to its head,
 * so they come before it. Cells of short lines stay in their places.
 */
export function datesFirst<T extends { cell: Cell }>(row: T[]): T[] {
  const long = row.filter(({ cell }) => cell.length > 1);
  const at = long[0] ? row.indexOf(long[0]) : -1;
  const dates = row.slice(at + 1).filter(({ cell }) => cell.length === 1 && cell.every(isSpan));
  if (long.length !== 1 || dates.length === 0 || !long[0]?.cell.some(isOfText)) return row;
  const moved = new Set(dates);
  return [...row.slice(0, at), ...dates, ...row.slice(at).filter((one) => !moved.has(one))];
}

const isSpan = ({ text }: Paragraph) =>
  text.length < 34 && /\b(?:19|20)\d{2}\b|^(?:till |to )?(?:date|present|now|till now)$/i.test(text);

const isOfText = ({ text, listLevel }: Paragraph) => listLevel !== undefined || text.length > 40;
