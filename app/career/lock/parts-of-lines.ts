import type { DocumentLanguage } from "../generated-document";
import { contentStems, stem } from "../nlp/stem";
import { isSamePeriod } from "./compare-amounts";
import type { LockFact } from "./facts";
import { periodsIn } from "./frequencies";
import { tokensOf } from "./tokens";
import { UNIT_BY_WORD, WEEKDAYS } from "./vocabulary/units";

function thingsIn(text: string): string[] {
  return contentStems(text).filter((word) => !TIMES.has(word));
}
const TIMES = new Set([...UNIT_BY_WORD.keys(), ...WEEKDAYS.keys(), "twice", "times"].map(stem));
const PARTS = /,\s+| (?:and|und|et|y) /u;

/**
 * Whether another part of a line has the frequency than the one that the words around it speak of: "the lifeboat engine every week", where the
 * line tests "the fire pump every week and the lifeboat engine every month".
 */
export function isOfOtherPart(
  clause: string,
  seconds: number,
  facts: LockFact[],
  language: DocumentLanguage,
): boolean {
  const statements = clause
    .split(PARTS)
    .map((part) => ({ part, periods: periodsIn(tokensOf(part, language)) }))
    .filter(({ periods }) => periods.some((one) => isSamePeriod(one, seconds)));
  const statement = statements[0]?.part;
  // "Four times a year I tried the nightly copy": its words may be of either.
  if (statement === undefined || statements[0]?.periods.some((one) => !isSamePeriod(one, seconds)))
    return false;
  const stated = thingsIn(statement);
  return facts.some(({ text, periods }) => {
    if (periods.length < 2) return false;
    const parts = text.split(PARTS).map((part) => ({
      stems: new Set(thingsIn(part)),
      periods: periodsIn(tokensOf(part, language)),
    }));
    const timed = parts.filter((part) => part.periods.length > 0);
    if (timed.length < 2) return false;
    const shared = (stems: Set<string>) =>
      stated.filter((word) => stems.has(word) && timed.some((part) => !part.stems.has(word))).length;
    const [best, next] = timed
      .map((part) => ({ ...part, score: shared(part.stems) }))
      .toSorted((a, b) => b.score - a.score);
    const isBest = best !== undefined && best.score > (next?.score ?? 0);
    return isBest && !best.periods.some((one) => isSamePeriod(one, seconds));
  });
}
