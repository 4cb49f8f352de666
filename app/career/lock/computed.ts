import { type Amount, type Computed, isNear, pairsOf, plain, sharesNoun } from "./amount";
import type { Partition } from "./partitions";
import { ofRosters } from "./rosters";
import { partsByShare } from "./parts-by-share";
import { listedTotals } from "./lists";
import { products } from "./products";
import type { Token } from "./tokens";
import { UNIT_BY_WORD } from "./vocabulary/units";
import { overWeekdays } from "./weekdays";

const MONTH = UNIT_BY_WORD.get("month")?.size ?? 0;
const YEAR = 12 * MONTH;

/**
 * What follows from the figures of one line by arithmetic: sums, differences, ratios, shares and rates, the time between two dates, the
 * whole of a group ("with 6 colleagues" are seven), the size of a list.
 */
export function computedAmounts(
  amounts: Amount[],
  text: string,
  partitions: Pick<Partition, "whole" | "part">[] = [],
  tokens: Token[] = [],
): Computed[] {
  const isParted = (one: Amount, other: Amount) =>
    partitions.some(({ whole, part }) => [whole.at, part.at].every((at) => at === one.at || at === other.at));
  const numbers = amounts.filter(({ kind }) => kind !== "date" && kind !== "month");
  return [
    ...sums(numbers),
    ...listedTotals(tokens).flatMap(partsOfSum),
    ...pairsOf(numbers).flatMap(([before, after]) =>
      // What the rest of a number does is for the sentence to say.
      isParted(before, after) ? [] : [...changes(before, after), ...shareOfOther(before, after)],
    ),
    ...numbers.flatMap(shares),
    ...(MEDIAN.test(text) ? [{ ...count(0.5), kind: "factor" as const }] : []),
    ...pairsOf(amounts.filter(({ kind }) => kind === "date")).flatMap(([from, to]) => timeBetween(from, to)),
    ...products(numbers, tokens, EACH, text),
    ...averages(numbers, amounts),
    ...ofOneYear(numbers, amounts, tokens),
    ...partsByShare(numbers, text),
    ...overWeekdays(numbers, text),
    ...ofRosters(text, numbers, tokens),
  ];
}

export const EACH = /\b(?:each|apiece|jeweils|je|chacune?|chaque|cada)\b/i;

/** Half of all are below it. */
const MEDIAN = /\bm[eé]dian/iu;

/** What is done "in 2024 and 2025" by the year. */
function averages(numbers: Amount[], amounts: Amount[]): Computed[] {
  const years = new Set(amounts.flatMap(({ kind, value }) => (kind === "date" ? [value] : []))).size;
  if (years === 0) return [];
  return numbers
    .filter(({ per, kind }) => per === 0 && (kind === "count" || kind === "money" || kind === "measure"))
    .map((one) => {
      const [value, bare] = [one.value / years, one.bare / years];
      return { ...one, value, bare, per: YEAR, tolerance: years > 1 ? value * 0.01 : 0 };
    });
}

/** "₦640,000 in 2022 and ₦160,000 in 2025": each by the year, and the difference too. */
function ofOneYear(numbers: Amount[], amounts: Amount[], tokens: Token[]): Computed[] {
  const yearly = numbers.filter(({ kind, per, next }) => {
    const year = amounts.find((one) => one.kind === "date" && one.at > next);
    const between = tokens.slice(next, year?.at).map(({ text }) => text);
    const isIn = between.at(-1) === "in" && between.length < 5 && !between.includes(",");
    return isIn && per === 0 && (kind === "count" || kind === "money" || kind === "measure");
  });
  const differences = pairsOf(yearly).filter(
    ([one, other]) => one.kind === other.kind && one.unit === other.unit,
  );
  return [
    ...yearly,
    ...differences.map(([one, other]) => ({
      ...one,
      value: Math.abs(one.value - other.value),
      bare: Math.abs(one.bare - other.bare),
    })),
  ].map((one) => ({ ...one, per: YEAR, nouns: [], bound: "", lead: "", tolerance: 0 }));
}

function count(value: number, tolerance = 0): Computed {
  return { ...plain("", -1, value), tolerance };
}

function sums(amounts: Amount[]): Computed[] {
  return amounts.flatMap((first, from) => {
    const like = amounts
      .slice(from)
      .filter((one) => one.kind === first.kind && one.unit === first.unit && one.rangeFrom === undefined)
      .filter((one, at, all) => all.findIndex((other) => other.at === one.at) === at);
    return like.slice(1).map((_, length) => {
      const parts = like.slice(0, length + 2);
      const value = parts.reduce((sum, one) => sum + one.value, 0);
      const bare = parts.every((one) => isNear(one.value / one.bare, first.value / first.bare))
        ? parts.reduce((sum, one) => sum + one.bare, 0)
        : value;
      const per = parts.find((one) => one.per !== 0)?.per ?? 0;
      const sumOf = parts.map((part) => ({ value: part.value, head: part.head ?? "" }));
      return { ...first, value, bare, per, nouns: [], bound: "", tolerance: 0, sumOf } satisfies Computed;
    });
  });
}

/** "Three quarters of the events were weddings" of 38 weddings and 14 other events. */
function partsOfSum({ kind, unit, value, sumOf = [] }: Computed): Computed[] {
  if (kind !== "count" || unit !== "" || sumOf.length !== 2) return [];
  return sumOf.flatMap((part): Computed[] => {
    const share = part.value / value;
    return [
      { ...count(share, share * 0.02), bare: NaN, kind: "factor", factorOf: "ratio" },
      { ...count(100 * share, 0.6), kind: "percent", factorOf: "ratio" },
    ];
  });
}

function changes(before: Amount, after: Amount): Computed[] {
  const same = before.kind === after.kind && before.unit === after.unit;
  if (!same && after.kind === "measure" && after.unit === "time" && before.per === 0)
    return [{ ...before, per: after.value, nouns: [], tolerance: 0 }];
  const isTimeFirst = !same && before.kind === "measure" && before.unit === "time" && before.per === 0;
  if (isTimeFirst && after.per === 0 && after.kind !== "percent")
    return [{ ...after, per: before.value, nouns: [], tolerance: 0 }];
  const [from, to] = [before.value, after.value];
  if (!same || from <= 0 || to <= 0) return [];
  const change = Math.abs(from - to);
  // "42 tonnes, up from 28".
  const former = after.lead === "from" ? to : from;
  const factor = (value: number): Computed => ({ ...count(value, value * 0.02), bare: NaN, kind: "factor" });
  const factors = [
    ...[to / from, from / to].map((value): Computed => ({ ...factor(value), factorOf: "ratio" })),
    ...[change / Math.max(from, to), change / former].map((value): Computed => ({
      ...factor(value),
      factorOf: "change",
    })),
  ];
  const percent: Computed = { ...count((100 * change) / former, 0.6), kind: "percent" };
  const size = before.value / before.bare;
  const difference: Computed = {
    ...before,
    value: change,
    // "19 days instead of 24" are five fewer; of 2 hours and 30 minutes nobody says so.
    bare: isNear(size, after.value / after.bare) ? change / size : NaN,
    nouns: [],
    per: before.per === 0 || before.per === after.per ? after.per : 0,
    bound: "",
    tolerance: 0,
    factorOf: "change",
  };
  // Of 8 % to 2 % errors are down by 6 points, and by 75 %.
  if (before.kind === "percent")
    return [difference, { ...difference, kind: "points" }, { ...percent, factorOf: "change" }, ...factors];
  // "Five per cent of the contract sum" of ₦65m saved on ₦1.3bn; of two counts neither need be part of the other.
  const ratio = count((100 * Math.min(from, to)) / Math.max(from, to), 0.6);
  const shareOf: Computed[] =
    before.kind === "count" ? [] : [{ ...ratio, kind: "percent", factorOf: "ratio" }];
  const points: Computed[] = before.kind === "count" ? [{ ...difference, kind: "points" }] : [];
  return [difference, ...points, percent, ...shareOf, ...factors];
}

/** "4,000 hens that lay 3,200 eggs": four fifths, 80 %. */
function shareOfOther(before: Amount, after: Amount): Computed[] {
  const isCount = [before, after].every(({ kind, unit }) => kind === "count" && unit === "");
  if (!isCount || before.lead !== "" || after.lead !== "" || sharesNoun(before, after)) return [];
  const share = Math.min(before.value, after.value) / Math.max(before.value, after.value);
  if (share <= 0.05) return [];
  return [
    { ...count(100 * share, 0.6), kind: "percent" },
    { ...count(share, share * 0.02), bare: NaN, kind: "factor", factorOf: "ratio" },
  ];
}

function shares({ kind, value, lead, unit, per }: Amount): Computed[] {
  // "20 hours a day" are five sixths of it.
  if (kind === "measure" && unit === "time" && per > value)
    return [{ ...count(value / per, (value / per) * 0.01), bare: NaN, kind: "factor" }];
  if (kind === "percent" && value > 0)
    return [
      // "Two in five" for 41%.
      { ...count(value / 100, value * 0.0006), bare: NaN, kind: "factor" },
      { ...count(100 - value, 0), bare: 100 - value, kind: "percent", factorOf: "ratio" },
    ];
  if (kind === "factor") {
    const percents = value < 1 ? [100 * value, 100 * (1 - value)] : [100 * (value - 1)];
    const asPercents = percents.map((percent): Computed => ({ ...count(percent, 0.5), kind: "percent" }));
    // Cut "by two thirds", a third is left.
    const left: Computed = { ...count(1 - value, 0.01), bare: NaN, kind: "factor", factorOf: "left" };
    return value < 1 && lead === "by" ? [...asPercents, left] : asPercents;
  }
  return kind === "count" && lead === "with" ? [count(value + 1)] : [];
}

function timeBetween(from: Amount, to: Amount): Computed[] {
  const months = Math.abs(12 * (to.value - from.value) + (to.month ?? 1) - (from.month ?? 1));
  const time = (length: number): Computed => ({
    ...count(length * MONTH, MONTH / 50),
    kind: "measure",
    unit: "time",
  });
  return months > 0 ? [time(months), time(months + (from.month === undefined ? 12 : 1))] : [];
}
