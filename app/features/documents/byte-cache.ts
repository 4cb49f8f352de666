/** A cache of files that holds at most `maxBytes`; the one used longest ago goes first. */
export type ByteCache<T extends { value: Uint8Array }> = {
  get: (key: string) => T | undefined;
  set: (key: string, entry: T) => void;
  delete: (key: string) => void;
};

/** An empty cache. A file larger than `maxBytes` is not stored. */
export function createByteCache<T extends { value: Uint8Array }>(maxBytes: number): ByteCache<T> {
  const entries = new Map<string, T>(); // in the order of last use
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.value.length ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, entry) {
      remove(key);
      if (entry.value.length > maxBytes) return;
      entries.set(key, entry);
      bytes += entry.value.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
