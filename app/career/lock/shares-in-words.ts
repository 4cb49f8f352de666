import { STOP_WORDS } from "../nlp/stop-words";
import { plain, type Amount } from "./amount";
import { EVERY } from "./frequencies";
import type { Token } from "./tokens";
import { boundBefore } from "./vocabulary/bounds";
import { CURRENCIES, periodOf, SCALES } from "./vocabulary/units";

// Above it, "14 in 100" is a share of a hundred.
const MOST_PARTS = 20;
const MOST_OF_ONE = 99;
const IN_MANY = new Set("in out sur von".split(" "));

/** "Two in five", "1 sheet in 8": a share. */
export function shareOfMany(tokens: Token[], at: number): Amount | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? "";
  const part = Number(word(0));
  const step = [1, 2, 3, 4].find((offset) => IN_MANY.has(word(offset)));
  if (step === undefined || (step > 1 && part !== 1)) return undefined;
  const between = tokens.slice(at + 1, at + step).map(({ text }) => text);
  const end = step + (EVERY.has(word(step + 1)) ? 2 : 1);
  const whole = Number(word(end));
  const after = word(end + 1);
  const isOfUnit = isUnit(after) && !isAlone(tokens, at + end + 1);
  const isShare = part >= 1 && part < whole && whole <= (part === 1 ? MOST_OF_ONE : MOST_PARTS);
  if (!isShare || isOfUnit || after === "%" || !between.every((one) => /^(?:\p{L}{2,}|-)$/u.test(one)))
    return undefined;
  const next = at + end + 1;
  const text = tokens.slice(at, next).map((token) => token.text);
  return {
    ...plain(text.join(" "), at, part / whole),
    kind: "factor",
    bound: boundBefore(tokens, at, next),
    next,
  };
}

/**
 * "Four complaints in five", "eight new clients out of ten": what may be a share, with the places of its words. That it is one, only a
 * line with this share says: "3 clinics in 5 villages" are two numbers.
 */
export function wordedShares(tokens: Token[]): { share: Amount; from: number; to: number }[] {
  const word = (at: number) => tokens[at]?.text ?? "";
  return tokens.flatMap(({ text }, from) => {
    const part = Number(text);
    if (!/^\d{1,2}$/.test(text) || part < 1) return [];
    const step = [1, 2, 3, 4, 5].find((offset) => IN_MANY.has(word(from + offset)));
    if (step === undefined) return [];
    const between = tokens.slice(from + 1, from + step);
    if (!between.every((one) => /^(?:\p{L}{2,}|-)$/u.test(one.text))) return [];
    const of = from + step + (word(from + step) === "out" && word(from + step + 1) === "of" ? 1 : 0);
    const to = of + (EVERY.has(word(of + 1)) ? 2 : 1);
    const whole = Number(word(to));
    if (!(whole > part && whole <= MOST_OF_ONE)) return [];
    const bound = boundBefore(tokens, from, to);
    return [
      {
        from,
        to,
        share: { ...plain(text, from, part / whole), kind: "factor" as const, bare: whole, bound },
      },
    ];
  });
}

export function isWhole(tokens: Token[], at: number): boolean {
  return [2, 3, 4, 5, 6].some((back) => shareOfMany(tokens, at - back)?.next === at + 1);
}

function isUnit(word: string): boolean {
  return periodOf(word) !== undefined || CURRENCIES.has(word) || SCALES.has(word);
}

// "Only 55 had before".
const AUXILIARIES = new Set("had did were was have has do does are is today instead apiece".split(" "));

/** Whether no word of meaning follows: "instead of 11.", "31 were agreed". */
export function isAlone(tokens: Token[], next: number): boolean {
  const word = tokens[next]?.text ?? "";
  return !/^\p{L}/u.test(word) || STOP_WORDS.has(word) || AUXILIARIES.has(word);
}
