import { fold, places, titles } from "./vocabulary/vocabulary";

const partners =
  /(?<=^|[\t|–—•·(]\s*)(?:\p{Lu}[\p{L}'’-]+,\s+){1,3}\p{Lu}[\p{L}'’-]+,?\s+(?:&|and)\s+(?:Co|Company|Sons|Partners|Associates|Bros|Brothers|\p{Lu}[\p{L}'’-]+)(?![\p{L}])/gu;

/** The names of partnerships in a line, "Okoro, Bassey & Co.": the commas inside part no fields. */
export function findPartnerships(text: string): { from: number; to: number }[] {
  if (!/&|\band\b/.test(text)) return [];
  return [...text.matchAll(partners)]
    .filter((match) => {
      const words = fold(match[0])
        .split(/,?\s+(?:&|and)\s+|,\s*/)
        .slice(0, -1);
      return !words.some((word) => titles.has(word) || places.has(word));
    })
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
