import { changeText, type Judgement } from "~/career/judge";
import { reasonText, type LockContext, type LockReason, type ReasonKind } from "~/career/lock";
import { foldText, wordsOf } from "~/career/nlp/fold";
import type { LockedPiece } from "./lock-wording";
import type { Piece } from "./wording";

/**
 * What became of one sentence of a model.
 * - held: lock and judge found it in its lines; mended: so they did after one mend of the judge
 * - proposed: the lock found nothing, and no judge looked
 * - failed: it does not stand in the document
 *
 * `why`: at most five words, "" where it stands. `isOpen`: its owner could know that it is true all the same.
 */
export type Verdict = {
  piece: Piece;
  state: "held" | "mended" | "proposed" | "failed";
  why: string;
  isOpen: boolean;
};

const NOT_JUDGED = "New wording, not yet checked";

/** What a person can know better than their resume says. Who a sentence speaks of, or to, is not among it. */
const CAN_BE_TRUE = new Set<ReasonKind>([
  "number",
  "unit",
  "frequency",
  "date",
  "tenure",
  "name",
  "class",
  "degree",
  "standing",
]);

/** The verdict on a sentence that did not hold its hard facts. Words of the advert that no line of the person has are no proposal. */
export function failedLock({ piece, reasons }: LockedPiece, context: LockContext): Verdict {
  const [first] = reasons;
  const isOpen = isClaim(piece) && reasons.every((reason) => canBeTrue(reason, context));
  return { piece, state: "failed", why: first ? reasonText(first) : NOT_JUDGED, isOpen };
}

/** The verdict on a sentence that held its hard facts, by the judge's word; without one nobody looked. */
export function verdictOf(piece: Piece, judgement: Judgement | undefined): Verdict {
  if (judgement?.supported) return held(piece);
  const why = judgement?.change ? changeText(judgement.change) : NOT_JUDGED;
  return { piece, state: judgement ? "failed" : "proposed", why, isOpen: isClaim(piece) };
}

/** Whether a sentence is a line that it cites, word for word: nothing of it is new, and nobody has to check it. */
export function isOwnLine({ text, sourceIds }: Piece, { facts }: LockContext): boolean {
  return sourceIds.some((id) => bareOf(facts.get(id)?.text ?? "") === bareOf(text));
}

const bareOf = (text: string) => foldText(text).replace(/[\s.;,]+$/u, "");

/** The verdict on a sentence that stands as it is. */
export function held(piece: Piece): Verdict {
  return { piece, state: "held", why: "", isOpen: false };
}

/** The verdict on a sentence whose mend held in its place. */
export function mended(piece: Piece): Verdict {
  return { piece, state: "mended", why: "", isOpen: false };
}

function isClaim({ sourceIds }: Piece): boolean {
  return sourceIds.length > 0;
}

function canBeTrue({ kind, words }: LockReason, { advertFact }: LockContext): boolean {
  return CAN_BE_TRUE.has(kind) && !wordsOf(words).every((word) => advertFact.words.has(word));
}
