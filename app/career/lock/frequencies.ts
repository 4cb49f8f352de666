import type { Token } from "./tokens";
import {
  AFTER_A_TIME,
  BEFORE_A_TIME,
  FREQUENCIES,
  PER,
  PER_PAIRS,
  PERIODS,
  WEEKDAYS,
} from "./vocabulary/units";

/** The period that the words at this place name as a frequency: "week" of "weekly", of "a week" at its noun. */
export function frequencyAt(tokens: Token[], at: number): string | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? "";
  const adverb = FREQUENCIES.get(word(0));
  if (adverb) return NEWSPAPER.has(word(0)) && ARTICLE.has(word(-1)) ? undefined : adverb;
  const period = PERIODS.get(word(0));
  if (!period || /^\d/.test(word(1)) || AFTER_A_TIME.has(word(1))) return undefined;
  if (PER_PAIRS.has(`${word(-2)} ${word(-1)}`)) return period;
  // "De lunes a viernes" is no "a Friday".
  if (!PER.has(word(-1)) || (word(-1) === "a" && WEEKDAYS.has(word(0)))) return undefined;
  return (word(-1) === "a" || word(-1) === "an") && BEFORE_A_TIME.has(word(-2)) ? undefined : period;
}

const NEWSPAPER = new Set(["diario", "diarios", "quotidien", "quotidiens"]);
const ARTICLE = new Set("el un del al este le du ce au".split(" "));

/** All frequencies that a text claims. */
export function frequenciesIn(tokens: Token[]): Set<string> {
  return new Set(tokens.flatMap((_, at) => frequencyAt(tokens, at) ?? []));
}

/** All periods that a line speaks of, however it says so: "month-end" of the line may be "each month" of the sentence. */
export function periodsIn(tokens: Token[]): Set<string> {
  return new Set(
    tokens.flatMap(({ text }, at) => {
      const isCounted = /^\d/.test(tokens[at - 1]?.text ?? "");
      return frequencyAt(tokens, at) ?? (isCounted ? [] : (PERIODS.get(text) ?? []));
    }),
  );
}
