import { announcedPosts } from "./announced-posts";
import { describedPosts } from "./described-posts";
import type { AdvertLanguage } from "./job-advert";
import { listedPosts } from "./listed-posts";
import { numberedPosts } from "./numbered-posts";
import { ONE_POST_LABELS, type Post } from "./post-title";
import type { Sentence } from "./sentence";

const MAX_POSTS = 20;

/** The posts of an advert, where it offers several. */
export function readPosts(sentences: Sentence[], language: AdvertLanguage): Post[] {
  const numbered = numberedPosts(sentences, language);
  if (numbered.length > 1) return numbered.slice(0, MAX_POSTS);
  const announced = announcedPosts(sentences, language);
  if (announced.length > 1) return announced.slice(0, MAX_POSTS);
  const described = describedPosts(sentences, language);
  if (described.length > 1) return described.slice(0, MAX_POSTS);
  return sentences.some(namesOnePost) ? [] : listedPosts(sentences, language).slice(0, MAX_POSTS);
}

/** "Position: Nutrition Officer": one post, whoever else the advert speaks of. */
function namesOnePost({ label, isHeading, text }: Sentence): boolean {
  return !isHeading && label !== undefined && ONE_POST_LABELS.has(label) && !/,| and |&|\//.test(text);
}
