const MIN_BITS = 96;

/**
 * Whether bytes are plainly not random: one letter again and again, a sequence, a repeated word. Estimates the bits by how
 * evenly the values, and the steps between neighbours, are spread. It cannot see a long text that somebody chose.
 */
export function isGuessable(bytes: Uint8Array): boolean {
  const values = [...bytes];
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return Math.min(entropyOf(values), entropyOf(steps)) * values.length < MIN_BITS;
}

/** Shannon entropy in bits per item. */
function entropyOf(items: number[]): number {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / items.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}
