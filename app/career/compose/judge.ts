import { splitSentences } from "~/career/job-advert/sentences";
import { checkSentence, isHard, type Facts, type Violation } from "~/career/facts";
import { languageOf } from "~/career/nlp/language";
import { wordsOf } from "~/career/nlp/fold";
import type { DocumentLanguage } from "~/career/generated-document";
import { holdsToken } from "./private-details";
import type { Piece, Wording } from "./wording";

/** A worded line with everything that speaks against it; `n` is its number in the wording. */
export type Judged = { n: number; piece: Piece; violations: Violation[] };

/** Checks each line against the person's own; `facts` are prepared for the document at hand. */
export function judge({ pieces }: Wording, facts: Facts): Judged[] {
  const { language } = facts.context;
  const isForeign =
    pieces.length > 0 &&
    languageOf(unquoted(pieces.map(({ text }) => text).join(" ")), language) !== language;
  return pieces.map((piece, n) => ({ n, piece, violations: judgePiece(piece, facts, isForeign) }));
}

/** The same for one line, while others are still on their way. */
export function judgePiece(piece: Piece, facts: Facts, isForeign = false): Violation[] {
  const { language } = facts.context;
  return [
    ...checkSentence(piece, facts).filter(isHard),
    ...checkInside(piece, facts),
    ...(holdsToken(piece.text)
      ? [{ code: "placeholder" as const, found: "PRIVATE", explain: "A private detail that is not there." }]
      : []),
    ...(piece.place === "bullet" ? checkPlace(piece, facts) : []),
    ...(isForeign || speaksAnother(piece.text, language)
      ? [{ code: "structure" as const, found: piece.text, explain: `This is not in ${NAMES[language]}.` }]
      : []),
  ];
}

/** How many lines failed for what, by the code of the violation. */
export function countCodes(judged: Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { violations } of judged)
    for (const code of new Set(violations.map((violation) => violation.code)))
      counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

// Chatter and another language may hide behind a good first sentence.
function checkInside(piece: Piece, facts: Facts): Violation[] {
  const { language } = facts.context;
  const parts = splitSentences(unquoted(piece.text)).map((part) => part.text);
  if (parts.length < 2) return [];
  return parts.flatMap((text): Violation[] => {
    const foreign = languageOf(text, language) !== language && wordsOf(text).length >= 4;
    const chatter = checkSentence({ ...piece, text }, facts).filter(
      ({ code }) => code === "placeholder" || code === "markup",
    );
    return foreign
      ? [...chatter, { code: "structure", found: text, explain: `This is not in ${NAMES[language]}.` }]
      : chatter;
  });
}

// A bullet stands in one entry: its lines are that entry's own.
function checkPlace({ sourceIds }: Piece, facts: Facts): Violation[] {
  const lines = sourceIds.map((id) => facts.lines.get(id));
  const stray = sourceIds.find((id) => !/\.highlights\.\d+$|^nysc\.highlights\.\d+$/.test(id));
  const entries = new Set(lines.map((line) => line?.entry));
  if (stray === undefined && entries.size <= 1) return [];
  return [
    {
      code: "source_missing",
      found: stray ?? [...entries].join(", "),
      explain: "A bullet words the bullets of one entry.",
    },
  ];
}

// Short lines hold too few small words for a vote.
function speaksAnother(text: string, language: DocumentLanguage): boolean {
  const own = unquoted(text);
  return wordsOf(own).length >= 8 && languageOf(own, language) !== language;
}

// What is quoted may stand in the language of the resume or the advert.
function unquoted(text: string): string {
  return text.replace(/«[^»]*»|“[^”]*”|„[^“]*“|"[^"]*"/g, " ");
}

const NAMES: Record<DocumentLanguage, string> = { en: "English", es: "Spanish", fr: "French", de: "German" };
