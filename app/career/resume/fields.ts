import type { DocumentText } from "./document-text";
import { isDuration, type Segment } from "./segments";
import type { Tagged } from "./tagger/crf";
import { asLabel, labels, type Label } from "./tagger/labels";

/** One tagged stretch of a paragraph: neighbouring segments of one label are one field. */
export type Field = {
  label: Label;
  text: string;
  paragraph: number;
  segments: Segment[];
  /** Probability of each label, the least of its segments. */
  probability: (label: Label) => number;
};

const place = new Map(labels.map((label, at) => [label, at]));

/** Joins the tagged segments to fields, in order. */
export function fieldsOf(
  document: DocumentText,
  segments: readonly Segment[],
  tagged: readonly Tagged[],
): Field[] {
  const fields: Field[] = [];
  segments.forEach((segment, at) => {
    const tag = tagged[at];
    if (!tag) return;
    // How long a post lasted repeats what its dates tell.
    const label = isDuration(segment.text) ? "label" : (segment.fixed ?? asLabel(tag.label));
    const chances = (one: Label) => tag.probabilities[place.get(one) ?? -1] ?? 0;
    const last = fields.at(-1);
    if (last && last.paragraph === segment.paragraph && joins(last, label, segment)) {
      const before = last.probability;
      last.segments.push(segment);
      last.probability = (one) => Math.min(before(one), chances(one));
      return;
    }
    fields.push({ label, text: "", paragraph: segment.paragraph, segments: [segment], probability: chances });
  });
  for (const field of fields) field.text = textOf(document, field);
  return fields;
}

const alone: ReadonlySet<Label> = new Set(["email", "phone", "link", "dates", "label", "heading", "standing"]);

function joins(last: Field, label: Label, segment: Segment): boolean {
  if (last.label !== label || alone.has(label)) return false;
  return label === "line" || label === "skill" || label === "language" || segment.before !== "tab";
}

/** The text of a field with the marks inside it; a bracket that was cut off behind it comes back. */
function textOf({ paragraphs }: DocumentText, { paragraph, segments, label }: Field): string {
  const text = paragraphs[paragraph]?.text ?? "";
  const from = segments[0]?.from ?? 0;
  const to = segments.at(-1)?.to ?? 0;
  const inside = text.slice(from, to);
  const open = (inside.match(/[([]/g) ?? []).length - (inside.match(/[)\]]/g) ?? []).length;
  const next = /^\s*[)\]]/.exec(text.slice(to))?.[0];
  const end = label === "line" && /^[.!?]/.test(text.slice(to)) ? text.charAt(to) : "";
  return open > 0 && next ? inside + next.trim() : open < 0 ? inside.replace(/[)\]]\s*$/, "") : inside + end;
}
