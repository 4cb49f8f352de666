import { foldText } from "../nlp/fold";
import { places, titles } from "./vocabulary/vocabulary";

const partners =
  /(?<=^|[\t|–—•·(,]\s*)(?:\p{Lu}[\p{L}'’-]+,\s+){0,3}\p{Lu}[\p{L}'’-]+,?\s+(?:&|and)\s+(?:Co|Company|Sons|Partners|Associates|Bros|Brothers|\p{Lu}[\p{L}'’-]+)(?![\p{L}])\.?(?:\s+\((?=\p{Lu})[^()\d,]{3,40}\))?/gu;

/** The names of partnerships in a line, "Okoro, Bassey & Co.": the commas inside part no fields. */
export function findPartnerships(text: string): { from: number; to: number }[] {
  if (!/&| and /.test(text)) return [];
  return [...text.matchAll(partners)].flatMap((match) => {
    let name = match[0];
    let from = match.index;
    // A title or a place before the first name is none of the partners.
    for (let comma = name.indexOf(","); comma > 0; comma = name.indexOf(",")) {
      const word = foldText(name.slice(0, comma));
      if (!titles.has(word) && !places.has(word)) break;
      const rest = name.slice(comma + 1).trimStart();
      from += name.length - rest.length;
      name = rest;
    }
    // "(Chartered Accountants)" says what the partners are, "(Enugu)" where.
    const note = /\(([^()]+)\)$/.exec(name)?.[1];
    const isPlace = note !== undefined && places.has(foldText(note));
    const to = match.index + match[0].length - (isPlace ? (note?.length ?? 0) + 3 : 0);
    return name.includes(",") || (note !== undefined && !isPlace) ? [{ from, to }] : [];
  });
}
