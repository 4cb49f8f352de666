import { announcedPosts } from "./announced-posts";
import type { Line } from "./clean-text";
import { describedPosts } from "./described-posts";
import { headedPosts } from "./headed-posts";
import type { AdvertLanguage } from "./job-advert";
import { listedPosts } from "./listed-posts";
import { numberedPosts } from "./numbered-posts";
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
  return distinct(most.flatMap((title) => postsOfSubjects(title, lines, language) ?? title));
}

function distinct(titles: string[]): string[] {
  return [...new Set(titles)].slice(0, MAX_POSTS);
}

/** "Position: Nutrition Officer": one post, whoever else the advert speaks of. */
function namesOnePost({ label, isHeading, text }: Sentence): boolean {
  return !isHeading && label !== undefined && ONE_POST_LABELS.has(label) && !/,| and |&|\//.test(text);
}
