/** The same direction with length 1; an empty one stays. */
export function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((one) => one / length);
}

/** The scalar product. */
export function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
