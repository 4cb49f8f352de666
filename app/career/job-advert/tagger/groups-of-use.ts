import { remembered } from "~/career/nlp/fold";
import { clustersOf } from "~/career/nlp/word-clusters";

/** The groups of a folded word as slots and values of `crf/slots.ts`. */
export function slotsOfUse(slot: string, word = ""): string[] {
  const groups = valuesOf(word);
  return groups.length === 0 ? [] : [slot, groups[0] ?? "", slot, groups[1] ?? ""];
}

const valuesOf: (word: string) => readonly string[] = remembered((word) => {
  const groups = clustersOf(word);
  return groups ? [`${groups.fine}`, `~${groups.coarse}`] : [];
});

/** The groups of words with like use that a folded word belongs to (docs/word-vectors.md), as features of one place. */
export function groupsOfUse(place: string, word = ""): string[] {
  const groups = clustersOf(word);
  return groups ? [`${place}~${groups.fine}`, `${place}~~${groups.coarse}`] : [];
}
