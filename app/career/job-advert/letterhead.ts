import type { Sentence } from "./sentence";

/** What stands over an advert is shorter. */
const LONGEST = 600;

/**
 * Where the lines in capitals end that stand over an advert: who hires, what the notice is about, and for where. 0 where it has none, or where all of it is in
 * capitals.
 */
export function letterheadEnd(sentences: readonly Pick<Sentence, "text" | "start">[]): number {
  const first = sentences.find(({ text }) => /\p{Ll}/u.test(text));
  return first && first.start <= LONGEST ? first.start : 0;
}
