import type { Row } from "./pdf-lines";

/** The usual distance of two lines and the smallest that is common, in sizes of their letters, and whether wider ones are common too. */
export type Spacing = { leading: number; tightest: number; isTwofold: boolean };

/** How much more than the smallest distance, in sizes of letters, is still that distance. */
export const veryClose = 0.1;

/** Distances of two lines in sizes of their letters, from 1 to 1.8. Where paragraphs are single lines the usual one lies between paragraphs. */
export function spacingOf(rows: Row[]): Spacing {
  const counts = new Map<number, number>();
  const gaps = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const gap = before && Math.abs(before.size - row.size) < 0.6 ? (row.y - before.y) / row.size : 0;
    const rounded = Math.round(gap * 20) / 20;
    if (rounded < 1 || rounded > 1.8) return [];
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
    return [gap];
  });
  const leading = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1.2, 0])[0];
  gaps.sort((a, b) => a - b);
  const tightest = gaps.find((gap, index) => (gaps[index + 2] ?? Infinity) < gap + veryClose) ?? leading;
  const loose = gaps.filter((gap) => gap > tightest + veryClose).length;
  return { leading, tightest, isTwofold: loose >= 3 };
}

const enoughRows = 8;

/** A column's own smallest distance: the lines of two columns side by side stand at distances that tell nothing. */
export function blockSpacing(rows: Row[], page: Spacing): Spacing {
  if (rows.length < enoughRows) return page;
  const { tightest, isTwofold } = spacingOf(rows);
  return { leading: page.leading, tightest, isTwofold: isTwofold || page.isTwofold };
}
