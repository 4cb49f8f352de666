import { foldText } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { languages } from "../resume/vocabulary/vocabulary";

/** A language by its name alone: "Hausa", "English (fluent)". */
export function isLanguage(keyword: string): boolean {
  const name = keyword.replace(/\s*\(.*\)$/u, "").replace(/ language$/i, "");
  return languages.has(name.trim().toLowerCase());
}

/** "Hausa (good)", "Shuwa Arabic": what else stands among somebody's languages is none, and no common word names one. */
export function namesLanguage(text: string): boolean {
  const [, name = "", level = ""] = /^([^()]*?)(?: \(([^()]*)\))?$/u.exec(text) ?? [];
  const isName = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|language))?$/u.test(name);
  const isListed = foldText(name)
    .split(" ")
    .some((word) => languages.has(word));
  return isName && level.split(" ").length <= 3 && (isListed || knownWord(foldText(name)) === undefined);
}
