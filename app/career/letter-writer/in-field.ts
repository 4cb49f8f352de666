import { RANK_WORDS } from "../matching/trade";
import { familiesOf, isOfFamily } from "../matching/trade-families";
import { contentStems, stem } from "../nlp/stem";
import type { Work } from "../profile.schema";
import { coverage, meaningOf } from "../nlp/relatedness";
import { entryOf } from "./line-text";
import { WORTH, type RankedLine } from "./line-worth";

/**
 * The posts in the field of an advert, as places in `work`: those of which a recruiter would want a line very much (`ranked`), those of `fieldWork` without a title or
 * with one near to that of the advert, and beside such ones each that shares a word of its title with them ("Machine Operator" beside "Machine Minder").
 */
export function inFieldOf(
  title: string,
  { fieldWork, ranked }: { fieldWork: readonly number[]; ranked: RankedLine[] },
  work: readonly Pick<Work, "position">[],
): number[] {
  const asked = meaningOf(title);
  const isWanted = (at: number) =>
    ranked.some(({ line, worth }) => worth >= WORTH.strong && entryOf(line.id) === `work.${at}`);
  const isNear = (at: number) => {
    const position = work[at]?.position;
    return position === undefined || coverage(asked, meaningOf(position)) >= NEAR;
  };
  const sure = [...work.keys()].filter((at) => isWanted(at) || (fieldWork.includes(at) && isNear(at)));
  const titles = new Set(sure.flatMap((at) => titleStems(work[at])));
  return [...work.keys()].filter(
    (at) => sure.includes(at) || titleStems(work[at]).some((word) => titles.has(word)),
  );
}
/** Of the posts in the field (inFieldOf) those that their titles alone show to be: their years are called years "in this field". */
export function inFieldByTitle(
  title: string,
  inField: readonly number[],
  work: readonly Pick<Work, "position">[],
): number[] {
  const asked = meaningOf(title);
  const families = familiesOf(title);
  return inField.filter((at) => {
    const position = work[at]?.position;
    return (
      position !== undefined &&
      (coverage(asked, meaningOf(position)) >= NEAR || isOfFamily(families, position))
    );
  });
}

/** So much of the advert's title the title of a post in its field says, in whatever words. */
const NEAR = 0.35;

function titleStems(job: Pick<Work, "position"> | undefined): string[] {
  return contentStems(job?.position ?? "").filter((word) => !RANKS.has(word));
}
const RANKS = new Set([...RANK_WORDS].map((word) => stem(word)));
