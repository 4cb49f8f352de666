import { anyWord } from "./any-word";
import { isNear, readings, toleranceOf, type Amount, type Computed } from "./amount";
import { MOST_COMPUTED } from "./bounds-of-work";
import {
  isFactorOf,
  isRoundTime,
  isSame,
  isWeeksOfMonth,
  isSameRate,
  isTimeOfRate,
  objection,
} from "./compare-amounts";
import { heldOverTimes, isLentFrom, lentReadings, periodsNamed } from "./lent";
import vocabulary from "./vocabulary/parts.json";
import { comparedWith, derivedFor } from "./derived";
import type { LockContext, LockFact } from "./facts";
import { checkDate } from "./check-dates";
import { sharedLabels } from "./check-labels";
import { checkFrequencies } from "./check-frequencies";
import { isIncidental } from "./incidental";
import { once } from "./once";

import { readAmounts } from "./read-amounts";
import { wordedShares } from "./shares-in-words";
import { tokensOf } from "./tokens";
import type { LockReason } from "./reasons";
import { isTenure } from "./tenure";
import { countsOther, hasOwnUnit, isOfWhole, isSumOfOthers } from "./things-counted";

/**
 * What a clause may draw on. `isAddress`: it may quote the advert; `isAbout`: its segment may, for all but lengths of time; `hasPlace`: its segment names an employer; `isOfYears`: its segment
 * speaks of years, so that "four of them" are years.
 */
export type Evidence = {
  facts: LockFact[];
  isAddress: boolean;
  isAbout: boolean;
  segment: string;
  /** The whole sentence, and its figures. */
  text: string;
  sentence: Amount[];
  hasPlace: boolean;
  isOfYears: boolean;
};

/** Every figure, date and frequency of a clause against the cited facts. */
export function checkAmounts(clause: string, evidence: Evidence, context: LockContext): LockReason[] {
  const { facts, isAddress, isAbout } = evidence;
  const amounts = readAmounts(clause, context.language).map((one) => asMoney(one, evidence.sentence));
  const mayHave = isAbout ? [...facts, context.advertFact] : facts;
  if (amounts.length === 0) return checkFrequencies(clause, [], [], mayHave, context);
  const known = facts.flatMap((fact) => readings(fact.amounts));
  const beside = readAmounts(evidence.segment, context.language);
  const wanted = readings(context.advertFact.amounts);
  const isComparison = COMPARISON.test(evidence.segment);
  // What the sentence itself compares has to hold first.
  const held = beside.filter(
    (one) =>
      [...known, ...facts.flatMap((fact) => fact.computed)].some((other) => isSame(one, other)) ||
      isTenure(one, evidence, context),
  );
  const between = once(() => wanted.flatMap((want) => comparedWith(want, [...known, ...held])));
  const compares =
    isComparison && beside.some((one) => [...known, ...between()].some((other) => isSame(one, other)));
  const asked = wanted.filter(({ unit }) => isAddress || ((isAbout || compares) && unit !== "time"));
  const words = tokensOf(evidence.text, context.language);
  const times = evidence.sentence.filter(
    ({ kind, unit, per, at }) =>
      kind === "measure" && unit === "time" && per === 0 && OVER.has(words[at - 1]?.text ?? ""),
  );
  const periods = once(() => [
    ...periodsNamed(tokensOf(evidence.segment, context.language)),
    ...times.map(({ value }) => value),
  ]);
  const computed = once(() =>
    [
      ...derivedFor(clause, evidence, amounts, context.language),
      ...facts.flatMap((fact) => fact.computed),
      ...(compares || (isAbout && COMPARES.test(evidence.text)) ? between() : []),
    ].slice(0, MOST_COMPUTED),
  );
  const worded = wordedShares(tokensOf(clause, context.language));
  const heldShares = worded.filter(({ share }) =>
    [...known, ...computed()].some((other) =>
      // "Four in ten" of 42 %.
      isSame(share, other, Math.max(toleranceOf(other), share.bare === 10 ? 0.02 : 0)),
    ),
  );
  const denominators = [
    ...wordedShares(words).map(({ share }) => share.bare),
    ...(OUT_OF_A_HUNDRED.test(evidence.text) ? [100] : []),
  ];
  const isPeriod = ({ unit, bare, value, per }: Amount) =>
    unit === "time" &&
    (NAMED_PERIOD.test(clause) && isTimeOfRate(value, evidence.sentence, [...known, ...computed()])
      ? true
      : // "Seven days a week" of what is done each day.
        isNear(value, per) && facts.some(({ periods }) => periods.some((one) => isNear(one, value / bare))));
  const overTimes = heldOverTimes(
    amounts,
    once(() => [...known, ...computed()]),
    facts,
  );
  const labels = once(() => sharedLabels(evidence.text, facts));
  const unread = amounts.filter(
    (one) =>
      !isPeriod(one) &&
      !(one.isAlone && one.kind === "count" && labels().has(one.value)) &&
      !(overTimes.has(one.at) && known.every((other) => !isSame(one, other))) &&
      !heldShares.some(({ from, to }) => from <= one.at && one.at <= to),
  );
  const reasons = unread.map((amount) =>
    checkOne(amount, { known, asked, computed, evidence, periods, denominators }, context),
  );
  const isRate = (stated: Amount, other: Amount) =>
    other.per !== 0 && isSame(stated, other) && isSameRate(stated, other);
  const isHeldRate = (stated: Amount) =>
    isOfPeriods(stated, facts) ||
    [...known, ...computed()].some((other) => isRate(stated, other)) ||
    lentReadings(stated, evidence.sentence, [], []).some((lent) =>
      [...known, ...computed()].some((other) => other.per !== 0 && isLentFrom(lent, other)),
    );
  const heldFrequencies = readings(amounts).flatMap((stated) =>
    stated.perAt !== undefined && (isHeldRate(stated) || isPeriod(stated)) ? [stated.perAt] : [],
  );
  return [
    ...reasons.filter((reason) => reason !== undefined),
    ...checkFrequencies(clause, heldFrequencies, amounts, mayHave, context),
  ];
}

const OUT_OF_A_HUNDRED =
  /\b(?:out of|in|of|sur|por|von) (?:an? |every |each )?(?:hundred|100|cent|cien|hundert)\b/iu;
const COMPARES = anyWord(vocabulary.compares);
const COMPARISON = /\b(?:than|above|als|que)\b/;

type Known = {
  known: Amount[];
  asked: Amount[];
  computed: () => Computed[];
  evidence: Evidence;
  periods: () => number[];
  /** The ten of "nine pupils in ten", of which the sentence may tell another part. */
  denominators: number[];
};

function checkOne(
  amount: Amount,
  { known, asked, computed, evidence, periods, denominators }: Known,
  context: LockContext,
): LockReason | undefined {
  const words = amount.text;
  if (amount.kind === "vague")
    return known.some(({ kind, value }) => (kind === "count" || kind === "money") && value >= amount.value)
      ? undefined
      : { kind: "number", words };
  if (asked.some((other) => isSame(amount, other))) return undefined;
  if (amount.kind === "date" || amount.kind === "month") return checkDate(amount, known, evidence);
  const equal = readings([amount]).flatMap((stated) => {
    const same = known.filter((other) => isSame(stated, other));
    if (!isOfWhole(stated, evidence.segment) && countsOther(stated, same, known))
      return [{ kind: "unit" as const, words }];
    return same.map((other) => {
      if (context.language === "en" && hasOwnUnit(stated, other, evidence.facts))
        return { kind: "unit" as const, words };
      return objection(stated, other, known);
    });
  });
  if (equal.includes(undefined)) return undefined;
  if (isOfPeriods(amount, evidence.facts)) return undefined;
  if (
    readings([amount]).some((stated) =>
      computed().some(
        (other) =>
          !isSumOfOthers(stated, other, evidence.text, evidence.sentence) &&
          isSame(stated, other, other.tolerance) &&
          isSameRate(stated, other) &&
          isFactorOf(stated, other),
      ),
    )
  )
    return undefined;
  if (isTenure(amount, evidence, context)) return undefined;
  const lent = lentReadings(amount, evidence.sentence, periods(), denominators);
  if ([amount, ...lent].some((stated) => known.some((one) => isRoundTime(stated, one)))) return undefined;
  if (lent.some((stated) => [...known, ...computed()].some((other) => isLentFrom(stated, other))))
    return undefined;
  const isOtherUnit = known.some(({ bare }) => isNear(bare, amount.bare));
  if (!isOtherUnit && equal.length === 0 && isIncidental(amount, evidence)) return undefined;
  const isLong = amount.unit === "time" && amount.value > 28 * 86_400;
  return equal[0] ?? { kind: isOtherUnit ? "unit" : isLong ? "tenure" : "number", words };
}

/** "In one year that is ₦3m", "reckoned over twelve months". */
const OVER = new Set(["over", "across", "within", "sur", "uber"]);
const TIMES = "years?|quarters?|months?|weeks?|days?|ann?ées?|mois|años?|mes(?:es)?|Jahre?n?|Monate?n?";
const NAMED_PERIOD = new RegExp(
  `\\b(?:in|over|within|across|sur|en|über|durante) (?:\\p{L}+|\\d+) (?:${TIMES})(?!\\p{L})`,
  "iu",
);

/** "4 times a year" of a line that does it each quarter; "two days a month" are twice a month. */
function isOfPeriods(amount: Amount, facts: LockFact[]): boolean {
  const { interval, unit, value, bare, per } = amount;
  const isOften = isNear(value, bare * DAY) || isNear(value, bare * 7 * DAY);
  // "Four counts a year" of what is done each quarter.
  const ofTimes = amount.kind === "count" && unit === "" && per > 0 && bare > 1 ? per / bare : undefined;
  const ofDays = unit === "time" && per > value && isOften ? per / bare : undefined;
  const seconds = interval ?? ofDays ?? ofTimes;
  if (seconds === undefined) return false;
  return facts.some(({ periods }) =>
    periods.some((one) => isNear(one, seconds, 0.03) || isWeeksOfMonth(one, seconds)),
  );
}
const DAY = 86_400;

/** "₦2.4 million each month, almost 29 million in a year": millions of a sentence about money are money too. */
function asMoney(amount: Amount, sentence: Amount[]): Amount {
  const money = sentence.find(({ kind }) => kind === "money");
  const isMillions = amount.kind === "count" && amount.isAlone && amount.value >= 1e6 * amount.bare;
  return money && isMillions && !amount.or
    ? { ...amount, or: { ...amount, kind: "money", unit: money.unit } }
    : amount;
}
