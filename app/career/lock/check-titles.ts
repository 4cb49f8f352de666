import { foldText, wordRun } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { bareTitle } from "../tenure";
import { anyWord } from "./any-word";
import type { LockContext, LockFact } from "./facts";
import { wordsForPlace } from "./places";
import { isPerson } from "./persons";
import { withoutPostSought } from "./post-sought";
import type { LockReason } from "./reasons";
import doers from "./vocabulary/doers.json";
import { ADDRESS } from "./vocabulary/speech";

/**
 * A post that a sentence says was held: "as a surveyor" where the post was assistant surveyor, "I was a purser" where that was another
 * entry's, "Station Commander" where it was Watch Commander. In English.
 */
export function checkTitles(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  if (context.language !== "en") return [];
  const entries = new Set(cited.map(({ entry }) => entry));
  const posts = postsOf(context);
  const own = posts.filter(({ entry }) => entries.has(entry));
  if (own.length === 0) return [];
  // Of several posts in one sentence each has its own place beside it.
  const parts = withoutPostSought(text, context.advert).split(/[;:.!?,(–]\s?/u);
  const isOne = parts.flatMap((part) => [...part.matchAll(CLAIMED)]).length < 2;
  return parts.flatMap((part): LockReason[] => {
    if (
      wordRun(part)
        .split(" ")
        .some((word) => ADDRESS.has(word))
    )
      return [];
    return [...part.matchAll(CLAIMED)].flatMap(([, claimed = ""]) => {
      const words = titleWords(claimed);
      // "I was one of the two" is no title.
      if (words.length === 0 || words[0] === "one") return [];
      const named = own.filter(({ entry }) => namesPlaceOf(isOne ? text : part, entry, context));
      const held = named.length > 0 ? named : own;
      if (STANDS_IN.test(wordRun(part)) && namings(words, cited).some((before) => STOOD_IN.test(before)))
        return [];
      const isOther =
        !LOW.test(wordRun(claimed)) &&
        isOfOther(words, posts) &&
        !held.some((post) => isSame(words, post.words)) &&
        !isInLine(words, cited);
      // "I was a purser before I came to the bank": another entry's post may be named beside the cited one.
      if (isOther && (named.length === 0 || JOINS.test(part))) return [];
      return !isOther && isHeld(claimed, words, held, cited)
        ? []
        : [{ kind: "rank" as const, words: claimed.trim() }];
    });
  });
}

type Post = { entry: string; words: string[] };

function postsOf({ profile }: LockContext): Post[] {
  return (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].flatMap(({ position }, at) =>
      position
        ? [
            { entry: `${section}.${at}`, words: titleWords(position) },
            { entry: `${section}.${at}`, words: titleWords(bareTitle(position)) },
          ]
        : [],
    ),
  );
}

function titleWords(title: string): string[] {
  return wordRun(title)
    .trim()
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word));
}

function isOfOther(words: string[], posts: Post[]): boolean {
  return posts.some((post) => words.length === post.words.length && isSame(words, post.words));
}

function isHeld(claimed: string, words: string[], held: Post[], cited: LockFact[]): boolean {
  if (held.some((post) => isSame(words, post.words))) return true;
  if (LOW.test(wordRun(claimed))) return true;
  const like = held.filter((post) => post.words.some((word) => words.includes(word)));
  const head = words.at(-1);
  if (like.length === 0) return namings(words, cited).length === 0 || isInLine(words, cited);
  const isRaised = like.every(
    (post) => LOW.test(` ${post.words.join(" ")} `) && post.words.includes(head ?? ""),
  );
  if (isRaised && !isInLine(words, cited)) return false;
  // "The head cook's right hand" is no title.
  if (words.length < 2 || /['’]s? /u.test(claimed)) return true;
  const isTitle = claimed
    .trim()
    .split(/\s+/)
    .filter((word) => !STOP_WORDS.has(foldText(word)))
    .every((word) => /^\p{Lu}/u.test(word));
  // "As a ward clerk" of a ward nurse.
  const own = isTitle ? words : words.slice(-1).filter(isPerson);
  return own.every((word) => isKnown(word, held, cited));
}

/** The words of a title in another order or fewer of them, but none that lowers its rank. */
function isSame(words: string[], title: string[]): boolean {
  const left = title.filter((word) => !words.includes(word));
  return words.every((word) => title.includes(word)) && !LOW.test(` ${left.join(" ")} `);
}

/** Whether a line gives the title to the writer. */
function isInLine(words: string[], cited: LockFact[]): boolean {
  return namings(words, cited).some((before) => !OF_OTHERS.test(before));
}

/** What stands before a title in the cited lines. */
function namings(words: string[], cited: LockFact[]): string[] {
  const title = ` ${words.join(" ")} `;
  return cited.flatMap(({ isDeed, run }) => (isDeed ? run.split(title).slice(0, -1) : []));
}

function isKnown(word: string, held: Post[], cited: LockFact[]): boolean {
  return (
    held.some((post) => post.words.some((own) => stem(own) === stem(word))) ||
    cited.some((fact) => fact.words.has(word))
  );
}

function namesPlaceOf(text: string, entry: string, { places }: LockContext): boolean {
  return places.some((place) => place.entry === entry && wordsForPlace(text, place) !== undefined);
}

const END = doers.titleEnds.join("|");
const WORD = `(?!(?:${END}|as)\\b)[\\p{L}&'’/-]{1,30}`;
const CLAIMED = new RegExp(
  `\\b(?:${doers.holding.join("|")}) (?:an? |the |their |its |our )?(${WORD}(?: ${WORD}){0,4})(?= (?:${END})\\b| ?$)`,
  "gu",
);
const LOW = anyWord(doers.low);
// "Second pilot" and "taught by the owner, a master gilder".
const OF_OTHERS = new RegExp(
  `(?: (?:${doers.low.join("|")})| (?:${doers.fromOthers.join("|")})(?: \\p{L}+){0,3})$`,
  "u",
);
const JOINS = anyWord(doers.joins);
const STANDS_IN = anyWord(doers.standIn);
// "Acting Head of Unit" says who acted as head of unit.
const STOOD_IN = new RegExp(` (?:${doers.standIn.join("|")})(?: as| for)?(?: the)?$`, "u");
