import { RANK_WORDS } from "../matching/trade";
import { contentStems, stem } from "../nlp/stem";
import type { Work } from "../profile.schema";
import type { RankedLine } from "./choose-lines";
import { entryOf } from "./line-text";

/**
 * The posts in the field of an advert, as places in `work`: those of `fieldWork`, those whose lines (`ranked`) answer several of its demands, and beside such
 * ones each that answers a demand or shares a word of its title with them ("Machine Operator" beside "Machine Minder").
 */
export function inFieldOf(
  fieldWork: readonly number[],
  ranked: RankedLine[],
  work: readonly Pick<Work, "position">[],
): number[] {
  const answers = (at: number) =>
    ranked
      .filter(({ line }) => entryOf(line.id) === `work.${at}`)
      .reduce((sum, { demands }) => sum + demands.length, 0);
  const sure = [...work.keys()].filter((at) => fieldWork.includes(at) || answers(at) >= MANY);
  const titles = new Set(sure.flatMap((at) => titleStems(work[at])));
  return [...work.keys()].filter(
    (at) =>
      sure.includes(at) ||
      (sure.length > 0 && (answers(at) > 0 || titleStems(work[at]).some((word) => titles.has(word)))),
  );
}
const MANY = 3;

function titleStems(job: Pick<Work, "position"> | undefined): string[] {
  return contentStems(job?.position ?? "").filter((word) => !RANKS.has(word));
}
const RANKS = new Set([...RANK_WORDS].map((word) => stem(word)));
