import { announcedPosts } from "./announced-posts";
import { describedPosts } from "./described-posts";
import type { AdvertLanguage } from "./job-advert";
import { listedPosts } from "./listed-posts";
import { numberedPosts } from "./numbered-posts";
import { ONE_POST_LABELS } from "./post-title";
import type { Sentence } from "./sentence";

const MAX_POSTS = 20;

/** The titles of the posts of an advert, where it offers several. */
export function readPosts(sentences: Sentence[], language: AdvertLanguage): string[] {
  const numbered = distinct(numberedPosts(sentences, language));
  if (numbered.length > 1) return numbered;
  const announced = distinct(announcedPosts(sentences, language));
  if (announced.length > 1) return announced;
  const described = distinct(describedPosts(sentences, language));
  if (described.length > 1) return described;
  return sentences.some(namesOnePost) ? [] : distinct(listedPosts(sentences, language));
}

function distinct(titles: string[]): string[] {
  return [...new Set(titles)].slice(0, MAX_POSTS);
}

/** "Position: Nutrition Officer": one post, whoever else the advert speaks of. */
function namesOnePost({ label, isHeading, text }: Sentence): boolean {
  return !isHeading && label !== undefined && ONE_POST_LABELS.has(label) && !/,| and |&|\//.test(text);
}
