/**
 * Runs work that is heavy for the machine, at most `atOnce` at a time; the rest waits, first come, first served. With `refuse`, work
 * that finds `mostWaiting` before it throws what `refuse` makes.
 */
export function createSlots({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inSlot<Result>(work: () => Promise<Result>, refuse?: () => Error): Promise<Result> {
    if (refuse && waiting.length >= mostWaiting) throw refuse();
    while (running >= atOnce) await new Promise<void>((free) => waiting.push(free));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
