import type { RankedLine } from "./choose-lines";
import { entryOf } from "./line-text";

/**
 * The posts in the field of an advert, as places in `work`: those of `fieldWork`, and where there is one those whose lines (`ranked`) answer several of its
 * demands, whatever their titles say.
 */
export function inFieldOf(fieldWork: readonly number[], ranked: RankedLine[]): number[] {
  const answers = new Map<string, number>();
  for (const { line, demands } of ranked)
    answers.set(entryOf(line.id), (answers.get(entryOf(line.id)) ?? 0) + demands.length);
  const telling = [...answers].flatMap(([entry, count]) => {
    const [, at] = /^work\.(\d+)$/.exec(entry) ?? [];
    return at !== undefined && count >= MANY_ANSWERS ? [Number(at)] : [];
  });
  return [...new Set([...fieldWork, ...(fieldWork.length > 0 ? telling : [])])];
}
const MANY_ANSWERS = 3;
