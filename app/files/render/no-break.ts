import { anyOf } from "~/pattern";

/** A text cut into parts; one that is `whole` must not break over two lines: a phone number, an amount with its unit. */
export function splitWhole(text: string): { text: string; whole: boolean }[] {
  return text
    .split(WHOLE)
    .map((part, index) => ({ text: part, whole: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The same text for Word, where a special space does not break. */
export function withFixedSpaces(text: string): string {
  return splitWhole(text)
    .map((part) => (part.whole ? part.text.replaceAll(" ", "\u00a0") : part.text))
    .join("");
}

const WHOLE = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:${
    anyOf([
      /(?:\+\d{1,3}|0\d{2,3}|\(0?\d{1,4}\))(?:[ -]\d{2,4}){2,4}/u, // +234 803 123 4567
      /[₦$€£] ?\d[\d.,]*(?: (?:thousand|(?:b|m|tr)ill?i?on\p{L}{0,2}|Mio\.|Mrd\.|mil(?:lones)?))?/u, // ₦2.4 billion
      /\d[\d.,]* (?:%|€|thousand|(?:b|m|tr)ill?i?on\p{L}{0,2})/u, // 1.2 million
    ]).source
  })(?![\\p{L}\\p{N}]))`,
  "u",
);
