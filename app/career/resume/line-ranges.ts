import type { Field } from "./field";

/** A stretch of a paragraph, as places in its text. */
export type Range = { from: number; to: number };

/**
 * The fields of one paragraph where some stretches are lines of their own, whatever their words were taken for: what stands before or behind a
 * stretch stays what it was.
 */
export function withLinesAt(text: string, fields: readonly Field[], ranges: readonly Range[]): Field[] {
  return ranges.reduce<Field[]>((left, range) => withLineAt(text, left, range), [...fields]);
}

function withLineAt(text: string, fields: readonly Field[], { from, to }: Range): Field[] {
  const model = fields.find((field) => endOf(field) > from) ?? fields.at(-1);
  const line = model && cutTo(text, model, { from, to });
  if (!line) return [...fields];
  const probability: Field["probability"] = (...labels) => Number(labels.includes("line"));
  return [
    ...fields.flatMap((field) => outside(text, field, { from: startOf(field), to: from })),
    { ...line, label: "line", opens: false, probability },
    ...fields.flatMap((field) => outside(text, field, { from: to, to: endOf(field) })),
  ];
}

const startOf = ({ segments }: Field) => segments[0]?.from ?? 0;
const endOf = ({ segments }: Field) => segments.at(-1)?.to ?? 0;

/** What of a field stands in a stretch on one side of a line. */
function outside(text: string, field: Field, { from, to }: Range): Field[] {
  if (from >= to || to <= startOf(field) || from >= endOf(field)) return [];
  if (from <= startOf(field) && endOf(field) <= to) return [field];
  return [cutTo(text, field, { from, to })].filter((part) => part !== undefined);
}

/** A field with the words of a stretch, without the marks at its edges. */
function cutTo(text: string, field: Field, { from, to }: Range): Field | undefined {
  const words = text.slice(from, to);
  const lead = LEAD.exec(words)?.[0].length ?? 0;
  const own = words.slice(lead).replace(TAIL, "");
  const [segment] = field.segments;
  if (!segment || !/[\p{L}\p{N}]/u.test(own)) return undefined;
  const start = from + lead;
  const { period: _, atom: __, fixed: ___, ...plain } = segment;
  return { ...field, text: own, segments: [{ ...plain, from: start, to: start + own.length, text: own }] };
}
const LEAD = /^[\s,;:.)\]–—-]+/u;
const TAIL = /[\s,;:(–—-]+$/u;
