import { days, hours, minutes } from "~/time";
import type { Random } from "./random";

const YEAR = 365;
/**
 * The share of a week's visits on each day, Sunday first, and of a day's visits in each hour in Lagos. People
 * look for work in the morning and at night.
 */
const WEEK = [0.62, 1.18, 1.2, 1.14, 1.1, 0.96, 0.72];
const HOURS = [9, 5, 3, 2, 2, 4, 9, 18, 34, 46, 52, 50, 44, 40, 42, 40, 36, 31, 30, 38, 48, 50, 38, 20].map(
  (weight, hour) => [hour, weight] as const,
);
/** Growth of sign-ups from the start of the year to its end, as a factor. */
const GROWTH = 3.2;

/** The sign-up times of all users, in order, over the year that ends with `until`. */
export function signUpTimes(random: Random, many: number, until: number): number[] {
  const last = startOfDay(until);
  const weights = Array.from(
    { length: YEAR },
    (_, day) =>
      (1 + ((GROWTH - 1) * day) / YEAR) *
      weekdayShare(last - days(YEAR - 1 - day)) *
      random.between(0.82, 1.18),
  );
  const sums = weights.reduce<number[]>((all, weight) => [...all, (all.at(-1) ?? 0) + weight], []);
  const times = Array.from({ length: many }, () => {
    const drawn = random.fraction() * (sums.at(-1) ?? 0);
    const at = inDay(random, last - days(YEAR - 1 - placeOf(sums, drawn)));
    return at > until ? at - days(1) : at;
  });
  return times.sort((one, other) => one - other);
}

/** A time on the same day in Lagos when people are awake and online, not before `earliest`. */
export function wakingTime(random: Random, at: number, earliest = at): number {
  return Math.max(inDay(random, startOfDay(at)), earliest + random.integer(minutes(1), minutes(40)));
}

/** Midnight in Lagos before an instant, in milliseconds. */
export function startOfDay(at: number): number {
  return Math.floor((at + hours(1)) / days(1)) * days(1) - hours(1);
}

function inDay(random: Random, day: number): number {
  return day + hours(random.weighted(HOURS)) + random.integer(0, hours(1) - 1);
}

function weekdayShare(day: number): number {
  return WEEK[new Date(day + hours(1)).getUTCDay()] ?? 1;
}

// The first index with a larger sum, by binary search.
function placeOf(sums: number[], drawn: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
