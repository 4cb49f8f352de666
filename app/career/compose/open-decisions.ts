import type { DocumentType } from "~/career/generated-document";
import type { OpenDecision } from "~/career/open-decision";
import type { Verdict } from "./verdict";

/** A person decides about a few sentences, not about a document: the first ones of the model, which it thought the most of. */
const MOST_DECISIONS = 5;

/**
 * The sentences that the owner of a document has to settle. `ownOf` is their line that stands in the document in the place of one:
 * "" where none does, undefined where the sentence has no place in it. Each own line is asked about once.
 */
export function decisionsOf(
  document: DocumentType,
  verdicts: Verdict[],
  ownOf: (verdict: Verdict) => string | undefined,
): OpenDecision[] {
  const asked = new Set<string>();
  return verdicts
    .flatMap((verdict): OpenDecision[] => {
      const { piece, why, isOpen } = verdict;
      const own = isOpen ? ownOf(verdict) : undefined;
      if (own === undefined || own === piece.text || asked.has(own || piece.text)) return [];
      asked.add(own || piece.text);
      return [{ document, own, draft: piece.text, why, sourceIds: piece.sourceIds }];
    })
    .slice(0, MOST_DECISIONS);
}
