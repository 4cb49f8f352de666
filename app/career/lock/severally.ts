import type { Amount } from "./amount";
import type { Token } from "./tokens";
import vocabulary from "./vocabulary/bonds.json";
import { periodOf } from "./vocabulary/units";

/** Whether a figure is said of each of several things, or of all of them. */
export type Severally = {
  /** "20 beds each", "at each of 9 sites". */
  isEach: boolean;
  /** These, and "20 beds a ward". */
  isOfOne: boolean;
  /** "Six million in all". */
  isWhole: boolean;
};

/** Reads that from the words behind the figure. */
export function severally(tokens: Token[], amount: Amount, after: Amount | undefined, to: number): Severally {
  const behind = tokens
    .slice(amount.next, Math.min(after?.at ?? to, amount.next + 6))
    .map(({ text }) => text);
  const isOfTime = (at: number) => periodOf(behind[at + 1] ?? "") !== undefined;
  const isEach = behind.slice(0, 5).some((word, at) => EACH.has(word) && !isOfTime(at));
  const isOfOne = behind.some(
    (word, at) => /^an?$/.test(word) && at > 0 && !isOfTime(at) && !NOT_OF_ONE.has(behind[at - 1] ?? ""),
  );
  const words = tokens.slice(amount.next, Math.min(after?.at ?? to, amount.next + 7)).map(({ text }) => text);
  return { isEach, isOfOne: isEach || isOfOne, isWhole: WHOLE.test(words.join(" ")) };
}
const WHOLE = new RegExp(`\\b(?:${vocabulary.whole.join("|")})\\b`, "u");
const EACH = new Set(vocabulary.each);
// "For a library" is no price of one.
const NOT_OF_ONE = new Set(vocabulary.notOfOne);
