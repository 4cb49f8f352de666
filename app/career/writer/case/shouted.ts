import type { CaseWord } from "./case-words";

/** A word in capitals; a single letter is none. */
export const isCapital = ({ text }: CaseWord) =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();

/** Which words stand in a text of capitals, or in a stretch of it: "First Aid (NIGERIAN RED CROSS)". */
export function shoutedOf(text: string, words: readonly CaseWord[]): boolean[] {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  if (letters.length >= 4 && capitals / letters.length > 0.8) return words.map(() => true);
  const shouted = words.map(() => false);
  for (let from = 0; from < words.length;) {
    let to = from;
    while (to < words.length && words[to]?.text === words[to]?.text.toUpperCase()) to += 1;
    const run = words.slice(from, to);
    const size = run.reduce((sum, word) => sum + word.text.length, 0);
    if (run.filter(isCapital).length > 1 && size >= LEAST_LETTERS) shouted.fill(true, from, to);
    from = to + 1;
  }
  return shouted;
}

const LEAST_LETTERS = 8;
