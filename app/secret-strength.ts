// 32 random hexadecimal digits, the shortest secret taken, have 91 bits and more by their letters in 400,000 tries, and 131 by their pairs;
// a repeated word of eight letters has 88 and 93.
const MIN_BITS = 80;
const MIN_BITS_OF_PAIRS = 115;

/**
 * Whether bytes are plainly not random: one letter again and again, a sequence, a repeated word. Estimates the bits by how
 * evenly the values, the steps between neighbours, and the pairs of neighbours are spread. It cannot see a long text that
 * somebody chose.
 */
export function isGuessable(bytes: Uint8Array): boolean {
  const values = [...bytes];
  const following = values.slice(1);
  const steps = following.map((value, index) => value - (values[index] ?? 0));
  const pairs = following.map((value, index) => 256 * (values[index] ?? 0) + value);
  return (
    Math.min(entropyOf(values), entropyOf(steps)) * values.length < MIN_BITS ||
    entropyOf(pairs) * pairs.length < MIN_BITS_OF_PAIRS
  );
}

/** Shannon entropy in bits per item. */
function entropyOf(items: number[]): number {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / items.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}
