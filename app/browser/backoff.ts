const SECOND_MS = 1000;
const MAX_DELAY_MS = 30 * SECOND_MS;

/** How long to wait after so many tries that failed: 1, 2, 4 … 30 seconds. */
export function backoffDelay(attempts: number): number {
  return Math.min(MAX_DELAY_MS, SECOND_MS * 2 ** Math.max(0, attempts - 1));
}

/** The same from 2 seconds on, a fifth more or less, so that not all phones of a street come back in the same moment. */
export function jitteredDelay(attempts: number, random = Math.random()): number {
  return Math.round(backoffDelay(attempts + 1) * (0.8 + 0.4 * random));
}
