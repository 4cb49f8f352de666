import { startsWithDegree } from "./degrees";
import { isGrade } from "./grades";
import { foldText } from "../nlp/fold";
import { clustersOf } from "../nlp/word-clusters";
import {
  certifiers,
  grades,
  languages,
  levels,
  longDegrees,
  organisations,
  places,
  schools,
  shortDegrees,
  titles,
  units,
  verbs,
} from "./vocabulary/vocabulary";

/** What the words of a segment belong to, by the vocabularies. */
export function wordClasses(text: string): string[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}.'&+#-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.,'-]+$/g, ""))
    .filter((word) => word !== "")
    .slice(0, 24);
  if (words.length === 0) return [];
  const classes = new Set<string>();
  const last = words.length - 1;
  words.forEach((word, at) => {
    const two = at < last ? `${word} ${words[at + 1]}` : "";
    const three = at + 1 < last ? `${two} ${words[at + 2]}` : "";
    const has = (set: ReadonlySet<string>) => set.has(word) || set.has(two) || set.has(three);
    const where = at === last ? "last" : at === 0 ? "first" : "mid";
    if (has(titles)) classes.add("title").add(`title-${where}`);
    if (has(organisations)) classes.add("org").add(`org-${where}`);
    if (has(schools)) classes.add("school").add(`school-${where}`);
    const bare = word.replaceAll(".", "");
    if (shortDegrees.has(bare) || shortDegrees.has(two.replaceAll(".", "")) || has(longDegrees))
      classes.add("degree").add(`degree-${where}`);
    if (has(certifiers)) classes.add("body").add(`body-${where}`);
    if (has(languages)) classes.add("lang").add(`lang-${where}`);
    if (levels.has(word) || levels.has(two)) classes.add("level");
    if (has(grades)) classes.add("grade").add(`grade-${where}`);
    if (verbs.has(word) && at === 0) classes.add("verb-first");
  });
  if (words.every((word) => units.has(word))) classes.add("unit-all");
  else if (units.has(words[last] ?? "")) classes.add("unit-last");
  if (isGrade(text)) classes.add("grade-alone");
  if (startsWithDegree(text)) classes.add("degree-start");
  if (/\((?:[^()]+)\)?$/.test(text)) classes.add("bracket-end");
  if (isPlaces(words)) classes.add("place-all");
  else if (words.some((word, at) => places.has(word) || places.has(`${word} ${words[at + 1]}`)))
    classes.add(places.has(words[last] ?? "") ? "place-last" : "place");
  const first = words[0] ?? "";
  const final = words[last] ?? "";
  if (/^[a-z]{3,}(?:ed|ing)$/.test(first)) classes.add("verb-first");
  if (/(?:er|or|ist|ian|ant|eur|euse|rice|in)$/.test(final) && final.length > 4) classes.add("agent");
  return [...classes];
}

/** True when words, lower case without accents, name places of the vocabulary and nothing else. */
export function isPlaces(words: string[]): boolean {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? "";
    const size = [3, 2, 1].find((count) => places.has(words.slice(at, at + count).join(" ")));
    if (size !== undefined) at += size;
    else if (at > 0 && /^(?:state|city|lga|town|metropolis|province|county)$/.test(word)) at += 1;
    else return false;
  }
  return true;
}

/** The words of a segment, folded. */
export function wordsOfSegment(text: string): string[] {
  return foldText(text).match(/\p{L}[\p{L}.'-]+/gu) ?? [];
}

/** The words of a short segment, the first and the last by their place: which of them tell something, the marked resumes teach. */
export function namedWords(words: readonly string[]): string[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const inner = words.length <= MOST_WORDS ? words : [];
  return [`first=${first}`, `last=${last}`, ...inner.map((word) => `word=${word}`)];
}

/** Of longer segments only the first and the last word are seen. */
const MOST_WORDS = 8;

/**
 * The groups of like use (docs/word-vectors.md) of the words of a segment, by their place, small and large: they tell of a word that no vocabulary
 * has and no marked resume held.
 */
export function wordGroups(words: readonly string[]): { first?: Groups; last?: Groups; inner: Groups[] } {
  const groupsOf = (word: string | undefined) =>
    word === undefined ? undefined : clustersOf(word.replace(/[.'-]+$/, ""));
  const [first, last] = [groupsOf(words[0]), groupsOf(words.at(-1))];
  const inner = words.length <= MOST_WORDS ? words.flatMap((word) => groupsOf(word) ?? []) : [];
  return { ...(first && { first }), ...(last && { last }), inner };
}

export type Groups = { fine: number; coarse: number };
