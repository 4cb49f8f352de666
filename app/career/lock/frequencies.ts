import type { Token } from "./tokens";
import { frequencyWord, periodOf, UNIT_BY_WORD, WEEKDAYS } from "./vocabulary/units";

// Small words, folded, in the four document languages.
const PER = new Set(
  "a an per each every por cada par chaque pro je jede jeden jedes jeder al im am".split(" "),
);
export const PER_PAIRS = new Set(["a la", "tous les", "toutes les", "todos los", "todas las"]);
// "For a year" is a time, and no frequency; so is "a year later".
const BEFORE_A_TIME = new Set(
  "for in within without after half over than of as about take takes took taking lasts lasted needs needed cost costs lost lose missed spend spent only just under nearly almost durante pendant en apres dans seit nach vor".split(
    " ",
  ),
);
const AFTER_A_TIME = new Set(
  "later ago earlier before after antes despues tot avant apres spater zuvor danach".split(" "),
);
export const EVERY = new Set("every each cada alle chaque toutes tous".split(" "));
const NEWSPAPER = /^(?:el|un|del|al|este|le|du|ce|au) (?:quotidien|diario)s?$/;
/** "4 times a year". */
export const TIMES = /^(?:times|veces|fois|mal)$/;

// "Every second Thursday", "every other week".
const STEPS = new Map([
  ["second", 2],
  ["other", 2],
  ["third", 3],
  ["fourth", 4],
]);

/** The seconds of the frequency that the words at this place give: of "weekly", of "a week" at its noun, of "every 6 months". */
export function frequencyAt(tokens: Token[], at: number): number | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? "";
  const adverb = frequencyWord(word(0));
  if (adverb !== undefined)
    return NEWSPAPER.test(`${word(-1)} ${word(0)}`) ? undefined : adverb * stepBefore(word(-1), word(-2));
  if (WEEKDAYS.has(word(0)) && /^(?:on|am|montags|[a-z]+tags)$/.test(word(-1)) && word(0).endsWith("s"))
    return periodOf(word(0));
  const unit = UNIT_BY_WORD.get(word(0));
  const isEvery = EVERY.has(word(-2)) || PER_PAIRS.has(`${word(-3)} ${word(-2)}`);
  if (unit?.dimension === "time" && /^\d+$/.test(word(-1)) && isEvery) return Number(word(-1)) * unit.size;
  const period = periodOf(word(0));
  const step = EVERY.has(word(-2)) ? STEPS.get(word(-1)) : undefined;
  if (period !== undefined && step !== undefined) return step * period;
  // "One weekend in four", "un mardi sur deux".
  if (
    period !== undefined &&
    /^(?:one|1|une?)$/.test(word(-1)) &&
    /^(?:in|sur)$/.test(word(1)) &&
    /^\d+$/.test(word(2))
  )
    return period * Number(word(2));
  // "Hour by hour".
  if (/^(?:by|after)$/.test(word(-1)) && word(-2) === word(0)) return period;
  // In French "mes" are "my".
  if (word(0) === "mes" && word(-1) === "par") return undefined;
  // "Each day 300 loaves", but not "a day 3".
  const isNumbered = /^\d/.test(word(1)) && !EVERY.has(word(-1)) && !TIMES.test(word(-2));
  if (period === undefined || isNumbered || (AFTER_A_TIME.has(word(1)) && !EVERY.has(word(-1))))
    return undefined;
  const isPair = PER_PAIRS.has(`${word(-2)} ${word(-1)}`);
  // "De lunes a viernes" is no "a Friday".
  if (!isPair && (!PER.has(word(-1)) || (word(-1) === "a" && WEEKDAYS.has(word(0))))) return undefined;
  if (/^an?$/.test(word(-1)) && BEFORE_A_TIME.has(word(-2))) return undefined;
  const times = TIMES.test(word(isPair ? -3 : -2)) ? Number(word(isPair ? -4 : -3)) : 1;
  return period / (times || 1);
}

/** "Two-hourly", "half-yearly". */
function stepBefore(dash: string, step: string): number {
  if (dash !== "-") return 1;
  return step === "half" ? 0.5 : Number(/^\d+$/.exec(step)?.[0] ?? 1);
}

/** All frequencies that a text claims, with the places of their words. */
export function frequenciesIn(tokens: Token[]): { seconds: number; at: number; words: string }[] {
  return tokens.flatMap(({ text }, at) => {
    const seconds = frequencyAt(tokens, at);
    return seconds === undefined ? [] : [{ seconds, at, words: text }];
  });
}

const ORDINAL = /^(?:first|second|third|fourth|last)$/;

/** All periods that a line speaks of, however it says so: "month-end" of the line may be "each month" of the sentence. */
export function periodsIn(tokens: Token[]): number[] {
  return tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? "";
    const isCounted = /^\d/.test(before);
    // "The first Monday of the month" is once a month.
    if (WEEKDAYS.has(text) && ORDINAL.test(before) && !EVERY.has(tokens[at - 2]?.text ?? "")) return [];
    // "HR clerk" is of personnel.
    return frequencyAt(tokens, at) ?? (isCounted || text === "hr" ? [] : (periodOf(text) ?? []));
  });
}
