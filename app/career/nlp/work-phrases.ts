import { z } from "zod";
import { stems as stemsOf, topicStems } from "./stem";
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
  const words = stemsOf(text);
  const found = new Map<number, Set<string>>();
  const seen = new Set<Phrase>();
  for (const [at, own] of words.entries())
    for (const phrase of known.get(own) ?? []) {
      if (seen.has(phrase)) continue;
      const reach = phrase.stems.length + BETWEEN;
      const near = words.slice(Math.max(0, at - reach + 1), at + reach);
      if (!phrase.stems.every((one) => near.includes(one))) continue;
      seen.add(phrase);
      const named = found.get(phrase.group) ?? new Set();
      for (const one of phrase.stems) named.add(one);
      found.set(phrase.group, named);
    }
  return found;
}

/** Each phrase stands under the one of its stems that the fewest phrases have. The groups are folded as they stand in the file. */
function byRarestStem(): Map<string, Phrase[]> {
  const counts = new Map<string, number>();
  const phrases: Phrase[] = [];
  for (const [group, row] of z.array(z.string()).parse(groups).entries())
    for (const phrase of row.split(", ")) {
      const stems = [...new Set(topicStems(phrase.split(NOT_A_WORD)))];
      for (const own of stems) counts.set(own, (counts.get(own) ?? 0) + 1);
      if (stems.length > 0) phrases.push({ group, stems });
    }
  const index = new Map<string, Phrase[]>();
  const countOf = (own: string) => counts.get(own) ?? 0;
  for (const phrase of phrases) {
    const rarest = phrase.stems.reduce((one, other) => (countOf(one) <= countOf(other) ? one : other));
    const others = index.get(rarest);
    if (others) others.push(phrase);
    else index.set(rarest, [phrase]);
  }
  return index;
}
const NOT_A_WORD = /[^a-z0-9+#]+/;
