import type { Answer } from "./english-answers";
import { joinAnswers, type ListItem } from "./list-items";

/** More than so many answers nobody reads; what else the person has is a line or two. */
const MOST_ANSWERS = 8;

/** Whether an item answers something that the advert asks for in its own words. */
export const isAnswer = ({ at }: ListItem) => at !== undefined;

/** What decides who is read at all comes first: the qualification and the years; then the advert's own points in its order, other work, and what else the person has. */
export function inOrder(everybody: Answer[], lines: ListItem[]): ListItem[] {
  const isDecisive = ({ topic }: Answer) => topic === "study" || topic === "credits" || topic === "years";
  const others = everybody.filter((one) => !isDecisive(one));
  const decisive = everybody.filter(isDecisive);
  const named = others.filter(isAnswer);
  // A paper that is asked for is never cut, work is.
  const room = Math.max(0, MOST_ANSWERS - decisive.length - named.length);
  const pointed = [...named, ...lines.filter(isAnswer).slice(0, room)];
  const isBeside = (one: ListItem) => !isAnswer(one);
  return [
    ...decisive,
    ...joinAnswers(pointed.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))),
    ...lines.filter(isBeside),
    ...others.filter(isBeside),
  ];
}
