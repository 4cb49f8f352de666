import { isNear, readings, toleranceOf, type Amount, type Computed } from "./amount";
import { isRateOf, isSame, isSamePeriod } from "./compare-amounts";
import type { Token } from "./tokens";
import { frequencyWord, isOneCurrency, periodOf } from "./vocabulary/units";

/** What a figure is if it borrows what its own words leave out from the rest of its sentence. */
export type Lent = Amount & { isOfPeriod: boolean };

/**
 * "Three hours before; one and a half now": a bare figure may have the unit of another of its sentence. "Over a year that makes 96": one
 * without a frequency may have a period that the sentence names.
 */
export function lentReadings(
  amount: Amount,
  sentence: Amount[],
  periods: number[],
  denominators: number[],
): Lent[] {
  const own = readings([amount]).map((one): Lent => ({ ...one, isOfPeriod: false }));
  const isBare = amount.kind === "count" && amount.unit === "" && amount.isAlone;
  const units = isBare ? lendersIn(sentence) : [];
  const isScaled = amount.value !== amount.bare;
  const withUnits = units.map(({ kind, unit, value, bare }): Lent => {
    // "A thousand" of hours is a thousand hours.
    const number = isScaled && kind === "measure" ? amount.value : amount.bare;
    const size = kind === "money" && isScaled ? amount.value / amount.bare : value / bare;
    return { ...amount, kind, unit, value: number * size, isOfPeriod: false };
  });
  const parts = isBare
    ? denominators
        .filter((whole, at) => whole > amount.value && denominators.indexOf(whole) === at)
        .map((whole): Lent => ({
          ...amount,
          kind: "factor",
          value: amount.value / whole,
          bare: NaN,
          isOfPeriod: false,
        }))
    : [];
  const all = [...own, ...withUnits];
  const timeless = all.filter(({ per, kind, unit }) => per === 0 && kind !== "date" && unit !== "time");
  return [
    ...withUnits,
    ...parts,
    ...timeless.flatMap((one) => periods.map((per): Lent => ({ ...one, per, isOfPeriod: true }))),
  ];
}

function lendersIn(sentence: Amount[]): Amount[] {
  const lenders = sentence.filter(isLender);
  const keys = lenders.map(
    ({ kind, unit, value, bare }) => `${kind} ${unit} ${(value / bare).toPrecision(6)}`,
  );
  return lenders.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

function isLender({ kind, unit }: Amount): boolean {
  return kind === "money" || kind === "percent" || (kind === "measure" && unit !== "");
}

/** Whether a borrowed reading is a figure of the line: one of a period has to be a rate there. */
export function isLentFrom(stated: Lent, known: Amount | Computed): boolean {
  const tolerance = toleranceOf(known);
  if (!stated.isOfPeriod)
    return stated.kind === known.kind && isSame(stated, known, tolerance) && isRate(stated, known);
  if (known.per === 0) return false;
  const isOneThing = isOneCurrency(stated.unit, known.unit) && stated.kind === known.kind;
  return (
    isOneThing &&
    (isRateOf(stated, known) ||
      (isSamePeriod(stated.per, known.per) && isSame({ ...stated, per: 0 }, { ...known, per: 0 }, tolerance)))
  );
}

/** "Five days give 225" of 45 a day, "six times in 24 hours" of every four: a time and what is done in it hold together. Their places. */
export function heldOverTimes(
  amounts: Amount[],
  known: () => (Amount | Computed)[],
  facts: { periods: number[] }[],
): Set<number> {
  const times = amounts.filter(({ kind, unit, per }) => kind === "measure" && unit === "time" && per === 0);
  const held = times.flatMap((time) =>
    amounts
      .filter(({ at, unit, kind, per }) => at !== time.at && unit !== "time" && kind !== "date" && per === 0)
      .filter((one) => {
        const isOften = one.kind === "factor" && one.or !== undefined;
        if (isOften)
          return facts.some(({ periods }) =>
            periods.some((period) => isNear(period, time.value / one.bare, 0.03)),
          );
        return readings([one]).some((stated) =>
          known().some((other) => isLentFrom({ ...stated, per: time.value, isOfPeriod: true }, other)),
        );
      })
      .flatMap((one) => [one.at, time.at]),
  );
  return new Set([...held, ...weeksOfDays(amounts, known())]);
}

/** "Forty a day, six days a week" of 240 a week: the day's figure and the days hold together. */
function weeksOfDays(amounts: Amount[], known: (Amount | Computed)[]): number[] {
  const days = amounts.filter(
    ({ unit, per, value, bare }) => unit === "time" && per > value && isNear(value, bare * DAY),
  );
  return days.flatMap((day) =>
    amounts
      .filter(({ at, unit, per }) => at !== day.at && unit !== "time" && isNear(per, DAY))
      .filter((one) =>
        known.some((other) => isNear(other.per, day.per) && isNear(other.value, one.value * day.bare)),
      )
      .flatMap((one) => [one.at, day.at]),
  );
}
const DAY = 86_400;

function isRate(stated: Amount, known: Amount): boolean {
  return (
    stated.per === 0 || known.per === 0 || isSamePeriod(stated.per, known.per) || isRateOf(stated, known)
  );
}

/** The periods that a sentence names: "in the course of a year", "an average month", "yearly". */
export function periodsNamed(tokens: Token[]): number[] {
  const found = tokens.flatMap(({ text }, at) => {
    const adverb = frequencyWord(text);
    if (adverb !== undefined) return [adverb];
    const period = ONE.has(tokens[at - 1]?.text ?? "") ? periodOf(text) : undefined;
    return period === undefined ? [] : [period];
  });
  return found.filter((one, at) => found.findIndex((other) => isNear(one, other)) === at);
}
const ONE = new Set("a an per each every one 1 the any average".split(" "));
