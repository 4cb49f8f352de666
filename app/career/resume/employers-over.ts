import { type Draft, sureEnough } from "./draft";
import { type Entry, isBehind } from "./entry";
import type { Field } from "./field";
import { isOrganisation } from "./places";
import { HOLDERS } from "./vocabulary/holders";
import { unitAsPlace } from "./shared-employers";
import { isWithin } from "./within-period";

/**
 * "NIGERIAN BREWERIES PLC, LAGOS 2016 – DATE" over posts with periods of their own inside it: the line tells of no post, and each of these has its
 * employer and place.
 */
export function withEmployersOver(draft: Draft, entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  const held: Entry[] = [];
  let over: Entry | undefined;
  for (const [at, entry] of entries.entries()) {
    const isInside =
      over !== undefined &&
      entry.slots.has("title") &&
      entry.dates.length > 0 &&
      isWithin(entry.period, over.period);
    // The units of a service are where somebody was; the branch of another employer stands with the post.
    if (isInside && over && !holdsOthers(over)) unitAsPlace(entry);
    if (over && isInside && holdsOthers(over) && entry.slots.has("employer")) {
      moveBelow(entry, over);
      giveAbove(entry, over);
      held.push(entry);
      kept.push(entry);
      continue;
    }
    if (over && isInside && !entry.slots.has("employer")) {
      for (const slot of ["employer", "place"] as const) {
        const had = over.slots.get(slot);
        if (had && !entry.slots.has(slot)) entry.slots.set(slot, had);
      }
      entry.isShared = true;
      giveAbove(entry, over);
      held.push(entry);
      kept.push(entry);
      continue;
    }
    if (over) beginAtAppointments(over, held.splice(0));
    const isOver =
      entry.slots.has("employer") &&
      (!entry.slots.has("title") || isService(entry)) &&
      entry.dates.length > 0 &&
      (entry.lines.length === 0 || holdsOthers(entry)) &&
      isOverPosts(entry, entries.slice(at + 1, at + 3));
    over = isOver ? entry : undefined;
    if (over) {
      for (const { paragraph, text } of over.dates) draft.useRewritten(paragraph, text);
      over.above = [...(over.above ?? []), ...rankOf(over)];
    } else kept.push(entry);
  }
  if (over) beginAtAppointments(over, held);
  return kept;
}

/** What is told of the employer stands with the first of its posts. */
function giveAbove(entry: Entry, over: Entry): void {
  const about = [...(over.above ?? []), ...over.lines.splice(0)];
  delete over.above;
  if (about.length > 0) entry.above = [...about, ...(entry.above ?? [])];
}

/**
 * "Civil Service, 1997 – 2025" over "Accountant I, 1/1/1997", "Senior Accountant, 1/1/2000" and so on: the first one has the day on which the whole time
 * began, so each day is that of an appointment, which the next one ends.
 */
function beginAtAppointments(over: Entry, posts: readonly Entry[]): void {
  const days = posts.map(({ period }) => (period.start === undefined ? (period.end ?? "") : ""));
  const isRising = days.every(
    (day, at) => day !== "" && day !== "present" && (at === 0 || day > (days[at - 1] ?? "")),
  );
  const isFirst = over.period.start !== undefined && days[0]?.slice(0, 4) === over.period.start.slice(0, 4);
  if (days.length < FEWEST_APPOINTMENTS || !isRising || !isFirst) return;
  for (const [at, post] of posts.entries()) {
    const end = days[at + 1] ?? over.period.end;
    post.period = { start: days[at] ?? "", ...(end !== undefined && { end }) };
  }
}
const FEWEST_APPOINTMENTS = 3;

/** "BENUE STATE CIVIL SERVICE, 1985 – 2020" over posts at ministries: a service of which these are parts. */
function holdsOthers({ slots }: Entry): boolean {
  return HOLDERS.test(slots.get("employer")?.text ?? "");
}

/** "Nigerian Army, enlisted 1996, discharged 2019, rank: Sergeant" over two of its postings: the rank is none of them. */
function isService(entry: Entry): boolean {
  const { start, end } = entry.period;
  return holdsOthers(entry) && start !== undefined && end !== undefined;
}

/** "Rank on discharge: Sergeant" is told of the service. */
function rankOf({ slots, left }: Entry): Field[] {
  const rank = slots.get("title")?.field;
  const label = left.find((field) => field.label === "label" && rank !== undefined && isBehind(field, rank));
  return rank ? [label ? { ...rank, text: `${label.text}: ${rank.text}` } : rank] : [];
}

/** The employer is the service, and the place is the ministry, school or command with its town. */
function moveBelow(entry: Entry, over: Entry): void {
  const [unit, town, holder] = [
    entry.slots.get("employer"),
    entry.slots.get("place"),
    over.slots.get("employer"),
  ];
  if (!unit || !holder) return;
  const text = town ? `${unit.text}, ${town.text}` : unit.text;
  entry.slots.set("place", { ...unit, text, field: { ...unit.field, text } });
  entry.slots.set("employer", holder);
  entry.isShared = true;
}

/** The next post has no employer, or a part of this one, and the one behind it has none. */
function isOverPosts(over: Entry, [next, second]: readonly Entry[]): boolean {
  const { period } = over;
  const isBare = (post: Entry | undefined) =>
    post !== undefined &&
    post.slots.has("title") &&
    !post.slots.has("employer") &&
    post.dates.length > 0 &&
    isWithin(post.period, period);
  if (isBare(next)) return true;
  const isInside = (post: Entry | undefined) =>
    post?.slots.has("title") === true && post.dates.length > 0 && isWithin(post.period, period);
  if (holdsOthers(over) && isInside(next) && isInside(second)) return true;
  const unit = next?.slots.get("employer");
  if (!next?.slots.has("title") || !unit || next.dates.length === 0) return false;
  const isUnit = unit.confidence < sureEnough || !isOrganisation(unit.text);
  return isUnit && isWithin(next.period, period) && isBare(second);
}
