const second = 1000;
const longest = 30 * second;

/** How long to wait after so many tries that failed: 1, 2, 4 … 30 seconds. */
export function waitBefore(tries: number): number {
  return Math.min(longest, second * 2 ** Math.max(0, tries - 1));
}

/** The same from 2 seconds on, a fifth more or less, so that not all phones of a street come back in the same moment. */
export function spreadWait(tries: number, chance = Math.random()): number {
  return Math.round(waitBefore(tries + 1) * (0.8 + 0.4 * chance));
}
