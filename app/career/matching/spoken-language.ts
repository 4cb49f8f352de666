import { anyOf } from "~/pattern";

/** What a demand for a language names without how well it is spoken, which is the person's to say: who lists Hausa answers "speaks Hausa fluently". */
export function languageIn(demand: string): string {
  return demand.replace(LEVEL_WORDS, " ");
}

const LEVEL_WORDS = anyOf(
  [
    /\b(?:fluent(?:ly)?|fluency|proficien(?:t|cy)|native|command|knowledge|working)\b/, // Fluency in Yoruba
    /\b(?:spoken|speaks?|speaking|written|writes?|writing|reads?|reading)\b/, // speaks Hausa
    /\b(?:good|very|excellent|basic|simple|small|little|some|fair|language)\b/, // simple English
    /\b(?:ability|able|communicate|communication|interact|converse|understand(?:ing)?)\b/, // Ability to communicate in Igbo
  ],
  "giu",
);
