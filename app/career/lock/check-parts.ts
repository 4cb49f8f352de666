import type { DocumentLanguage } from "../generated-document";
import { foldText, wordRun } from "../nlp/fold";
import { contentStems, stem } from "../nlp/stem";
import { isNear, plain, type Amount } from "./amount";
import { anyWord } from "./any-word";
import type { LockContext, LockFact } from "./facts";
import { denies } from "./partitions";
import { readAmounts } from "./read-amounts";
import type { LockReason } from "./reasons";
import { wordedShares } from "./shares-in-words";
import { tokensOf, type Token } from "./tokens";
import vocabulary from "./vocabulary/parts.json";

/** Something that a line says of a part alone: "12 of 46 restaurants with a star", "half of the letters". */
type Part = {
  /** How many there are in all, where the line says so, and what they are. */
  whole: number | undefined;
  things: Set<string>;
  /** How many are of the part, where that is known. */
  count: number | undefined;
  /** The words that the line has for the part and not for the whole. */
  does: Set<string>;
  isDenied: boolean;
};

/**
 * What holds for a part may not be said of the whole: "46 restaurants with a star", "I bound every letter", where the sentence has neither
 * the part nor the rest nor a word for either.
 */
export function checkParts(text: string, cited: LockFact[], { language }: LockContext): LockReason[] {
  const parts = cited.filter(({ isDeed }) => isDeed).flatMap((fact) => partsIn(fact, language));
  if (parts.length === 0) return [];
  const clauses = text.split(CLAUSE_END).map((clause) => {
    const tokens = tokensOf(clause, language);
    return { clause, run: wordsFrom(tokens, 0, tokens.length), amounts: amountsIn(clause, language) };
  });
  const wrong = clauses.flatMap(({ clause }, at) => {
    // What follows later is said of all that is told before.
    const before = clauses.slice(0, at + 1);
    const [own, words] = [new Set(contentStems(clause)), ALL.exec(clause)?.[0]];
    const most = MOST.exec(foldText(clause))?.[0];
    const minor = parts.find(
      (one) => isMinority(one) && denies(clause) === one.isDenied && isSpokenOf(one, own),
    );
    if (most !== undefined && minor) return [most];
    if (words === undefined && before.some(({ run }) => HEDGE.test(run))) return [];
    const stated = before.flatMap(({ amounts }) => amounts);
    const part = parts.find(
      (one) =>
        denies(clause) === one.isDenied &&
        isSpokenOf(one, own) &&
        isOfAll(one, own, words, stated) &&
        !stated.some((figure) => isPart(figure, one)),
    );
    return part ? [words ?? String(part.whole)] : [];
  })[0];
  return wrong === undefined ? [] : [{ kind: "number", words: wrong }];
}
/** "Most of the 23 were serious" of 6 that were. */
function isMinority({ whole, count }: Part): boolean {
  return whole !== undefined && count !== undefined && count <= whole / 2;
}
const MOST = anyWord(vocabulary.majority);
const CLAUSE_END = /,\s+(?!\d{4}\b)|[;:.!?]\s/u;
const HEDGE = anyWord(vocabulary.most);

function partsIn({ text, partitions, amounts }: LockFact, language: DocumentLanguage): Part[] {
  const tokens = tokensOf(text, language);
  const counted = partitions.map(({ whole, part, does, isDenied }): Part => ({
    whole: whole.value,
    things: new Set(whole.nouns),
    count: part.value,
    does: part.at < whole.at ? deedBefore(part.at, does, tokens) : does,
    isDenied,
  }));
  // In other languages the words of a sentence for a part are not known.
  const worded = [measuresIn, sharesIn, mostlyIn].flatMap((read) => read(tokens, amounts));
  return language === "en" ? [...counted, ...worded] : counted;
}

/** "€12,000 of €40,000", "2 of the 3 years". */
function measuresIn(tokens: Token[], amounts: Amount[]): Part[] {
  return amounts.flatMap((part, at): Part[] => {
    const whole = amounts[at + 1];
    const isOne =
      whole?.kind === part.kind && whole.unit === part.unit && part.unit !== "" && part.value < whole.value;
    const between = tokens.slice(part.at + 1, whole?.at).map(({ text }) => text);
    const of = between.indexOf("of");
    if (!whole || !isOne || of < 0 || of > 2 || between.length > 4) return [];
    const things = nounsFrom(tokens, whole.at + 1);
    const [left, right] = clauseAround(tokens, part.at);
    const own = contentStems(wordsFrom(tokens, left, right)).filter((one) => !things.includes(one));
    const isDenied = denies(wordsFrom(tokens, left, right));
    const does = deedBefore(part.at, new Set(own), tokens);
    return [{ whole: whole.value, things: new Set(things), count: part.value, does, isDenied }];
  });
}

/** "Taught 90 pupils, mostly from abroad". */
function mostlyIn(tokens: Token[], amounts: Amount[]): Part[] {
  return tokens.flatMap(({ text }, at): Part[] => {
    const whole = MOSTLY.has(text)
      ? amounts.findLast((one) => one.at < at && one.kind === "count")
      : undefined;
    if (!whole) return [];
    const about = wordsFrom(tokens, at + 1, clauseAround(tokens, at)[1]);
    const things = new Set(nounsFrom(tokens, whole.next));
    const does = new Set(contentStems(about));
    return [{ whole: whole.value, things, count: undefined, does, isDenied: denies(about) }];
  });
}
const MOSTLY = new Set(vocabulary.mostly);

/** "Half of the 1,400 plates", "60% of the shoes", "most of them". */
function sharesIn(tokens: Token[], amounts: Amount[]): Part[] {
  const word = (at: number) => tokens[at]?.text ?? "";
  return tokens.flatMap(({ text }, at): Part[] => {
    const amount = amounts.find((one) => one.at === at && isShare(one));
    if (!amount && !SHARES.has(text)) return [];
    const of = [amount?.next ?? at + 1, at + 2, at + 3].find((place) => word(place) === "of");
    const from = of === undefined ? (DETERMINERS.has(word(at + 1)) ? at + 1 : -1) : of + 1;
    if (from < 0) return [];
    const start = [0, 1, 2].map((step) => from + step).find((place) => !DETERMINERS.has(word(place))) ?? from;
    const number = amounts.find((one) => one.at === start && one.kind === "count");
    const isBack = THEM.has(word(start));
    const whole =
      number ?? (isBack ? amounts.findLast((one) => one.at < at && one.kind === "count") : undefined);
    const things = nounsFrom(tokens, whole?.next ?? start);
    const [left, right] = clauseAround(tokens, at);
    const own = contentStems(wordsFrom(tokens, isBack ? start : left, right));
    const does = new Set(own.filter((one) => !things.includes(one)));
    const share = amount && (amount.kind === "percent" ? amount.value / 100 : amount.value);
    return [
      {
        whole: whole?.value,
        things: new Set(things),
        count: whole && share ? whole.value * share : undefined,
        does: isBack ? does : deedBefore(at, does, tokens),
        isDenied: denies(wordsFrom(tokens, left, right)),
      },
    ];
  });
}
const SHARES = new Set(vocabulary.shares);
const DETERMINERS = new Set(vocabulary.determiners);
const THEM = new Set(["them", "which", "whom", "these", "those"]);

/** Of "found faults in 8 of 90 pumps at 3 mines" what was found is of the eight, and the mines are of all. */
function deedBefore(at: number, does: Set<string>, tokens: Token[]): Set<string> {
  const before = contentStems(wordsFrom(tokens, clauseAround(tokens, at)[0], at));
  return before.length > 1 ? new Set(before) : does;
}

function isShare({ kind, value }: Amount): boolean {
  return (kind === "percent" && value < 100) || (kind === "factor" && value < 1);
}

function wordsFrom(tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

function clauseAround(tokens: Token[], at: number): [number, number] {
  const isEnd = (place: number) => /^[,;.()]$/u.test(tokens[place]?.text ?? "");
  const places = [...tokens.keys()].filter(isEnd);
  return [
    (places.findLast((place) => place < at) ?? -1) + 1,
    places.find((place) => place > at) ?? tokens.length,
  ];
}

/** The stems of a run of words of meaning. */
function nounsFrom(tokens: Token[], from: number): string[] {
  const words = tokens.slice(from, from + 3).map(({ text }) => text);
  const end = words.findIndex((word) => contentStems(word).length === 0);
  return words.slice(0, end < 0 ? words.length : end).map(stem);
}

function isSpokenOf({ does }: Part, own: Set<string>): boolean {
  const shared = [...does].filter((word) => own.has(word)).length;
  return shared > 0 && 2 * shared >= does.size;
}

// "Every shoe", "both of them", but no "every day".
const ALL = anyWord(vocabulary.all, {
  before: "(?<!\\b(?:almost|nearly|virtually|not|in|of|out of|at|after|above) )",
  after:
    "(?! (?:but|except|save|day|week|month|year|quarter|season|term|time|summer|winter|night|morning)\\b)",
});

/** Whether a clause speaks of all there are, by their number or by a word. */
function isOfAll(
  { things, whole }: Part,
  own: Set<string>,
  words: string | undefined,
  stated: Amount[],
): boolean {
  const isStated = stated.some(({ value }) => value === whole);
  return (
    isStated || (words !== undefined && (whole === undefined || [...things].some((one) => own.has(one))))
  );
}

/** Whether a figure is the part or the rest of it: another share is for the amounts to answer for. */
function isPart(one: Amount, { whole, count }: Part): boolean {
  if (isShare(one)) return true;
  const isRough = one.bound !== "" && whole !== undefined && one.value < whole;
  return (
    isRough ||
    (count !== undefined && [count, (whole ?? NaN) - count].some((value) => isNear(value, one.value, 0.01)))
  );
}

function amountsIn(clause: string, language: DocumentLanguage): Amount[] {
  return [
    ...readAmounts(clause, language),
    ...wordedShares(tokensOf(clause, language)).map(({ share }) => share),
    // Elsewhere the word is no number.
    ...(ONE.test(wordRun(clause)) ? [plain("one", -1, 1)] : []),
  ];
}
const ONE = /(?<! (?:every|each|any|no|this|that|which)) one /u;
