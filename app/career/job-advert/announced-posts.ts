import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder } from "./patterns";
import { plainTitle, titleOf } from "./post-title";
import { announcesPosts } from "./section-words";
import type { Sentence } from "./sentence";
import { printed } from "./title-print";
import { ASKS, HIRES } from "./vocabulary/demand-words";

/**
 * The posts that stand one below the other under words that announce posts and nothing else ("invites applications for:"), or that hire ("Talba Farm needs"). What
 * stands there is a post even where no word of it is known as a title: "Ward Maid", "House Master".
 */
export function announcedPosts(sentences: readonly Sentence[], language: AdvertLanguage): string[] {
  for (const [at, { text, line }] of sentences.entries()) {
    if (line > MAX_CALL) return [];
    const isLast = sentences[at + 1]?.line !== line;
    if (!isLast || !calls(text)) continue;
    const posts = postsBelow(sentences.slice(at + 1), { line, isAnnounced: announcesPosts(text) }, language);
    if (posts.length > 1) return posts;
  }
  return [];
}

/** "invites applications for:", "Talba Farm needs", "for the posts listed hereunder:" */
function calls(text: string): boolean {
  return (
    HIRES.test(text) ||
    WANTS.test(text) ||
    (/:\s*[-–—]?$/.test(text) && (announcesPosts(text) || OF_POSTS.test(text)))
  );
}
const WANTS = /(?<!\p{L})wants?:?$/iu;
const OF_POSTS = /(?<!\p{L})(?:posts|positions|vacancies|roles|openings)(?!\p{L})/iu;
/** So far down an advert calls for people. */
const MAX_CALL = 14;

type Item = { text: string; isBullet: boolean; title: string | undefined };

function postsBelow(
  behind: readonly Sentence[],
  { line: callLine, isAnnounced }: { line: number; isAnnounced: boolean },
  language: AdvertLanguage,
): string[] {
  const items: Item[] = [];
  let line = callLine;
  for (const [at, own] of behind.entries()) {
    // What follows an item on its line speaks of that post.
    if (own.line === line && items.length > 0) continue;
    const title = titleOfItem(own.text, language);
    const isItem = items[0] === undefined || own.isBullet === items[0].isBullet;
    if (own.line !== line + 1 || !isItem || IS_SENTENCE.test(own.text)) break;
    // A line without a mark is an item where it has a title, or stands between two that have one.
    const next = behind.slice(at).find((other) => other.line > own.line);
    const isBetween = items.length > 0 && next && titleOfItem(next.text, language) !== undefined;
    if (!own.isBullet && title === undefined && !isCounted(own.text) && !isBetween) break;
    items.push({ text: own.text, isBullet: own.isBullet, title });
    line = own.line;
  }
  const known = items.filter(({ title }) => title !== undefined);
  // "Leadership / Numeracy": where hardly an item is known as a title, the list is one of something else.
  const isList =
    items[0]?.isBullet === true || items.every(({ text }) => isCounted(text)) || known.length > 2;
  if (
    !isList ||
    known.length * 2 < items.length ||
    (!isAnnounced && known.length < 2) ||
    items.some(({ text, title }) => !title && ASKS.test(text))
  )
    return [];
  const posts = items.flatMap(({ text, title }) => title ?? plainTitle(text) ?? nameOf(text) ?? []);
  return posts.length === items.length ? posts : [];
}

/** "Panel Beater .. 1"; "Male tailor that can sew kaftans", "Baker with own bike": also before what it asks. */
function titleOfItem(text: string, language: AdvertLanguage): string | undefined {
  const own = text.replace(LEADING_COUNT, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const before = own.split(CLAUSE)[0] ?? "";
  return titleOf(own, true, language) ?? (before === own ? undefined : titleOf(before, true, language));
}
/** "2 gatemen", "1 | Nurse" */
const LEADING_COUNT = /^(?:\d{1,3}|one|two|three|four|five|six|ten)(?: ?[|x×])? (?=\p{L})/iu;

/** "Operators must show …" says something of a post, "No agents" of none. */
const IS_SENTENCE = anyOf(
  [
    /^(?:no|the|all|only|our|we|you)(?!\p{L})/u,
    inOrder(
      [
        /^[\p{L} ]{3,40}(?<! (?:that|who|which|wey)) /u,
        /(?:must|should|shall|will|is|are|gets?|keeps?|can|may|has|have|needs?|reports?)(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "iu",
);

/** "Bread suppliers with own bike": what a line without a known title names, up to what it asks. */
function nameOf(text: string): string | undefined {
  const name = (text.split(CLAUSE)[0] ?? "").split(/ ?[,.;:(–]| - /u)[0]?.trim() ?? "";
  const isName = /^\p{Lu}/u.test(name) && name.split(" ").length <= MAX_WORDS;
  return isName ? printed(name.replace(/(?<=\p{L}{3}(?:er|or|ist))s$/u, ""), "en") : undefined;
}
const MAX_WORDS = 4;
const CLAUSE = / (?:that|who|with|for|to|must|should|able|having)(?!\p{L})/u;

/** "Panel Beater .. 1", "Welders (4)", "Tutor x2" */
function isCounted(text: string): boolean {
  return /^[^\d]{3,60}[-–—.(:x\s]+\d{1,3}(?: ?(?:nos?\.?|posts?|positions?|persons?))?\)?$/iu.test(text);
}
