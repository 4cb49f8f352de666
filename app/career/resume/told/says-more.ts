import { hasMore } from "../narrative-clauses";
import { toldWords } from "../vocabulary/told";
import type { Told } from "./told-posts";

/** True where a sentence says more than the facts of its posts. */
export function saysMore(sentence: string, { facts }: Told): boolean {
  let from = 0;
  const between = facts.map((fact) => {
    const words = sentence.slice(from, fact.from);
    from = Math.max(from, fact.to);
    return words;
  });
  const rest = [...between, sentence.slice(from)]
    .join(" ")
    .replace(/[\p{L}'’]+/gu, (word) => (toldWords.has(word.toLowerCase()) ? " " : word));
  return hasMore(rest);
}
