import type { Row } from "./build-lists";
import type { DocumentText } from "./document-text";
import { normalizeValue } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { labelKind } from "./segment-labels";

/** The paragraphs of some fields, each with its label apart; in a table the label may stand in the cell before. */
export function rowsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Row[] {
  const rows: Row[] = [];
  let cellLabel: { text: string; table: number; row: number } | undefined;
  for (const [place, here] of groupByParagraph(fields)) {
    const paragraph = paragraphs[place];
    if (!paragraph) continue;
    const first = here[0];
    const { cell } = paragraph;
    if (first?.label === "label" && here.length === 1) {
      if (cell) cellLabel = { text: cleanLabel(first.text), table: cell.table, row: cell.row };
      continue;
    }
    const to = here.at(-1)?.segments.at(-1)?.to ?? paragraph.text.length;
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row
        ? cellLabel.text
        : undefined;
    // "L.G.A / STATE" beside "ORHIONMWON / EDO": the cell behind a label begins with another one only if that is known.
    const isLabelled =
      first?.label === "label" && (inherited === undefined || labelKind(first.text) !== undefined);
    const from = (isLabelled ? here[1] : first)?.segments[0]?.from ?? 0;
    const label = isLabelled ? cleanLabel(first.text) : inherited;
    const isWhole = here.length === 1 && first?.text === paragraph.text;
    const whole = isWhole ? paragraph.text : paragraph.text.slice(from, Math.max(to, from));
    const rest = isWhole ? "" : (/^[)\].!?]+/.exec(paragraph.text.slice(Math.max(to, from)))?.[0] ?? "");
    rows.push({ paragraph: place, text: whole + rest, ...(label !== undefined && { label }) });
  }
  return rows;
}

function cleanLabel(text: string): string {
  return normalizeValue(text.replace(/:\s*$/, ""));
}
