import { findPeriods } from "../dates";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";
import { countMarks, type CountMark } from "./typed-lists";

/**
 * "(a) Bright Clinic" over its post and a list, "(b) Sunrise Chemist" over another: what counts the heads of a section makes them no items of a list, for the lists stand
 * below them. The heads lose their marks.
 */
export function withCountedHeads(placed: readonly Placed[]): Placed[] {
  const marked = placed.flatMap((one, at) => {
    const marks = countMarks(one.paragraph.text).filter(({ from }) => from === 0);
    return marks.length > 0 && one.paragraph.listLevel === undefined ? [{ at, marks }] : [];
  });
  const ends = new Map<number, number>();
  const kinds = new Set(marked.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  for (const kind of kinds)
    for (const series of seriesOf(marked, kind)) {
      const isHeading = series.every(({ at }, place) => isOverMore(placed, at, series[place + 1]?.at));
      if (series.length > 1 && isHeading) for (const { at, to } of series) ends.set(at, to);
    }
  return placed.map((one, at): Placed => {
    const { paragraph } = one;
    const end = ends.get(at);
    if (end === undefined) return one;
    const runs = runsBetween(paragraph.runs, end, paragraph.text.length);
    return { ...one, paragraph: { ...paragraph, text: paragraph.text.slice(end), runs } };
  });
}

/** The marks of a kind that count on from the first. */
function seriesOf(
  marked: readonly { at: number; marks: readonly CountMark[] }[],
  kind: string,
): { at: number; to: number; count: number }[][] {
  const all: { at: number; to: number; count: number }[][] = [];
  for (const { at, marks } of marked) {
    const own = marks.find((mark) => mark.kind === kind);
    const open = all.at(-1);
    if (!own) continue;
    if (own.count === 1) all.push([{ at, ...own }]);
    else if (open && own.count === (open.at(-1)?.count ?? 0) + 1) open.push({ at, ...own });
  }
  return all;
}

/** Below it, before the next one, stands a list or a time. */
function isOverMore(placed: readonly Placed[], at: number, next = at + 1 + NEAR): boolean {
  const below = placed.slice(at + 1, next).map(({ paragraph }) => paragraph);
  return below.some(
    ({ listLevel, text }) =>
      listLevel !== undefined ||
      (text.length <= LONGEST && findPeriods(text).some(({ end }) => end !== undefined)),
  );
}
const NEAR = 3;
const LONGEST = 160;
