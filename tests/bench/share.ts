/** "45 of 50, 90.0 % (78.6 to 95.7)" with the Wilson interval of 95 %. */
export function share(right: number, of: number): string {
  if (of === 0) return "–";
  const z = 1.96;
  const rate = right / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${right} of ${of}, ${percent(rate)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}
