// Comparing words: lower case, letters with their marks, no punctuation; "B.Sc." is one word.

export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, "");
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** How far two texts hold the same words: 1 is all of them, 0 none (harmonic mean of precision and recall). */
export function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length === 0 || second.length === 0) return 0;
  const shared = first.length - missingWords(first, second).length;
  return (2 * shared) / (first.length + second.length);
}

export function isAlike(one: string, other: string): boolean {
  return likeness(one, other) >= 0.8;
}

/** The wanted words that are not there, counted: a word that is wanted twice must be there twice. */
export function missingWords(wanted: string[], there: string[]): string[] {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
