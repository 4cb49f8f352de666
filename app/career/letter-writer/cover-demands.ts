import type { AnsweredDemand } from "./answered-demand";
import type { RankedLine } from "./line-worth";

/**
 * A line with how much a letter needs it: what it is worth, and more where it answers what no line before it answers. A recruiter looks for each must once:
 * a second answer adds what it is worth alone, a must without an answer ends the reading.
 */
export type NeededLine = RankedLine & { need: number };

/** What the answer to a must adds to a line, set by hand: from 0.6 to 1.2 nearly the same lines are chosen. */
const OF_MUST = 0.9;
const OF_WISH = 0.25;
/** What is less than this speaks of the same and answers nothing. */
const LEAST_ANSWER = 0.6;

/**
 * The lines with their need, the one that is needed most first. `demands`: in the order of the lines' answers. A line that cannot stand in the letter answers
 * nothing there.
 */
export function coverDemands(
  lines: RankedLine[],
  demands: AnsweredDemand[],
  canStand: (line: RankedLine) => boolean,
): NeededLine[] {
  const weights = demands.map((demand) =>
    standsByItself(demand) ? 0 : demand.need === "must" ? OF_MUST : OF_WISH,
  );
  const answered = demands.map(() => 0);
  const all = lines.map((line) => ({
    line,
    answers: canStand(line) ? line.answers.map((answer) => (answer >= LEAST_ANSWER ? answer : 0)) : [],
  }));
  const needOf = ({ line, answers }: (typeof all)[number]) =>
    answers.reduce(
      (need, answer, at) => need + (weights[at] ?? 0) * Math.max(0, answer - (answered[at] ?? 0)),
      line.worth,
    );
  const open = new Set(all);
  const needed: NeededLine[] = [];
  while (open.size > 0) {
    const next = [...open]
      .map((one) => ({ one, need: needOf(one) }))
      .reduce((best, other) => (other.need > best.need ? other : best));
    open.delete(next.one);
    needed.push({ ...next.one.line, need: next.need });
    next.one.answers.forEach((answer, at) => {
      answered[at] = Math.max(answered[at] ?? 0, answer);
    });
  }
  return needed;
}

/** A paper, a study or a language stands in the letter by itself. */
function standsByItself({ isPaper, isSpoken, sourceIds }: AnsweredDemand): boolean {
  return (
    (isPaper === true || isSpoken === true) &&
    sourceIds.some((id) => /^(?:certificates|education|languages)\./u.test(id))
  );
}
