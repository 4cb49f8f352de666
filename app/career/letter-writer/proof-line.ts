import type { ProofLine } from "./letter-plan";
import { paragraphOf } from "./summary-lines";
import type { TellableLine } from "./tellable-line";

/** A line of the person as a plan holds it. */
export function toProofLine({
  id,
  text,
  place,
  title,
  needsTitle,
  tense,
  isClause,
  duty,
  isLanguage,
  isWork,
  age,
}: TellableLine): ProofLine {
  return {
    text,
    age,
    ...(place && { place }),
    ...(title && { title }),
    ...(needsTitle && { needsTitle }),
    ...(tense && { tense }),
    ...(isClause && { isClause }),
    ...(duty && { duty }),
    ...(isLanguage && { isLanguage }),
    ...(isWork && { isWork }),
    sourceIds: [paragraphOf(id)],
  };
}
