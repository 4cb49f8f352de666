import { scoresAt, tag } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import { knownWord } from "~/career/nlp/word-vectors";
import { languageNames } from "~/career/resume/vocabulary/languages";
import { places } from "~/career/resume/vocabulary/vocabulary";
import { caseModel } from "./case-model";
import { casePositions, caseWords, type CaseWord } from "./case-words";
import type { DocumentCase } from "./document-case";
import { isCapital, shoutedOf } from "./shouted";

/** What a name or a sentence makes of its words in capitals. */
export type Setting = {
  /** A word that is no acronym. */
  asWord: (word: string, at: number, count: number) => string;
  isAcronym: (word: string) => boolean;
  /** A sentence has an article "a"; in a name, a single letter is one: "Grade A Driver". */
  hasArticles: boolean;
};

/**
 * Sets the words of a text that stand in capitals: as the document spells them elsewhere, acronyms in capitals, other words by the setting. One word in
 * capitals among others is left, unless the document spells it otherwise or it is a place: "Ogun/OYO".
 */
export function setCapitals(
  text: string,
  { asWord, isAcronym, hasArticles }: Setting,
  document?: DocumentCase,
): string {
  const words = caseWords(text);
  if (!words.some(isCapital)) return text;
  const shouted = shoutedOf(text, words);
  const isMeant = document?.isShouted !== true && isShortForm(words);
  let acronyms: Acronym[] | undefined;
  const judged = (at: number) => (acronyms ??= acronymsOf(words))[at] ?? NONE;
  const acronymAt = (at: number) => judged(at).acronym;
  let set = "";
  let end = 0;
  words.forEach((word, at) => {
    set += text.slice(end, word.from);
    end = word.to;
    set += formOf(word, at);
  });
  return set + text.slice(end);

  function formOf(word: CaseWord, at: number): string {
    const lower = word.text.toLowerCase();
    // "9TH MILE", "2HRS"
    if (word.isBehindDigit) return shouted[at] && /^(?:st|nd|rd|th)$/.test(lower) ? lower : word.text;
    if (!isCapital(word)) return shouted[at] && word.text.length === 1 ? letterOf(word, at) : word.text;
    const form = document?.forms.get(lower);
    if (!shouted[at]) {
      const isOther = form !== undefined && form !== word.text && word.text.length > 3;
      const isTown = word.text.length > 2 && isPlace(lower);
      return (isOther || isTown) && acronymAt(at) < EVEN ? titled(lower, form) : word.text;
    }
    if (form === word.text || isAcronym(word.text) || /^[IVX]{2,}$/.test(word.text)) return word.text;
    if (form !== undefined && isOwnForm(form)) return form;
    // A short form may be meant: what no dictionary has stays as it was written.
    const isAsMeant = isMeant && !isPlace(lower) && (isSeldom(lower) || acronymAt(at) >= SURELY);
    const { acronym, several } = judged(at);
    if (form === undefined && several > acronym && acronym + several >= EVEN)
      return `${word.text.slice(0, -1)}s`;
    if (form === undefined && (isAsMeant || acronym >= EVEN)) return word.text;
    return asWord(word.text, at, words.length);
  }

  // "R&D": a letter stays; the article does not.
  function letterOf(word: CaseWord, at: number): string {
    const isArticle = hasArticles && word.text === "A" && at > 0 && /^ \p{L}{2}/u.test(text.slice(word.to));
    return isArticle ? "a" : word.text;
  }
}

const EVEN = 0.5;
const SURELY = 0.2;

const isPlace = (word: string) => places.has(foldText(word));
const LANGUAGES = new Set(languageNames.split(/,\s*/));
const isSeldom = (word: string) =>
  (knownWord(foldText(word))?.weight ?? 1) >= 0.9 && !LANGUAGES.has(foldText(word));
/** "APICS CPIM", "NIHOTOUR": a few words, none of them a common or a long one. */
const isShortForm = (words: readonly CaseWord[]) =>
  words.length <= 3 &&
  words.every(
    ({ text }) => text.length < 3 || (text.length <= LONGEST_SHORT_FORM && isSeldom(text.toLowerCase())),
  );
const LONGEST_SHORT_FORM = 8;
/** "PhD", "QuickBooks" */
const isOwnForm = (form: string) => /\p{Ll}\p{Lu}/u.test(form);
const titled = (folded: string, form: string | undefined) =>
  form !== undefined && isOwnForm(form) ? form : folded.charAt(0).toUpperCase() + folded.slice(1);

/** How probable it is that a word is an acronym, and that it is one of several: "CHEWs". */
type Acronym = { acronym: number; several: number };
const NONE: Acronym = { acronym: 0, several: 0 };

export function acronymsOf(words: readonly CaseWord[]): Acronym[] {
  const model = caseModel();
  const [one, many] = [model.labels.indexOf("acronym"), model.labels.indexOf("acronyms")];
  const positions = casePositions(words.slice(0, MOST_WORDS));
  return tag(model, positions, scoresAt(model, positions)).map(({ probabilities }) => ({
    acronym: probabilities[one] ?? 0,
    several: probabilities[many] ?? 0,
  }));
}

const MOST_WORDS = 200;
