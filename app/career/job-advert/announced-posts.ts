import type { AdvertLanguage } from "./job-advert";
import { plainTitle, titleOf } from "./post-title";
import { announcesPosts } from "./section-words";
import type { Sentence } from "./sentence";

/**
 * The posts that stand one below the other under words that announce posts and nothing else: "invites applications for:". What
 * stands there is a post even where no word of it is known as a title: "Ward Maid", "House Master".
 */
export function announcedPosts(sentences: readonly Sentence[], language: AdvertLanguage): string[] {
  const at = sentences.findIndex(({ text }) => /:\s*[-–—]?$/.test(text) && announcesPosts(text));
  if (at < 0) return [];
  const items: Sentence[] = [];
  for (const own of sentences.slice(at + 1)) {
    const last = items.at(-1);
    // What follows an item on its line speaks of that post.
    if (last && own.line === last.line) continue;
    if (!own.isBullet || own.line !== (last?.line ?? sentences[at]?.line ?? 0) + 1) break;
    items.push(own);
  }
  const known = items.map(({ text }) => titleOf(text, true, language));
  // "Leadership / Numeracy": where no item is known as a title, the list is one of something else.
  if (!known.some(Boolean)) return [];
  const posts = items.flatMap((own, place) => known[place] ?? plainTitle(own.text) ?? []);
  return posts.length > 1 && posts.length === items.length ? posts : [];
}
