type ConcurrencyLimit = { maxConcurrency: number; running: number; waiting: (() => void)[] };

const limits = new Map<string, ConcurrencyLimit>();

/**
 * Waits for one of the provider's slots, in order of arrival. Returns a function that releases it. The limit
 * prevents many refused calls at once. Rejects with the signal's reason when that fires first.
 */
export async function acquireSlot(
  provider: string,
  maxConcurrency: number,
  signal?: AbortSignal,
): Promise<() => void> {
  signal?.throwIfAborted();
  const limit = limits.get(provider) ?? { maxConcurrency, running: 0, waiting: [] };
  limits.set(provider, limit);
  limit.maxConcurrency = maxConcurrency; // an admin may have changed it
  await waitForSlot(limit, signal);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    limit.running -= 1;
    startWaiting(limit);
  };
}

/** How many calls to the provider run, and how many wait for a slot. */
export function concurrencyOf(provider: string): { running: number; waiting: number } {
  const limit = limits.get(provider);
  return { running: limit?.running ?? 0, waiting: limit?.waiting.length ?? 0 };
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
  while (limit.running < limit.maxConcurrency) {
    const start = limit.waiting.shift();
    if (!start) return;
    limit.running += 1;
    start();
  }
}
