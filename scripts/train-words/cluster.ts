import { ofLengthOne, product } from "~/career/nlp/directions";

const ROUNDS = 15;
/** Groups are found on the most frequent vectors; the others join the nearest group. */
const SAMPLE = 50_000;

/** Spherical k-means: the number of the group of each vector of length 1, and the middle of each group. */
export function clusterVectors(
  vectors: Float32Array[],
  count: number,
  random: () => number,
): { clusterOf: number[]; centres: Float32Array[] } {
  const sample = vectors.slice(0, SAMPLE);
  const anyOne = () => sample[Math.floor(random() * sample.length)] ?? new Float32Array();
  let centres = Array.from({ length: count }, anyOne);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map((centre) => new Float32Array(centre.length));
    for (const vector of sample) {
      const sum = sums[nearest(vector, centres)];
      if (sum) for (const [at, one] of vector.entries()) sum[at] = (sum[at] ?? 0) + one;
    }
    // An empty group begins anew elsewhere.
    centres = sums.map((sum) => (sum.some((one) => one !== 0) ? ofLengthOne(sum) : anyOne()));
  }
  return { clusterOf: vectors.map((vector) => nearest(vector, centres)), centres };
}

function nearest(vector: Float32Array, centres: Float32Array[]): number {
  let best = 0;
  let most = -Infinity;
  for (const [at, centre] of centres.entries()) {
    const near = product(vector, centre);
    if (near > most) [most, best] = [near, at];
  }
  return best;
}
