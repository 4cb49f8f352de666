import type { Letter, LetterParagraph } from "../letter.schema";
import { findSentence } from "../line-sources";
import { isTermTopic, termOf } from "../letter-writer/terms";
import { LABELS } from "./topics";
import type { LetterRequest } from "../letter-writer/letter-requests";

/** An answer in the words of the letter, and what it answers. */
export type PlacedAnswer = Pick<LetterRequest, "topic" | "place"> & { paragraphs: string[] };

/**
 * A letter with answers where they belong: in the first paragraph where the advert wants it so; terms beside each other before the closing; everything else
 * before them. `terms`: sentences in the letter that answer a request for a term already. What stands there is not said twice.
 */
export function placeAnswers(letter: Letter, answers: PlacedAnswer[], terms: string[] = []): Letter {
  const known = [...terms];
  const isTerm = (unit: string) =>
    STARTS.test(unit) || termOf(unit) !== undefined || known.some((term) => findSentence(term, unit) >= 0);
  let { paragraphs } = letter;
  for (const { topic, place, paragraphs: own } of answers) {
    const texts = own.filter((text) => !unitsOf(paragraphs).some((unit) => findSentence(text, unit) >= 0));
    const termsAt = paragraphs.findLastIndex((paragraph) => unitsOf([paragraph]).some(isTerm));
    if (place === "opening" || isTermTopic(topic)) {
      const at = place === "opening" ? 0 : termsAt;
      paragraphs = texts.reduce((before, text) => joinedAt(before, at, { text, isTerm }), paragraphs);
      if (isTermTopic(topic)) known.push(...own);
    } else paragraphs = paragraphs.toSpliced(placeBefore(paragraphs, termsAt), 0, ...texts);
  }
  return { ...letter, paragraphs };
}

/** Joined to the paragraph at this place, or put behind the last term of its list; a paragraph of its own before the closing where there is none. */
function joinedAt(
  paragraphs: LetterParagraph[],
  at: number,
  { text, isTerm }: { text: string; isTerm: (unit: string) => boolean },
): LetterParagraph[] {
  const found = at < 0 ? undefined : paragraphs[at];
  if (found === undefined) return paragraphs.toSpliced(beforeClosing(paragraphs), 0, text);
  if (typeof found === "string") return paragraphs.with(at, `${found} ${text}`);
  const last = found.items.findLastIndex(isTerm);
  const end = last < 0 ? found.items.length : last + 1;
  return paragraphs.with(at, { items: found.items.toSpliced(end, 0, text) });
}

const STARTS = new RegExp(
  `^(?:${Object.values(LABELS)
    .flatMap(({ pay, notice, start, guarantors }) => [pay, notice, start, guarantors])
    .join("|")}) ?:`,
  "u",
);

/** Before the paragraph of terms; a list of answers is none. */
function placeBefore(paragraphs: LetterParagraph[], termsAt: number): number {
  return typeof paragraphs[termsAt] === "string" && termsAt > 0 ? termsAt : beforeClosing(paragraphs);
}

function beforeClosing({ length }: LetterParagraph[]): number {
  return length > 1 ? length - 1 : length;
}

function unitsOf(paragraphs: LetterParagraph[]): string[] {
  return paragraphs.flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : paragraph.items));
}
