import { smallNumber } from "./patterns";
import type { Sentence } from "./sentence";

/** "The five areas above": the items of the list that is meant, where one list in that direction has so many. */
export function pointsNamed(
  text: string,
  sentence: Sentence,
  sentences: readonly Sentence[],
): { points?: string[] } {
  const count = text
    .split(" ")
    .map((word) => smallNumber(word))
    .find((number) => number !== undefined);
  const isBelow = /(?<!\p{L})(?:below|following)(?!\p{L})/iu.test(text) || /:\s*$/u.test(sentence.text);
  const lists = listsOf(sentences).filter((list) =>
    isBelow ? (list[0]?.line ?? 0) > sentence.line : (list.at(-1)?.line ?? 0) < sentence.line,
  );
  const fitting = count === undefined ? lists : lists.filter((list) => list.length === count);
  const meant = isBelow ? fitting[0] : fitting.at(-1);
  const isSure = count !== undefined || isBelow;
  return meant && isSure ? { points: meant.map((own) => own.text) } : {};
}

/** The first sentences of lines that stand in a list, list by list. */
function listsOf(sentences: readonly Sentence[]): Sentence[][] {
  const lists: Sentence[][] = [];
  let last: number | undefined;
  for (const own of sentences) {
    if (!own.isBullet || own.isHeading || own.line === last) continue;
    if (last === own.line - 1 && lists.length > 0) lists.at(-1)?.push(own);
    else lists.push([own]);
    last = own.line;
  }
  return lists;
}
