import { endsAlike, type Entry, isPair, smallSpace } from "./entry";
import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";

/** Rows of tables that hold a name and a time: each is an entry. */
export function findWholeRows(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): ReadonlySet<string> {
  const kinds = new Map<string, Set<Label>>();
  for (const { row, label } of fields) {
    const slot = slots.get(label);
    if (row !== undefined && slot !== undefined && openers.has(slot))
      kinds.set(row, (kinds.get(row) ?? new Set()).add(slot));
  }
  return new Set([...kinds].flatMap(([row, held]) => (held.has("dates") && held.size > 1 ? [row] : [])));
}

export function startsRow(entry: Entry, { row }: Field, wholeRows: ReadonlySet<string>): boolean {
  const had = [...[...entry.slots.values()].map((slot) => slot.field), ...entry.dates];
  return (
    row !== undefined &&
    wholeRows.has(row) &&
    had.length > 0 &&
    had.every((field) => field.row !== undefined && field.row !== row)
  );
}

/** A line with a period of its own is no part of an entry whose whole head, with its period, stands on the line before. */
export function startsLine(entry: Entry, field: Field, datesOn: ReadonlyMap<number, Field>): boolean {
  const last = entry.dates.at(-1);
  const own = datesOn.get(field.paragraph);
  if (!last || !own || field.segments[0]?.index !== 0 || last.paragraph >= field.paragraph) return false;
  const head = [...entry.slots.values()].map((slot) => slot.field);
  const isWhole = head.length > 0 && head.every(({ paragraph }) => paragraph === last.paragraph);
  return isWhole && !isPair(last, own) && !endsAlike(entry, own);
}

/** A line apart from a head that has its period begins the next entry, where most lines stand close; in the row of a table that has the period it goes on. */
export function startsGroup(entry: Entry, field: Field): boolean {
  const [first] = field.segments;
  if (field.row !== undefined && entry.dates.some(({ row }) => row === field.row)) return false;
  const head = [...entry.slots.values()].map((slot) => slot.field.paragraph);
  return (
    first?.index === 0 &&
    first.space > smallSpace &&
    entry.dates.length > 0 &&
    head.length > 0 &&
    Math.max(...head, ...entry.dates.map(({ paragraph }) => paragraph)) < field.paragraph
  );
}

/** "…, 2021 · Driver's licence, 2020", "Mr Ade, 0803 … | Mrs Bello": behind a bar what the entry of the line has already begins the next one. */
export function startsInRow(entry: Entry, slot: Label, { paragraph, segments }: Field): boolean {
  const mark = segments[0]?.before;
  const isDated = entry.dates.some((dates) => dates.paragraph === paragraph);
  if (mark === "comma") return slot === "item" && isDated;
  return (
    mark === "bar" &&
    (slot === "referee" || slot === "item" || slot === "issuer") &&
    (entry.slots.get(slot)?.field.paragraph === paragraph || (slot !== "referee" && isDated))
  );
}

export function areGapsRare(fields: readonly Field[]): boolean {
  const spaces = new Map(fields.map(({ paragraph, segments }) => [paragraph, segments[0]?.space ?? 0]));
  return [...spaces.values()].filter((space) => space > smallSpace).length * 2 < spaces.size;
}

/**
 * True in a list whose entries begin with a name and have their time on a line of its own, somewhere below: then a time under the lines of an entry
 * without one is its time.
 */
export function haveDatesBelow(
  fields: readonly Field[],
  slots: ReadonlyMap<Label, Label>,
  openers: ReadonlySet<Label>,
): boolean {
  const lines = [...groupByParagraph(fields).values()].map((own) =>
    own.flatMap(({ label }) => slots.get(label) ?? []).filter((slot) => openers.has(slot)),
  );
  const heads = lines.filter((slots) => slots.length > 0);
  const isTime = (slots: readonly Label[]) => slots.every((slot) => slot === "dates");
  const [first, last] = [heads[0], heads.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    !first.includes("dates") &&
    isTime(last) &&
    heads.every((slots) => !slots.includes("dates") || isTime(slots))
  );
}

/** Two jobs on one line have a period each. */
export function hasSecondDates(entry: Entry, field: Field, datesOn: ReadonlyMap<number, Field>): boolean {
  const last = datesOn.get(field.paragraph);
  return (
    entry.slots.size > 2 && last !== undefined && entry.dates[0] !== undefined && !entry.dates.includes(last)
  );
}

/** "2016-2018 GENERATOR TECHNICIAN, 2018 TILL DATE SENIOR TECHNICIAN": a second period on a line, before a second post. */
export function leadsToPost(entry: Entry, field: Field, next: Field | undefined): boolean {
  const [title, last] = [entry.slots.get("title")?.field, entry.dates.at(-1)];
  return (
    field.label === "dates" &&
    next?.label === "title" &&
    next.paragraph === field.paragraph &&
    title?.paragraph === field.paragraph &&
    last?.paragraph === field.paragraph &&
    (last.segments[0]?.index ?? 0) < (title.segments[0]?.index ?? 0)
  );
}

export function isNext(
  entry: Entry,
  slot: Label,
  field: Field,
  { hasOwnDates, endsWithDates }: { hasOwnDates: boolean; endsWithDates: boolean },
): boolean {
  const hasLines = entry.lines.some(
    (line) => line.paragraph !== field.paragraph && !isInRowOf(line, field) && !isBesideHead(entry, line),
  );
  if (slot === "dates") {
    const last = entry.dates.at(-1);
    if (last && (isPair(last, field) || endsAlike(entry, field) || isSinceWithin(entry, field))) return false;
    return last ? last.paragraph !== field.paragraph : hasLines && !endsWithDates;
  }
  const had = entry.slots.get(slot);
  if (had) return had.field.paragraph !== field.paragraph || hasOwnDates;
  return hasLines || (slot === "issuer" && isSetLikePaper(entry, field));
}

/** "posted to the State Hospital from 2013" below the head of a post of 2011 to 2015: a day within its time, and no other time. */
function isSinceWithin({ period, lines }: Entry, { segments: [first] }: Field): boolean {
  const { start, end } = first?.period ?? {};
  const isWhole = period.start !== undefined && period.end !== undefined && period.end !== "present";
  if (!isWhole || start === undefined || end !== undefined || lines.length > 0) return false;
  return start > (period.start ?? "") && start < (period.end ?? "");
}

/** "Physiotherapist (20 hours a week)" over the employer: a bracket behind a part of the head does not end it. */
export function isBesideHead({ slots, dates }: Entry, { paragraph }: Field): boolean {
  const isOn = (field: Field) => field.paragraph === paragraph;
  return [...slots.values()].some(({ field }) => isOn(field)) && !dates.some(isOn);
}

/** Cells of one row are of one entry. */
function isInRowOf(one: Field, { row }: Field): boolean {
  return row !== undefined && one.row === row;
}

/** A line under a paper that is set like the paper itself is the next paper, though it may look like a body that gives papers. */
function isSetLikePaper(entry: Entry, field: Field): boolean {
  const item = entry.slots.get("item")?.field;
  const [own, other] = [field.segments[0], item?.segments[0]];
  if (!item || !own || !other || own.index > 0 || item.paragraph === field.paragraph) return false;
  return (
    own.style.bold === other.style.bold &&
    own.style.italic === other.style.italic &&
    Math.abs(own.style.size - other.style.size) < 0.05
  );
}
