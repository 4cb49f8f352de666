import { foldText } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { languageNames } from "../resume/vocabulary/languages";

const LANGUAGES = new Set(languageNames.split(/,\s*/));

/** A language by its name alone: "Hausa", "English (fluent)". */
export function isLanguage(keyword: string): boolean {
  const name = keyword.replace(/\s*\(.*\)$/u, "").replace(/ language$/i, "");
  return LANGUAGES.has(name.trim().toLowerCase());
}

/** "Hausa (good)", "Shuwa Arabic": what else stands among somebody's languages is none, and no common word names one. */
export function namesLanguage(text: string): boolean {
  const [, name = "", level = ""] = /^([^()]*?)(?: \(([^()]*)\))?$/u.exec(text) ?? [];
  const isName = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|language))?$/u.test(name);
  const isListed = foldText(name)
    .split(" ")
    .some((word) => LANGUAGES.has(word));
  return isName && level.split(" ").length <= 3 && (isListed || knownWord(foldText(name)) === undefined);
}
