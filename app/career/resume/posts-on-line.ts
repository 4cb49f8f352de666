import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";

/**
 * "Welder II, 2012 to 2015; Welder I, 2015 to 2019": where a line tells of several posts in one form, each with its time behind or before it, the
 * fields that begin the second post and those after it.
 */
export function postsOnLines(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): ReadonlySet<Field> {
  const found = new Set<Field>();
  for (const own of groupByParagraph(fields).values()) {
    const heads = own.filter(({ label }) => openers.has(slots.get(label) ?? "other"));
    const parts = partsOf(heads, slots);
    if (parts.length < 2 || !parts.every((part) => isPost(part, slots))) continue;
    for (const [first] of parts.slice(1)) if (first) found.add(first);
  }
  return found;
}

/** Cut behind each time, or before it where the line begins with one. Times right behind each other are of one post. */
function partsOf(heads: readonly Field[], slots: ReadonlyMap<Label, Label>): Field[][] {
  const isTime = (field: Field | undefined) => field !== undefined && slots.get(field.label) === "dates";
  const timeFirst = isTime(heads[0]);
  const parts: Field[][] = [];
  for (const [at, field] of heads.entries()) {
    const before = heads[at - 1];
    const begins = timeFirst ? isTime(field) && !isTime(before) : isTime(before) && !isTime(field);
    const open = parts.at(-1);
    if (open && !begins) open.push(field);
    else parts.push([field]);
  }
  return parts;
}

function isPost(part: readonly Field[], slots: ReadonlyMap<Label, Label>): boolean {
  const own = part.map(({ label }) => slots.get(label));
  const count = (slot: Label) => own.filter((one) => one === slot).length;
  return (
    count("dates") > 0 && count("title") < 2 && count("employer") < 2 && own.some((one) => one !== "dates")
  );
}
