import { computedAmounts, listSizes, type Computed } from "./computed";
import type { LockContext, LockFact } from "./facts";
import { isNear, plain, readings, sharesNoun, type Amount } from "./amount";
import { frequenciesIn } from "./frequencies";
import { once } from "./once";
import { readAmounts } from "./read-amounts";
import { tokensOf } from "./tokens";
import type { LockReason } from "./reasons";
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
  /** The figures of the whole sentence. */
  sentence: Amount[];
  hasPlace: boolean;
  isOfYears: boolean;
};

/** Every figure, date and frequency of a clause against the cited facts. */
export function checkAmounts(clause: string, evidence: Evidence, context: LockContext): LockReason[] {
  const { facts, isAddress, isAbout } = evidence;
  const amounts = readAmounts(clause, context.language);
  const mayHave = isAbout ? [...facts, context.advertFact] : facts;
  if (amounts.length === 0) return checkFrequencies(clause, [], [], mayHave, context);
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
    ...listSizes(amounts, evidence.segment).map((size) => ({ ...plain("", -1, size), tolerance: 0 })),
    ...(compares || isAbout ? between() : []),
    ...(LATER.test(evidence.segment) ? betweenFacts(facts) : []),
    ...(OF_THEM.test(evidence.segment) ? facts.flatMap(restsOf) : []),
  ]);
  const reasons = amounts.map((amount) =>
    checkOne(amount, { known, asked, computed, evidence, all: amounts }, context),
  );
  const isRate = (stated: Amount, other: Amount) =>
    other.per !== 0 && isSame(stated, other) && isSameRate(stated, other);
  const heldFrequencies = readings(amounts).flatMap((stated) =>
    stated.perAt !== undefined && [...known, ...computed()].some((other) => isRate(stated, other))
      ? [stated.perAt]
      : [],
  );
  return [
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

/** "And ARCON registered me four months later": the time between the dates of two cited facts. */
function betweenFacts(facts: LockFact[]): Computed[] {
  const dates = facts
    .filter(({ isImplied }) => !isImplied)
    .flatMap(({ amounts }, at) =>
      amounts.filter(({ kind }) => kind === "date").map((one) => ({ ...one, at })),
    );
  return computedAmounts(dates, "").filter(({ unit }) => unit === "time");
}
const LATER = /\b(?:later|after|before|earlier|spater|danach|apres|plus tard|despues)\b/i;

/** "19 were rebuilt, 2 came back": of them 17 did not. */
function restsOf({ amounts }: LockFact): Computed[] {
  const counts = amounts.filter(({ kind, unit }) => kind === "count" && unit === "");
  return counts.flatMap((all) =>
    counts
      .filter((some) => some.value < all.value)
      .map((some) => ({ ...plain("", -1, all.value - some.value), tolerance: 0 })),
  );
}
const OF_THEM =
  /\b(?:of them|of these|of those|the rest|the others?|remaining|davon|d'entre eux|de ellos)\b/i;

/** What follows from a figure of the advert and those that count the same: "eleven more than the 24 I lead". */
function comparedWith(want: Amount, own: Amount[]): Computed[] {
  const like = own.filter((have) => have.kind === want.kind && (have.isAlone || sharesNoun(want, have)));
  return like.flatMap((have) => computedAmounts([have, want], ""));
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
  const { interval } = amount;
  if (interval && evidence.facts.some(({ periods }) => periods.some((one) => isNear(one, interval, 0.03))))
    return undefined;
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

/** A year of the entry may not take the place of a year of the line, but as its beginning or its end. */
function checkDate(amount: Amount, known: Amount[], facts: LockFact[]): LockReason | undefined {
  const reason: LockReason = { kind: "date", words: amount.text };
  if (amount.kind === "month") return known.some(({ month }) => month === amount.month) ? undefined : reason;
  const ofDeeds = facts
    .filter(({ isDeed }) => isDeed)
    .flatMap(({ amounts }) => amounts.filter(({ kind }) => kind === "date"));
  const usable = (ofDeeds.length > 0 && amount.lead === "" ? ofDeeds : known).filter(
    ({ kind }) => kind === "date",
  );
  const isRight = usable.some(
    ({ value, month, quarter }) =>
      value === amount.value &&
      (amount.month === undefined || amount.month === month) &&
      (amount.quarter === undefined || amount.quarter === (quarter ?? Math.ceil((month ?? 0) / 3))),
  );
  return isRight ? undefined : reason;
}

/** Whether two figures are of one kind and of one value, as far as "over", "about" and rounding allow. */
function isSame(stated: Amount, known: Amount, tolerance = 0): boolean {
  const isPlain = stated.kind === "count" && stated.unit === "";
  const isOneKind = stated.kind === known.kind && (stated.unit === known.unit || isPlain);
  if (isOneKind && isRateOf(stated, known)) return true;
  if (isOneKind && isOneValue(stated, known, tolerance)) return true;
  if (stated.unit === "time" && known.unit === "clock") return isNear(stated.bare, known.value);
  if (isPlain && ["count", "money", "measure", "factor"].includes(known.kind))
    return isNear(stated.value, known.bare) || (known.kind !== "factor" && isNear(stated.value, known.value));
  return (
    stated.kind === "factor" && known.kind === "count" && known.at >= 0 && isNear(stated.value, known.value)
  );
}

function isOneValue({ bound, value, unit }: Amount, known: Amount, tolerance: number): boolean {
  const distance = Math.abs(value - known.value);
  if (distance <= tolerance || isNear(value, known.value)) return true;
  if (bound === "about") return distance <= 0.06 * known.value;
  if (bound === "under" && known.kind === "percent") return value > known.value && known.value >= 0.8 * value;
  if (bound === "over") return value < known.value && known.value <= 1.25 * value;
  return unit !== "" && known.kind === "measure" && distance <= 0.015 * known.value;
}

/** "4,000 a year" of 80 a week. */
function isRateOf(stated: Amount, known: Amount): boolean {
  if (stated.per === 0 || known.per === 0 || isNear(stated.per, known.per)) return false;
  return isOneValue(
    { ...stated, value: stated.value / stated.per },
    { ...known, value: known.value / known.per },
    0.02 * (known.value / known.per),
  );
}

function isSameRate(stated: Amount, known: Amount): boolean {
  return (
    stated.per === 0 || known.per === 0 || isNear(stated.per, known.per, 0.03) || isRateOf(stated, known)
  );
}

/** Why an equal figure is still not the same fact. */
function objection(stated: Amount, known: Amount, all: Amount[]): LockReason | undefined {
  const words = stated.text;
  if (isOtherEnd(stated, known)) return { kind: "unit", words };
  if (!isSameRate(stated, known)) return { kind: "frequency", words };
  const isTop = known.rangeFrom !== undefined && !all.some(({ bare }) => bare === known.rangeFrom);
  const isMore = stated.bound === "over" && known.bound !== "over" && isNear(stated.value, known.value);
  if ((isMore && stated.unit !== "time") || (stated.bound === "" && (known.bound === "under" || isTop)))
    return { kind: "bound", words };
  return undefined;
}

/** "By 62", where the line has "from 62"; "to 62", where it has "by 62". */
function isOtherEnd({ lead }: Amount, known: Amount): boolean {
  if (lead === known.lead) return false;
  return [lead, known.lead].every((one) => one === "from" || one === "to" || one === "by");
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
