import type { Draft } from "../draft";
import { claim, type Clause } from "../narrative-clauses";
import { hasMoreWords } from "./more-words";
import { statedCue } from "../vocabulary/stated";
import { type StatedPost, statedPosts } from "./stated-posts";

/** Reads the posts that a clause of a person's own story tells, where it tells each of them whole. */
export function readStoryPosts(draft: Draft, { paragraph, text }: Clause): boolean {
  if (!statedCue.test(text)) return false;
  const { work } = draft.profile;
  const lastName = work.at(-1)?.name;
  const stated = statedPosts(text, lastName === undefined ? undefined : "post");
  if (!stated || stated.posts.length === 0 || !stated.posts.every(isWhole)) return false;
  const isMore = hasMoreWords(text, stated);
  const isService = stated.posts.length === 1 && /\bnysc\b/i.test(text);
  for (const { title, employer, place, period, isSame } of stated.posts) {
    const name = employer ?? (isSame ? work.at(-1)?.name : undefined);
    work.push({
      ...(title !== undefined && { position: isService && !/nysc/i.test(title) ? `${title} (NYSC)` : title }),
      ...(name !== undefined && { name }),
      ...(place !== undefined && { location: place }),
      ...(period.start && { startDate: period.start }),
      ...(period.end && { endDate: period.end }),
      highlights: [],
    });
    claim(
      draft,
      { paragraph, text },
      `work.${work.length - 1}`,
      name === undefined ? ["position"] : ["position", "name"],
    );
  }
  if (isMore) work.at(-1)?.highlights.push(text);
  return true;
}

const isWhole = ({ title, employer, period, isSame }: StatedPost) =>
  title !== undefined &&
  (employer !== undefined || isSame) &&
  (period.start !== undefined || period.end !== undefined);
