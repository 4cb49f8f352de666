const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  zwei: 2,
  drei: 3,
  fünf: 5,
  dos: 2,
  tres: 3,
  cinco: 5,
};

/** A pattern for a small number in digits or words, to be read with `smallNumber`. */
export const SMALL_NUMBER = `\\d{1,2}|${Object.keys(WORDS).join("|")}`;

/** "5" or "five" → 5. */
export function smallNumber(text: string): number | undefined {
  const digits = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return digits ?? WORDS[text.toLowerCase()];
}
