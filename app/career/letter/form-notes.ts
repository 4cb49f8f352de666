import type { LetterForm } from "../job-advert/job-advert";
import { parseLetter } from "./parse-letter";

/** What a letter does not keep of the form that its advert wants, each as a sentence for the person. `pages`: of its file. */
export function formNotes(
  { words, pages, byHand }: LetterForm,
  letter: { content: string; pages: number },
): string[] {
  const written = wordsIn(letter.content);
  return [
    ...(words !== undefined && written > words
      ? [
          `The advert allows ${words.toLocaleString("en-GB")} words. This letter has ${written.toLocaleString("en-GB")}.`,
        ]
      : []),
    ...(pages !== undefined && letter.pages > pages
      ? [`The advert allows ${pages === 1 ? "one page" : `${pages} pages`}. This letter has ${letter.pages}.`]
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
