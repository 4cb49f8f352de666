import type { Draft } from "./draft";
import type { Entry } from "./entry";
import { SAME_EMPLOYER } from "./vocabulary/no-names";

/**
 * "Federal Polytechnic Nekede" on a line of its own over "HND …, 2019" and "ND …, 2015": each line of studies close below it, and set like the one
 * before, was there. Its owner is asked.
 */
export function withSchoolsOver(draft: Draft, entries: readonly Entry[]): Entry[] {
  entries.forEach((entry, at) => {
    const over = entries[at - 1];
    const [school, degree] = [over?.slots.get("school"), entry.slots.get("degree")];
    const above = over?.slots.get("degree");
    if (!over || !school || !above || !degree || entry.slots.has("school")) return;
    const isAlone = over.isShared || school.field.paragraph < above.field.paragraph;
    const isNext =
      degree.field.paragraph === above.field.paragraph + 1 && degree.field.segments[0]?.index === 0;
    const [one, two] = [above.field.segments[0]?.style, degree.field.segments[0]?.style];
    const isSetLike = one?.bold === two?.bold && one?.italic === two?.italic;
    const isDated = [over, entry].every(({ dates }) => dates[0] !== undefined);
    const isOnLine =
      entry.dates[0]?.paragraph === degree.field.paragraph &&
      over.dates[0]?.paragraph === above.field.paragraph;
    if (!isAlone || !isNext || !isSetLike || !isDated || !isOnLine) return;
    entry.slots.set("school", school);
    const place = over.slots.get("place");
    if (place && !entry.slots.has("place")) entry.slots.set("place", place);
    entry.isShared = true;
    draft.doubt("school", degree.field.paragraph, `Was “${degree.text}” at ${school.text}, too?`);
  });
  return [...entries];
}

/** "-do-" in the column of schools: the school of the row above. */
export function withSameSchools(draft: Draft, entries: readonly Entry[]): Entry[] {
  entries.forEach((entry, at) => {
    const [school, above] = [entry.slots.get("school"), entries[at - 1]?.slots.get("school")];
    if (!school || !above || !SAME_EMPLOYER.test(school.text.trim())) return;
    draft.useRewritten(school.field.paragraph, school.text);
    entry.slots.set("school", above);
    entry.isShared = true;
  });
  return [...entries];
}
