import { isNear, readings, type Amount, type Computed } from "./amount";
import { isSame, isSameRate, objection } from "./compare-amounts";
import { comparedWith, derivedFor } from "./derived";
import type { LockContext, LockFact } from "./facts";
import { frequenciesIn } from "./frequencies";
import { once } from "./once";

import { readAmounts } from "./read-amounts";
import { tokensOf } from "./tokens";
import type { LockReason } from "./reasons";
import { checkWholes } from "./rests";
import { isTenure } from "./tenure";

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
  const wholes = checkWholes(clause, evidence, facts);
  if (amounts.length === 0) return [...wholes, ...checkFrequencies(clause, [], [], mayHave, context)];
  const known = facts.flatMap((fact) => readings(fact.amounts));
  const beside = readAmounts(evidence.segment, context.language);
  const wanted = readings(context.advertFact.amounts);
  const isComparison = COMPARISON.test(evidence.segment);
  const between = once(() => wanted.flatMap((want) => comparedWith(want, [...known, ...beside])));
  const compares =
    isComparison && beside.some((one) => [...known, ...between()].some((other) => isSame(one, other)));
  const asked = wanted.filter(({ unit }) => isAddress || ((isAbout || compares) && unit !== "time"));
  const computed = once(() => [
    ...facts.flatMap((fact) => fact.computed),
    ...derivedFor(clause, evidence, amounts, context.language),
    ...(compares || isAbout ? between() : []),
  ]);
  const reasons = amounts.map((amount) =>
    checkOne(amount, { known, asked, computed, evidence, all: amounts }, context),
  );
  const isRate = (stated: Amount, other: Amount) =>
    other.per !== 0 && isSame(stated, other) && isSameRate(stated, other);
  const heldFrequencies = readings(amounts).flatMap((stated) =>
    stated.perAt !== undefined &&
    (isOfPeriods(stated, facts) || [...known, ...computed()].some((other) => isRate(stated, other)))
      ? [stated.perAt]
      : [],
  );
  return [
    ...wholes,
    ...reasons.filter((reason) => reason !== undefined),
    ...checkFrequencies(
      clause,
      heldFrequencies,
      amounts.flatMap(({ perAt }) => perAt ?? []),
      mayHave,
      context,
    ),
  ];
}

const COMPARISON = /\b(?:than|above|als|que)\b/;

type Known = {
  known: Amount[];
  asked: Amount[];
  computed: () => Computed[];
  evidence: Evidence;
  all: Amount[];
};

function checkOne(
  amount: Amount,
  { known, asked, computed, evidence, all }: Known,
  context: LockContext,
): LockReason | undefined {
  const words = amount.text;
  if (amount.kind === "vague")
    return known.some(({ kind, value }) => (kind === "count" || kind === "money") && value >= amount.value)
      ? undefined
      : { kind: "number", words };
  if (asked.some((other) => isSame(amount, other))) return undefined;
  if (amount.kind === "date" || amount.kind === "month") return checkDate(amount, known, evidence.facts);
  const equal = readings([amount]).flatMap((stated) =>
    known.filter((other) => isSame(stated, other)).map((other) => objection(stated, other, all)),
  );
  if (equal.includes(undefined)) return undefined;
  if (isOfPeriods(amount, evidence.facts)) return undefined;
  if (
    readings([amount]).some((stated) =>
      computed().some((other) => isSame(stated, other, other.tolerance) && isSameRate(stated, other)),
    )
  )
    return undefined;
  if (isTenure(amount, evidence, context) || hasUnitBeside(amount, known, evidence)) return undefined;
  const isOtherUnit = known.some(({ bare }) => isNear(bare, amount.bare));
  const isLong = amount.unit === "time" && amount.value > 28 * 86_400;
  return equal[0] ?? { kind: isOtherUnit ? "unit" : isLong ? "tenure" : "number", words };
}

/** "4 times a year" of a line that does it each quarter; "two days a month" are twice a month. */
function isOfPeriods({ interval, unit, value, bare, per }: Amount, facts: LockFact[]): boolean {
  const ofDays = unit === "time" && per > value && isNear(value, bare * DAY) ? per / bare : undefined;
  const seconds = interval ?? ofDays;
  if (seconds === undefined) return false;
  return facts.some(({ periods }) => periods.some((one) => isNear(one, seconds, 0.03)));
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

/** "Repeats were 12 per cent; a chart brought them to 5": a bare figure has the unit of another of its sentence. */
function hasUnitBeside(amount: Amount, known: Amount[], { sentence }: Evidence): boolean {
  if (amount.kind !== "count" || amount.unit !== "" || !amount.isAlone) return false;
  return known.some(
    (other) =>
      isNear(other.bare, amount.bare) &&
      (other.kind === "percent" || other.kind === "measure") &&
      sentence.some(({ kind, unit }) => kind === other.kind && unit === other.unit),
  );
}

/** A year of the entry may not take the place of a year of its line, but as its beginning or its end. */
function checkDate(amount: Amount, known: Amount[], facts: LockFact[]): LockReason | undefined {
  const reason: LockReason = { kind: "date", words: amount.text };
  if (amount.kind === "month") return known.some(({ month }) => month === amount.month) ? undefined : reason;
  const datesOf = (some: LockFact[]) =>
    some.flatMap(({ amounts }) => amounts.filter(({ kind }) => kind === "date"));
  const deeds = facts.filter(({ isDeed }) => isDeed);
  const isBeside = ({ isImplied, entry }: LockFact) =>
    !isImplied && deeds.every((deed) => deed.entry !== entry);
  const usable =
    datesOf(deeds).length > 0 && amount.lead === ""
      ? datesOf([...deeds, ...facts.filter(isBeside)])
      : known.filter(({ kind }) => kind === "date");
  const isRight = usable.some(
    ({ value, month, quarter }) =>
      value === amount.value &&
      (amount.month === undefined || amount.month === month) &&
      (amount.quarter === undefined || amount.quarter === (quarter ?? Math.ceil((month ?? 0) / 3))),
  );
  return isRight ? undefined : reason;
}

/** A frequency of a figure must be in the facts; one that stands alone may not differ from theirs. */
function checkFrequencies(
  clause: string,
  held: number[],
  ofAmounts: number[],
  facts: LockFact[],
  { language }: LockContext,
): LockReason[] {
  const found = frequenciesIn(tokensOf(clause, language)).filter(({ at }) => !held.includes(at));
  if (found.length === 0) return [];
  const known = facts.flatMap(({ periods }) => periods);
  return found
    .filter(({ at }) => ofAmounts.includes(at) || known.length > 0)
    .filter(({ seconds }) => !known.some((one) => isNear(one, seconds, 0.03)))
    .map(({ words }) => ({ kind: "frequency", words }));
}
