import type { Store } from "./drafts";

const KEY = "pace";
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
/** Less than this says more of the distance to us than of the line. */
const LEAST = 32 * 1024;

/** How many bytes a second this browser's line sent when it last sent a file to us; undefined when that is not known or too long ago. */
export function keptPace(store: Store, now: number): number | undefined {
  try {
    const { at, pace } = JSON.parse(store.getItem(KEY) ?? "") as { at?: unknown; pace?: unknown };
    return typeof at === "number" && typeof pace === "number" && pace > 0 && now - at <= KEPT_FOR
      ? pace
      : undefined;
  } catch {
    return undefined; // nothing there, or something else
  }
}

/** Remembers what was measured: so many bytes in so many milliseconds. */
export function keepPace(store: Store, { bytes, ms }: { bytes: number; ms: number }, now: number) {
  if (bytes < LEAST || ms <= 0) return;
  try {
    store.setItem(KEY, JSON.stringify({ at: now, pace: Math.round((bytes * 1000) / ms) }));
  } catch {
    // Full or forbidden: then the next wait is a guess.
  }
}
