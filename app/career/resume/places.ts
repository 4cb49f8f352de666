import { isDegree } from "./degrees";
import { foldText } from "../nlp/fold";
import { branches, nigerianStates, organisations, places, schools, titles } from "./vocabulary/vocabulary";

/** True for a place of the vocabulary: "Ago-Iwoye", "Akure". */
export function isPlace(text: string): boolean {
  return places.has(foldText(text));
}

/** True for a state of Nigeria: "Ogun", "Ogun State". */
export function isState(text: string): boolean {
  return nigerianStates.has(foldText(text).replace(/ state$/, ""));
}

/** True for "Ago-Iwoye, Ogun State": what stands before a state by its full name is its town, whatever the town is called. */
export function endsInState(text: string): boolean {
  const last = text.split(/,\s*/).at(-1) ?? "";
  return / state$/i.test(last) && isState(last);
}

/** True for a few words without a figure of which none tells an employer, a school, a title or a degree: they may name a place. */
export function isPlaceShape(text: string): boolean {
  const words = foldText(text)
    .split(/[\s,()]+/)
    .filter((word) => word !== "");
  return (
    isPlace(text) ||
    (words.length <= 4 && !/\d/.test(text) && !isDegree(text) && !isOrganisation(text) && !isPost(text))
  );
}

/** True for a text with a word that titles of posts have. */
export function isPost(text: string): boolean {
  const words = foldText(text).split(/[\s,()]+/);
  return words.some(
    (word, at) =>
      titles.has(word) ||
      titles.has(`${words[at - 1] ?? ""} ${word}`) ||
      (/^\p{L}+-\p{L}{3,}$/u.test(word) && titles.has(word.slice(word.lastIndexOf("-") + 1))), // sub-editor
  );
}

/** True for a text with a word that employers or schools have in their names. */
export function isOrganisation(text: string): boolean {
  return foldText(text)
    .split(/[\s,()]+/)
    .some((word) => organisations.has(word) || schools.has(word));
}

/** "Ikeja Branch", "Apapa Area Command": where somebody was posted, by the words that end it. */
export function isBranch(text: string): boolean {
  const words = foldText(text).split(/\s+/);
  return (
    words.length > 1 &&
    words.length < 5 &&
    [1, 2].some((count) => branches.has(words.slice(-count).join(" ")))
  );
}
