import { stem } from "../nlp/stem";
import { pairsOf, plain, sharesNoun, type Amount, type Computed } from "./amount";
import { listedTotals } from "./lists";
import type { Token } from "./tokens";
import { CURRENCIES } from "./vocabulary/units";

/**
 * What a reader works out of two figures of one line whose words say how they belong together: a rate over its time, things by what is in
 * each, the former value of what changed.
 */
export function products(numbers: Amount[], tokens: Token[], each: RegExp, text: string): Computed[] {
  return [
    ...pairsOf(numbers).flatMap(([first, second]) => [
      ...overTime(first, second),
      ...overTime(second, first),
      ...(isOfEach(first, second, tokens) || each.test(text) ? timesEach(first, second) : []),
      ...(isRightBehind(first, tokens) ? timesEach(second, first) : []),
      ...(isByThing(first, second, tokens) ? timesEach(second, first) : []),
      ...(isByThing(second, first, tokens) ? timesEach(first, second) : []),
      ...timesOften(first, second),
      ...timeFor(first, second),
    ]),
    ...pairsOf(numbers).flatMap(([first, second]) => [
      ...formerValue(first, second),
      ...formerValue(second, first),
    ]),
    ...listedTotals(tokens),
  ];
}

/** "45 a week for 8 weeks" are 360. */
function overTime(rate: Amount, time: Amount): Computed[] {
  const isTime = time.kind === "measure" && time.unit === "time" && time.per === 0;
  if (!isTime || rate.per === 0 || rate.per >= time.value || rate.kind === "percent") return [];
  const times = time.value / rate.per;
  return [scaled(rate, times, { per: time.value, tolerance: rate.value * times * 0.005 })];
}

/** "9 trucks of 28 tonnes", "5 schools of 12 rooms each". */
function timesEach(many: Amount, each: Amount): Computed[] {
  const isMany = many.kind === "count" ? many.unit === "" : many.kind === "measure" && many.unit !== "time";
  if (!isMany || each.kind === "percent" || each.kind === "factor") return [];
  const total = scaled(each, many.bare, { tolerance: each.value * many.bare * 0.001 });
  return [{ ...total, per: each.per || many.per }];
}

/** "₦1.5m each to 4 suppliers". */
function isRightBehind({ next }: Amount, tokens: Token[]): boolean {
  return /^(?:each|apiece)$/.test(tokens[next]?.text ?? "");
}

function isOfEach(many: Amount, each: Amount, tokens: Token[]): boolean {
  const all = tokens.slice(many.next, each.at).map(({ text }) => text);
  const between = CURRENCIES.has(all.at(-1) ?? "") ? all.slice(0, -1) : all;
  const isThings = between.length >= 2 && between.length <= 4 && /^\p{L}{3}/u.test(between[0] ?? "");
  return (
    isThings &&
    OF_EACH.has(between.at(-1) ?? "") &&
    between.slice(0, -1).every((one) => /^[\p{L}-]+$/u.test(one))
  );
}
const OF_EACH = new Set("of x at holding carrying worth a zu von de".split(" "));

/** "85 passengers a trip, 6 trips a day", "5,000 yards at ₦1,400 a yard". */
function isByThing(one: Amount, things: Amount, tokens: Token[]): boolean {
  const [noun = ""] = things.nouns;
  const end = things.at > one.at ? Math.min(things.at, one.next + 6) : one.next + 6;
  return tokens
    .slice(one.next, end)
    .some(
      ({ text }, at, all) => BY.has(all[at - 1]?.text ?? "") && noun !== "" && isOneWord(stem(text), noun),
    );
}

/** "Site" and "sites" have two stems. */
function isOneWord(one: string, other: string): boolean {
  return one === other || (one.length > 2 && `${one}e` === other) || `${other}e` === one;
}

/** "Sessions of 5 children, twice a week": ten a week. */
function timesOften(one: Amount, often: Amount): Computed[] {
  if (often.interval === undefined || one.per !== 0 || !["count", "measure", "money"].includes(one.kind))
    return [];
  return [scaled(one, often.per / often.interval, { per: often.per, tolerance: 0 })];
}
const BY = new Set("a an per each every".split(" "));

/** "15,000 files at 120 files a day" take 125 days. */
function timeFor(total: Amount, rate: Amount): Computed[] {
  const isOfOne = total.kind === rate.kind && total.unit === rate.unit && sharesNoun(total, rate);
  if (!isOfOne || total.per !== 0 || rate.per === 0 || total.value <= rate.value) return [];
  const times = total.value / rate.value;
  const value = times * rate.per;
  return [{ ...plain("", -1, value), bare: times, kind: "measure", unit: "time", tolerance: value * 0.01 }];
}

/** "Half the former time", "doubled to 9,000", "cut by 25% to 600": what it was before. */
function formerValue(change: Amount, now: Amount): Computed[] {
  if (!["count", "money", "measure"].includes(now.kind)) return [];
  const share =
    change.kind === "factor" && change.or === undefined
      ? [change.value]
      : change.kind === "percent" && change.lead === "by" && now.lead === "to"
        ? [1 + change.value / 100, 1 - change.value / 100]
        : [];
  return share
    .filter((one) => one > 0)
    .map((one) => scaled(now, 1 / one, { tolerance: (now.value / one) * 0.005 }));
}

function scaled(one: Amount, by: number, more: { tolerance: number; per?: number }): Computed {
  return { ...one, value: one.value * by, bare: one.bare * by, nouns: [], bound: "", lead: "", ...more };
}
