import { isNear, sharesNoun, type Amount, type Computed } from "./amount";

/** "Nine welders and two fitters" of 7 welders and 2 fitters: a part beside a sum that has the name of the other. */
export function isSumOfOthers({ head }: Amount, { sumOf = [] }: Computed, sentence: Amount[]): boolean {
  const isStated = (value: number) => sentence.some((one) => isNear(one.value, value));
  return (
    sumOf.some((one) => one.head === head && !isStated(one.value)) &&
    sumOf.some((one) => one.head !== head && isStated(one.value))
  );
}

/** "One in eight of my 2,400 is fresh": what is said is said of a part. */
export function isOfWhole({ text }: Amount, segment: string): boolean {
  const folded = segment.toLowerCase();
  return "my the our these those all".split(" ").some((word) => folded.includes(`of ${word} ${text} `));
}

/** "Six drivers" of "6 cleaners and 2 drivers". */
export function countsOther(stated: Amount, same: Amount[], known: Amount[]): boolean {
  if (stated.kind !== "count" || stated.unit !== "" || stated.nouns.length === 0 || same.length === 0)
    return false;
  if (same.some((one) => one.nouns.length === 0 || sharesNoun(stated, one))) return false;
  return known.some(
    ({ kind, nouns: [noun = ""], value }) =>
      kind === "count" && value !== stated.value && stated.nouns.includes(noun),
  );
}
