import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import type { Evidence } from "./check-amounts";
import { joinInitials, type LockContext } from "./facts";
import type { LockReason } from "./reasons";
import { COMMON_CAPITALS } from "./vocabulary/speech";
import { CURRENCIES, MONTHS, PERIODS, SCALES, TIME_UNITS } from "./vocabulary/units";

type Word = { text: string; isFirst: boolean; gap: string; hasArticle: boolean };

/**
 * Every name of a clause (a person, a place, a body, a tool: what is written like one) must be in the cited facts. In German every noun
 * has a capital, so there only short forms, words with inner capitals and capitals side by side are names.
 */
export function checkNames(
  clause: string,
  { facts, isAddress }: Evidence,
  context: LockContext,
  opens: boolean,
): LockReason[] {
  const { language, alwaysKnown, advertFact } = context;
  const evidence = isAddress ? [...facts, advertFact] : facts;
  const known = [alwaysKnown, ...evidence.map(({ words }) => words)];
  const runs = evidence.map(({ run }) => run);
  const words = wordsOf(clause, opens);
  const isKnown = (at: number) => {
    const text = words[at]?.text ?? "";
    const folded = foldText(text);
    return (
      known.some((set) => isIn(folded, set, language !== "en")) ||
      isShortFor(text, runs) ||
      isShortOf(words, at, known)
    );
  };
  // Two known words side by side that no fact has side by side: "First Bank" of a first loan and a bank.
  const isMixed = (at: number) => {
    const [one, two] = [words[at - 1], words[at]].map((word) => foldText(word?.text ?? ""));
    if (language !== "en" || !one || !two || !besides(words, at).includes(at - 1) || alwaysKnown.has(two))
      return false;
    const isTogether = evidence.some(
      ({ run, isImplied, words: own }) =>
        run.includes(` ${one} ${two} `) || (!isImplied && own.has(one) && own.has(two)),
    );
    return !isTogether && !isShortOf(words, at, known) && !isShortFor(words[at]?.text ?? "", runs);
  };
  const strange = words.filter(
    (_, at) =>
      isName(words, at, language) &&
      (!isKnown(at) || isMixed(at)) &&
      !(language === "de" && besides(words, at).some(isKnown)),
  );
  return strange.length === 0 ? [] : [{ kind: "name", words: strange.map(({ text }) => text).join(" ") }];
}

function wordsOf(clause: string, opens: boolean): Word[] {
  const text = joinInitials(clause);
  return [...text.matchAll(/[\p{L}\d]+(?:['’]\p{L}+)?/gu)].map((match) => {
    const before = text.slice(0, match.index);
    return {
      text: match[0].replace(/['’](?:s|S)$/u, "").replace(/^[dlDL]['’](?=\p{Lu})/u, ""),
      isFirst: before.trim() === "" ? opens : /[.:!?"“(–—-]\s*$/u.test(before) && !/\p{L}-$/u.test(before),
      gap: /[\p{L}\d](\s|\s&\s|-)$/u.exec(before)?.[1] ?? "",
      hasArticle: /^[dlDL]['’]/u.test(match[0]) || ARTICLE.test(before) || /\d\s$/.test(before),
    };
  });
}

const ARTICLE = /(?<!\p{L})(?:le|la|les|un|une|des|du|el|los|las|del|al|una|six|dix)\s$/iu;

/** Written like a name, in the manner of the language. */
function isName(words: Word[], at: number, language: DocumentLanguage): boolean {
  const word = words[at];
  if (!word || isCommon(word.text)) return false;
  const isStrong = /^.+\p{Lu}/u.test(word.text) || /\p{Lu}.*\d/u.test(word.text);
  if (isStrong) return true;
  if (!/^\p{Lu}/u.test(word.text) || word.isFirst) return false;
  const isBeside = besides(words, at).length > 0;
  if (language === "de") return isBeside;
  return language === "en" || isBeside || !word.hasArticle;
}

/** The places of the capitals right beside a word, joined to it by a space or "&". */
function besides(words: Word[], at: number): number[] {
  const isJoined = (place: number) => [" ", " & "].includes(words[place]?.gap ?? "");
  const isUsable = (place: number) => {
    const word = words[place];
    return word !== undefined && /^\p{Lu}/u.test(word.text) && !isCommon(word.text) && !word.isFirst;
  };
  return [
    ...(isJoined(at) && isUsable(at - 1) ? [at - 1] : []),
    ...(isJoined(at + 1) && isUsable(at + 1) ? [at + 1] : []),
  ];
}

function isCommon(text: string): boolean {
  const word = foldText(text);
  return (
    word.length === 1 ||
    IS_SUM.test(text) ||
    [TIME_UNITS, PERIODS, SCALES, CURRENCIES, MONTHS].some((words) => words.has(word)) ||
    COMMON_CAPITALS.has(word)
  );
}

/** "N18.5m", "US$40". */
const IS_SUM = /^(?:N|NGN|US|USD|GBP|EUR|GHS|CFA)\d*\p{L}{0,2}$/u;

function isIn(word: string, known: Set<string>, isForeignTongue: boolean): boolean {
  if (known.has(word) || known.has(`${word}s`) || (word.endsWith("s") && known.has(word.slice(0, -1))))
    return true;
  // "RH" for "HR", "VIH" for "HIV".
  if (isForeignTongue && word.length <= 4 && [...known].some((own) => sorted(own) === sorted(word)))
    return true;
  if (word.length < 4) return false;
  return [...known].some(
    (own) => own.startsWith(word) || (isForeignTongue && own.length >= 4 && likeness(word, own) >= 0.5),
  );
}

function sorted(word: string): string {
  return [...word].toSorted().join("");
}

/** How alike two words are by their pairs of letters: "Estadística" is "Statistics". */
function likeness(one: string, other: string): number {
  const pairs = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const left = pairs(other);
  const shared = pairs(one).filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length - 2);
}

/** "Master of Public Health" for the MPH of the fact: first letters of names in a row. */
function isShortOf(words: Word[], place: number, known: Set<string>[]): boolean {
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  const at = capitals.findIndex((word) => word === words[place]);
  return [2, 3, 4].some((length) =>
    Array.from({ length }, (_, back) => at - back).some((from) => {
      const run = capitals.slice(Math.max(0, from), from + length);
      const initials = run.map(({ text }) => foldText(text)[0] ?? "").join("");
      return (
        from >= 0 &&
        run.length === length &&
        known.some((set) => set.has(initials) || set.has(`${initials}c`) || set.has(`${initials}s`))
      );
    }),
  );
}

/** "FMC" for the Federal Medical Centre of the fact, "UNILAG" for the University of Lagos: beginnings of its words in order. */
function isShortFor(text: string, runs: string[]): boolean {
  if (!/^\p{Lu}{2,9}$/u.test(text)) return false;
  return runs.some((run) => {
    const words = run.trim().split(" ").slice(0, 40);
    return words.some(
      (word, at) =>
        word[0] === foldText(text)[0] && spells(foldText(text), words.slice(at, at + 7), MAX_SKIPPED, 0),
    );
  });
}

const MAX_SKIPPED = 1;

function spells(letters: string, words: string[], skips: number, used: number): boolean {
  if (letters === "") return used > 1;
  const [word, ...others] = words;
  if (word === undefined) return false;
  const taken = Array.from({ length: Math.min(4, word.length) }, (_, n) => n + 1).filter((n) =>
    letters.startsWith(word.slice(0, n)),
  );
  if (taken.some((n) => spells(letters.slice(n), others, skips, used + 1))) return true;
  return word.length <= 3
    ? spells(letters, others, skips, used)
    : skips > 0 && spells(letters, others, skips - 1, used);
}
