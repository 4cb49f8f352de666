import { isNear, plain, sharesNoun, type Amount, type Computed } from "./amount";
import type { Partition } from "./partitions";
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
): Computed[] {
  const isParted = (one: Amount, other: Amount) =>
    partitions.some(({ whole, part }) => [whole.at, part.at].every((at) => at === one.at || at === other.at));
  const numbers = amounts.filter(({ kind }) => kind !== "date" && kind !== "month");
  return [
    ...sums(numbers),
    ...pairsOf(numbers).flatMap(([before, after]) =>
      // What the rest of a number does is for the sentence to say.
      changes(before, after).filter(({ kind }) => kind !== "count" || !isParted(before, after)),
    ),
    ...numbers.flatMap(shares),
    ...pairsOf(amounts.filter(({ kind }) => kind === "date")).flatMap(([from, to]) => timeBetween(from, to)),
    ...products(numbers, text),
    ...averages(numbers, amounts),
    ...partsByShare(numbers, text),
    ...overWeekdays(numbers, text),
    ...listSizes(amounts, text).map((size) => count(size)),
  ];
}

/** "5 schools of 12 classrooms each" are 60 classrooms. */
function products(numbers: Amount[], text: string): Computed[] {
  if (!EACH.test(text)) return [];
  return pairsOf(numbers)
    .filter(([many, each]) => many.kind === "count" && many.unit === "" && each.kind !== "percent")
    .map(([many, each]) => {
      const value = many.value * each.value;
      return { ...each, value, bare: many.value * each.bare, nouns: [], bound: "", tolerance: value * 0.001 };
    });
}
export const EACH = /\b(?:each|apiece|jeweils|je|chacune?|chaque|cada)\b/i;

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

/** "5,300 samples, 1 in 20 a control" and "30% of 400 farmers": a share of a number is a number. */
function partsByShare(numbers: Amount[], text: string): Computed[] {
  const isShare = ({ kind, value, lead }: Amount) =>
    lead === "" && (kind === "percent" ? value < 100 : kind === "factor" && value < 1);
  return pairsOf(numbers).flatMap(([first, second]) => {
    const [share, whole] = isShare(first) ? [first, second] : [second, first];
    const between = share === first ? OF : OF_WHICH;
    const isWhole = whole.kind === "count" && whole.unit === "" && whole.value > 1;
    if (!isShare(share) || !isWhole || !between.test(text)) return [];
    const value = whole.value * (share.kind === "percent" ? share.value / 100 : share.value);
    return [{ ...count(value, Math.max(0.5, value * 0.005)), nouns: [] }];
  });
}
const OF = /(?:%|per cent|\p{L}) of (?:the |my |our |all )*\d/iu;
const OF_WHICH = /[,;]\s|\bof (?:which|whom|them)\b/iu;

/** The sizes of the lists in a text: of names ("PaddyPay and CowrieBox") and of dates in one year. */
export function listSizes(amounts: Amount[], text: string): number[] {
  const names = [...text.matchAll(LIST_OF_NAMES)].map(([list]) => list.split(/, | (?:and|und|et|y) /).length);
  const years = amounts.flatMap(({ kind, value }) => (kind === "date" ? [value] : []));
  const months = amounts.filter(({ kind }) => kind === "month").length;
  return [
    ...names,
    ...peopleIn(text),
    years.length,
    months,
    ...years.map((year) => years.filter((one) => one === year).length),
  ].filter((size) => size > 1);
}
const LIST_OF_NAMES =
  /\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*(?:(?:, | (?:and|und|et|y) )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*)+/gu;

/** "A designer and 2 copywriters" are three. */
function peopleIn(text: string): number[] {
  return [...text.matchAll(ONE_AND_MORE)].map(([, more]) => 1 + Number(more));
}
const ONE_AND_MORE = /\ban? \p{L}+(?:,| and) (\d{1,2}) \p{L}+/giu;

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
      const value = like.slice(0, length + 2).reduce((sum, one) => sum + one.value, 0);
      return { ...first, value, bare: value, nouns: [], bound: "", tolerance: 0 } satisfies Computed;
    });
  });
}

function changes(before: Amount, after: Amount): Computed[] {
  const same = before.kind === after.kind && before.unit === after.unit;
  if (!same && after.kind === "measure" && after.unit === "time" && before.per === 0)
    return [{ ...before, per: after.value, nouns: [], tolerance: 0 }];
  const [from, to] = [before.value, after.value];
  if (!same || from <= 0 || to <= 0) return [];
  const change = Math.abs(from - to);
  const factors = [to / from, from / to, change / Math.max(from, to)].map((value): Computed => ({
    ...count(value, value * 0.02),
    bare: NaN,
    kind: "factor",
  }));
  const percent: Computed = { ...count((100 * change) / from, 0.6), kind: "percent" };
  const size = before.value / before.bare;
  const difference: Computed = {
    ...before,
    value: change,
    // "19 days instead of 24" are five fewer; of 2 hours and 30 minutes nobody says so.
    bare: isNear(size, after.value / after.bare) ? change / size : NaN,
    nouns: [],
    per: 0,
    bound: "",
    tolerance: 0,
  };
  if (before.kind === "percent") return [difference, { ...difference, kind: "points" }, ...factors];
  const isOneThing = before.isAlone || after.isAlone || sharesNoun(before, after);
  return [...(isOneThing || before.lead === "from" ? [difference] : []), percent, ...factors];
}

function shares({ kind, value, lead }: Amount): Computed[] {
  if (kind === "percent" && value > 0)
    return [
      count(100 / value, (100 / value) * 0.05),
      // "Two in five" for 41%.
      { ...count(value / 100, value * 0.0006), bare: NaN, kind: "factor" },
      { ...count(100 - value, 0), bare: 100 - value, kind: "percent" },
    ];
  if (kind === "factor" && value < 1) return [{ ...count(100 * value, 0.5), kind: "percent" }];
  return kind === "count" && lead === "with" ? [count(value + 1)] : [];
}

function timeBetween(from: Amount, to: Amount): Computed[] {
  const months = 12 * Math.abs(to.value - from.value) + (to.month ?? 1) - (from.month ?? 1);
  const time = (length: number): Computed => ({
    ...count(length * MONTH, MONTH / 50),
    kind: "measure",
    unit: "time",
  });
  return months > 0 ? [time(months), time(months + (from.month === undefined ? 12 : 1))] : [];
}

function pairsOf(amounts: Amount[]): [Amount, Amount][] {
  return amounts.flatMap((first, at) =>
    amounts
      .slice(at + 1)
      .filter((second) => second.at !== first.at) // two readings of one number
      .map((second): [Amount, Amount] => [first, second]),
  );
}
