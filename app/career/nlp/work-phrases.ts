import { z } from "zod";
import { stems as stemsOf } from "./stem";
import groups from "./vocabulary/work-phrases.json";

/** A phrase of a group by the stems of its words. */
type Phrase = { group: number; stems: readonly string[] };
/** The groups of phrases that a text names, each with the stems by which it does. */
export type NamedGroups = ReadonlyMap<number, ReadonlySet<string>>;

/** So many other words may stand between those of a phrase: "open all the bids". */
const BETWEEN = 2;

let known: Map<string, Phrase[]> | undefined;

/**
 * The groups of docs/work-phrases.md that a text names: "opened bids" and "tender opening" name the same one. A phrase is there where all its words are,
 * in any order and form, near each other.
 */
export function namedGroups(text: string): NamedGroups {
  known ??= byRarestStem();
  const places = new Map<string, number[]>();
  for (const [at, own] of stemsOf(text).entries()) places.set(own, [...(places.get(own) ?? []), at]);
  const found = new Map<number, Set<string>>();
  for (const [own, at] of places)
    for (const { group, stems } of known.get(own) ?? []) {
      const isNear = (one: number) =>
        stems.every((other) =>
          (places.get(other) ?? []).some((place) => Math.abs(place - one) < stems.length + BETWEEN),
        );
      if (!at.some(isNear)) continue;
      const words = found.get(group) ?? new Set();
      for (const one of stems) words.add(one);
      found.set(group, words);
    }
  return found;
}

/** Each phrase stands under the one of its stems that the fewest phrases have. */
function byRarestStem(): Map<string, Phrase[]> {
  const phrases = z
    .array(z.string())
    .parse(groups)
    .flatMap((row, group) =>
      row
        .split(", ")
        .map((phrase): Phrase => ({ group, stems: [...new Set(stemsOf(phrase))] }))
        .filter(({ stems }) => stems.length > 0),
    );
  const counts = new Map<string, number>();
  for (const own of phrases.flatMap(({ stems }) => stems)) counts.set(own, (counts.get(own) ?? 0) + 1);
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const rarest = phrase.stems.reduce((one, other) =>
      (counts.get(one) ?? 0) <= (counts.get(other) ?? 0) ? one : other,
    );
    const others = index.get(rarest);
    if (others) others.push(phrase);
    else index.set(rarest, [phrase]);
  }
  return index;
}
