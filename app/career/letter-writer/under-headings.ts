import { foldText } from "../nlp/fold";
import { contentStems } from "../nlp/stem";
import type { PlannedHeading } from "./letter-plan";
import type { Item } from "./line-text";

/** Papers or skills that stand behind words of the advert; `at`: the place of these among all that is asked. */
export type HeadedAnswer<One extends Item> = { label: string; at: number; ones: One[] };

/** What answers a demand stands under its words, each under the first that it answers and says more than; the others under what they are. */
export function underHeadings<One extends Item>(
  ones: One[],
  headings: PlannedHeading[],
  isRepeat: Repeats,
): { headed: HeadedAnswer<One>[]; others: One[] } {
  const taken = new Set<One>();
  const headed = headings.flatMap(({ text, at, sourceIds }) => {
    const own = ones.filter(
      (one) =>
        !taken.has(one) && one.sourceIds.some((id) => sourceIds.includes(id)) && !isRepeat(text, one.text),
    );
    own.forEach((one) => taken.add(one));
    return own.length === 0 ? [] : [{ label: text, at, ones: own }];
  });
  return { headed, others: ones.filter((one) => !taken.has(one)) };
}

/** Whether an answer says no more than the heading before it. */
type Repeats = (heading: string, answer: string) => boolean;

/** "CIPS" before "CIPS Level 3" says it twice; a paper in the very thing is a proof of it. */
export const startsLike: Repeats = (heading, answer) => foldText(answer).startsWith(foldText(heading));

/** "Plan RF in places with no network" before "RF planning" says it twice. */
export const hasSameWords: Repeats = (heading, answer) => {
  const words = new Set(contentStems(heading));
  return startsLike(heading, answer) || contentStems(answer).every((stem) => words.has(stem));
};
