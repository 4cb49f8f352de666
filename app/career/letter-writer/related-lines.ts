import type { CandidateFact } from "../matching/candidate-facts";
import { knownFacts, likelihoods } from "../matching/likely-answer";

/** A line that speaks of what is asked, and how likely it answers it, from 0 to 1. */
export type RelatedLine = { id: string; nearness: number };

/** What is less likely than this has a common word with the demand by chance. */
const LEAST = 0.1;

/**
 * A function that gives the lines that speak of what a demand names, the nearest first. Such a line may be told; it proves nothing. `skip`: words
 * that say nothing among these lines.
 */
export function relatedLinesOf(
  facts: CandidateFact[],
  skip?: ReadonlySet<string>,
): (demand: string) => RelatedLine[] {
  const known = knownFacts(facts, skip);
  return (demand) => {
    const likely = likelihoods(demand, known, skip);
    return facts
      .map(({ id }, at) => ({ id, nearness: likely[at] ?? 0 }))
      .filter(({ nearness }) => nearness >= LEAST)
      .toSorted((a, b) => b.nearness - a.nearness);
  };
}
