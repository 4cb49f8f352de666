import type { LetterForm } from "../job-advert/job-advert";
import { parseLetter } from "./parse-letter";

/** What a letter does not keep of the form that its advert wants, each as a sentence for the person. Its file has one page, or says by itself that it does not fit. */
export function formNotes({ words, byHand }: LetterForm, content: string): string[] {
  const written = wordsIn(content);
  return [
    ...(words !== undefined && written > words
      ? [
          `The advert allows ${words.toLocaleString("en-GB")} words. This letter has ${written.toLocaleString("en-GB")}.`,
        ]
      : []),
    ...(byHand ? ["The advert wants a letter in your own handwriting. Copy this one by hand."] : []),
  ];
}

/** The words between the salutation and the closing: an address is no text. */
function wordsIn(content: string): number {
  return parseLetter(content)
    .paragraphs.flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : paragraph.items))
    .join(" ")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
