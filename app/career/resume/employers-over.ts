import { type Draft, sureEnough } from "./draft";
import type { Entry } from "./entry";
import { isOrganisation } from "./places";
import { HOLDERS } from "./vocabulary/holders";
import { isWithin, unitAsPlace } from "./shared-employers";

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
    if (over && isInside && holdsOthers(over) && entry.slots.has("employer")) {
      moveBelow(entry, over);
      kept.push(entry);
      continue;
    }
    if (over && isInside && !entry.slots.has("employer")) {
      for (const slot of ["employer", "place"] as const) {
        const had = over.slots.get(slot);
        if (had && !entry.slots.has(slot)) entry.slots.set(slot, had);
      }
      entry.isShared = true;
      kept.push(entry);
      continue;
    }
    const isOver =
      entry.slots.has("employer") &&
      !entry.slots.has("title") &&
      entry.dates.length > 0 &&
      entry.lines.length === 0 &&
      isOverPosts(entry, entries.slice(at + 1, at + 3));
    over = isOver ? entry : undefined;
    if (!isOver) kept.push(entry);
    else for (const { paragraph, text } of entry.dates) draft.useRewritten(paragraph, text);
  }
  return kept;
}

/** "BENUE STATE CIVIL SERVICE, 1985 – 2020" over posts at ministries: a service of which these are parts. */
function holdsOthers({ slots }: Entry): boolean {
  return HOLDERS.test(slots.get("employer")?.text ?? "");
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
