export type Random = ReturnType<typeof seededRandom>;
export type Weighted<T> = readonly (readonly [T, number])[];

/** A seeded source of random values: the same seed gives the same values in the same order. */
export function seededRandom(seed: string) {
  const next = generatorOf(seed);
  const fraction = () => next() / 2 ** 32;
  const bits = (words: number) => {
    const bytes = Buffer.alloc(words * 4);
    for (let word = 0; word < words; word += 1) bytes.writeUInt32LE(next(), word * 4);
    return bytes;
  };
  return {
    fraction,
    chance: (share: number) => fraction() < share,
    integer: (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1)),
    between: (from: number, to: number) => from + fraction() * (to - from),
    /** A waiting time with this mean: short ones often, long ones rarely. */
    wait: (mean: number) => -Math.log(1 - fraction()) * mean,
    pick: <T>(list: readonly T[]): T => present(list[Math.floor(fraction() * list.length)]),
    weighted: <T>(choices: Weighted<T>): T => {
      let left = fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1);
      return present(found)[0];
    },
    /** An id in the form of `newId`. */
    id: () => bits(4).toString("base64url"),
    hex: (characters: number) =>
      bits(Math.ceil(characters / 8))
        .toString("hex")
        .slice(0, characters),
    /** This many digits without zeros, so that it is also a number. */
    digits: (count: number) => Array.from({ length: count }, () => 1 + Math.floor(fraction() * 9)).join(""),
  };
}

function present<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

// sfc32 over a hash of the seed (FNV-1a, four times with another start).
function generatorOf(seed: string): () => number {
  const state = new Uint32Array([0x9e3779b9, 0x243f6a88, 0xb7e15162, 1].map((start) => hashOf(seed, start)));
  const next = () => {
    const [a = 0, b = 0, c = 0, count = 0] = state;
    const sum = (a + b + count) >>> 0;
    state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, count + 1]);
    return sum;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function hashOf(text: string, start: number): number {
  let hash = (0x811c9dc5 ^ start) >>> 0;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash;
}
