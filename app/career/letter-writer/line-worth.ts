import type { AnsweringLine } from "./choose-lines";
import { lineSigns, type LineContext } from "./line-signs";
import model from "./line-weights.json";

/** A line with what it is worth in a letter for the advert (WORTH). */
export type RankedLine = AnsweringLine & { worth: number };

/** The grades that recruiters gave lines, from 0 (should not be there) to 3 (must be there): what a line is worth is the grade that they are likely to give it. */
export const WORTH = { best: 2.3, strong: 2, good: 1.6, fair: 1.2, least: 0.8 } as const;

/** The lines with their worth, the one that a letter needs most first. */
export function rankByWorth(lines: AnsweringLine[], context: LineContext): RankedLine[] {
  const signs = lineSigns(lines, context);
  return lines
    .map((one, at) => ({ ...one, worth: worthOf(signs[at] ?? []) }))
    .toSorted((a, b) => b.worth - a.worth);
}

function worthOf(signs: number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (model.weights[at] ?? 0), model.bias);
}
