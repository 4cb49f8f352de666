import type { DraftStorage } from "./drafts";

const STORAGE_KEY = "pace";
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Less than this says more of the distance to us than of the line. */
const MIN_BYTES = 32 * 1024;

/** How many bytes a second this browser's line sent when it last sent a file to us; undefined when that is not known or too long ago. */
export function readUploadSpeed(storage: DraftStorage, now: number): number | undefined {
  try {
    const { at, pace } = JSON.parse(storage.getItem(STORAGE_KEY) ?? "") as { at?: unknown; pace?: unknown };
    return typeof at === "number" && typeof pace === "number" && pace > 0 && now - at <= MAX_AGE_MS
      ? pace
      : undefined;
  } catch {
    return undefined; // nothing there, or something else
  }
}

/** Remembers what was measured: so many bytes in so many milliseconds. */
export function saveUploadSpeed(
  storage: DraftStorage,
  { bytes, ms }: { bytes: number; ms: number },
  now: number,
) {
  if (bytes < MIN_BYTES || ms <= 0) return;
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ at: now, pace: Math.round((bytes * 1000) / ms) }));
  } catch {
    // Full or forbidden: then the next wait is a guess.
  }
}
