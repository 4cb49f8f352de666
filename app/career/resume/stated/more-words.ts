import { hasMore } from "../narrative-clauses";
import { statedWords } from "../vocabulary/stated";
import type { Stated } from "./stated-posts";

/** True where a sentence says more than the facts of its posts. */
export function hasMoreWords(sentence: string, { facts }: Stated): boolean {
  let from = 0;
  const between = facts.map((fact) => {
    const words = sentence.slice(from, fact.from);
    from = Math.max(from, fact.to);
    return words;
  });
  const rest = [...between, sentence.slice(from)]
    .join(" ")
    .replace(/[\p{L}'’]+/gu, (word) => (statedWords.has(word.toLowerCase()) ? " " : word));
  return hasMore(rest);
}
