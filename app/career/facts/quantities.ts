import type { DocumentLanguage } from "~/career/generated-document";
import { foldApproximate } from "./approximate-numbers";
import { readClocks } from "./clocks";
import { readDates } from "./dates";
import { maskNames } from "./masks";
import { DECADE_WORDS, HALF_WORDS, TIMES_WORDS, VAGUE_WORDS } from "./number-words";
import { replaceNumberWords } from "./number-words-read";
import { plainText, wordsOf } from "~/career/nlp/fold";
import { readNumerals } from "./numerals";
import { foldFortnights, readPlaces } from "./places";
import type { Quantity, QuantityKind } from "./quantity";
import { joinRanges } from "./ranges";
import { foldSquares } from "./units";

export type ReadQuantities = { quantities: Quantity[]; names: string[] };

/** Every quantity of a text, and the names with digits in it (Sage 50, IFRS 9), which are not quantities. */
export function readQuantities(
  text: string,
  language: DocumentLanguage,
  ownNames: RegExp | null = null,
): ReadQuantities {
  const plain = foldSquares(plainText(text));
  const masked = maskNames(
    ownNames ? plain.replace(ownNames, (name) => name.replace(/\S/g, "\u0001")) : plain,
  );
  const { dates, rest } = readDates(masked.text);
  const { clocks, rest: written } = readClocks(
    replaceNumberWords(foldApproximate(foldFortnights(rest)), language),
  );
  const numerals = joinRanges(readNumerals(written, language), written);
  return {
    quantities: [
      ...dates,
      ...clocks,
      ...readPlaces(rest),
      ...numerals,
      ...readQuantityWords(written, language),
    ],
    names: masked.names,
  };
}

function readQuantityWords(text: string, language: DocumentLanguage): Quantity[] {
  return wordsOf(text).flatMap((word, at, words) => {
    const times = TIMES_WORDS.get(word);
    if (times !== undefined) return [spoken("times", times, word)];
    if (DECADE_WORDS.has(word) && !/^\d/.test(words[at - 1] ?? ""))
      return [
        {
          ...spoken("duration", 120, word),
          unit: "months",
          about: OVER_WORDS.has(words[at - 2] ?? "") ? "over" : "",
        },
      ];
    if (HALF_WORDS[language].has(word)) return [spoken("percent", 50, word)];
    const vague = /^\d/.test(words[at - 1] ?? "") ? undefined : VAGUE_WORDS.get(word); // "two decades" were counted
    return vague === undefined ? [] : [spoken("vague", vague, word)];
  });
}

const OVER_WORDS = new Set(["over", "than", "de", "als", "uber", "mas", "plus"]);

function spoken(kind: QuantityKind, value: number, text: string): Quantity {
  return { kind, value, unit: "", things: [], about: "", lead: "", range: "", rate: "", text };
}
