import type { Period } from "../dates";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";

/** One job, school or paper under construction: its fields by slot, and the lines below. */
export type Entry = {
  slots: Map<Label, Slot>;
  period: Period;
  dates: Field[];
  lines: Field[];
  /** Fields that fit no slot. */
  left: Field[];
  /** What says how the post was held: "NYSC", "SIWES". */
  notes: Field[];
  /** Its employer stands over several posts and was taken from the entry before. */
  isShared: boolean;
  /** Only the form of the lines says so, and its owner is asked. */
  isAssumed?: boolean;
  /** Its title has the name of what was built behind it. */
  hasProject?: boolean;
  /** The time of all its posts stands beside its employer. */
  hasWholeTime?: boolean;
  /** That time, which is none of the post's. */
  wholeTime?: Field[];
  /** What is told of its employer, above the post. */
  above?: Field[];
  /** Further times of the same post, behind its own: "Jan 2020 – Mar 2020; Oct 2020 – Jul 2021". */
  again?: Field[];
};

/** `isAssumed`: only the form of the heads says that it is one, and its owner is asked. */
export type Slot = { field: Field; text: string; confidence: number; isAssumed?: boolean };

export function newEntry(): Entry {
  return { slots: new Map(), period: {}, dates: [], lines: [], left: [], notes: [], isShared: false };
}

export function isBehind(first: Field, second: Field): boolean {
  return (
    first.paragraph === second.paragraph &&
    first.segments.at(-1)?.index === (second.segments[0]?.index ?? 0) - 1
  );
}

/** "From: 2019  To: 2021": two single dates side by side are one period. */
export function isPair(first: Field, second: Field): boolean {
  const [from, to] = [first.segments[0]?.period, second.segments[0]?.period];
  if (from === undefined || to === undefined) return false;
  // "started 2025, to finish 2027".
  if (from.start !== undefined && from.end === undefined)
    return first.paragraph === second.paragraph && to.start === undefined && to.end !== undefined;
  return (
    second.paragraph - first.paragraph <= 1 &&
    from.start === undefined &&
    from.end !== "present" &&
    to.start === undefined &&
    first.segments[0]?.label === "dates" &&
    second.segments[0]?.label === "dates"
  );
}

/** Two whole times side by side of which neither lies in the other: a post that somebody came back to. */
export function isAgain(first: Field, second: Field): boolean {
  const [one, two] = [first.segments[0]?.period, second.segments[0]?.period];
  const isApart = (earlier: Period, later: Period) =>
    earlier.end !== undefined && later.start !== undefined && earlier.end < later.start;
  return isBehind(first, second) && !!one?.start && !!two?.start && (isApart(one, two) || isApart(two, one));
}

/** The entry, and one like it for each further time of its post. */
export function withEachTime(entry: Entry): Entry[] {
  const { again = [], ...own } = entry;
  return [
    own,
    ...again.map((field): Entry => {
      const period = field.segments[0]?.period ?? {};
      return { ...newEntry(), slots: new Map(entry.slots), period, dates: [field], isShared: true };
    }),
  ];
}

/** "Grammar School 2010 – 2016" over "WASSCE 2016": the line already belongs to the entry, and both end in one year. */
export function endsAlike(entry: Entry, field: Field): boolean {
  const isOfEntry = [...entry.slots.values()].some((slot) => slot.field.paragraph === field.paragraph);
  const end = field.segments[0]?.period?.end;
  return isOfEntry && end !== undefined && end.slice(0, 4) === entry.period.end?.slice(0, 4);
}

export const smallSpace = 2.5;
