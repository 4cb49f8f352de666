import type { DocumentLanguage } from "../generated-document";
import { plain } from "./amount";
import { partsOf, wordsOfAmount, type Bond } from "./surroundings";
import { tokensOf } from "./tokens";
import vocabulary from "./vocabulary/bonds.json";
import { WEEKDAYS } from "./vocabulary/units";

/** Days of the week and parts of the day, each with the words that belong to it. */
export function daysOf(text: string, language: DocumentLanguage): Bond[] {
  const tokens = tokensOf(text, language);
  const days = tokens.flatMap(({ text: word }, at) => {
    const value = WEEKDAYS.get(word) ?? DAY_PARTS.get(word);
    return value === undefined ? [] : [{ ...plain(word, at, value), unit: "day" }];
  });
  return partsOf(tokens, []).flatMap(({ from, to }, part) => {
    const inside = days.filter(({ at }) => from <= at && at < to);
    return inside.map((amount, place): Bond => {
      const [before, after] = [inside[place - 1], inside[place + 1]];
      const words = wordsOfAmount(tokens, { amount, before, after, from, to });
      const none = { years: [], isDifference: false, isEach: false, isOfOne: false, isWhole: false };
      return { amount, words, role: "", part, ...none };
    });
  });
}
const DAY_PARTS = new Map(
  vocabulary.dayParts.flatMap((word, at): [string, number][] => [
    [word, at + 10],
    [`${word}s`, at + 10],
  ]),
);
