import { clustersOf } from "~/career/nlp/word-clusters";

/** The groups of words with like use that a folded word belongs to (docs/word-vectors.md), as features of one place. */
export function groupsOfUse(place: string, word = ""): string[] {
  const groups = clustersOf(word);
  return groups ? [`${place}~${groups.fine}`, `${place}~~${groups.coarse}`] : [];
}
