import { lockSentence, prepareLock, type LockContext, type LockReason } from "~/career/lock";
import { wordsOf } from "~/career/nlp/fold";
import { languageOf } from "~/career/nlp/language";
import type { Given } from "./given";
import type { Piece, Wording } from "./wording";

/** A worded sentence with the hard facts that its lines do not carry; an empty list: it holds. */
export type LockedPiece = { piece: Piece; reasons: LockReason[] };

/** What is longer is no sentence of a document, whoever wrote it, and to read it would hold the server. */
const MOST_LETTERS = 2_000;
const FEWEST_WORDS = 8; // fewer hold too few small words to tell a language by

/** What a document is written from, as the lock reads it. */
export function lockContextOf({
  profile,
  advert,
  today,
  language,
  targetTitle,
  company,
}: Given): LockContext {
  return prepareLock({
    profile,
    today,
    language,
    advert: { title: targetTitle, company, text: advert.text },
  });
}

/** Puts each sentence of a wording to the lock. An answer in another language than asked fails as a whole. */
export function lockWording({ pieces }: Wording, context: LockContext): LockedPiece[] {
  const text = pieces.map((piece) => piece.text).join(" ");
  const isForeign =
    wordsOf(text).length >= FEWEST_WORDS && languageOf(text, context.language) !== context.language;
  return pieces.map((piece) => ({
    piece,
    reasons: isForeign ? [{ kind: "language", words: piece.text }] : lockPiece(piece, context),
  }));
}

/** The same for one sentence. */
export function lockPiece(piece: Piece, context: LockContext): LockReason[] {
  const { place, text, sourceIds } = piece;
  if (text.length > MOST_LETTERS) return [{ kind: "uncited", words: text.slice(0, 40) }];
  return [
    ...lockSentence({ text, facts: sourceIds }, context),
    ...(place === "bullet" && !isOfOneEntry(sourceIds)
      ? [{ kind: "uncited" as const, words: sourceIds.join(", ") }]
      : []),
  ];
}

// A bullet stands in one entry and words the bullets of that entry.
function isOfOneEntry(ids: string[]): boolean {
  const entries = new Set(ids.map((id) => id.replace(/\.?highlights\.\d+$/, "")));
  return entries.size === 1 && ids.every((id) => /(?:^nysc|\.\d+)\.highlights\.\d+$/.test(id));
}
