import { type Entry, newEntry } from "./entry";
import { paragraphOf } from "./entry-values";
import { areOfOtherLevels } from "./study-levels";

/**
 * "Oke-Odan Comprehensive High School" over "Bachelor of Arts": the last school of one list and the first qualification of the next are no entry. A
 * degree is of no secondary school, nor a school certificate of a university.
 */
export function withoutOtherLevels(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const [school, degree] = [entry.slots.get("school"), entry.slots.get("degree")];
    if (!school || !degree || !areOfOtherLevels(degree.text, school.text)) return [entry];
    const [first, second] = [school, degree].map(({ field }) => field.paragraph);
    return first === undefined || second === undefined || first === second ? [entry] : parted(entry);
  });
}

/** The school and the qualification, each with what stands on its own lines. */
function parted(entry: Entry): Entry[] {
  const [school, degree] = [entry.slots.get("school"), entry.slots.get("degree")];
  if (!school || !degree) return [entry];
  const edge = Math.max(school.field.paragraph, degree.field.paragraph);
  const of = (isBelow: boolean): Entry => {
    const isOwn = ({ paragraph }: { paragraph: number }) => paragraph >= edge === isBelow;
    const dates = entry.dates.filter(isOwn);
    return {
      ...newEntry(),
      slots: new Map([...entry.slots].filter(([, { field }]) => isOwn(field))),
      dates,
      period: dates[0]?.segments[0]?.period ?? {},
      lines: entry.lines.filter(isOwn),
      left: entry.left.filter(isOwn),
    };
  };
  return [of(false), of(true)].toSorted((one, other) => paragraphOf(one) - paragraphOf(other));
}
