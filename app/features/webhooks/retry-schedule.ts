import { days, hours, minutes, seconds } from "~/time";

// As Standard Webhooks advises: soon at first, then rarely, a little more than three days in all.
const WAITS_MS = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
];

export const MAX_TRIES = WAITS_MS.length + 1;
/** An endpoint that failed for so long is switched off. */
export const SWITCH_OFF_AFTER_MS = days(5);

/** How long to wait after so many tries failed; undefined when no more follows. `random` is from 0 to 1. */
export function waitAfter(tries: number, random = Math.random()): number | undefined {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? undefined : Math.round(wait * (0.9 + random / 5));
}
