import type { DocumentLanguage } from "../generated-document";
import { capitalFirst } from "../writer/casing";
import { asClaim, asItems, type Part } from "./letter-parts";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { lineItem, type Holds } from "./line-text";
import type { Phrases } from "./phrases";
import { isAnswering } from "./post-lines";
import { postOf, slotsOf } from "./posts";

/** Each post as its head and the lines of it below, as a list. A head that does not hold takes its lines with it. */
export function writePosts(
  lines: ProofLine[],
  { post: first, posts, proofs }: Pick<LetterPlan, "post" | "posts" | "proofs">,
  { phrases, language, holds }: { phrases: Phrases; language: DocumentLanguage; holds: Holds },
): Part[][] {
  const isFirst = ({ sourceIds: [id] }: PlannedPost) => id === first?.sourceIds[0];
  const inOrder = [...posts.filter(isFirst), ...posts.filter((post) => !isFirst(post))];
  // A post of another trade, such as that of the service year, stands behind those that answer the advert.
  const answers = (post: PlannedPost) =>
    isAnswering(
      lines.filter((line) => postOf(line, posts) === post),
      { proofs },
    );
  return [...inOrder.filter(answers), ...inOrder.filter((post) => !answers(post))].flatMap((post) => {
    const items = lines
      .filter((line) => postOf(line, posts) === post)
      .map(lineItem)
      .filter(holds);
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
