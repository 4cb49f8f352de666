import { sureEnough } from "./draft";
import { isEngagement } from "./engagements";
import { endsAlike, type Entry, isAgain, isPair, newEntry } from "./entry";
import {
  addProject,
  continuesName,
  continuesPlace,
  continuesStanding,
  continuesTitle,
  continuesUnit,
  followsDepartment,
  isProjectOf,
} from "./entry-continues";
import { chooseSurer, completeEntry, excludeTaken, setRight, shiftsTitle } from "./entry-heads";
import {
  areGapsRare,
  isBesideHead,
  haveDatesBelow,
  findWholeRows,
  hasSecondDates,
  isNext,
  leadsToPost,
  startsGroup,
  startsInRow,
  startsLine,
  startsRow,
} from "./entry-openers";
import { isInHead, isNoteOf, partPlace, standsOver } from "./entry-notes";
import { slotOf } from "./entry-slots";
import { withoutLead } from "./entry-words";
import { fillParts, partPost } from "./post-and-employer";
import { employerGroups, shareOfGroups } from "./employer-groups";
import type { Field } from "./field";
import type { Grammar } from "./grammars";
import { beginsRecord, isOfRecord, labelledRecords } from "./labelled-records";
import { isOrganisationPart, withOrganisationParts } from "./organisation-parts";
import { areGrouped, share, withoutUnits } from "./shared-employers";
import { lineOpeners } from "./posts-on-line";
import { withSites } from "./site-posts";
import type { Label } from "./tagger/labels";
import { withWholeTitles } from "./whole-titles";
import { NO_DATE, OWNER_WORDS } from "./vocabulary/no-names";

/** Groups a section's fields into entries: a slot that is filled already, or a head after lines, opens the next one. */
export function entriesOf(
  given: readonly Field[],
  { slots, openers, shares, hasNotes = false, isRow = false, near, isSure }: Grammar,
): { entries: Entry[]; before: Field[] } {
  const fields = withWholeTitles(withOrganisationParts(given, slots), slots);
  const entries: Entry[] = [];
  const over = employerGroups(shares === "employer" ? fields : []);
  const onLines = shares === "employer" ? lineOpeners(fields, slots, openers) : new Set<Field>();
  const records = shares === "employer" ? labelledRecords(fields, slots, openers) : undefined;
  const before: Field[] = [];
  let notes: Field[] = [];
  const datesOn = new Map(
    fields.flatMap((field): [number, Field][] => (field.label === "dates" ? [[field.paragraph, field]] : [])),
  );
  const isGapTelling = areGapsRare(fields);
  const endsWithDates = haveDatesBelow(fields, slots, openers);
  const wholeRows = findWholeRows(fields, slots, openers);
  for (const [at, field] of fields.entries()) {
    const entry = entries.at(-1);
    if (hasNotes && isEngagement(field.text)) {
      const leads =
        (fields[at + 1]?.paragraph === field.paragraph && field.segments[0]?.index === 0) ||
        standsOver(entry, fields, at);
      // "2016 – 2017" over or beside "NYSC, Community Secondary School".
      const isOfEntry = leads && entry !== undefined && isNoteOf(entry, fields, at);
      if (isOfEntry) entry.notes.push(field);
      else if (leads) notes.push(field);
      else if (entry && isInHead(entry, field)) entry.notes.push(field);
      if (leads || entry?.notes.includes(field)) continue;
    }
    if (nowWords.test(field.text) || NO_DATE.test(field.text.trim())) {
      (entry?.left ?? before).push(field);
      continue;
    }
    // "Sugar Cakes, Calabar (own brand)": whose the business is names no post.
    if (entry?.slots.get("employer")?.field.paragraph === field.paragraph && OWNER_WORDS.test(field.text)) {
      entry.left.push(field);
      continue;
    }
    // "(part time, about 20 hours a week)": what only looks like a time begins no entry.
    if (entry && field.label === "dates" && !field.segments[0]?.period) {
      (isBesideHead(entry, field) ? entry.lines : entry.left).push(field);
      continue;
    }
    const parts = slots.get("employer") === "employer" ? partPost(field) : undefined;
    const isOnLine = onLines.has(field);
    const known = isOnLine ? slots.get(field.label) : slotOf(entry, field, slots);
    const slot = over.about.has(field) || isAbout(field, slots) ? undefined : known;
    if (slot === undefined) {
      if (!entry) before.push(field);
      else if (isAbout(field, slots)) (entry.above ??= []).push(field);
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
        isOnLine ||
        (records !== undefined && beginsRecord(records, entry, slot, field)) ||
        over.openers.has(field) ||
        startsRow(entry, field, wholeRows));
    // What begins an entry goes on with none.
    const ongoing = field.opens ? undefined : entry;
    if (ongoing && slot === "place" && continuesPlace(ongoing, field)) continue;
    if (ongoing && continuesStanding(ongoing, slot, field)) continue;
    if (
      ongoing &&
      (continuesName(ongoing, field) ||
        continuesTitle(ongoing, slot, field) ||
        continuesUnit(ongoing, slot, field))
    )
      continue;
    if (
      ongoing &&
      slots.get("employer") === "employer" &&
      shiftsTitle(ongoing, slot, field, datesOn.has(field.paragraph))
    )
      continue;
    if (ongoing && isProjectOf(ongoing, entries.at(-2), slot, field)) {
      addProject(ongoing, field);
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
    const isMember = records !== undefined && entry !== undefined && isOfRecord(records, entry, slot, field);
    const opens =
      openers.has(slot) &&
      !isMember &&
      (!entry ||
        isOwnLine ||
        leadsToPost(entry, field, fields[at + 1]) ||
        isNext(entry, slot, field, {
          hasOwnDates: hasSecondDates(entry, field, datesOn),
          endsWithDates,
        }));
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
    if (field.unit) (current.above ??= []).push(field.unit);
    const filled = current.slots.get(slot);
    if (filled?.field === field && (isInRow || isSure?.(slot, field.text)))
      filled.confidence = Math.max(filled.confidence, sureEnough);
    if (parts && slots.get(slot) !== undefined) fillParts(current, parts);
    if (hasNotes && slot === "place") partPlace(current, field);
  }
  for (const entry of entries) {
    excludeTaken(entry);
    if (slots.get("employer") === "employer") setRight(entry);
  }
  if (shares) withoutUnits(entries);
  const shared = shareOfGroups(entries, over.groups);
  const grouped = shares === "employer" ? withSites(shared) : shared;
  const isGrouped = shares !== undefined && areGrouped(grouped, shares);
  for (const [at, entry] of grouped.entries()) {
    const last = grouped[at - 1];
    if (shares && last) share(entry, last, shares, isGrouped);
  }
  return { entries: grouped, before };
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
    } else if (last && isAgain(last, field)) (entry.again ??= []).push(field);
    else if (last) entry.left.push(field);
    else {
      entry.period = period;
      entry.dates.push(field);
    }
    return;
  }
  if (entry.slots.has(slot)) {
    const isPart = slot === "place" && slots.get("employer") === "employer" && isOrganisationPart(field.text);
    if (isPart) (entry.above ??= []).push(field);
    else entry.left.push(field);
    return;
  }
  const into = [...slots].filter(([, one]) => one === slot || isNear(one, slot)).map(([label]) => label);
  const confidence = field.probability(...new Set([...into, field.label, ...near]));
  entry.slots.set(slot, { field, text: slot === "title" ? withoutLead(field.text) : field.text, confidence });
}

/** "Type of business: Milk", "Department: Stores": what a label says of the employer is no duty. */
function isAbout({ label, text, segments: [first] }: Field, slots: ReadonlyMap<Label, Label>): boolean {
  if (label === "label" || label === "dates") return false;
  const isPart = first?.label === "area" && slots.get("employer") === "employer";
  return first?.label === "about" || (isPart && text.split(/\s+/).length <= MOST_WORDS_OF_PART);
}
const MOST_WORDS_OF_PART = 4;

const nowWords = /^(?:now|currently|presently|at present|today)$/i;

/** A subject that was taken for a part of the degree stands right in either. */
function isNear(one: Label, other: Label): boolean {
  return (one === "area" && other === "degree") || (one === "degree" && other === "area");
}
