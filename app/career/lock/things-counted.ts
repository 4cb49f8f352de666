import { contentStems } from "../nlp/stem";
import type { LockFact } from "./facts";
import { isNear, sharesNoun, type Amount, type Computed } from "./amount";

/**
 * "Nine welders" of 7 welders and 2 fitters: a sum that has the name of one part alone, or beside the figures of the others.
 */
export function isSumOfOthers(
  { head }: Amount,
  { sumOf = [] }: Computed,
  text: string,
  sentence: Amount[],
): boolean {
  const others = sumOf.filter((one) => one.head !== head);
  if (others.length === 0 || others.length === sumOf.length || others.some((one) => one.head === ""))
    return false;
  // "52 events, 38 of them weddings".
  if (OF_THEM.test(text)) return false;
  const named = contentStems(text);
  const isStated = ({ value }: { value: number }) => sentence.some((one) => isNear(one.value, value));
  // "52 events, 38 weddings and 14 for firms" has all of them.
  return !sumOf.every(isStated) && others.some((one) => !named.includes(one.head) || isStated(one));
}

const OF_THEM = /\b(?:of|among) (?:them|which|whom|these|those)\b/iu;

/** "One in eight of my 2,400 is fresh": what is said is said of a part. */
export function isOfWhole({ text }: Amount, segment: string): boolean {
  const folded = segment.toLowerCase();
  return "my the our these those all".split(" ").some((word) => folded.includes(`of ${word} ${text} `));
}

/** "Six drivers" of "6 cleaners and 2 drivers". */
export function countsOther(stated: Amount, same: Amount[], known: Amount[]): boolean {
  if (stated.kind !== "count" || stated.unit !== "" || stated.nouns.length === 0 || same.length === 0)
    return false;
  if (same.some((one) => one.isAlone || one.nouns.length === 0 || sharesNoun(stated, one))) return false;
  // "Eleven shops sent me their invoices" counts no invoices.
  const things = [stated.head, stated.nouns[0]];
  return known.some(
    ({ kind, nouns: [noun = ""], value }) =>
      kind === "count" && value !== stated.value && noun !== "" && things.includes(noun),
  );
}

/** "18 fathoms" and "18 dives" of 18 metres: what a figure counts is neither a unit that the lines have nor a thing of them. */
export function hasOwnUnit(
  { kind, unit, head = "", isAlone }: Amount,
  known: Amount,
  facts: LockFact[],
): boolean {
  const isBare = kind === "count" && unit === "" && !isAlone && head !== "";
  const hasUnit = known.kind === "money" || (known.kind === "measure" && known.unit !== "time");
  return isBare && hasUnit && !facts.some(({ text }) => contentStems(text).includes(head));
}
