import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { isTerm } from "./terms";
import type { TellableLine } from "./tellable-line";

/** "Games master", "Office": words without a deed that tell a reader nothing by themselves; an answer such as "One month's notice" is a term. */
export function isStub({ text, isDeed, isLanguage }: TellableLine): boolean {
  if (isDeed === true || isLanguage === true || /\d/.test(text)) return false;
  // "Federal Ministry of Aviation", "Two days a week": a name or a time alone.
  return IS_NAME_OR_TIME.test(text) || (!isTerm(text) && text.split(/\s+/).length < FEWEST_WORDS);
}
const FEWEST_WORDS = 4;
const IS_NAME_OR_TIME = anyOf(
  [
    /^(?:\p{Lu}[\p{L}.'’-]*(?: (?:of|and|the|for|&))? ?){2,6}$/u, // Federal Ministry of Aviation
    /^\p{L}+ (?:days?|hours?|weeks?|months?|years?)(?: an? \p{L}+)?\.?$/u, // Two days a week
  ],
  "u",
);

/** Lines that differ in figures alone are written once. */
export function withoutRepeats(lines: TellableLine[]): TellableLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const words = foldText(text).replace(/\d+/g, "0");
    return !seen.has(words) && seen.add(words);
  });
}
