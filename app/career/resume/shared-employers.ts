import type { Period } from "../dates";
import { sureEnough } from "./draft";
import { isBranch, isOrganisation } from "./places";
import { isDuration } from "./segment-atoms";
import { type Entry, type Slot, smallSpace } from "./entry";
import type { Label } from "./tagger/labels";
import { isWithin } from "./within-period";

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
  // A sentence says itself whose its post is.
  if (title.field.opens) return;
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
  // "Sous Chef (2021–now); Chef de Partie (2018–2021)" under the hotel.
  const isOnLine = titleOver.field.paragraph === title.field.paragraph;
  const isSure = differs || isListed || isClose || hasWholeTime || isOnLine;
  const isLikely = isSetAlike(over, entry, head) || adjoins(over, entry);
  if (!isOver || !isLikeSibling || !(isSure || isLikely)) return;
  entry.slots.set(slot, head);
  entry.isShared = true;
  entry.isAssumed = !isSure;
  entry.hasWholeTime = hasWholeTime;
}

/** Posts that follow one another without a gap: where one ends, the other begins. */
export function adjoins(one: Entry, other: Entry): boolean {
  const isNext = (earlier: Period, later: Period) => {
    const [end, start] = [yearOf(earlier.end), yearOf(later.start ?? later.end)];
    return end !== undefined && start !== undefined && start - end >= 0 && start - end <= 1;
  };
  const isDated = [one, other].every(
    ({ dates, slots }) =>
      dates[0] !== undefined && dates[0].paragraph === slots.get("title")?.field.paragraph,
  );
  return isDated && (isNext(one.period, other.period) || isNext(other.period, one.period));
}

function yearOf(date: string | undefined): number | undefined {
  return date === undefined || date === "present" ? undefined : Number(date.slice(0, 4));
}

/**
 * "Branch Manager, Dugbe Branch" below a bank that stands on a line of its own: what was taken for the employer of a post behind it is a part of
 * the one over it, where its words say so or nothing says that it is an employer, and the times agree.
 */
export function withoutUnits(entries: readonly Entry[]): void {
  const heads = entries.filter(({ slots }) => slots.has("employer"));
  for (const entry of entries) {
    const over = heads[heads.indexOf(entry) - 1];
    const [head, titleOver] = [over?.slots.get("employer"), over?.slots.get("title")];
    const [employer, title] = [entry.slots.get("employer"), entry.slots.get("title")];
    if (!over || !head || !employer || !title || entry.dates.length === 0) continue;
    const isOver = !titleOver || head.field.paragraph < titleOver.field.paragraph;
    const isUnit = isBranch(employer.text) || (employer.confidence < 0.9 && !isOrganisation(employer.text));
    const isBehindPost =
      (employer.field.paragraph === title.field.paragraph &&
        (employer.field.segments[0]?.index ?? 0) > (title.field.segments[0]?.index ?? 0)) ||
      (employer.field.row !== undefined &&
        employer.field.row === title.field.row &&
        head.field.row === undefined);
    const agrees =
      over.dates.length > 0 && !titleOver ? isWithin(entry.period, over.period) : adjoins(over, entry);
    if (!isOver || !isUnit || !isBehindPost || !agrees) continue;
    addUnit(entry, employer, title);
    heads.splice(heads.indexOf(entry), 1);
  }
}

/** What names a part of an employer stands behind the post, or, from a cell of its own, as the place. */
function addUnit(entry: Entry, employer: Slot, title: Slot): void {
  entry.slots.delete("employer");
  if (employer.field.paragraph === title.field.paragraph) {
    const text = `${title.text}, ${employer.text}`;
    entry.slots.set("title", { ...title, text, field: { ...title.field, text } });
  } else if (!entry.slots.has("place")) entry.slots.set("place", employer);
  else entry.lines.unshift(employer.field);
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

/** "Head, Customer Service, Ogba Branch": what has no word of organisations names a part of the employer over it. */
export function unitAsPlace(entry: Entry): void {
  const [employer, title] = [entry.slots.get("employer"), entry.slots.get("title")];
  if (!employer || !title || employer.field.paragraph !== title.field.paragraph) return;
  const isNote = /^\p{Ll}/u.test(employer.text);
  if (employer.confidence >= sureEnough && isOrganisation(employer.text) && !isNote) return;
  addUnit(entry, employer, title);
}
