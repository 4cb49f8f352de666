import { wordsOf } from "../nlp/fold";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";
import scales from "./vocabulary/scales.json";
import { ADDRESS, NEGATION } from "./vocabulary/speech";

/** A value of a scale that a text names: the place of both, and the words. */
type Found = { scale: number; value: number; words: string; at: number };

/**
 * "Won gold", where the cited lines have silver: words of which only one can hold, and the sentence has another one than the lines. Of an
 * ordered scale a lower one may be claimed.
 */
export function checkScales(text: string, cited: LockFact[]): LockReason[] {
  const parts = text.split(/[,;:.]\s/u).map(wordsOf);
  const stated = parts
    .filter((words) => !words.some((word) => ADDRESS.has(word)))
    .flatMap((words) => valuesIn(words).filter(({ at }) => !isDenied(words, at)));
  if (stated.length === 0) return [];
  const all = cited.map((fact) => ({ fact, found: valuesIn(wordsOf(fact.text)) }));
  const wrong = stated.find(({ scale, value }) => {
    const { of = "", isOrdered = false } = scales[scale] ?? {};
    const known = all.flatMap(({ fact, found }) =>
      found.flatMap((one) => (one.scale === scale ? [{ value: one.value, isFree: isFree(fact, of) }] : [])),
    );
    const isReached = known.some((one) => one.value === value || (isOrdered && one.value > value));
    const isBeside = stated.some(
      (one) => one.scale === scale && known.some((other) => other.value === one.value),
    );
    return !isReached && !isBeside && known.some((one) => one.isFree);
  });
  return wrong ? [{ kind: "scale", words: wrong.words }] : [];
}

/** "Never a day shift" claims none. */
function isDenied(words: string[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some((word) => NEGATION.has(word) || OTHERWISE.has(word));
}
const OTHERWISE = new Set(["no", "instead", "rather", "unlike"]);

/** Whether a fact is one that a scale speaks of: cited itself, and an entry of its kind. */
function isFree({ isImplied, entry }: LockFact, of: string): boolean {
  return !isImplied && entry.startsWith(of);
}

/** The longest phrase decides: "won silver" is no "won". */
function valuesIn(words: string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const length = LENGTHS.find((one) => VALUES.has(words.slice(at, at + one).join(" "))) ?? 0;
    const phrase = words.slice(at, at + length).join(" ");
    found.push(...(VALUES.get(phrase) ?? []).map((one) => ({ ...one, words: phrase, at })));
    at += Math.max(1, length);
  }
  return found;
}
const LENGTHS = [4, 3, 2, 1];

const VALUES = new Map<string, { scale: number; value: number }[]>();
for (const [scale, { values }] of scales.entries())
  for (const [value, phrases] of values.entries())
    for (const phrase of phrases) VALUES.set(phrase, [...(VALUES.get(phrase) ?? []), { scale, value }]);
