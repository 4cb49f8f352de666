import { foldText } from "~/career/nlp/fold";
import { announcedPosts } from "./announced-posts";
import type { Line } from "./clean-text";
import { describedPosts } from "./described-posts";
import { headedPosts } from "./headed-posts";
import type { AdvertLanguage } from "./job-advert";
import { listedPosts } from "./listed-posts";
import { nameOf, numberedPosts } from "./numbered-posts";
import { ONE_POST_LABELS } from "./post-title";
import { postsOfSubjects } from "./posts-of-subjects";
import type { Sentence } from "./sentence";

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
    .map(distinct)
    .filter((titles) => titles.length > 1);
  const most = lists.reduce(
    (best, other) =>
      other.length > best.length && best.every((title) => other.includes(title)) ? other : best,
    lists[0] ?? [],
  );
  return distinct(
    withSeries(most, lines).flatMap((title) => postsOfSubjects(title, lines, language) ?? title),
  );
}

/** "(1) PRINCIPAL, (2) DEAN OF BOARDING, (3) BURSAR": what stands in one row of numbers with posts is a post, whatever its words. */
function withSeries(titles: string[], lines: readonly Line[]): string[] {
  const numbered = lines.flatMap(({ text, mark = "" }, at) =>
    /^\d{1,2}$/.test(mark) ? [{ text, at, number: Number(mark) }] : [],
  );
  const isOf = (text: string, title: string) => foldText(text).startsWith(foldText(title));
  const places = titles.map((title) => numbered.findIndex(({ text }) => isOf(text, title)));
  return titles.flatMap((title, at) => {
    const [own, next] = [places[at] ?? -1, places[at + 1] ?? -1];
    const [from, to] = [numbered[own], numbered[next]];
    if (from === undefined || to === undefined) return [title];
    const between = numbered.slice(own + 1, next);
    const isRow = between.every(({ number }, n) => number === from.number + 1 + n);
    if (!isRow || to.number !== from.number + between.length + 1) return [title];
    const names = between.map(({ text }) => nameOf(text));
    return names.every((name) => name !== undefined) ? [title, ...names] : [title];
  });
}

function distinct(titles: string[]): string[] {
  return [...new Set(titles)].slice(0, MAX_POSTS);
}

/** "Position: Nutrition Officer": one post, whoever else the advert speaks of. */
function namesOnePost({ label, isHeading, text }: Sentence): boolean {
  return !isHeading && label !== undefined && ONE_POST_LABELS.has(label) && !/,| and |&|\//.test(text);
}
