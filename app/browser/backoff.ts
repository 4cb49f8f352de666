const SECOND_MS = 1000;
const MAX_DELAY_MS = 30 * SECOND_MS;

/** Milliseconds to wait after `attempts` failures: 1, 2, 4 … 30 seconds. */
export function backoffDelay(attempts: number): number {
  return Math.min(MAX_DELAY_MS, SECOND_MS * 2 ** Math.max(0, attempts - 1));
}

/**
 * The same, but at least 2 seconds and with 20% jitter, so that many phones do not reconnect at the same
 * moment.
 */
export function jitteredDelay(attempts: number, random = Math.random()): number {
  return Math.round(backoffDelay(attempts + 1) * (0.8 + 0.4 * random));
}
