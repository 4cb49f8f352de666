import { plainText, wordsOf } from "~/career/nlp/fold";
import { ORDINAL_WORDS } from "./number-words";
import type { Quantity } from "./quantity";

/** "Every two weeks" and "cada quince días" are a fortnight, which is a word and no number. Takes plain text. */
export function foldFortnights(text: string): string {
  return text
    .replace(FORTNIGHT, "fortnightly")
    .replace(
      GERMAN_COMPOUND,
      (_, number: string, unit: string) => `${number} ${GERMAN_UNITS.get(unit.toLowerCase()) ?? unit}`,
    );
}
/** "Fünfköpfig", "dreijährig", "30-tägig": the number and what it counts. */
const GERMAN_COMPOUND =
  /\b(\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig)-?(kopfig|jahrig|tagig|wochig|monatig|stundig|minutig|stockig)\p{L}*/giu;
const GERMAN_UNITS = new Map([
  ["kopfig", "Personen"],
  ["jahrig", "Jahre"],
  ["tagig", "Tage"],
  ["wochig", "Wochen"],
  ["monatig", "Monate"],
  ["stundig", "Stunden"],
  ["minutig", "Minuten"],
  ["stockig", "Stockwerke"],
]);
const FORTNIGHT =
  /\b(?:(?:every|each) (?:two|2) weeks|(?:cada|tous les) (?:quince|quinze|15) (?:dias|jours)|cada (?:dos|2) semanas|toutes les (?:deux|2) semaines|alle (?:zwei|2) wochen|alle (?:vierzehn|14) tage)\b/gi;

/** Places in an order that are said in words: "came third of 22", "the third quarter of 2023", "Q3". */
export function readPlaces(text: string): Quantity[] {
  const words = wordsOf(plainText(text));
  const places: Quantity[] = [];
  let sinceRank = RANK_REACH + 1;
  for (const [at, word] of words.entries()) {
    sinceRank = RANK_WORDS.has(word) ? 0 : sinceRank + 1;
    const next = words[at + 1] ?? "";
    const short = /^([qth])([1-4])$/.exec(word);
    if (short && !(short[1] === "t" && next === ""))
      places.push(place(Number(short[2]), short[1] === "h" ? "half" : "quarter", word));
    const value =
      ORDINAL_WORDS.get(word) ?? (/^[1-4]$/.test(word) && QUARTER_WORDS.has(next) ? Number(word) : undefined);
    if (value === undefined) continue;
    if (BEST.has(next)) places.push(place(value, "", word));
    if (QUARTER_WORDS.has(next)) places.push(place(value, "quarter", `${word} ${next}`));
    else if (sinceRank <= RANK_REACH && (next === "" || RANK_FOLLOWERS.has(next)))
      places.push(place(value, "", word));
  }
  return places;
}

function place(value: number, unit: string, text: string): Quantity {
  return { kind: "ordinal", value, unit, things: [], about: "", lead: "", range: "", rate: "", text };
}

const BEST = new Set("best mejor meilleur meilleure beste bester besten".split(" "));
const RANK_REACH = 10;
const QUARTER_WORDS = new Set(["quarter", "trimestre", "quartal", "quartals"]);
const RANK_WORDS = new Set(
  "rank ranked ranking came placed finished position quede quedo clasifique clasificado termine puesto classe classee terminee arrive arrivee belegte platz rang wurde erreichte".split(
    " ",
  ),
);
const RANK_FOLLOWERS = new Set(
  "of out among in place overall position entre de puesto lugar sur parmi du platz rang von unter".split(" "),
);
