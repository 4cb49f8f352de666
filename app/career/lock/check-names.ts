import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { knownWord } from "../nlp/word-vectors";
import { abbreviates, spellsOut } from "./abbreviations";
import type { Evidence } from "./check-amounts";
import { joinInitials, type LockContext } from "./facts";
import type { LockReason } from "./reasons";
import { COMMON_CAPITALS, TITLES } from "./vocabulary/speech";
import { LEVELS } from "./vocabulary/studies";
import { languageNames } from "./vocabulary/languages";
import { CURRENCIES, MONTHS, periodOf, SCALES, UNIT_BY_WORD, WEEKDAYS } from "./vocabulary/units";

type Word = { text: string; isFirst: boolean; gap: string; hasArticle: boolean; hasTitle: boolean };

/**
 * Every name of a clause (a person, a place, a body, a tool: what is written like one) must be in the profile, or in the advert where the
 * clause may quote it. In German every noun has a capital, so there only short forms, words with inner capitals and capitals side by
 * side are names. `opens`: the clause begins its sentence.
 */
export function checkNames(
  clause: string,
  { isAddress, facts }: Pick<Evidence, "isAddress" | "facts">,
  context: LockContext,
  opens: boolean,
): LockReason[] {
  const { language, known, advertFact } = context;
  const words = wordsOf(clause, opens);
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  const sets = isAddress ? [known.words, advertFact.words] : [known.words];
  const isKnown = (at: number) => {
    const { text = "", hasTitle = false } = words[at] ?? {};
    const folded = foldText(text);
    return (
      sets.some((set) => isIn(folded, set, language) || isInParts(folded, set)) ||
      (language !== "en" && facts.some((fact) => isTranslation(folded, fact.words))) ||
      known.common.has(folded) ||
      facts.some((fact) => isLevelOf(folded, fact)) ||
      (hasTitle && advertFact.words.has(folded)) ||
      abbreviates(text, known.runs) ||
      (text.length > 2 && facts.some(({ run }) => isInitials(text, run))) ||
      spellsOut(
        capitals.map((one) => one.text),
        capitals.indexOf(words[at] ?? NO_WORD),
        (word) => known.short.has(word),
      )
    );
  };
  const strange = words.filter(
    (_, at) =>
      isName(words, at, language) && !isKnown(at) && !(language === "de" && besides(words, at).some(isKnown)),
  );
  return strange.length === 0 ? [] : [{ kind: "name", words: strange.map(({ text }) => text).join(" ") }];
}

/** "Master" of an MSc. */
function isLevelOf(word: string, { words }: { words: ReadonlySet<string> }): boolean {
  return LEVELS.some(
    ({ level, codes }) => word.replace(/s$/u, "") === level && codes.some((code) => words.has(code)),
  );
}

/** "FCR" of "feed conversion ratio". */
function isInitials(text: string, run: string): boolean {
  const initials = run
    .trim()
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");
  return /^\p{Lu}{3,5}$/u.test(text) && initials.includes(foldText(text));
}

const NO_WORD: Word = { text: "", isFirst: false, gap: "", hasArticle: false, hasTitle: false };
const ARTICLE = /(?<!\p{L})(?:le|la|les|un|une|des|du|el|los|las|del|al|una|six|dix)\s$/iu;

const REACH = 30;

function wordsOf(clause: string, opens: boolean): Word[] {
  const text = joinInitials(clause);
  return [...text.matchAll(/[\p{L}\d]+(?:['’]\p{L}+)?/gu)].map((match) => {
    // What stands farther back decides nothing, and a long sentence would be read once for each of its words.
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const [, last = ""] = /(\p{L}+)\.?\s$/u.exec(before) ?? [];
    return {
      text: match[0].replace(/['’](?:s|S|m|ve|ll|re|d)$/u, "").replace(/^[dlDL]['’](?=\p{Lu})/u, ""),
      isFirst:
        match.index <= REACH && before.trim() === ""
          ? opens
          : /[.:!?"“(–—-]\s*$/u.test(before) && !/\p{L}-$/u.test(before) && !TITLES.has(foldText(last)),
      gap: /[\p{L}\d](\s|\s&\s|-)$/u.exec(before)?.[1] ?? "",
      hasArticle: /^[dlDL]['’]/u.test(match[0]) || ARTICLE.test(before) || /\d\s$/.test(before),
      hasTitle: TITLES.has(foldText(last)),
    };
  });
}

/** Written like a name, in the manner of the language. */
function isName(words: Word[], at: number, language: DocumentLanguage): boolean {
  const word = words[at];
  if (!word || isCommon(word.text)) return false;
  if (/^\d+$/.test(word.text)) return isNumberOfName(word, words[at - 1]);
  if (/^.+\p{Lu}/u.test(word.text) || /\p{Lu}.*\d/u.test(word.text)) return true;
  if (!/^\p{Lu}/u.test(word.text)) return false;
  // "French buyers" claims no language.
  if (word.isFirst)
    return (
      language === "en" &&
      ((languageNames().has(foldText(word.text)) && words.some(({ text }) => OF_LANGUAGES.test(text))) ||
        isStrangeSubject(word.text, words[at + 1]?.text ?? ""))
    );
  const isBeside = besides(words, at).length > 0;
  if (language === "de") return isBeside;
  return language === "en" || isBeside || !word.hasArticle;
}

/** "Flexcube was what I posted in": a first word that no list of frequent words has, and a verb behind it. */
function isStrangeSubject(word: string, next: string): boolean {
  const folded = foldText(word);
  return (
    BE.test(next) && /^[a-z]{4,}$/.test(folded) && [folded, stem(folded)].every((one) => !knownWord(one))
  );
}
const BE = /^(?:is|was|has|had|made|gave|taught|became)$/u;

const OF_LANGUAGES = new RegExp(
  `^(?:${"speak speech spoke fluen taught teach language tongue read writ wrote interpret translat underst native".split(" ").join("|")})`,
  "iu",
);

/** The number of "COVID-19", which is no amount. */
function isNumberOfName({ gap }: Word, before: Word | undefined): boolean {
  return gap === "-" && before !== undefined && /^\p{Lu}/u.test(before.text) && !isCommon(before.text);
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
    /^[IVX]{2,4}$/.test(text) ||
    [UNIT_BY_WORD, SCALES, CURRENCIES, MONTHS, WEEKDAYS, COMMON_CAPITALS].some((words) => words.has(word)) ||
    (STOP_WORDS.has(word) && !/^\p{Lu}{2}/u.test(text)) ||
    periodOf(word) !== undefined
  );
}

/** "N18.5m", "US$40". */
const IS_SUM = /^(?:N|NGN|US|USD|GBP|EUR|GHS|CFA)\d*\p{L}{0,2}$/u;

function isIn(word: string, known: ReadonlySet<string>, language: DocumentLanguage): boolean {
  if (known.has(word) || known.has(`${word}s`) || (word.endsWith("s") && known.has(word.slice(0, -1))))
    return true;
  if (word.length < 3) return false;
  // "GTB" for GTBank, "Maths" for Mathematics.
  // "Ghanaian" of Ghana.
  const [, land = "", ending] = /^(\p{L}{4,}?)(ian|ese)$/u.exec(word) ?? [];
  if ((ending === "ese" || land.endsWith("a")) && known.has(land)) return true;
  return [...known].some((own) => own.startsWith(word) || (word.length >= 5 && isForm(word, own, language)));
}

/** "Maths" for Mathematics, "Nigerian" for Nigeria, but no "Presco" for presses: in English what differs is an ending. */
function isForm(word: string, own: string, language: DocumentLanguage): boolean {
  const start = word.slice(0, Math.max(4, word.length - 2));
  if (!own.startsWith(start)) return false;
  return language !== "en" || ENDING.test(word.slice(start.length));
}
const ENDING = /^(?:.?s|.?n|an|er|or|ed|al|ic|ly|y|e|d|ng|st|nt|gy|re|ce|at)$/;

/** "Yar'Adua", "N'Djamena": the facts hold the parts of a name with an apostrophe as words of their own. */
function isInParts(word: string, known: ReadonlySet<string>): boolean {
  const parts = word.split(/['’]/);
  return parts.length > 1 && parts.every((part) => known.has(part));
}

/** "RH" for HR, "VIH" for HIV, "Estadística" for Statistics. */
function isTranslation(word: string, known: ReadonlySet<string>): boolean {
  const isLike = (own: string) =>
    word.length <= 4 ? sorted(own) === sorted(word) : own.length >= 4 && likeness(word, own) >= 0.5;
  return [...known].some(isLike);
}

function sorted(word: string): string {
  return [...word].toSorted().join("");
}

/** How alike two words are by their pairs of letters. */
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
