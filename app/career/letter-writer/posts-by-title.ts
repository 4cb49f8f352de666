import { entryOf } from "./line-text";
import type { PlannedExperience } from "./experience";
import type { ProofLine } from "./letter-plan";

/**
 * Deeds of posts that the letter lists with their employer and dates are introduced by the title alone: "As Van Sales Representative I opened …". A
 * title that two of the posts share tells nobody which it is.
 */
export function withPostsByTitle(lines: ProofLine[], experience: PlannedExperience | undefined): ProofLine[] {
  const posts = experience ? [...experience.parts, ...experience.beside] : [];
  return lines.map((line) => {
    const { place: _place, ...bare } = line;
    const post = posts.find(({ id }) => id === entryOf(line.sourceIds[0] ?? ""));
    const isAlone = posts.filter(({ position }) => position === post?.position).length === 1;
    const isDeed = line.tense !== undefined && line.duty === undefined;
    return post?.position !== undefined && isAlone && isDeed
      ? { ...bare, title: post.position, needsTitle: true as const }
      : line;
  });
}
