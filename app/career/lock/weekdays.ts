import { wordsOf } from "../nlp/fold";
import { isNear, plain, type Amount, type Computed } from "./amount";
import { anyWord } from "./any-word";
import vocabulary from "./vocabulary/parts.json";
import { UNIT_BY_WORD, WEEKDAYS } from "./vocabulary/units";

const DAY = UNIT_BY_WORD.get("day")?.size ?? 0;
const WEEK = UNIT_BY_WORD.get("week")?.size ?? 0;

/** How many days of the week a text names: two of "every Tuesday and Friday", five of "Mondays to Fridays". */
export function weekdaysIn(text: string): number {
  const excepted = EXCEPT.exec(text)?.[1];
  return excepted === undefined ? daysNamed(text).size : 7 - daysNamed(excepted).size;
}

/** The days of the week that a text names, by their places: those between the ends of "Mondays to Fridays" too. */
export function daysNamed(text: string): Set<number> {
  const words = wordsOf(text.replaceAll(JOINED, "$1 to "));
  const named = words.flatMap((word, at) => {
    const place = WEEKDAYS.get(word);
    return place === undefined ? [] : [{ place, at }];
  });
  const days = new Set(named.map(({ place }) => place));
  for (const [index, { place, at }] of named.entries()) {
    const next = named[index + 1];
    if (next?.at !== at + 2 || !TO.has(words[at + 1] ?? "")) continue;
    for (let step = 0; step <= (next.place - place + 7) % 7; step += 1) days.add((place + step) % 7);
  }
  return days;
}
// "Monday-Friday".
const JOINED = /(\p{L}{2}days?)[-–—](?=\p{L})/gu;
// "Every day but Monday".
const DAYS = "(\\p{Lu}\\p{L}+(?:(?:,| and| or| to) \\p{Lu}\\p{L}+)*)";
const EXCEPT = new RegExp(
  `\\b(?:every day|daily|all days|each day),? (?:but|except(?: for)?|save|apart from)(?: on)? ${DAYS}`,
  "u",
);
const TO = new Set("to through till until bis a al au".split(" "));

/** "Twice a week" is half a week between two times. */
export function periodOfWeekdays(text: string): number[] {
  const days = weekdaysIn(text);
  return days > 1 ? [WEEK / days] : [];
}

/** What follows from named days: "two days a week", and of 24 patients on each of them 48 a week. */
export function overWeekdays(numbers: Amount[], text: string): Computed[] {
  const days = weekdaysIn(text);
  if (days === 0) return [];
  const time: Computed = {
    ...plain("", -1, days * DAY),
    kind: "measure",
    unit: "time",
    bare: days,
    per: WEEK,
    tolerance: 0,
  };
  const isEachTime = PER_SESSION.test(text);
  const totals = numbers
    .filter(
      ({ kind, unit, per }) =>
        (kind === "count" || kind === "money" || unit === "time") && (isEachTime || per === WEEK),
    )
    .map((one): Computed => {
      const [value, bare] = [one.value * days, one.bare * days];
      return { ...one, value, bare, per: WEEK, nouns: [], bound: "", tolerance: 0 };
    });
  return [time, { ...plain("", -1, days), per: WEEK, tolerance: 0 }, ...totals];
}
const PER_SESSION = anyWord(vocabulary.session, { before: "\\b(?:per|a|each|every|pro|por|par) " });

/** Figures by the day know on how many days of the week, where their line says so. */
export function withDaysOfWeek(amounts: Amount[], text: string): Amount[] {
  if (!amounts.some(({ per }) => per === DAY)) return amounts;
  const stated = amounts.find(
    ({ unit, per, value, bare }) => unit === "time" && per === WEEK && isNear(value, bare * DAY),
  );
  const named = weekdaysIn(text);
  const daysAWeek = stated?.bare ?? (named > 1 ? named : undefined);
  return daysAWeek === undefined ? amounts : amounts.map((one) => ({ ...one, daysAWeek }));
}
