import { foldText } from "~/career/nlp/fold";
import { announcedPosts } from "./announced-posts";
import type { Line } from "./clean-text";
import { describedPosts } from "./described-posts";
import { headedPosts } from "./headed-posts";
import type { AdvertLanguage } from "./job-advert";
import { listedPosts } from "./listed-posts";
import { nameOf, numberedPosts } from "./numbered-posts";
import { withoutGrade } from "./post-names";
import { ONE_POST_LABELS } from "./post-title";
import { patternOf, sourceOf } from "./patterns";
import { postsOfSubjects } from "./posts-of-subjects";
import type { Sentence } from "./sentence";
import { ASKS } from "./vocabulary/demand-words";
import { isTitleWord } from "./vocabulary/title-words";

const MAX_POSTS = 20;

/** The titles of the posts of an advert, where it offers several. Of its lists the first counts, unless a later one has all of it and more. */
export function readPosts(lines: readonly Line[], sentences: Sentence[], language: AdvertLanguage): string[] {
  const lists = [
    numberedPosts(sentences, language),
    announcedPosts(sentences, language),
    describedPosts(sentences, language),
    ...(sentences.some(namesOnePost)
      ? []
      : [listedPosts(sentences, language), headedPosts(lines, sentences, language)]),
  ]
    .map((titles) => distinct(titles.map((title) => title.replace(FOR_POST, ""))))
    .filter((titles) => titles.length > 1);
  const most = lists.reduce(
    (best, other) =>
      other.length > best.length && best.every((title) => other.includes(title)) ? other : best,
    lists[0] ?? [],
  );
  return distinct(
    withSeries(most.filter(isPost), lines).flatMap(
      (title) => postsOfSubjects(title, lines, language) ?? gradesOf(title),
    ),
  );
}

/** "Principal Physiotherapist / Senior Physiotherapist": one name with two grades is two posts; "Nurse / Matron" is one with two names. */
function gradesOf(title: string): string[] {
  const parts = title.split(" / ").map((part) => part.trim());
  const [first = ""] = parts.map(withoutGrade);
  const isOneName = parts.every((part) => part !== first && withoutGrade(part) === first);
  return parts.length > 1 && isOneName ? parts : [title];
}

type Item = { text: string; at: number; number: number; isLetter: boolean };

/** "(1) PRINCIPAL, (2) DEAN OF BOARDING, (3) BURSAR": what stands in one row of numbers or letters with posts is a post, whatever its words. */
function withSeries(titles: string[], lines: readonly Line[]): string[] {
  const items = lines.flatMap(({ text, mark = "" }, at): Item[] => {
    const isLetter = /^[A-H]$/i.test(mark);
    if (!isLetter && !/^\d{1,2}$/.test(mark)) return [];
    return [{ text, at, number: isLetter ? mark.toUpperCase().charCodeAt(0) : Number(mark), isLetter }];
  });
  const isOf = (text: string, title: string) => foldText(text).startsWith(foldText(title));
  const places = titles.map((title) => items.findIndex(({ text }) => isOf(text, title)));
  const filled = titles.flatMap((title, at) => {
    const [own, next] = [places[at] ?? -1, places[at + 1] ?? -1];
    return own < 0 || next < 0 ? [title] : [title, ...between(items, own, next)];
  });
  const [first = -1, last = -1] = [places[0], places.at(-1)];
  return [...beside(items, first, -1).toReversed(), ...filled, ...beside(items, last, 1)];
}

function between(items: readonly Item[], own: number, next: number): string[] {
  const row = items.slice(own, next + 1);
  const isRow = row.every((item, at) => at === 0 || isNext(row[at - 1], item));
  const names = row.slice(1, -1).map(({ text }) => nameOf(text));
  return isRow && names.every((name) => name !== undefined) ? names.filter(isPost) : [];
}

/** The items right above or below a post in its row, each on the next line. */
function beside(items: readonly Item[], from: number, step: 1 | -1): string[] {
  const names: string[] = [];
  for (let at = from; items[at] && items[at + step]; at += step) {
    const [own, other] = [items[at], items[at + step]];
    const name = nameOf(other?.text ?? "");
    const isInRow = step === 1 ? isNext(own, other) : isNext(other, own);
    if (!isInRow || Math.abs((own?.at ?? 0) - (other?.at ?? 0)) !== 1 || !name || !isPost(name)) break;
    names.push(name);
  }
  return names;
}

const isNext = (one: Item | undefined, other: Item | undefined) =>
  one !== undefined && other?.number === one.number + 1 && other.isLetter === one.isLetter;
/** "Works Department" heads a group of posts and is none. */
const isPost = (name: string) =>
  !(HEADS_GROUP.test(name) && !name.split(/[ ,/-]+/u).some(isTitleWord)) && !ASKS.test(name);
const HEADS_GROUP = patternOf(
  String.raw`(?<!\p{L})(?:${sourceOf("department, unit, division, directorate, services?, section, faculty, school, positions?, posts?, vacanc(?:y|ies), general")})$`,
  "iu",
);

/** "FOR FRONT OFFICE MANAGER" heads what one of the posts asks. */
const FOR_POST = /^(?:(?:requirements?|qualifications?|duties) )?for (?:the )?(?=\p{L}+ ?\p{L})/iu;

function distinct(titles: string[]): string[] {
  return [...new Set(titles)].slice(0, MAX_POSTS);
}

/** "Position: Nutrition Officer": one post, whoever else the advert speaks of. */
function namesOnePost({ label, isHeading, text }: Sentence): boolean {
  return !isHeading && label !== undefined && ONE_POST_LABELS.has(label) && !/,| and |&|\//.test(text);
}
