import type { Row } from "./pdf-lines";

/**
 * Distances of two lines in sizes of their letters: the usual one, the smallest that is common, up to where a distance still is that
 * smallest one, and whether wider ones are common too.
 */
export type Spacing = { leading: number; tightest: number; close: number; isTwofold: boolean };

/** Distances of two lines from 1 to 1.8. Where paragraphs are single lines the usual one lies between paragraphs. */
export function spacingOf(rows: Row[]): Spacing {
  const counts = new Map<number, number>();
  const points: number[] = [];
  const gaps = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const gap = before && Math.abs(before.size - row.size) < 0.6 ? (row.y - before.y) / row.size : 0;
    const rounded = Math.round(gap * 20) / 20;
    if (!before || rounded < 1 || rounded > 1.8) return [];
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
    points.push(row.y - before.y);
    return [gap];
  });
  const leading = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1.2, 0])[0];
  const spread = arePixels(points) ? 0.1 : 0.05;
  gaps.sort((a, b) => a - b);
  const tightest = gaps.find((gap, index) => (gaps[index + 2] ?? Infinity) < gap + spread) ?? leading;
  const loose = gaps.filter((gap) => gap > tightest + spread).length;
  return { leading, tightest, close: tightest + spread, isTwofold: loose >= 3 };
}

/** Browsers set each line on a whole pixel of 0.75 points, so that distances of one kind differ by one. */
function arePixels(points: readonly number[]): boolean {
  const onPixels = points.filter((gap) => Math.abs(gap / 0.75 - Math.round(gap / 0.75)) < 0.04);
  return onPixels.length >= 0.9 * points.length;
}

const enoughRows = 8;

/** A column's own distances: the lines of two columns side by side stand at distances that tell nothing. */
export function blockSpacing(rows: Row[], page: Spacing): Spacing {
  if (rows.length < enoughRows) return page;
  const own = spacingOf(rows);
  return { ...own, isTwofold: own.isTwofold || page.isTwofold };
}
