import type { DocumentLanguage } from "../generated-document";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import type { Amount } from "./amount";
import { IS_YEAR } from "./dates-in-tokens";
import { readAmounts } from "./read-amounts";
import { severally, type Severally } from "./severally";
import { tokensOf, type Token } from "./tokens";
import vocabulary from "./vocabulary/bonds.json";

/** A figure of a text with what its text says of it. */
export type Bond = Severally & {
  amount: Amount;
  /** Stems of the words that belong to this figure and to no other. */
  words: Set<string>;
  /** The years it is said of; more than one of a span, "from 2021 to 2023". */
  years: number[];
  /** What was before a change, or what is after it. */
  role: "" | "former" | "now";
  /** By how much something changed: "12 fewer", "saved 40". */
  isDifference: boolean;
  /** The part of its text that it stands in, and the words of it. */
  part: number;
};

/** The figures of a text that are no dates, each with the words, the years and the end of a change that belong to it. */
export function bondsOf(text: string, language: DocumentLanguage): Bond[] {
  const tokens = tokensOf(text, language);
  const amounts = readAmounts(text, language);
  const parts = partsOf(tokens, amounts);
  const bonds = parts.flatMap(({ from, to }, part) => {
    const inside = amounts.filter(({ at }) => from <= at && at < to);
    const counted = inside.filter((one) => isCounted(one, tokens));
    const dates = datesOf(parts, part, amounts, tokens);
    return counted.map((amount, place): Bond => {
      const before = counted[place - 1];
      const after = counted[place + 1];
      return {
        amount,
        words: wordsOfAmount(tokens, { amount, before, after, from, to }),
        years: yearsOf(tokens, amount, dates, after, counted.length),
        role: roleOf(tokens, amount, { from, to }, counted.length),
        isDifference: isDifference(tokens, amount, { from, to: after?.at ?? to }),
        ...severally(tokens, amount, after, to),
        part,
      };
    });
  });
  return bonds.map((bond) => ({ ...bond, role: bond.role || endOf(bond, bonds) }));
}

/** "From 9 to 4": one end of a change, where the text has the other. "Milk from 22 farms" has none. */
function endOf({ amount }: Bond, bonds: Bond[]): Bond["role"] {
  const own = amount.lead;
  if (own !== "from" && own !== "to") return "";
  const end = own === "from" ? "former" : "now";
  const hasOther = bonds.some(
    ({ amount: other, role }) =>
      (other.or ?? other).kind === (amount.or ?? amount).kind &&
      (other.lead === (own === "from" ? "to" : "from") || (role !== "" && role !== end)),
  );
  return hasOther ? end : "";
}

/** No date, and no label: "grade 5". */
function isCounted({ kind, at, unit }: Amount, tokens: Token[]): boolean {
  const isLabel = unit === "" && LABELS.has(tokens[at - 1]?.text ?? "");
  return !isLabel && !["date", "month", "vague"].includes(kind);
}
const LABELS = new Set(vocabulary.labels);

/** The dates of a part; of one without any those of the part behind it, where no figure has them: "₦4m, 2023 to 2025". */
function datesOf(parts: Part[], part: number, amounts: Amount[], tokens: Token[]): Amount[] {
  const inside = (place: number) =>
    amounts.filter(({ at }) => (parts[place]?.from ?? 0) <= at && at < (parts[place]?.to ?? 0));
  const own = inside(part).filter(({ kind }) => kind === "date");
  const next = inside(part + 1);
  return own.length > 0 || next.some((one) => isCounted(one, tokens))
    ? own
    : next.filter(({ kind }) => kind === "date");
}

type Part = { from: number; to: number };

/** Parts of a text that each say one thing: at commas, "and", "while", "against"; "2 to 3" and "5 and 6 of them" stay one. */
export function partsOf(tokens: Token[], amounts: Amount[]): Part[] {
  const isInside = (at: number) => amounts.some((one) => one.at < at && at < one.next);
  const cuts = tokens.flatMap(({ text }, at) => {
    if (isInside(at)) return [];
    const isJoined = /^[.,]$/.test(text) && tokens[at + 1]?.isJoined === true;
    const isOfDates = [at - 1, at + 1].every((place) => IS_YEAR.test(tokens[place]?.text ?? ""));
    return !isJoined && !isOfDates && SEPARATORS.has(text) ? [at] : [];
  });
  return [-1, ...cuts].map((cut, place) => ({ from: cut + 1, to: cuts[place] ?? tokens.length }));
}
const SEPARATORS = new Set([...", ; : . ( ) ! ?".split(" "), ...vocabulary.separators]);

/** The words before the first figure of a part, those right behind each, and all behind the last. */
export function wordsOfAmount(
  tokens: Token[],
  {
    amount,
    before,
    after,
    from,
    to,
  }: Part & { amount: Amount; before?: Amount | undefined; after?: Amount | undefined },
): Set<string> {
  const words = (start: number, end: number) => tokens.slice(start, end).map(({ text }) => text);
  const first = before ? [] : words(from, amount.at);
  const behind = words(amount.at + 1, after?.at ?? to);
  const end = behind.findIndex((word) => !isContent(word) && word !== "of" && word !== "-" && word !== "%");
  const own = after && end >= 0 ? behind.slice(0, end) : behind;
  return new Set([...first, ...own].filter(isContent).map(stem));
}

function isContent(word: string): boolean {
  return /^\p{L}{2}/u.test(word) && !STOP_WORDS.has(word) && !SMALL.has(word);
}
const SMALL = new Set([...vocabulary.small, ...vocabulary.separators]);

/** The year right behind a figure, or the only one of its part; both ends of a span. */
function yearsOf(
  tokens: Token[],
  amount: Amount,
  dates: Amount[],
  after: Amount | undefined,
  counted: number,
): number[] {
  const behind = dates.filter(({ at }) => at > amount.at && at < (after?.at ?? Infinity));
  const near = behind.length > 0 ? behind : counted === 1 ? dates : [];
  const [first] = near;
  if (!first || near.some(({ at }) => OPEN.has(tokens[at - 1]?.text ?? "") && near.length === 1)) return [];
  const years = near.map(({ value }) => value);
  const [low, high] = [Math.min(...years), Math.max(...years)];
  return near.length === 1
    ? years
    : Array.from({ length: Math.min(40, high - low + 1) }, (_, at) => low + at);
}
// "By 2024", "since 2021": no single year.
const OPEN = new Set(vocabulary.openDates);

function isDifference(tokens: Token[], { at, next }: Amount, { from, to }: Part): boolean {
  const words = (start: number, end: number) =>
    tokens
      .slice(Math.max(from, start), Math.min(to, end))
      .map(({ text }) => text)
      .join(" ");
  return DIFFERENCE_BEFORE.test(words(at - 3, at)) || DIFFERENCE_BEHIND.test(words(next, next + 4));
}
const DIFFERENCE_BEFORE = new RegExp(
  `\\b(?:${vocabulary.differenceBefore.join("|")})(?: (?:the|about|some|over|\\p{Sc}))*$`,
  "u",
);
const DIFFERENCE_BEHIND = new RegExp(
  `^(?:[\\p{L}%-]+ ){0,3}(?:${vocabulary.differenceBehind.join("|")})\\b`,
  "u",
);

function roleOf(tokens: Token[], amount: Amount, { from, to }: Part, counted: number): Bond["role"] {
  const before = tokens
    .slice(Math.max(from, amount.at - 4), amount.at)
    .map(({ text }) => text)
    .join(" ");
  const behind = tokens
    .slice(amount.next, amount.next + 3)
    .map(({ text }) => text)
    .join(" ");
  if (BECOMING.test(behind)) return "former";
  if (NOW_BEFORE.test(before)) return "now";
  if (FORMER_BEFORE.test(before) || FORMER_BEFORE.test(`${tokens[from - 1]?.text ?? ""} ${before}`))
    return "former";
  if (counted > 1) return "";
  const part = tokens
    .slice(Math.max(0, from - 1), to)
    .map(({ text }) => text)
    .join(" ");
  const [isFormer, isNow] = [FORMER.test(part), NOW.test(part)];
  if (isFormer === isNow) return "";
  return isFormer ? "former" : "now";
}
const FORMER_BEFORE = new RegExp(
  `\\b(?:${vocabulary.formerBefore.join("|")})(?: (?:the|those|of|an?|about|some|over|\\p{Sc}))*$`,
  "u",
);
const NOW_BEFORE = new RegExp(
  `\\b(?:${vocabulary.nowBefore.join("|")})(?: (?:the|those|of|an?|about|some|over|\\p{Sc}))*$`,
  "u",
);
const BECOMING = new RegExp(`\\b(?:${vocabulary.becoming.join("|")})\\b`, "u");
const FORMER = new RegExp(`\\b(?:${vocabulary.former.join("|")})\\b`, "u");
const NOW = new RegExp(`\\b(?:${vocabulary.now.join("|")})\\b`, "u");
