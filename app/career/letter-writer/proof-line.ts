import type { ProofLine } from "./letter-plan";
import { paragraphOf } from "./summary-lines";
import type { TellableLine } from "./tellable-line";

/** A line of the person as a plan holds it. */
export function toProofLine({
  id,
  isOfWork: _isOfWork,
  isSkill: _isSkill,
  ...line
}: TellableLine): ProofLine {
  return { ...line, sourceIds: [paragraphOf(id)] };
}
