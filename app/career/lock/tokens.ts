import { anyOf } from "~/pattern";
import type { DocumentLanguage } from "../generated-document";
import { plainText } from "../nlp/fold";
import { replaceNumberWords } from "./number-words";

/** A word, a number or a sign, folded; `isJoined`: no space before it. */
export type Token = { text: string; isJoined: boolean };

const SIGN = "(?:us\\$|ngn|usd|gbp|eur|ghs|[n#])(?=\\s?\\d)";
const GROUPED = "(?<![\\d.,])\\d{1,3}(?:[ ,.']\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)";
const TOKEN = new RegExp(`${SIGN}|${GROUPED}|\\d+(?:[.,]\\d+)?|\\p{L}[\\p{L}\\d]*|[^\\s]`, "gu");
const FORTNIGHT = anyOf(
  [
    /\b(?:every|each|cada|toutes les|alle) 2 (?:weeks|semanas|semaines|wochen)\b/u, // every two weeks
    /\b(?:cada|tous les|alle) 1[45] (?:dias|jours|tage)\b/u, // tous les quinze jours
  ],
  "gu",
);
const SQUARE = anyOf(
  [
    /\bsquare (?:met\p{L}+|(feet|foot))\b/u, // square feet
    /\b(sq ?ft)\b/u, // sq ft
    /\b(?:m2|metros cuadrados|metres carres|quadratmeter\p{L}?)\b/u, // m2
  ],
  "gu",
);
/** The tokens of a text, number words as digits. */
export function tokensOf(text: string, language: DocumentLanguage): Token[] {
  const written = replaceNumberWords(plainText(text).replace(/'s(?!\p{L})/gu, ""), language)
    .toLowerCase()
    .replace(FORTNIGHT, "fortnightly")
    .replace(SQUARE, (_, feet?: string, short?: string) => (feet || short ? "sqft" : "sqm"))
    .replace(/\b(?:les|los|las) 2\b(?! \p{L})/gu, "both");
  let end = 0;
  return [...written.matchAll(TOKEN)].map((match) => {
    const isJoined = match.index === end && match.index > 0;
    end = match.index + match[0].length;
    return { text: match[0], isJoined };
  });
}
