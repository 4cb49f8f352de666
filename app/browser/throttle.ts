/** Calls `run` at once, and not again within `ms` milliseconds. */
export function throttle(run: () => void, ms: number): () => void {
  let last = -Infinity;
  return () => {
    if (Date.now() - last < ms) return;
    last = Date.now();
    run();
  };
}
