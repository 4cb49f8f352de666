/** Spearman's rank correlation; equal values share their mean rank. */
export function rankCorrelation(pairs: { given: number; found: number }[]): number {
  const given = ranksOf(pairs.map((pair) => pair.given));
  const found = ranksOf(pairs.map((pair) => pair.found));
  const mean = (pairs.length + 1) / 2;
  const product = (one: number[], other: number[]) =>
    one.reduce((sum, rank, at) => sum + (rank - mean) * ((other[at] ?? 0) - mean), 0);
  return product(given, found) / Math.sqrt(product(given, given) * product(found, found));
}

function ranksOf(values: number[]): number[] {
  return values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );
}
