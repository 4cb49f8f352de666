type ConcurrencyLimit = {
  most: number;
  allowed: number;
  running: number;
  started: number;
  shrunkAt: number; // the number of calls begun until then; 0: never
  successes: number;
  pausedUntil: number;
  waiting: (() => void)[];
};

/** How a call ended, as far as the limit is concerned. */
export type SlotOutcome = "ok" | "rate_limited" | "other";

const START = 16;
const limits = new Map<string, ConcurrencyLimit>();

/**
 * Waits for one of the provider's slots, in order of arrival. Returns a function that releases it. There are 16
 * slots at first, at most `most`. The number adapts: until the first refusal each success adds one; a
 * "rate_limited" call halves it, and from then on as many successes as there are slots add one. Rejects with
 * the signal's reason when that fires first.
 */
export async function acquireSlot(
  provider: string,
  most: number,
  signal?: AbortSignal,
): Promise<(outcome: SlotOutcome) => void> {
  signal?.throwIfAborted();
  const limit = limitOf(provider, most);
  adoptMost(limit, most);
  await waitForSlot(limit, signal);
  const number = ++limit.started;
  let isReleased = false;
  return (outcome) => {
    if (isReleased) return;
    isReleased = true;
    limit.running -= 1;
    adapt(limit, number, outcome);
    startWaiting(limit);
  };
}

/** Notes that the provider wants no call before this time, in milliseconds since 1970. */
export function pauseProvider(provider: string, until: number): void {
  const limit = limitOf(provider, 1);
  limit.pausedUntil = Math.max(limit.pausedUntil, until);
}

/** Milliseconds until the provider may be called again; 0: now. */
export function pauseOf(provider: string, now: number): number {
  return Math.max(0, (limits.get(provider)?.pausedUntil ?? 0) - now);
}

/** Forgets everything about a provider: its key or address has changed. */
export function resetConcurrency(provider: string): void {
  const limit = limits.get(provider);
  if (!limit) return;
  Object.assign(limit, { allowed: Math.min(START, limit.most), pausedUntil: 0, successes: 0, shrunkAt: 0 });
  startWaiting(limit);
}

/** How many calls to the provider run, how many wait for a slot, and how many slots there are now. */
export function concurrencyOf(provider: string): { running: number; waiting: number; allowed?: number } {
  const limit = limits.get(provider);
  return { running: limit?.running ?? 0, waiting: limit?.waiting.length ?? 0, allowed: limit?.allowed };
}

function limitOf(provider: string, most: number): ConcurrencyLimit {
  const limit = limits.get(provider) ?? {
    most,
    allowed: Math.min(START, most),
    running: 0,
    started: 0,
    shrunkAt: 0,
    successes: 0,
    pausedUntil: 0,
    waiting: [],
  };
  limits.set(provider, limit);
  return limit;
}

// An admin may have changed it.
function adoptMost(limit: ConcurrencyLimit, most: number): void {
  if (most === limit.most) return;
  Object.assign(limit, { most, allowed: Math.min(START, most) });
}

// Calls that had begun before the last shrinking tell nothing new: one burst of refusals halves once.
function adapt(limit: ConcurrencyLimit, number: number, outcome: SlotOutcome): void {
  if (outcome === "rate_limited" && number > limit.shrunkAt) {
    limit.allowed = Math.max(1, Math.floor(limit.allowed / 2));
    limit.shrunkAt = limit.started;
    limit.successes = 0;
  }
  if (outcome !== "ok" || limit.allowed >= limit.most) return;
  limit.successes += 1;
  if (limit.shrunkAt > 0 && limit.successes < limit.allowed) return;
  limit.allowed += 1;
  limit.successes = 0;
}

function waitForSlot(limit: ConcurrencyLimit, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener("abort", cancelWait);
      resolve();
    };
    const cancelWait = () => {
      limit.waiting.splice(limit.waiting.indexOf(start), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancelWait, { once: true });
    limit.waiting.push(start);
    startWaiting(limit);
  });
}

// The slot is assigned here and not by the woken caller, so that no other call can take it in between.
function startWaiting(limit: ConcurrencyLimit): void {
  while (limit.running < limit.allowed) {
    const start = limit.waiting.shift();
    if (!start) return;
    limit.running += 1;
    start();
  }
}
