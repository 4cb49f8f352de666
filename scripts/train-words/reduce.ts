import { ofLengthOne, product } from "~/career/nlp/directions";

/** What every vector shares tells nothing: the mean and the strongest directions go (Mu and Viswanath, "All-but-the-top", 2018). */
const DROPPED = 2;
/** The mean and the directions are found on the most frequent words, which have the surest vectors. */
const SAMPLE = 20_000;

/** The vectors in fewer dimensions, each of length 1: their principal components after the first ones. */
export function reduceVectors(vectors: Float32Array[], dimensions: number): Float32Array[] {
  const sample = vectors.slice(0, SAMPLE);
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of sample)
    for (const [at, one] of vector.entries()) mean[at] = (mean[at] ?? 0) + one / sample.length;
  const centred = (vector: Float32Array) => vector.map((one, at) => one - (mean[at] ?? 0));
  const axes = principalAxes(sample.map(centred), mean.length).slice(DROPPED, DROPPED + dimensions);
  return vectors.map((vector) => {
    const moved = centred(vector);
    return ofLengthOne(Float32Array.from(axes, (axis) => product(axis, moved)));
  });
}

/** Eigenvectors of the covariance, the strongest first, by Jacobi rotations. */
function principalAxes(vectors: Float32Array[], size: number): Float64Array[] {
  const columns = Array.from({ length: size }, (_, at) =>
    Float64Array.from(vectors, (vector) => vector[at] ?? 0),
  );
  const matrix = columns.map((one) => Float64Array.from(columns, (other) => product(one, other)));
  const axes = columns.map((_, at) =>
    Float64Array.from({ length: size }, (_one, place) => Number(place === at)),
  );
  const entry = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(entry(p, q)) < 1e-9) continue;
        const angle = 0.5 * Math.atan2(2 * entry(p, q), entry(q, q) - entry(p, p));
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        for (const row of matrix) rotate(row, [p, q], [cos, sin]);
        const [high, low] = [Float64Array.from(matrix[p] ?? []), Float64Array.from(matrix[q] ?? [])];
        matrix[p] = high.map((one, at) => cos * one - sin * (low[at] ?? 0));
        matrix[q] = high.map((one, at) => sin * one + cos * (low[at] ?? 0));
        for (const row of axes) rotate(row, [p, q], [cos, sin]);
      }
  return columns
    .map((_, column) => column)
    .sort((a, b) => entry(b, b) - entry(a, a))
    .map((column) => Float64Array.from(axes, (row) => row[column] ?? 0));
}

/** Jacobi's method has long come to rest by then. */
const SWEEPS = 12;

function rotate(row: Float64Array, [p, q]: [number, number], [cos, sin]: [number, number]): void {
  const [one, other] = [row[p] ?? 0, row[q] ?? 0];
  row[p] = cos * one - sin * other;
  row[q] = sin * one + cos * other;
}
