import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";

/** The fields that begin a post on its line, as the form of the whole line or of the whole list tells. */
export function lineOpeners(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): ReadonlySet<Field> {
  return new Set([...postsOnLines(fields, slots, openers), ...wholePostLines(fields, slots, openers)]);
}

/**
 * Where nearly every line of a list that names anything holds a post, its employer and its time, each such line is one: the fields that begin them, whatever
 * stands first.
 */
function wholePostLines(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): ReadonlySet<Field> {
  const lines = [...groupByParagraph(fields).values()].map((own) =>
    own.filter(({ label }) => openers.has(slots.get(label) ?? "other")),
  );
  const holds = (line: readonly Field[], slot: Label) => line.some(({ label }) => slots.get(label) === slot);
  const dated = lines.filter((line) => holds(line, "dates"));
  const whole = dated.filter((line) => holds(line, "title") && holds(line, "employer"));
  const named = lines.filter((line) => holds(line, "title") || holds(line, "employer"));
  const isForm = whole.length > 1 && whole.length * 4 >= Math.max(named.length, dated.length) * 3;
  return new Set(isForm ? whole.flatMap(([first]) => first ?? []) : []);
}

/**
 * "Welder II, 2012 to 2015; Welder I, 2015 to 2019": where a line tells of several posts in one form, each with its time behind or before it, the
 * fields that begin the second post and those after it.
 */
function postsOnLines(
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
