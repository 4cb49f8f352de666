import { sureEnough } from "./draft";
import { engagementAtEnd, isEngagement } from "./engagements";
import { type Entry, newEntry, isPair, endsAlike, smallSpace } from "./entry";
import {
  chooseSurer,
  followsDepartment,
  excludeTaken,
  slotOf,
  continuesName,
  continuesTitle,
  continuesUnit,
  shiftsTitle,
  isProjectOf,
  addProject,
  continuesPlace,
  continuesStanding,
  completeEntry,
  withoutLead,
  partPost,
  fillParts,
} from "./entry-heads";
import { employerGroups, shareOfGroups } from "./employer-groups";
import type { Field } from "./field";
import type { Grammar } from "./grammars";
import { areGrouped, share, withoutUnits } from "./shared-employers";
import type { Label } from "./tagger/labels";

/** Groups a section's fields into entries: a slot that is filled already, or a head after lines, opens the next one. */
export function entriesOf(
  fields: readonly Field[],
  { slots, openers, shares, hasNotes = false, isRow = false, near, isSure }: Grammar,
): { entries: Entry[]; before: Field[] } {
  const entries: Entry[] = [];
  const over = employerGroups(shares === "employer" ? fields : []);
  const before: Field[] = [];
  let notes: Field[] = [];
  const datesOn = new Map(
    fields.flatMap((field): [number, Field][] => (field.label === "dates" ? [[field.paragraph, field]] : [])),
  );
  const isGapTelling = areGapsRare(fields);
  const wholeRows = findWholeRows(fields, slots, openers);
  for (const [at, field] of fields.entries()) {
    const entry = entries.at(-1);
    if (hasNotes && isEngagement(field.text)) {
      const leads = fields[at + 1]?.paragraph === field.paragraph && field.segments[0]?.index === 0;
      if (leads) notes.push(field);
      else if (entry && isInHead(entry, field)) entry.notes.push(field);
      if (leads || entry?.notes.includes(field)) continue;
    }
    if (nowWords.test(field.text)) {
      (entry?.left ?? before).push(field);
      continue;
    }
    const parts = slots.get("employer") === "employer" ? partPost(field) : undefined;
    const slot = over.about.has(field) ? undefined : slotOf(entry, field, slots);
    if (slot === undefined) {
      if (!entry) before.push(field);
      else if (field.label === "label" || field.label === "other") entry.left.push(field);
      else entry.lines.push(field);
      continue;
    }
    const isInRow = entry !== undefined && isRow && startsInRow(entry, slot, field);
    const isOwnLine =
      entry !== undefined &&
      openers.has(slot) &&
      (startsLine(entry, field, datesOn) ||
        (isGapTelling && startsGroup(entry, field)) ||
        isInRow ||
        field.opens === true ||
        over.openers.has(field) ||
        startsRow(entry, field, wholeRows));
    if (entry && slot === "place" && continuesPlace(entry, field)) continue;
    if (entry && continuesStanding(entry, slot, field)) continue;
    if (
      entry &&
      (continuesName(entry, field) || continuesTitle(entry, slot, field) || continuesUnit(entry, slot, field))
    )
      continue;
    if (
      entry &&
      slots.get("employer") === "employer" &&
      shiftsTitle(entry, slot, field, datesOn.has(field.paragraph))
    )
      continue;
    if (entry && isProjectOf(entry, entries.at(-2), slot, field)) {
      addProject(entry, field);
      continue;
    }
    if (
      entry &&
      !isOwnLine &&
      (followsDepartment(entry, slot, field) ||
        completeEntry(entry, slot, field) ||
        chooseSurer(entry, slot, field))
    )
      continue;
    const opens =
      openers.has(slot) &&
      (!entry ||
        isOwnLine ||
        leadsToPost(entry, field, fields[at + 1]) ||
        isNext(entry, slot, field, hasSecondDates(entry, field, datesOn)));
    const current = opens || !entry ? newEntry() : entry;
    if (current !== entry) {
      if (!openers.has(slot)) {
        before.push(field);
        continue;
      }
      current.notes.push(...notes);
      notes = [];
      entries.push(current);
    }
    fill(current, slot, field, slots, near?.get(slot));
    const filled = current.slots.get(slot);
    if (filled?.field === field && (isInRow || isSure?.(slot, field.text)))
      filled.confidence = Math.max(filled.confidence, sureEnough);
    if (parts && slots.get(slot) !== undefined) fillParts(current, parts);
    if (hasNotes && slot === "place") partPlace(current, field);
  }
  for (const entry of entries) excludeTaken(entry);
  if (shares) withoutUnits(entries);
  const grouped = shareOfGroups(entries, over.groups);
  const isGrouped = shares !== undefined && areGrouped(grouped, shares);
  for (const [at, entry] of grouped.entries()) {
    const last = grouped[at - 1];
    if (shares && last) share(entry, last, shares, isGrouped);
  }
  return { entries: grouped, before };
}

/** Rows of tables that hold a name and a time: each is an entry. */
function findWholeRows(
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

function startsRow(entry: Entry, { row }: Field, wholeRows: ReadonlySet<string>): boolean {
  const had = [...[...entry.slots.values()].map((slot) => slot.field), ...entry.dates];
  return (
    row !== undefined &&
    wholeRows.has(row) &&
    had.length > 0 &&
    had.every((field) => field.row !== undefined && field.row !== row)
  );
}

/** A line with a period of its own is no part of an entry whose whole head, with its period, stands on the line before. */
function startsLine(entry: Entry, field: Field, datesOn: ReadonlyMap<number, Field>): boolean {
  const last = entry.dates.at(-1);
  const own = datesOn.get(field.paragraph);
  if (!last || !own || field.segments[0]?.index !== 0 || last.paragraph >= field.paragraph) return false;
  const head = [...entry.slots.values()].map((slot) => slot.field);
  const isWhole = head.length > 0 && head.every(({ paragraph }) => paragraph === last.paragraph);
  return isWhole && !isPair(last, own) && !endsAlike(entry, own);
}

/** A line apart from a head that has its period begins the next entry, where most lines stand close. */
function startsGroup(entry: Entry, field: Field): boolean {
  const [first] = field.segments;
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
function startsInRow(entry: Entry, slot: Label, { paragraph, segments }: Field): boolean {
  const mark = segments[0]?.before;
  const isDated = entry.dates.some((dates) => dates.paragraph === paragraph);
  if (mark === "comma") return slot === "item" && isDated;
  return (
    mark === "bar" &&
    (slot === "referee" || slot === "item" || slot === "issuer") &&
    (entry.slots.get(slot)?.field.paragraph === paragraph || (slot !== "referee" && isDated))
  );
}

function areGapsRare(fields: readonly Field[]): boolean {
  const spaces = new Map(fields.map(({ paragraph, segments }) => [paragraph, segments[0]?.space ?? 0]));
  return [...spaces.values()].filter((space) => space > smallSpace).length * 2 < spaces.size;
}

/** Two jobs on one line have a period each. */
function hasSecondDates(entry: Entry, field: Field, datesOn: ReadonlyMap<number, Field>): boolean {
  const last = datesOn.get(field.paragraph);
  return (
    entry.slots.size > 2 && last !== undefined && entry.dates[0] !== undefined && !entry.dates.includes(last)
  );
}

/** A head goes on until its first line, and to the end of each of its own lines. */
function isInHead(entry: Entry, { paragraph }: Field): boolean {
  const head = [...[...entry.slots.values()].map(({ field }) => field), ...entry.dates];
  return entry.lines.length === 0 || head.some((field) => field.paragraph === paragraph);
}

/** "Kafanchan (NYSC)": the bracket behind a place tells how the post was held. */
function partPlace(entry: Entry, field: Field): void {
  const slot = entry.slots.get("place");
  const parts = slot?.field === field ? engagementAtEnd(field.text) : undefined;
  if (!slot || !parts) return;
  slot.text = parts.rest;
  entry.notes.push({ ...field, text: parts.words });
}

/** "2016-2018 GENERATOR TECHNICIAN, 2018 TILL DATE SENIOR TECHNICIAN": a second period on a line, before a second post. */
function leadsToPost(entry: Entry, field: Field, next: Field | undefined): boolean {
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

function isNext(entry: Entry, slot: Label, field: Field, hasOwnDates: boolean): boolean {
  const hasLines = entry.lines.some((line) => line.paragraph !== field.paragraph && !isInRowOf(line, field));
  if (slot === "dates") {
    const last = entry.dates.at(-1);
    if (last && (isPair(last, field) || endsAlike(entry, field))) return false;
    return last ? last.paragraph !== field.paragraph : hasLines;
  }
  const had = entry.slots.get(slot);
  if (had) return had.field.paragraph !== field.paragraph || hasOwnDates;
  return hasLines || (slot === "issuer" && isSetLikePaper(entry, field));
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

function fill(
  entry: Entry,
  slot: Label,
  field: Field,
  slots: ReadonlyMap<Label, Label>,
  near: readonly Label[] = [],
): void {
  if (slot === "dates") {
    const last = entry.dates.at(-1);
    const period = field.segments[0]?.period;
    if (!period) entry.left.push(field);
    else if (last && isPair(last, field)) {
      entry.period = { start: entry.period.start ?? entry.period.end, end: period.end };
      entry.dates.push(field);
    } else if (last && endsAlike(entry, field)) {
      if (!entry.period.start) entry.period = period;
      entry.dates.push(field);
    } else if (last) entry.left.push(field);
    else {
      entry.period = period;
      entry.dates.push(field);
    }
    return;
  }
  if (entry.slots.has(slot)) {
    entry.left.push(field);
    return;
  }
  const into = [...slots].filter(([, one]) => one === slot || isNear(one, slot)).map(([label]) => label);
  const confidence = field.probability(...new Set([...into, field.label, ...near]));
  entry.slots.set(slot, { field, text: slot === "title" ? withoutLead(field.text) : field.text, confidence });
}

const nowWords = /^(?:now|currently|presently|at present|today)$/i;

/** A subject that was taken for a part of the degree stands right in either. */
function isNear(one: Label, other: Label): boolean {
  return (one === "area" && other === "degree") || (one === "degree" && other === "area");
}
