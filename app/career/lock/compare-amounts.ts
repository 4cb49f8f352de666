import { isNear, type Amount, type Computed } from "./amount";
import type { LockReason } from "./reasons";
import { isOneCurrency } from "./vocabulary/units";

/** Whether two figures are of one kind and of one value, as far as "over", "about" and rounding allow. */
export function isSame(stated: Amount, known: Amount, tolerance = 0): boolean {
  const isPlain = stated.kind === "count" && stated.unit === "";
  const isOneKind = stated.kind === known.kind && (isOneCurrency(stated.unit, known.unit) || isPlain);
  if (isOneKind && isRateOf(stated, known)) return true;
  if (isOneKind && isOneValue(stated, known, tolerance)) return true;
  if (stated.kind === "measure" && known.kind === "count" && countsUnit(stated, known)) return true;
  // "Seventeen points" of a list of them.
  if (stated.kind === "points" && known.kind === "count" && known.at >= 0)
    return isNear(stated.value, known.value);
  if (stated.unit === "time" && known.unit === "clock") return isNear(stated.bare, known.value);
  if (isPlain && known.kind === "percent" && known.isScore) return isNear(stated.value, known.value);
  if (isPlain && ["count", "money", "measure", "factor"].includes(known.kind))
    return isNear(stated.value, known.bare) || (known.kind !== "factor" && isNear(stated.value, known.value));
  return (
    stated.kind === "factor" && known.kind === "count" && known.at >= 0 && isNear(stated.value, known.value)
  );
}

/** "120 days of school portraits" of 120 school portrait days. */
function countsUnit({ bare, nouns: [unit = ""] }: Amount, known: Amount): boolean {
  return isNear(bare, known.bare) && known.nouns.includes(unit);
}

/** "Down by two fifths" is a change, "two fifths of what it was" a ratio, "to 5%" no difference; of other words nobody knows. */
export function isFactorOf(
  { kind, value, lead, isOfFormer, isMore }: Amount,
  { factorOf }: Computed,
): boolean {
  if (factorOf === undefined) return true;
  if (factorOf === "left") return isOfFormer === true || lead === "to";
  if (isOfFormer || lead === "to" || lead === "from") return factorOf === "ratio";
  // "Five times fewer" is said of a fifth.
  const isChange =
    ((kind === "factor" && value < 1) || kind === "percent") && (lead === "by" || isMore === true);
  return !isChange || factorOf === "change";
}

function isOneValue(stated: Amount, known: Amount, tolerance: number): boolean {
  const { kind, bound, value, unit, bare } = stated;
  const distance = Math.abs(value - known.value);
  if (stated.between) return stated.between[0] <= known.value && known.value <= stated.between[1];
  if (distance <= tolerance || isNear(value, known.value)) return true;
  // "Nearly a third" is said of 30%: nobody has a fraction at hand that is closer.
  const isWord = kind === "factor";
  // "Just over two per cent" of 2.2, "a little over two weeks" of 16 days.
  const inItsUnit = known.value / (value / bare);
  const isRoundOf =
    Number.isInteger(bare) && bare > 1 && bare < 10 && !isNear(inItsUnit, Math.round(inItsUnit));
  if (bound === "about" && isRoundOf && Math.abs(inItsUnit - bare) < 0.5) return true;
  // "About ten" of 9 to 11.
  if (bound === "about" && known.rangeFrom !== undefined && known.rangeFrom <= value && value <= known.value)
    return true;
  // "Nearly half an hour" of 25 minutes.
  if (bound === "about" && bare < 1 && unit === "time" && distance <= 0.18 * value) return true;
  // "Nearly three million" of 2.8: a number of one digit is rounded more.
  if (bound === "about" && !isWord && value >= 100 && isOfOneDigit(bare) && distance <= 0.1 * value)
    return true;
  if (bound === "about") return distance <= (isWord ? (value < 1 ? 0.125 : 0.08) : 0.06) * known.value;
  if (bound === "under" && known.kind === "percent") return value > known.value && known.value >= 0.8 * value;
  // "Fewer than three in a hundred" of 2.3.
  if (bound === "below")
    return (
      value > known.value && (known.value >= (isWord ? 0.69 : 0.79) * value || isNextBelow(stated, known))
    );
  if (bound === "over") return value < known.value && known.value <= (isWord ? 1.35 : 1.25) * value;
  // A turned unit is rounded: 3.6 hectares of nine acres.
  const isTurned = unit !== "" && known.kind === "measure" && !isNear(value / bare, known.value / known.bare);
  return isTurned && distance <= Math.min(0.015 * known.value, stepOf(bare) * (value / bare));
}

/** The whole number right above a known figure. */
function isNextBelow({ value, bare }: Amount, known: Amount): boolean {
  return value === bare && Number.isInteger(value) && value <= 10 && value - known.value <= 1;
}

/** "Two months" of eight weeks: weeks and months do not divide. */
export function isRoundTime(stated: Amount, known: Amount): boolean {
  const sizes = [stated, known].map(({ value, bare }) => value / bare);
  const isTime = [stated, known].every(({ kind, unit }) => kind === "measure" && unit === "time");
  const hasWeeks = sizes.some((size) => isNear(size, WEEK)) && sizes.some((size) => size > 4 * WEEK);
  return isTime && hasWeeks && Math.abs(stated.value - known.value) <= 0.09 * known.value;
}

function isOfOneDigit(number: number): boolean {
  return /^\de/.test(number.toExponential());
}

/** How much the last digit of a rounded number is worth: 100 of 7,200. */
function stepOf(number: number): number {
  const [, digits = "", exponent = "0"] = /^(\d(?:\.\d+)?)e([+-]\d+)$/.exec(number.toExponential()) ?? [];
  return 10 ** (Number(exponent) - Math.max(0, digits.length - 2));
}

/** "4,000 a year" of 80 a week; of what is done each day also on the working days of a week alone. */
export function isRateOf(stated: Amount, known: Amount): boolean {
  if (stated.per === 0 || known.per === 0 || isNear(stated.per, known.per)) return false;
  return shareOfDays(stated, known).some((share) => {
    const value = (known.value / known.per) * share;
    return isOneValue(
      { ...stated, value: stated.value / stated.per },
      { ...known, value },
      // "Nearly four a month" of eleven a quarter.
      Math.max(
        0.02,
        Math.min(
          stated.bound === "about" ? 0.125 : 0.05,
          stepOf(stated.bare) / stated.bare / (stated.bound === "about" ? 2 : 1),
        ),
      ) * value,
    );
  });
}

/** How many of all days count where one rate is by the day and the other by something longer. */
function shareOfDays(stated: Amount, known: Amount): number[] {
  if (isNear(known.per, DAY) && stated.per >= WEEK)
    return (known.daysAWeek ? [known.daysAWeek] : [7, 6, 5]).map((days) => days / 7);
  if (isNear(stated.per, DAY) && known.per >= WEEK) return [7, 6, 5].map((days) => 7 / days);
  // Four weeks are a month to many.
  if (isNear(known.per, WEEK) && isNear(stated.per, MONTH)) return [1, (4 * WEEK) / MONTH];
  if (isNear(known.per, MONTH) && isNear(stated.per, WEEK)) return [1, MONTH / (4 * WEEK)];
  return [1];
}
const MONTH = (365.25 / 12) * 86_400;
const DAY = 86_400;
const WEEK = 7 * DAY;
const WORKDAY = 1.4 * DAY;

/** Whether two periods are one: a working day is a day. */
export function isSamePeriod(one: number, other: number): boolean {
  const isDay = (period: number) => isNear(period, DAY) || isNear(period, WORKDAY);
  return isNear(one, other, 0.03) || (isDay(one) && isDay(other)) || isWeeksOfMonth(one, other);
}

/** "Twice a month" of every fortnight: weeks and months do not divide. */
export function isWeeksOfMonth(one: number, other: number): boolean {
  const isOfWeeks = (period: number) => isNear(period % WEEK, 0) && period >= 2 * WEEK;
  const isOfMonth = (period: number) => isNear(MONTH / period, Math.round(MONTH / period));
  const isPair = (isOfWeeks(one) && isOfMonth(other)) || (isOfWeeks(other) && isOfMonth(one));
  return isPair && isNear(one, other, 0.09);
}

export function isSameRate(stated: Amount, known: Amount): boolean {
  return (
    stated.per === 0 || known.per === 0 || isSamePeriod(stated.per, known.per) || isRateOf(stated, known)
  );
}

/** Why an equal figure is still not the same fact. */
export function objection(stated: Amount, known: Amount, beside: Amount[]): LockReason | undefined {
  const words = stated.text;
  if (isOtherEnd(stated, known, beside)) return { kind: "unit", words };
  if (!isSameRate(stated, known)) return { kind: "frequency", words };
  return undefined;
}

/** "By 62", where the line has "from 62"; "to 62", where it has "by 62". */
function isOtherEnd({ lead }: Amount, known: Amount, beside: Amount[]): boolean {
  if (lead === known.lead) return false;
  // "Milk from 22 farms": no end of a change where the line has no other end.
  const ends = [lead, known.lead];
  const hasOther = beside.some((one) => one.lead === lead && one.kind === known.kind);
  if (ends.includes("from") && ends.includes("to") && !hasOther) return false;
  return [lead, known.lead].every((one) => one === "from" || one === "to" || one === "by");
}

/** "In one year that is ₦3m" of "₦250,000 a month": the year is the time of a rate. */
export function isTimeOfRate(time: number, amounts: Amount[], known: Amount[]): boolean {
  const rates = known.filter(({ per }) => per > 0);
  return amounts.some(
    ({ kind, unit, value }) =>
      unit !== "time" &&
      rates.some(
        (one) =>
          one.kind === kind && one.unit === unit && isNear((one.value * time) / one.per, value, ROUNDED),
      ),
  );
}
const ROUNDED = 0.03;
