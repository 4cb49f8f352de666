import { writeParticulars } from "~/career/letter-writer";
import { isHeld, prepareLetter, writeLetter } from "~/career/writer/letter";
import type { AskedThing, Given, OwnLetter } from "./given";

const MOST_LINES = 3;
/** A line that is less near speaks of the same and answers little of it. */
const LEAST_NEARNESS = 0.6;

/** The built-in letter for what is given, with what a provider is told that the advert asks, and what it is not told. */
export function ownLetterOf(given: Given): OwnLetter {
  const prepared = prepareLetter(given);
  const { plan, lock, demands } = prepared;
  return {
    asked: demands
      .flatMap(askedThing)
      .toSorted((a, b) => Number(a.need === "wish") - Number(b.need === "wish")),
    particulars: writeParticulars(plan, { ...given, holds: (sentence) => isHeld(sentence, lock) }),
    letter: writeLetter(given, prepared),
  };
}

type Demand = ReturnType<typeof prepareLetter>["demands"][number];

function askedThing({
  text,
  need,
  isStatement,
  sourceIds,
  nearIds = [],
  related = [],
}: Demand): AskedThing[] {
  if (isStatement) return [];
  const near = related.filter(({ nearness }) => nearness >= LEAST_NEARNESS).map(({ id }) => id);
  const ids = [...new Set([...sourceIds, ...near, ...nearIds])].slice(0, MOST_LINES);
  return ids.length > 0 ? [{ asked: text, need, sourceIds: ids }] : [];
}
