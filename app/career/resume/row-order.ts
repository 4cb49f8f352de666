import type { DocumentText } from "./document-text";
import type { Field } from "./field";

/** In a row of a table that tells of one post, the time in its last cells comes before the text of the cells at their left. */
export function datesFirst({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const rows = new Map<string, Field[]>();
  const keyOf = ({ paragraph }: Field) => {
    const cell = paragraphs[paragraph]?.cell;
    return cell && `${cell.table}/${cell.row}`;
  };
  for (const field of fields) {
    const key = keyOf(field);
    if (key !== undefined) rows.set(key, [...(rows.get(key) ?? []), field]);
  }
  const done = new Set<string>();
  return fields.flatMap((field) => {
    const key = keyOf(field);
    const row = key === undefined ? undefined : rows.get(key);
    if (key === undefined || !row || !isOfOne(row)) return [field];
    if (done.has(key)) return [];
    done.add(key);
    const isText = ({ label }: Field) => label === "line";
    return [...row.filter((one) => !isText(one)), ...row.filter(isText)];
  });
}

/** One period, behind a text. */
function isOfOne(row: readonly Field[]): boolean {
  const dates = row.filter(({ label }) => label === "dates");
  const text = row.findIndex(({ label }) => label === "line");
  const [only] = dates;
  return dates.length === 1 && only !== undefined && text >= 0 && row.indexOf(only) > text;
}
