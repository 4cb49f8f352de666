import { asList, type Composing, type Part } from "./letter-parts";
import type { LetterPlan, ProofLine } from "./letter-plan";
import type { Holds } from "./line-text";
import { joinAnswers, listItems, printItem, type ListItem } from "./list-items";
import { needOf } from "./post-lines";
import { writePosts } from "./post-sections";
import { postOf } from "./posts";

/**
 * What somebody did: the lines of each post below its head, and those of no such post as a list of their own, the one first that the letter needs most. The
 * list stands before the posts where it has what the letter needs most of all.
 */
export function writeWork(lines: ProofLine[], plan: LetterPlan, composing: Composing): Part[][] {
  const { phrases, language, pick, holds } = composing;
  const ofPosts = lines.filter((line) => postOf(line, plan.posts) !== undefined);
  const others = lines.filter((line) => !ofPosts.includes(line)).toSorted((a, b) => needOf(b) - needOf(a));
  const posts = writePosts(ofPosts, plan, { phrases, language, holds });
  const isBetter = mostNeeded(others) > mostNeeded(ofPosts);
  const list = asList(
    posts.length === 0 || isBetter ? pick("bring", phrases.bring) : pick("more", phrases.more),
    joinAnswers(asItemsOf(others, plan, composing)).map(printItem),
  );
  return isBetter ? [...list, ...posts] : [...posts, ...list];
}

/** Lines as items of a list; words of the advert stand before them only in a letter of its language. */
export function asItemsOf(
  lines: ProofLine[],
  { advertLanguage }: Pick<LetterPlan, "advertLanguage">,
  { language, holds }: Pick<Composing, "language"> & { holds: Holds },
): ListItem[] {
  return listItems(
    advertLanguage === language ? lines : lines.map(({ label: _label, ...line }) => line),
    holds,
  );
}

function mostNeeded(lines: ProofLine[]): number {
  return Math.max(0, ...lines.map(needOf));
}
