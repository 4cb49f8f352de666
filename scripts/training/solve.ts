/** The solution of linear equations, each row with its right side last; by elimination. */
export function solve(system: number[][]): number[] {
  const rows = system.map((row) => [...row]);
  for (const at of rows.keys()) {
    const best = rows.findIndex(
      (row, place) =>
        place >= at && rows.slice(at).every((other) => Math.abs(row[at] ?? 0) >= Math.abs(other[at] ?? 0)),
    );
    const [one, pivot] = [rows[at] ?? [], rows[best] ?? []];
    rows[at] = pivot;
    if (best !== at) rows[best] = one;
    for (const [place, row] of rows.entries()) {
      if (place === at) continue;
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
