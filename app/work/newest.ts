/**
 * Keeps the newest `most` open things of each owner: when another opens, the oldest is closed. The newest is the one that the
 * person looks at, and a phone that changed its network leaves dead ones behind.
 */
export function createNewest(most: number) {
  const openOf = new Map<string, Set<() => void>>();
  /** Returns the function to call when the thing was closed. */
  return function track(owner: string, close: () => void): () => void {
    const open = openOf.get(owner) ?? new Set();
    openOf.set(owner, open.add(close));
    const [oldest] = open;
    if (open.size > most && oldest) {
      open.delete(oldest);
      oldest();
    }
    return () => {
      open.delete(close);
      if (open.size === 0 && openOf.get(owner) === open) openOf.delete(owner);
    };
  };
}
