import { isNear, type Amount } from "./amount";
import { isSamePeriod } from "./compare-amounts";
import type { LockContext, LockFact } from "./facts";
import { frequenciesIn } from "./frequencies";
import { isOfOtherPart } from "./parts-of-lines";
import type { LockReason } from "./reasons";
import { tokensOf } from "./tokens";

const DAY = 86_400;

/** "Every morning and every evening" of what is done twice a day. */
function isPartOfDay(word: string, period: number): boolean {
  return (
    /^(?:morning|evening|noon|night)s?$/.test(word) && (isNear(period, DAY / 2) || isNear(period, DAY / 3))
  );
}

/** A frequency of a figure must be in the facts; one that stands alone may not differ from theirs. */
export function checkFrequencies(
  clause: string,
  held: number[],
  amounts: Amount[],
  facts: LockFact[],
  { language }: LockContext,
): LockReason[] {
  const found = frequenciesIn(tokensOf(clause, language)).filter(({ at }) => !held.includes(at));
  if (found.length === 0) return [];
  const known = facts.flatMap(({ periods }) => periods);
  // "Once a week" of four a month.
  const singly = facts
    .flatMap((fact) => fact.amounts)
    .filter(({ per, bare, kind, value }) => {
      const isTimes = kind === "count" || value === bare * DAY;
      return per > 0 && isTimes && amounts.every((one) => one.bare !== bare);
    })
    .map(({ per, bare }) => per / bare);
  return found
    .filter(({ at }) => amounts.some(({ perAt }) => perAt === at) || known.length > 0)
    .filter(
      ({ seconds, words }) =>
        isOfOtherPart(clause, seconds, facts, language) ||
        (!known.some((one) => isSamePeriod(one, seconds) || isPartOfDay(words, one)) &&
          !singly.some((one) => isNear(one, seconds, 0.1))),
    )
    .map(({ words }) => ({ kind: "frequency", words }));
}
