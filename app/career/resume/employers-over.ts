import { type Draft, sureEnough } from "./draft";
import type { Entry } from "./entry";
import { isOrganisation } from "./places";
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

/** The next post has no employer, or a part of this one, and the one behind it has none. */
function isOverPosts({ period }: Entry, [next, second]: readonly Entry[]): boolean {
  const isBare = (post: Entry | undefined) =>
    post !== undefined &&
    post.slots.has("title") &&
    !post.slots.has("employer") &&
    post.dates.length > 0 &&
    isWithin(post.period, period);
  if (isBare(next)) return true;
  const unit = next?.slots.get("employer");
  if (!next?.slots.has("title") || !unit || next.dates.length === 0) return false;
  const isUnit = unit.confidence < sureEnough || !isOrganisation(unit.text);
  return isUnit && isWithin(next.period, period) && isBare(second);
}
