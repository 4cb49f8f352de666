import type { Period } from "../dates";
import { sureEnough, type Draft } from "./draft";
import { isOrganisation } from "./places";
import { isDuration } from "./segments";
import { type Entry, type Slot, smallSpace } from "./entry";
import type { Label } from "./tagger/labels";

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/**
 * True where every employer stands on a line of its own over its posts, and all but the first of these lines stand apart from what is above them:
 * then a post close below another one is of the same employer.
 */
export function areGrouped(entries: readonly Entry[], slot: Label): boolean {
  const isInOne = ({ slots }: Entry) =>
    slots.get(slot)?.field.segments === slots.get("title")?.field.segments;
  const named = entries.filter(
    (entry) => entry.slots.has(slot) && entry.slots.has("title") && !isInOne(entry),
  );
  const spaces = named.map((entry) => entry.slots.get(slot)?.field.segments[0]?.space ?? 0);
  const isOver = named.every(
    ({ slots }) => (slots.get(slot)?.field.paragraph ?? 0) < (slots.get("title")?.field.paragraph ?? 0),
  );
  return isOver && spaces.length > 1 && spaces.slice(1).every((space) => space > smallSpace);
}

/** A post without an employer of its own takes the one that stands on a line over the post before, and over nothing else. */
export function share(entry: Entry, over: Entry, slot: Label, isGrouped: boolean): void {
  const head = over.slots.get(slot);
  const title = entry.slots.get("title");
  const titleOver = over.slots.get("title");
  if (!head || !title || !titleOver || entry.slots.has(slot)) return;
  // What stands right over the post may be its employer, in words that nobody knows.
  const between = over.lines.find(({ paragraph }) => paragraph === title.field.paragraph - 1);
  if (between && between.probability("line") < 0.6) return;
  // "ARMADA POWER, KADUNA. 2016-2018 TECHNICIAN, 2018 TILL DATE SENIOR TECHNICIAN".
  if (head.field.paragraph === title.field.paragraph && titleOver.field.paragraph === title.field.paragraph) {
    entry.slots.set(slot, head);
    entry.isShared = true;
    return;
  }
  const isOver = over.isShared || head.field.paragraph < titleOver.field.paragraph;
  const [above, below] = [head.field.segments[0]?.style, title.field.segments[0]?.style];
  const isLikeSibling =
    below !== undefined &&
    below.bold === titleOver.field.segments[0]?.style.bold &&
    below.italic === titleOver.field.segments[0]?.style.italic;
  const differs =
    above !== undefined &&
    below !== undefined &&
    (above.bold !== below.bold ||
      Math.abs(above.size - below.size) > 0.05 ||
      above.italic !== below.italic ||
      isCapitals(head.text) !== isCapitals(title.text));
  // "Paylane Technologies · 4 yrs 2 mos": the time of all posts there.
  const hasWholeTime = over.isShared
    ? over.hasWholeTime === true
    : over.left.some(({ paragraph, text }) => paragraph === head.field.paragraph && isDuration(text));
  const isListed = over.hasProject === true && entry.hasProject === true;
  const isClose = isGrouped && (title.field.segments[0]?.space ?? 0) <= smallSpace;
  const isSure = differs || isListed || isClose || hasWholeTime;
  if (!isOver || !isLikeSibling || !(isSure || isSetAlike(over, entry, head))) return;
  entry.slots.set(slot, head);
  entry.isShared = true;
  entry.isAssumed = !isSure;
  entry.hasWholeTime = hasWholeTime;
}

/**
 * In a text without looks: "Ministry of Health" alone on its line, then "Administrative Officer – March 2014 to date" and "Clerical Officer – 2009 to
 * 2014", each with its period behind it and text below.
 */
function isSetAlike(over: Entry, entry: Entry, head: Slot): boolean {
  const isHead = ({ slots, dates, lines }: Entry) => {
    const [title] = slots.get("title")?.field.segments ?? [];
    const paragraph = slots.get("title")?.field.paragraph;
    return title?.index === 0 && dates.length > 0 && dates[0]?.paragraph === paragraph && lines.length > 0;
  };
  const isAlone = over.dates.every(({ paragraph }) => paragraph !== head.field.paragraph);
  const start = (period: Period) => period.start ?? period.end ?? "";
  return isAlone && isHead(over) && isHead(entry) && start(entry.period) < start(over.period);
}

/**
 * "NIGERIAN BREWERIES PLC, LAGOS 2016 – DATE" over posts with periods of their own inside it: the line tells of no post, and each of these has its
 * employer and place.
 */
export function withEmployersOver(draft: Draft, entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  let over: Entry | undefined;
  for (const [at, entry] of entries.entries()) {
    const isInside =
      over !== undefined &&
      entry.slots.has("title") &&
      entry.dates.length > 0 &&
      isWithin(entry.period, over.period);
    if (isInside) unitAsPlace(entry);
    if (over && isInside && !entry.slots.has("employer")) {
      for (const slot of ["employer", "place"] as const) {
        const had = over.slots.get(slot);
        if (had && !entry.slots.has(slot)) entry.slots.set(slot, had);
      }
      entry.isShared = true;
      kept.push(entry);
      continue;
    }
    const next = entries[at + 1];
    const isOver =
      next !== undefined &&
      entry.slots.has("employer") &&
      !entry.slots.has("title") &&
      entry.dates.length > 0 &&
      entry.lines.length === 0 &&
      next.slots.has("title") &&
      !next.slots.has("employer") &&
      next.dates.length > 0 &&
      isWithin(next.period, entry.period);
    over = isOver ? entry : undefined;
    if (!isOver) kept.push(entry);
    else for (const { paragraph, text } of entry.dates) draft.useRewritten(paragraph, text);
  }
  return kept;
}

/** "Head, Customer Service, Ogba Branch": what has no word of organisations names a part of the employer over it. */
function unitAsPlace(entry: Entry): void {
  const [employer, title] = [entry.slots.get("employer"), entry.slots.get("title")];
  if (!employer || !title || employer.field.paragraph !== title.field.paragraph) return;
  if (employer.confidence >= sureEnough && isOrganisation(employer.text)) return;
  const text = `${title.text}, ${employer.text}`;
  entry.slots.set("title", { ...title, text, field: { ...title.field, text } });
  entry.slots.delete("employer");
}

function isWithin(inner: Period, outer: Period): boolean {
  const year = (date: string | undefined, open: string) =>
    (date === "present" ? "9999" : (date ?? open)).slice(0, 4);
  return (
    year(inner.start ?? inner.end, "0000") >= year(outer.start ?? outer.end, "0000") &&
    year(inner.end, "0000") <= year(outer.end, "9999")
  );
}
