import type { DraftStorage } from "./drafts";

const STORAGE_KEY = "pace";
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Bytes. Smaller uploads measure the latency, not the bandwidth. */
const MIN_BYTES = 32 * 1024;

/** The upload speed in bytes per second of the last upload; undefined if unknown or too old. */
export function readUploadSpeed(storage: DraftStorage, now: number): number | undefined {
  try {
    const { at, pace } = JSON.parse(storage.getItem(STORAGE_KEY) ?? "") as { at?: unknown; pace?: unknown };
    return typeof at === "number" && typeof pace === "number" && pace > 0 && now - at <= MAX_AGE_MS
      ? pace
      : undefined;
  } catch {
    return undefined; // no entry, or an invalid one
  }
}

/** Stores a measurement: bytes and milliseconds. */
export function saveUploadSpeed(
  storage: DraftStorage,
  { bytes, ms }: { bytes: number; ms: number },
  now: number,
) {
  if (bytes < MIN_BYTES || ms <= 0) return;
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ at: now, pace: Math.round((bytes * 1000) / ms) }));
  } catch {
    // The storage is full or blocked, so the next estimate is less exact.
  }
}
