import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { isNameShape } from "./person";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";

/**
 * "MR JOHN DUNG⇥REV. AMOS PAM" over "Principal⇥Cocin Church": referees beside each other, as typed with tabs or spaces. They become lines below
 * each other, one referee after the other. Each line keeps its place in the file.
 */
export function partRefereeColumns(placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  let isReferees = false;
  for (let at = 0; at < placed.length; at++) {
    const one = placed[at];
    if (!one) break;
    const section = headingSection(one.paragraph.text);
    if (section !== undefined) isReferees = section === "referees";
    const rows = isReferees && section === undefined ? rowsFrom(placed, at) : [];
    if (rows.length < 2 || !rows[0]?.cells.every(({ text }) => isNameShape(text))) {
      kept.push(one);
      continue;
    }
    const columns = rows[0]?.cells.length ?? 0;
    for (let column = 0; column < columns; column++)
      for (const { cells, place } of rows) {
        const paragraph = cells[column];
        if (paragraph) kept.push({ paragraph, place });
      }
    at += rows.length - 1;
  }
  return kept;
}

type Row = { cells: Paragraph[]; place: number };

/** The rows with as many cells as the first one, two or three. */
function rowsFrom(placed: readonly Placed[], from: number): Row[] {
  const rows: Row[] = [];
  for (const { paragraph, place } of placed.slice(from)) {
    const cells = cellsOf(paragraph);
    if (cells.length < 2 || cells.length > 3 || cells.length !== (rows[0]?.cells.length ?? cells.length))
      break;
    rows.push({ cells, place });
  }
  return rows;
}

function cellsOf(paragraph: Paragraph): Paragraph[] {
  if (paragraph.cell) return [];
  let from = 0;
  return paragraph.text.split(/\t+/).flatMap((text) => {
    from = paragraph.text.indexOf(text, from);
    const cell = { ...paragraph, text, runs: runsBetween(paragraph.runs, from, from + text.length) };
    from += text.length;
    return text.trim() === "" ? [] : [cell];
  });
}
