import type { DocumentLanguage } from "../generated-document";
import { capitalFirst } from "../writer/casing";
import { asClaim, asItems, type Part } from "./letter-parts";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { inTenseOfPost } from "./in-tense";
import { lineItem, type Holds, type Item } from "./line-text";
import type { Phrases } from "./phrases";
import { isAboutLeading } from "../matching/about-leading";
import { endKey } from "../writer/roles";
import { hasQuantity } from "./tellable-lines";
import { worthOf } from "./post-lines";
import { postOf, slotsOf } from "./posts";

/** Each post as its head and the lines of it below, as a list, the newest post first. A head that does not hold takes its lines with it. */
export function writePosts(
  lines: ProofLine[],
  { posts }: Pick<LetterPlan, "posts">,
  { phrases, language, holds }: { phrases: Phrases; language: DocumentLanguage; holds: Holds },
): Part[][] {
  return newestFirst(posts).flatMap((post) => {
    const own = lines
      .filter((line) => postOf(line, posts) === post)
      .toSorted((a, b) => worthOf(b) - worthOf(a));
    const isHeld = post.endDate === "present";
    const items = scopeFirst(own).flatMap((line): Item[] => {
      const turned = language === "en" ? { ...line, text: inTenseOfPost(line.text, { isHeld }) } : line;
      const item = [turned, line].map(lineItem).find(holds);
      return item ? [item] : [];
    });
    const { position, employer, sourceIds } = post;
    // What does not hold with its dates may hold without them.
    const heads = [post, { position, ...(employer && { employer }), sourceIds }].map((one) => ({
      text: capitalFirst(phrases.postHead(slotsOf(one, language))),
      sourceIds,
    }));
    const head = heads.find(holds);
    return items.length === 0 || !head ? [] : [[asClaim(head)], asItems(items)];
  });
}

/** A reader goes back in time: a post out of its place looks like a gap. */
function newestFirst(posts: readonly PlannedPost[]): PlannedPost[] {
  return posts.toSorted((a, b) => endKey(b).localeCompare(endKey(a)));
}

/** How many people or things somebody leads says how much the post was: it stands before what came of it. */
function scopeFirst(lines: ProofLine[]): ProofLine[] {
  const scope = lines.find(({ text }) => isAboutLeading(text) && hasQuantity(text));
  return scope ? [scope, ...lines.filter((line) => line !== scope)] : lines;
}
