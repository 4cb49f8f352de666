import { foldText } from "~/career/nlp/fold";
import { startsWithDegree } from "../degrees";
import { normalizeValue } from "../draft";
import { isOrganisation, isPlace, isPost } from "../places";
import {
  agent,
  firmEnd,
  likeAgent,
  nameJoins,
  noAgents,
  persons,
  smallDegree,
  studyWords,
  workPlace,
} from "../vocabulary/note-words";
import { SENTENCE } from "../vocabulary/no-names";
import { verbs } from "../vocabulary/vocabulary";
import { isPlaces } from "../word-classes";

/** Words of the longest title and of the longest name. */
export const mostWordsOfTitle = 10;
export const mostWordsOfName = 9;

/** Few words of which one is of posts, and no sentence. */
export function isTitle(written: string): boolean {
  const text = written.replace(/\s*\([^()]*\)/gu, "");
  const words = text.split(/\s+/);
  const [first = ""] = foldText(text).split(/\s+/);
  return words.length <= mostWordsOfTitle && isPost(text) && !verbs.has(first) && !isSentence(text);
}

/** "laundry girl": few words of which the last is of somebody at work. */
export function isAgent(text: string): boolean {
  return text.split(/\s+/).length <= 4 && !/\s\p{Lu}/u.test(text) && agent.test(text) && !isSentence(text);
}

/** "phone repairer": what may be somebody at work. */
export function isLikeAgent(text: string): boolean {
  const words = foldText(text).split(/\s+/);
  const isSmall = words.length <= 3 && !/\p{Lu}/u.test(text) && likeAgent.test(text);
  return isSmall && !noAgents.has(words.at(-1) ?? "") && !isPlaces(words) && !isSentence(text);
}

/** "receptionist home of comfort lodge", "nurse at mma eno clinic", "mama bisi buka cook assistant": a post and where it was, without a mark between them. */
export function titleAndName(text: string): [string, string] | undefined {
  const words = text.split(/\s+/);
  if (words.length > mostWordsOfTitle + mostWordsOfName || isSentence(text)) return undefined;
  const isLarge = /\p{Lu}/u.test(text);
  const part = (from: number, to?: number) => words.slice(from, to).join(" ");
  const endsInTitle = (to: number) =>
    isPost(words[to - 1] ?? "") || isPost(part(Math.max(0, to - 2), to)) || agent.test(words[to - 1] ?? "");
  for (let at = Math.min(words.length - 1, 6); at > 0; at--) {
    const name = part(at).replace(/^(?:at|with|for|under|in|from|of)\s+/iu, "");
    const isLed = name !== part(at);
    const title = part(0, at);
    // Among words in capitals a post stands in small letters.
    const isSmall = !/\p{Lu}/u.test(isLarge && !isLed ? title : title.slice(1));
    const isWhole = isSmall && endsInTitle(at) && (isTitle(title) || isAgent(title));
    if (isWhole && name.includes(" ") && isName(name) && (isLed || !isPost(name)) && !firmEndsIn(title))
      return [title, name];
  }
  for (let at = 2; at < words.length; at++) {
    const [name, title] = [part(0, at), part(at)];
    if (
      words.length - at <= 3 &&
      !/\p{Lu}/u.test(title) &&
      endsInTitle(words.length) &&
      isTitle(title) &&
      isName(name) &&
      !isPost(name)
    )
      return [title, name];
  }
  return undefined;
}

const firmEndsIn = (text: string) => text.search(firmEnd) >= 0;

/** True for words that only a sentence has. */
export function isSentence(text: string): boolean {
  return SENTENCE.test(text) || /^(?:i|we|they|he|she|na|no|am|dey|dem)\s/iu.test(text);
}

/** "Coast Guard Security Ltd" has the word of a post and of a firm. */
export function isFirm(text: string): boolean {
  return (
    isOrganisation(text) && (/\p{Lu}\p{L}+\s+(?:\S+\s+)*\p{Lu}/u.test(text) || text.search(firmEnd) >= 0)
  );
}

/** The name of an employer: a word of firms, or words in capitals among small ones. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > mostWordsOfName + 3 || isSentence(text)) return false;
  // "nursery", "store": alone the word of a firm names none.
  if (words.length < 2 && !/^\p{Lu}/u.test(text)) return false;
  if (isPlaces(foldText(text).split(/[\s,]+/))) return false;
  return (
    isOrganisation(text) ||
    workPlace.test(text) ||
    persons.test(text) ||
    /^["“]?\p{Lu}[\p{L}'’&-]+(?:\s+\S+)*\s+\p{Lu}/u.test(text)
  );
}

/** Few words that may say where an employer is. */
export function isPlaceLike(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 4 && !isSentence(text) && (isPlace(text) || !isPost(text)) && !/ing(?:\s|$)/iu.test(text)
  );
}

/** "ND", "dip in catering": a degree, in capitals or not. */
export function startsAsStudy(text: string): boolean {
  return startsWithDegree(text) || smallDegree.test(text);
}

/** What tells of a study, and of no post. */
export function isStudy(text: string): boolean {
  return studyWords.test(text);
}

/** "Rahama Bread and Confectionery katsina": the words in small letters behind a name are where it is. */
export function nameAndPlace(words: string): { name: string; place: string } {
  const [, quoted] = /["“]([^"“”]{3,60})["”]/u.exec(words) ?? [];
  const text = quoted ?? normalizeValue(words);
  const [, before = text, behind = ""] = /^(.+?)\s+(?:for|in|at|on)\s+(\p{Ll}.*)$/u.exec(text) ?? [];
  const parts = before.split(/\s+/);
  const isLarge = (word = "") => /^["“(]?\p{Lu}/u.test(word) || isOrganisation(word) || workPlace.test(word);
  let end = parts.length;
  if (parts.filter(isLarge).length > 0)
    while (end > 1 && !isLarge(parts[end - 1]) && !nameJoins.has(parts[end - 1] ?? "")) end -= 1;
  else {
    const last = [...before.matchAll(firmEnd)].at(-1);
    const head = last ? before.slice(0, last.index + last[0].length) : before;
    end = head.split(/\s+/).length;
  }
  const place = [...parts.slice(end), ...(behind === "" ? [] : [behind])].join(" ");
  return { name: parts.slice(0, end).join(" "), place };
}
