/** Picks one of several phrasings by a seed, so that two people's letters differ and one person's letter stays the same. */
export function choose<T>(seed: string, key: string, options: readonly [T, ...T[]]): T {
  return options[hash(`${key} ${seed}`) % options.length] ?? options[0];
}

// FNV-1a, 32 bit.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
