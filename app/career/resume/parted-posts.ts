import type { DocumentText } from "./document-text";
import { type Entry, isBehind, isPair, newEntry } from "./entry";
import { excludeTaken } from "./entry-heads";
import { withoutLead } from "./entry-words";
import type { Field } from "./field";
import { type Forms, type Head, type HeadPart, headsOf, isWholeTime } from "./post-parting";
import { labelsOf, stepsOf } from "./post-steps";
import { adjoins } from "./shared-employers";
import { isWithin } from "./within-period";

/** How sure a part is that other heads have at the same spot, if it may be that at all. */
const LIKE_OTHERS = 0.75;
const LEAST_LIKE_OTHERS = 0.25;
/** Below this its owner is asked about a part that nothing but its place tells. */
const ASKED = 0.5;

/** The posts of a section by the best parting of all its fields. Their lines are left out. */
export function partedPosts(document: DocumentText, fields: readonly Field[]): Entry[] {
  const { heads, forms } = headsOf(stepsOf(document, fields));
  const entries: Entry[] = [];
  let over: Entry | undefined;
  for (const head of heads) {
    const entry = entryOf(head, forms);
    const [employer, title] = [entry.slots.get("employer"), entry.slots.get("title")];
    if (!employer) shareEmployer(entry, over, entries.at(-1));
    else over = !title || employer.field.paragraph < title.field.paragraph ? entry : undefined;
    entries.push(entry);
  }
  return entries.filter(
    ({ slots, notes }, at) => slots.has("title") || notes.length > 0 || entries[at + 1]?.isShared !== true,
  );
}

function entryOf({ parts, form }: Head, forms: Forms): Entry {
  const entry = newEntry();
  for (const part of parts) add(entry, part, parts);
  excludeTaken(entry);
  const isLikeOthers = (forms.get(form) ?? 0) > 1;
  for (const part of ["title", "employer"] as const) {
    const slot = entry.slots.get(part);
    if (!slot) continue;
    if (isLikeOthers && slot.confidence >= LEAST_LIKE_OTHERS)
      slot.confidence = Math.max(slot.confidence, LIKE_OTHERS);
    slot.isAssumed = slot.field.probability(...labelsOf[part]) < ASKED;
  }
  return entry;
}

/** A post without an employer has the one that stands over the post before it, where its time lies within the whole time there or goes on without a gap. */
function shareEmployer(entry: Entry, over: Entry | undefined, last: Entry | undefined): void {
  if (!over || !last) return;
  const [whole] = over.wholeTime ?? [];
  const isInside = whole !== undefined && isWithin(entry.period, whole.segments[0]?.period ?? {});
  if (!isInside && !adjoins(last, entry)) return;
  for (const slot of ["employer", "place"] as const) {
    const had = over.slots.get(slot);
    if (had && !entry.slots.has(slot)) entry.slots.set(slot, had);
  }
  entry.isShared = true;
  entry.isAssumed = !isInside;
}

function add(entry: Entry, { field, part, sure }: HeadPart, parts: readonly HeadPart[]): void {
  if (part === "note") entry.notes.push(field);
  else if (part === "dates") addTime(entry, field, parts);
  else {
    const had = entry.slots.get(part);
    const text = part === "title" ? withoutLead(field.text) : field.text;
    if (!had) entry.slots.set(part, { field, text, confidence: sure });
    else if (part === "title" && isBehind(had.field, field)) {
      const whole = `${had.text}, ${field.text}`;
      entry.slots.set(part, { ...had, text: whole, confidence: Math.min(had.confidence, sure) });
    } else entry.left.push(field);
  }
}

function addTime(entry: Entry, field: Field, parts: readonly HeadPart[]): void {
  const [first] = entry.dates;
  const period = field.segments[0]?.period ?? {};
  if (!first) {
    entry.period = period;
    entry.dates.push(field);
  } else if (isPair(first, field)) {
    entry.period = { start: entry.period.start ?? entry.period.end, end: period.end };
    entry.dates.push(field);
  } else if (isWholeTime(parts, first, field)) {
    entry.wholeTime = [first];
    entry.period = period;
    entry.dates = [field];
  } else entry.left.push(field);
}
