import { foldText } from "../nlp/fold";
import type { Entry } from "./entry";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";

/** Posts told as on a form, each with the same labels: the values that begin one, and those that belong to the one begun before. */
export type Records = { openers: ReadonlySet<Field>; members: ReadonlySet<Field> };

type Labelled = { name: string; value: Field };

/**
 * "Employer: …" over "Post: …", "Grade level: …" and "Date: …", again and again: the first label that comes back begins the next record, and what stands behind the
 * others belongs to it, whatever stands between.
 */
export function labelledRecords(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): Records {
  const labelled = fields.flatMap((field, at): Labelled[] => {
    const value = fields[at + 1];
    const isLabel = field.label === "label" && field.segments[0]?.index === 0;
    if (!isLabel || !value || !isBeside(field, value)) return [];
    const kind = value.segments[0]?.label ?? "";
    return openers.has(slots.get(value.label) ?? "other") && ofPosts.has(kind)
      ? [{ name: nameOf(field.text), value }]
      : [];
  });
  const count = (name: string) => labelled.filter((one) => one.name === name).length;
  const repeated = labelled.filter(({ name }) => count(name) > 1);
  const names = new Set(repeated.map(({ name }) => name));
  const [lead] = repeated;
  if (!lead || names.size < 2) return { openers: new Set(), members: new Set() };
  const begins = repeated.filter(({ name }) => name === lead.name).map(({ value }) => value);
  const rest = repeated.filter(({ name }) => name !== lead.name).map(({ value }) => value);
  return { openers: new Set(begins), members: new Set(rest) };
}

/** An employer without a label may stand over the first label of a record. */
export function beginsRecord(
  { openers, members }: Records,
  entry: Entry,
  slot: Label,
  field: Field,
): boolean {
  const had = [...[...entry.slots.values()].map((one) => one.field), ...entry.dates];
  const isBegun = had.some((one) => openers.has(one) || members.has(one));
  return openers.has(field) && (isBegun || isHeld(entry, slot));
}

export function isOfRecord({ members }: Records, entry: Entry, slot: Label, field: Field): boolean {
  return members.has(field) && !isHeld(entry, slot);
}

function isHeld({ slots, dates }: Entry, slot: Label): boolean {
  return slot === "dates" ? dates.length > 0 : slots.has(slot);
}

const ofPosts: ReadonlySet<string> = new Set(["employer", "title", "dates"]);

/** On its line, or in the next cell of its row. */
function isBeside(label: Field, value: Field): boolean {
  return label.paragraph === value.paragraph || (label.row !== undefined && label.row === value.row);
}

/** "ii) Name of employer:" and "Name of Employer" are one label. */
const nameOf = (text: string) =>
  foldText(text)
    .replace(/^\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s*/u, "")
    .replace(/[\s:.]+$/u, "");
