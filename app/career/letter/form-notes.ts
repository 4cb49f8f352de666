import type { LetterForm } from "../job-advert/job-advert";
import type { Letter } from "../letter.schema";
import { parseLetter } from "./parse-letter";

/** What a letter does not keep of the form that its advert wants, each as a sentence for the person. Its file has one page, or says by itself that it does not fit. */
export function formNotes(form: LetterForm, content: string): string[] {
  return [
    ...(wordsOver(form, content) ? [lengthNote(form, content) ?? ""] : []),
    ...(form.byHand ? ["The advert wants a letter in your own handwriting. Copy this one by hand."] : []),
  ];
}

/** How long a letter is beside what its advert allows, as a sentence; undefined where that is no number of words. */
export function lengthNote({ words: most }: LetterForm, content: string): string | undefined {
  if (most === undefined) return undefined;
  const words = countLetterWords(parseLetter(content));
  return `The advert allows ${most.toLocaleString("en-GB")} words. This letter has ${words.toLocaleString("en-GB")}.`;
}

/** How many words a letter has, and how many its advert allows; undefined where it keeps to them, or none are set. */
export function wordsOver(
  { words: most }: LetterForm,
  content: string,
): { words: number; most: number } | undefined {
  const words = countLetterWords(parseLetter(content));
  return most !== undefined && words > most ? { words, most } : undefined;
}

/** The words between the salutation and the closing: an address is no text. */
export function countLetterWords({ paragraphs }: Letter): number {
  return paragraphs
    .flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : paragraph.items))
    .join(" ")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
