import { wordsOf } from "~/career/nlp/fold";

/**
 * True when capitals are made of the first letters of a name's words, in their order: LAUTECH of Ladoke Akintola University of
 * Technology, UNILAG of University of Lagos, FUTA. Small words may be passed over, the first word may not.
 */
export function abbreviates(capitals: string, name: string): boolean {
  const letters = capitals.toLowerCase();
  const words = wordsOf(name);
  if (!/^\p{Lu}{2,10}$/u.test(capitals) || words.length < 2) return false;
  return isMadeOf(letters, words, 0);
}

/** The letters, made of starts of the words; at least two words must give one, and all great words of a name end up in it or behind it. */
function isMadeOf(letters: string, words: string[], used: number): boolean {
  if (letters === "") return used >= 2;
  const [word = "", ...rest] = words;
  if (word === "") return false;
  for (let taken = Math.min(word.length, letters.length, 4); taken > 0; taken -= 1) {
    if (word.startsWith(letters.slice(0, taken)) && isMadeOf(letters.slice(taken), rest, used + 1))
      return true;
  }
  return used > 0 && (SMALL.has(word) || used >= 2) && isMadeOf(letters, rest, used);
}
const SMALL = new Set(["of", "the", "and", "for", "in", "at", "de", "la", "des"]);
