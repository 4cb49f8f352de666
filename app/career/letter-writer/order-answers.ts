import type { Answer } from "./english-answers";
import { joinAnswers, type ListItem } from "./list-items";

/** Whether an item answers something that the advert asks for in its own words. */
const isAnswer = ({ at }: ListItem) => at !== undefined;

/** What decides who is read at all comes first: the qualification and the years; then the advert's own points in its order, and what else the person has. */
export function inOrder(everybody: Answer[]): ListItem[] {
  const isDecisive = ({ topic }: Answer) => topic === "study" || topic === "credits" || topic === "years";
  const others = everybody.filter((one) => !isDecisive(one));
  return [
    ...everybody.filter(isDecisive),
    ...joinAnswers(others.filter(isAnswer).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))),
    ...others.filter((one) => !isAnswer(one)),
  ];
}
