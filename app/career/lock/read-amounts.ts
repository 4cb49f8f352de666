import type { DocumentLanguage } from "../generated-document";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { frequencyAt } from "./frequencies";
import { tokensOf, type Token } from "./tokens";
import { FACTOR_WORDS, VAGUE_WORDS } from "./vocabulary/number-words";
import * as units from "./vocabulary/units";

/**
 * One number of a text with what it counts. `unit` is a currency, a measure, or the base of a duration (second, month), of
 * which `value` is then a multiple. `nouns` are the stems of the next words of meaning, `year` a year beside it.
 */
export type Amount = {
  kind: "count" | "money" | "percent" | "points" | "duration" | "year" | "factor" | "vague";
  value: number;
  /** The figure without its unit: 28 of "28 days". */
  bare: number;
  /** What it would be with the scale of the other end of a range: "48 to 96 million". */
  scaled?: number;
  unit: string;
  nouns: string[];
  rate: string;
  bound: "" | "over" | "under" | "about";
  lead: "" | "from" | "to" | "by";
  /** Of the upper end of a range, the lower one. */
  rangeFrom?: number;
  endsClause?: boolean;
  month?: number;
  year?: number;
  text: string;
  /** The place of its token. */
  at: number;
};
const REACH = 7;

/** Every number of a text, in order. */
export function readAmounts(text: string, language: DocumentLanguage): Amount[] {
  const tokens = tokensOf(text, language);
  const amounts = tokens.flatMap((token, at): Amount[] => {
    if (/^\d/.test(token.text))
      return isOfName(tokens, at) ? [] : [...monthsOfRange(tokens, at), readOne(tokens, at, language)];
    if (units.TIME_UNITS.get(token.text) === "decade" && !/^\d/.test(tokens[at - 1]?.text ?? ""))
      return [
        {
          ...plain(token.text, at),
          kind: "duration",
          value: 120,
          unit: "month",
          bound: boundOf(tokens, at - 1, at + 1),
        },
      ];
    const vague = VAGUE_WORDS.get(token.text);
    if (vague !== undefined) return [{ ...plain(token.text, at), kind: "vague", value: vague, bare: vague }];
    const factor = FACTOR_WORDS.get(token.text);
    return factor === undefined
      ? []
      : [{ ...plain(token.text, at), kind: "factor", value: factor, bare: factor }];
  });
  return markTops(shareScales(amounts, tokens), tokens);
}

function plain(text: string, at: number): Amount {
  return { kind: "count", value: 0, bare: 0, unit: "", nouns: [], rate: "", bound: "", lead: "", text, at };
}

/** "2:1" is a class of degree; "20th" keeps its number. */
function isOfName(tokens: Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return (before === ":" && tokens[at - 2]?.text === "2") || (after === ":" && tokens[at]?.text === "2");
}

function readOne(tokens: Token[], at: number, language: DocumentLanguage): Amount {
  const text = tokens[at]?.text ?? "";
  const sign = units.CURRENCIES.get(tokens[at - 1]?.text ?? "");
  const first = at - (sign ? 1 : 0);
  let next = at + 1;
  let value = numeralValue(text, language);
  for (let scale = scaleAt(tokens, next, sign); scale; scale = scaleAt(tokens, next, sign)) {
    value *= scale;
    next += tokens[next + 1]?.text === "." && tokens[next]?.text.length !== 1 && tokens[next + 2] ? 2 : 1;
  }
  const amount: Amount = {
    ...plain(text, at),
    value,
    bare: numeralValue(text, language),
    bound: boundOf(tokens, first, next),
    lead: leadOf(tokens, first),
    ...rest(tokens, next),
  };
  if (/^(?:[.;:!?),]|)$/.test(tokens[next]?.text ?? "")) amount.endsClause = true;
  const currency = sign ?? units.CURRENCIES.get(afterSmallWords(tokens, next));
  if (currency) return { ...amount, kind: "money", unit: currency };
  const share = shareAt(tokens, next);
  if (share) return { ...amount, kind: share };
  const isYear = IS_YEAR.test(text) && next === at + 1;
  const time = isYear ? undefined : timeAt(tokens, next);
  if (time) {
    const { base, holds } = units.UNIT_SIZE[time] ?? { base: "month", holds: 1 };
    return { ...amount, kind: "duration", value: value * holds, unit: base };
  }
  const measure = units.MEASURES.get(
    tokens[next]?.text === "-" ? (tokens[next + 1]?.text ?? "") : (tokens[next]?.text ?? ""),
  );
  if (measure) return { ...amount, unit: measure };
  if (isYear) return { ...amount, kind: "year", ...monthBefore(tokens, at) };
  return amount;
}

/** "1,200", "1.200" and "1 200" are 1200; "2,5" and "2.5" two and a half; the language settles "1.200". */
function numeralValue(text: string, language: DocumentLanguage): number {
  const [, head = "", groups = "", decimals = ""] =
    /^(\d{1,3})((?:[ ,.']\d{3})+)([.,]\d{1,2})?$/.exec(text) ?? [];
  const isDecimal =
    groups.length === 4 && decimals === "" && (head === "0" || (groups[0] === "." && language === "en"));
  if (groups === "" || isDecimal) return Number(text.replace(",", "."));
  return Number(`${head}${groups.replace(/\D/g, "")}${decimals.replace(",", ".")}`);
}

/** A scale in letters counts beside its figure or after a currency: "4.2m", "₦4 m"; a word counts anywhere. */
function scaleAt(tokens: Token[], at: number, sign: string | undefined): number | undefined {
  const token = tokens[at];
  const scale = units.SCALES.get(token?.text ?? "");
  return scale !== undefined && token && (token.text.length > 2 || token.isJoined || sign)
    ? scale
    : undefined;
}

function afterSmallWords(tokens: Token[], at: number): string {
  let place = at;
  while (["de", "d", "'", "-"].includes(tokens[place]?.text ?? "") && place < at + 2) place += 1;
  return tokens[place]?.text ?? "";
}

function shareAt(tokens: Token[], at: number): "percent" | "points" | undefined {
  const [first = "", second = "", third = ""] = [at, at + 1, at + 2].map(
    (place) => tokens[place]?.text ?? "",
  );
  if (units.POINTS.has(first) && !/^(?:de|of)$/.test(second)) return "points";
  if (units.POINTS.has(first) && /^(?:pourcentage|porcentuales)$/.test(third)) return "points";
  if (units.PERCENT.includes(first)) return units.POINTS.has(second) ? "points" : "percent";
  if (units.PERCENT.includes(`${first} ${second}`)) return units.POINTS.has(third) ? "points" : "percent";
  return undefined;
}

function timeAt(tokens: Token[], at: number): string | undefined {
  const places = tokens[at]?.text === "-" ? [at + 1] : [at, at + 1];
  const [near, far] = places.map((place) => tokens[place]?.text ?? "");
  const unit = units.TIME_UNITS.get(near ?? "");
  if (unit) return unit;
  return near && !units.PER.has(near) && !STOP_WORDS.has(near) && /^\p{L}/u.test(near)
    ? NEAR_TIME.has(near)
      ? units.TIME_UNITS.get(far === "-" ? (tokens[at + 2]?.text ?? "") : (far ?? ""))
      : undefined
    : undefined;
}
const NEAR_TIME = new Set(
  "man person labour full whole working more long calendar consecutive volle ganze weitere".split(" "),
);

/** What is counted, how often, and in which year: up to the next number or the end of the clause. */
function rest(tokens: Token[], from: number): Pick<Amount, "nouns" | "rate" | "year"> {
  const nouns: string[] = [];
  let rate = "";
  let year: number | undefined;
  for (let at = from; at < Math.min(from + REACH, tokens.length); at += 1) {
    const text = tokens[at]?.text ?? "";
    if (at > from) rate ||= frequencyAt(tokens, at) ?? "";
    if (IS_YEAR.test(text) && /^(?:in|en|im)$/.test(tokens[at - 1]?.text ?? "")) year = Number(text);
    if (/^\d/.test(text) || /^[,.;:!?()]$/.test(text)) break;
    if (/^\p{L}{2}/u.test(text) && !STOP_WORDS.has(text) && nouns.length < 3) nouns.push(stem(text));
  }
  return year === undefined ? { nouns, rate } : { nouns, rate, year };
}

function boundOf(tokens: Token[], at: number, next: number): Amount["bound"] {
  if (tokens[next]?.text === "+") return "over";
  const before = ` ${tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(" ")
    .replace("jusqu ' a", "jusqu'a")}`;
  // The longest phrase decides: "not more than" is no "more than".
  const [found] = (["over", "under", "about"] as const)
    .flatMap((bound) => units.BOUNDS[bound].map((phrase) => ({ bound, phrase })))
    .filter(({ phrase }) => before.endsWith(` ${phrase}`))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return found?.bound ?? "";
}

function leadOf(tokens: Token[], at: number): Amount["lead"] {
  const [second, first] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text ?? ""];
  if (`${first} ${second}` === "up to") return "";
  if (["de", "d"].includes(second))
    return [at + 1, at + 2].some((place) => ["a", "al"].includes(tokens[place]?.text ?? "")) ? "from" : "";
  const isBound = Object.values(units.BOUNDS).some((phrases) => phrases.includes(second)) || second === "un";
  return units.LEADS.get(second) ?? (isBound ? units.LEADS.get(first) : undefined) ?? "";
}

function monthBefore(tokens: Token[], at: number): { month?: number } {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const name = before.findLast((word) => units.MONTHS.has(word));
  const month = units.MONTHS.get(name ?? "") ?? (before.at(-1) === "/" ? Number(before.at(-2)) : undefined);
  return month === undefined || !(month >= 1 && month <= 12) ? {} : { month };
}

/** "March to August 2023": the first month has the year of the second. */
function monthsOfRange(tokens: Token[], at: number): Amount[] {
  const [first, join, second, year] = [at - 3, at - 2, at - 1, at].map((place) => tokens[place]?.text ?? "");
  const month = units.MONTHS.get(first ?? "");
  if (
    month === undefined ||
    !RANGE.has(join ?? "") ||
    !units.MONTHS.has(second ?? "") ||
    !IS_YEAR.test(year ?? "")
  )
    return [];
  return [{ ...plain(year ?? "", at), kind: "year", value: Number(year), bare: Number(year), month }];
}

const IS_YEAR = /^(?:19[5-9]|20[0-4])\d$/;
/** The upper end of a range: "20 to 30", "between 20 and 30"; not of a change, "from 9 to 4". */
function markTops(amounts: Amount[], tokens: Token[]): Amount[] {
  return amounts.map((high, index) => {
    const low = amounts[index - 1];
    if (
      !low ||
      low.lead === "from" ||
      low.kind !== high.kind ||
      low.bare >= high.bare ||
      high.at - low.at > 3
    )
      return high;
    const join = tokens[high.at - 1]?.text ?? "";
    return RANGE.has(join) &&
      low.nouns.every((noun) => high.nouns.includes(noun)) &&
      !["and", "y", "et", "und"].includes(join)
      ? { ...high, rangeFrom: low.bare }
      : high;
  });
}

const SHARE = new Set("of out sur von".split(" "));
const RANGE = new Set("- to a au bis and y et und auf al".split(" "));

/** "From 48 to 96 million naira": both ends have the scale and the unit of the second, if they have none. */
function shareScales(amounts: Amount[], tokens: Token[]): Amount[] {
  return amounts.map((low, index) => {
    const high = amounts[index + 1];
    if (!high || low.kind !== "count" || low.unit !== "" || high.at - low.at > 4) return low;
    const between = tokens.slice(low.at + 1, high.at).map(({ text }) => text);
    const isRange = between.some((text) => RANGE.has(text) || SHARE.has(text)) && low.nouns.length === 0;
    if (!isRange || high.kind === "year") return low;
    const factor = high.value / (high.bare || 1);
    const isShare = !between.some((text) => RANGE.has(text));
    const nouns = isShare ? [] : high.nouns;
    return { ...low, kind: high.kind, unit: high.unit, nouns, rate: high.rate, scaled: low.value * factor };
  });
}
