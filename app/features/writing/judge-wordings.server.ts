import {
  failedLock,
  held,
  isOwnLine,
  judgeFactsOf,
  lockContextOf,
  lockPiece,
  lockWording,
  mended,
  printerOf,
  privateDetailsOf,
  tidyText,
  verdictOf,
  type Given,
  type LockedPiece,
  type Piece,
  type Verdict,
  type Wording,
} from "~/career/compose";
import type { Judgement } from "~/career/judge";
import type { LockContext } from "~/career/lock";
import { judgeSentences } from "~/features/ai/judge/judge-sentences.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import type { Errand } from "./compose.server";

type JudgedErrand = Pick<Errand, "generationId" | "agreedProviders" | "deadline" | "signal">;

/**
 * Puts every sentence of the wordings of one generation to the lock, and those that hold to the judge in one call for all documents, but for the person's own lines. A
 * mend of the judge is looked at once in the same way. Returns the verdicts of each wording, in order; without a judge nothing stands.
 */
export async function judgeWordings(
  wordings: Wording[],
  given: Given,
  errand: JudgedErrand,
): Promise<Verdict[][]> {
  const context = lockContextOf(given);
  const locked: LockedPiece[][] = [];
  for (const wording of wordings) {
    locked.push(lockWording(wording, context));
    await yieldToEventLoop();
  }
  const ask = judgeFor(given, context, errand);
  const holding = locked
    .flat()
    .filter(({ piece, reasons }) => reasons.length === 0 && !isOwnLine(piece, context));
  const judgements = holding.length > 0 ? await ask(holding.map(({ piece }) => piece)) : undefined;
  const mends = holding.flatMap(({ piece }) => mendOf(piece, judgements?.get(piece), given, context) ?? []);
  const mendJudgements = mends.length > 0 ? await ask(mends.map(({ mend }) => mend)) : undefined;
  const taken = new Map(
    mends.filter(({ mend }) => mendJudgements?.get(mend)?.supported).map(({ piece, mend }) => [piece, mend]),
  );
  return locked.map((pieces) =>
    pieces.map((one): Verdict => {
      if (one.reasons.length > 0) return failedLock(one, context);
      if (isOwnLine(one.piece, context)) return held(one.piece);
      const mend = taken.get(one.piece);
      return mend ? mended(mend) : verdictOf(one.piece, judgements?.get(one.piece));
    }),
  );
}

/** Asks the judge about sentences; undefined where there is none, or it gave no answer to rely on. */
function judgeFor(
  given: Given,
  context: LockContext,
  { generationId, agreedProviders, deadline, signal }: JudgedErrand,
) {
  const details = privateDetailsOf(given.profile);
  return async (pieces: Piece[]): Promise<Map<Piece, Judgement> | undefined> => {
    const sentences = pieces.map((piece, at) => ({
      id: String(at),
      text: piece.text,
      facts: judgeFactsOf(piece, given, context),
    }));
    const outcome = await judgeSentences(
      { sentences, language: given.language },
      { generationId, allowedProviders: agreedProviders, details, deadline, signal },
    );
    signal.throwIfAborted();
    if (!outcome.ok) return undefined;
    return new Map(
      pieces.flatMap((piece, at) => {
        const judgement = outcome.judgements[at];
        return judgement ? [[piece, judgement] as const] : [];
      }),
    );
  };
}

function mendOf(
  piece: Piece,
  judgement: Judgement | undefined,
  given: Given,
  context: LockContext,
): { piece: Piece; mend: Piece } | undefined {
  if (judgement?.mend === undefined) return undefined;
  const asWritten = printerOf(given, { restore: (text) => text });
  const mend = { ...piece, text: tidyText(piece.place, judgement.mend, asWritten).text };
  return mend.text !== "" && lockPiece(mend, context).length === 0 ? { piece, mend } : undefined;
}
