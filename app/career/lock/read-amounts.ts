import type { DocumentLanguage } from "../generated-document";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { inEachLanguage } from "./in-each-language";
import { IS_YEAR, monthAlone, partOfYear } from "./dates-in-tokens";
import { plain, type Amount } from "./amount";
import { EVERY, frequencyAt, PER_PAIRS, TIMES } from "./frequencies";
import { periodOf, SCALES, UNIT_BY_WORD } from "./vocabulary/units";
import { quantityAt } from "./quantities";
import { isAlone, isWhole, shareOfMany } from "./shares-in-words";
import { tokensOf, type Token } from "./tokens";
import { boundBefore, leadBefore } from "./vocabulary/bounds";
import vocabulary from "./vocabulary/parts.json";
import { factorOf, vagueAmount } from "./vocabulary/numerals";

const REACH = 11;

/** Every number of a text, in order. */
export const readAmounts = inEachLanguage((text, language): Amount[] => {
  const tokens = tokensOf(text, language);
  const amounts = tokens.flatMap((token, at): Amount[] => {
    if (/^\d/.test(token.text)) {
      const share = shareOfMany(tokens, at);
      if (share) return [share];
      const isRead = isOfName(tokens, at) || isFrequency(tokens, at) || isWhole(tokens, at);
      return isRead ? [] : [readOne(tokens, at, language)];
    }
    const month = monthAlone(tokens, at);
    if (month) return [month];
    const vague = vagueAmount(token.text, language);
    // "Reading scores of class 4" are no twenties.
    const isNoun = token.text === "scores" && !PLURAL.test(tokens[at + 2]?.text ?? "");
    if (vague !== undefined && !isNoun) return [{ ...plain(token.text, at, vague), kind: "vague" }];
    const factor = factorOf(token.text);
    return factor === undefined
      ? []
      : [{ ...plain(token.text, at, factor), kind: "factor", bound: boundBefore(tokens, at, at + 1) }];
  });
  return betweenEnds(withNeighbours(joinTimes(amounts, tokens), tokens), tokens);
});

/** "Between 32 and 33 children", "three or four": what lies between the two holds for both. */
function betweenEnds(amounts: Amount[], tokens: Token[]): Amount[] {
  const word = (at: number) => tokens[at]?.text;
  const isPair = (low: Amount | undefined, high: Amount | undefined) =>
    low !== undefined &&
    high !== undefined &&
    ((word(low.at - 1) === "between" && high.at - low.at <= 3 && word(high.at - 1) === "and") ||
      (high.at - low.at === 2 && word(high.at - 1) === "or"));
  return amounts.map((one, index) => {
    const [low, high] = isPair(one, amounts[index + 1])
      ? [one, amounts[index + 1]]
      : [amounts[index - 1], one];
    if (!low || !high || !isPair(low, high) || high.kind === "date" || high.kind === "month") return one;
    const ends: [number, number] = [(low.or ?? low).value, high.value];
    return ends[0] < ends[1] && ends[1] <= 1.5 * ends[0] ? { ...(one.or ?? one), between: ends } : one;
  });
}

/** "Every 6 months", "alle 6 Monate". */
function isFrequency(tokens: Token[], at: number): boolean {
  const [first, last] = [tokens[at - 2]?.text ?? "", tokens[at - 1]?.text ?? ""];
  return (EVERY.has(last) || PER_PAIRS.has(`${first} ${last}`)) && frequencyAt(tokens, at + 1) !== undefined;
}

/** "3 years and 4 months" is one length of time, "3 years 4 months" too. */
function joinTimes(amounts: Amount[], tokens: Token[]): Amount[] {
  const isTime = (one: Amount | undefined) => one?.unit === "time" && one.kind === "measure";
  return amounts.flatMap((one, index) => {
    const [before, after] = [amounts[index - 1], amounts[index + 1]];
    const joins = (first: Amount | undefined, second: Amount | undefined) =>
      first !== undefined &&
      second !== undefined &&
      isTime(first) &&
      isTime(second) &&
      second.value / second.bare < first.value / first.bare &&
      (second.at === first.next + 1 ||
        (second.at - first.next <= 2 && /^(?:and|y|et|und|,)$/.test(tokens[second.at - 1]?.text ?? "")));
    if (joins(before, one)) return [];
    if (!after || !joins(one, after)) return [one];
    const value = one.value + after.value;
    return [
      {
        ...one,
        value,
        bare: value / (after.value / after.bare),
        text: `${one.text} ${after.text}`,
        next: after.next,
      },
    ];
  });
}

/** "2:1" is a class of degree, the number of "COVID-19" part of a name, and the hundred of "3 in a hundred" of a share. */
function isOfName(tokens: Token[], at: number): boolean {
  const [word, dash, number] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  const text = number?.text ?? "";
  const isTail =
    dash?.text === "-" && dash.isJoined && number?.isJoined && /^\p{L}{2}/u.test(word?.text ?? "");
  const isWhole =
    text === "100" && [dash, word].some((token) => /^(?:in|of|sur|von)$/.test(token?.text ?? ""));
  return isWhole || /^2:[12]$/.test(text) || (isTail === true && !IS_YEAR.test(text));
}

function readOne(tokens: Token[], at: number, language: DocumentLanguage): Amount {
  const text = tokens[at]?.text ?? "";
  const { first, ...quantity } = quantityAt(tokens, at, language);
  const { next, kind, unit } = quantity;
  const amount: Amount = {
    ...plain(text, at, quantity.value),
    ...quantity,
    bound: boundBefore(tokens, first, next),
    lead: leadBefore(tokens, first),
    isAlone: isAlone(tokens, next),
    ...(isOfFormer(tokens, next) && { isOfFormer: true }),
    ...(isMore(tokens, next) && { isMore: true }),
    ...wordsAfter(tokens, next),
    head: headAfter(tokens, next),
  };
  if (amount.per === 0 && amount.kind !== "percent") amount.per = periodBefore(tokens, at) ?? 0;
  if (
    amount.lead === "by" &&
    kind === "count" &&
    tokens.slice(Math.max(0, at - REACH), at).some(isMultiplied)
  )
    return { ...amount, kind: "factor", bare: NaN, isOfFormer: true };
  const isYear = kind === "count" && unit === "" && next === at + 1 && IS_YEAR.test(text);
  if (TIMES.test(tokens[next]?.text ?? "") && amount.per === 0)
    return { ...amount, kind: "factor", or: amount };
  if (isYear) return { ...amount, kind: "date", ...partOfYear(tokens, at) };
  const length = lengthIn(tokens, at);
  return length && kind === "count" && unit === "" ? { ...amount, or: { ...amount, ...length } } : amount;
}

/** "75m" is a length as well as a number of millions, "76MM" too. */
function lengthIn(
  tokens: Token[],
  at: number,
): Pick<Amount, "kind" | "unit" | "value" | "bare" | "next"> | undefined {
  const sign = tokens[at + 1];
  const unit = sign?.isJoined && SCALES.has(sign.text) ? UNIT_BY_WORD.get(sign.text) : undefined;
  const bare = Number(tokens[at]?.text);
  return unit && Number.isFinite(bare)
    ? { kind: "measure", unit: unit.dimension, value: bare * unit.size, bare, next: at + 1 }
    : undefined;
}

/** "Each week I send 15 lorries": how often, where that stands before the figure in its part. */
function periodBefore(tokens: Token[], at: number): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const { text = "" } = tokens[place] ?? {};
    if (/^\d|^[,.;:!?()]$/.test(text)) return undefined;
    if (EVERY.has(tokens[place - 1]?.text ?? "")) {
      const per = frequencyAt(tokens, place);
      if (per !== undefined) return per;
    }
  }
  return undefined;
}

/** "Multiplied its readers by eight". */
function isMultiplied({ text }: Token): boolean {
  return /^(?:multipl|vervielfach)/.test(text);
}

/** What is counted and how often: up to the next number or the end of the clause. */
function wordsAfter(tokens: Token[], from: number): Pick<Amount, "nouns" | "per" | "perAt" | "interval"> {
  const nouns: string[] = [];
  for (let at = from; at < Math.min(from + REACH, tokens.length); at += 1) {
    const text = tokens[at]?.text ?? "";
    const per = at > from ? frequencyAt(tokens, at) : undefined;
    if (per !== undefined && at === from + 2 && TIMES.test(tokens[from]?.text ?? ""))
      return { nouns, per: per * Number(tokens[from - 1]?.text), perAt: at, interval: per };
    if (per !== undefined) return { nouns, per, perAt: at };
    // "420 in a year" are as many as "420 a year"; "in a year" alone is a time.
    if (/^an?$/.test(tokens[at - 1]?.text ?? "") && tokens[at - 2]?.text === "in" && periodOf(text))
      return { nouns, per: periodOf(text) ?? 0 };
    if (/^\d/.test(text) || /^[,.;:!?()]$/.test(text) || SUBJECTS.has(text)) break;

    // "Nineteen a season" counts no seasons.
    const isRate = at === from + 1 && /^an?$/.test(tokens[from]?.text ?? "");
    if (/^\p{L}{2}/u.test(text) && !STOP_WORDS.has(text) && !isRate && nouns.length < 3)
      nouns.push(stem(text));
  }
  return { nouns, per: 0 };
}

// "In teams of six we tied 57 pipelines": the six count no pipelines.
const SUBJECTS = new Set(["i", "we", "you", "they", "he", "she"]);

/** What is counted: of the words right behind a figure the first in the plural, else the last. */
export function headAfter(tokens: Token[], from: number): string {
  const words = tokens.slice(from, from + 4).map(({ text }) => text);
  const end = words.findIndex((word) => !/^\p{L}{2}/u.test(word) || STOP_WORDS.has(word));
  const run = words.slice(0, end < 0 ? words.length : end);
  return stem(run.find((word) => PLURAL.test(word)) ?? run.at(-1) ?? "");
}
const PLURAL = /(?:[^s]s|people|men|women|children|staff)$/u;

const RANGE = new Set("- to a au bis and y et und auf al of out sur von instead no".split(" "));

/** Gives a figure without a unit the unit of its neighbour, and marks the upper ends of ranges: not of a change, "from 9 to 4". */
function withNeighbours(amounts: Amount[], tokens: Token[]): Amount[] {
  return amounts.map((one, index) => {
    const [before, after] = [amounts[index - 1], amounts[index + 1]];
    const between = tokens.slice((before?.at ?? 0) + 1, one.at).map(({ text }) => text);
    const isTop =
      before?.kind === "count" &&
      before.lead !== "from" &&
      before.bare < one.bare &&
      one.at - before.at <= 3 &&
      /^(?:-|to|a|au|bis)$/.test(between.at(-1) ?? "");
    // "3 modules sur 5": both are modules.
    const isWholeOf =
      before !== undefined && one.at - before.at <= 4 && /^(?:sur|von)$/.test(between.at(-1) ?? "");
    const counted = isWholeOf ? { ...one, nouns: [...before.nouns, ...one.nouns] } : one;
    const amount = isTop ? { ...counted, rangeFrom: before.bare } : counted;
    if (one.kind !== "count" || one.unit !== "") return amount;
    const isOpen = after && one.nouns.length === 0 && after.at - one.at <= 4;
    const lender =
      isOpen && RANGE.has(tokens[one.next]?.text ?? "") ? after : one.isAlone ? before : undefined;
    if (!lender || !["money", "percent", "measure", "count"].includes(lender.kind)) return amount;
    const { kind, unit } = lender;
    const { per, perAt } = one.per === 0 ? lender : one;
    const or = {
      ...amount,
      kind,
      unit,
      per,
      ...(perAt !== undefined && { perAt }),
      value: one.value === one.bare ? one.bare * (lender.value / (lender.bare || 1)) : one.value,
    };
    return { ...amount, or };
  });
}

function isOfFormer(tokens: Token[], next: number): boolean {
  const after = tokens.slice(next, next + 3).map(({ text }) => text);
  const from = isFraction(tokens[next]?.text ?? "") ? next + 1 : next;
  const words = tokens.slice(from, from + 8).map(({ text }) => text);
  if (words[0] === "of" && words.join(" ").includes(" used to")) return true;
  return /^(?:of )?(?:what |(?:the|its|their) (?:former|previous|old|earlier|original))/.test(
    after.join(" "),
  );
}

function isFraction(word: string): boolean {
  return word in vocabulary.fractions;
}

function isMore(tokens: Token[], next: number): boolean {
  return [0, 1].some((step) =>
    /^(?:less|fewer|more|lower|higher|faster|cheaper|off|down)$/.test(tokens[next + step]?.text ?? ""),
  );
}
