/** A message that the server has not confirmed yet. */
export type Entry = {
  clientMessageId: string;
  text: string;
  page: string;
  writtenAt: number; // only ever compared with others of this browser
  tries: number;
  hasImage: boolean;
  /** Why it waits for a tap: the words of the server, or nothing came through. */
  failed?: { reason: string; isExhausted: boolean };
};
/** The browser's local storage, or anything like it. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The messages that one person still has to send from this browser, in the order they were written. Each has a key of its own, so that two tabs
 * never overwrite each other's, and a reload keeps them all.
 */
export function openOutbox(store: Store, owner: string) {
  const prefix = `support:${owner}:`;
  const keyOf = ({ writtenAt, clientMessageId }: Entry) =>
    `${prefix}${String(writtenAt).padStart(20, "0")}:${clientMessageId}`;
  const outbox = {
    list(): Entry[] {
      const keys = Array.from({ length: store.length }, (_, n) => store.key(n) ?? "").filter((key) =>
        key.startsWith(prefix),
      );
      return keys.sort().flatMap((key) => entryIn(store.getItem(key)));
    },
    add(written: Pick<Entry, "clientMessageId" | "text" | "page" | "hasImage">, now: number) {
      const last = outbox.list().at(-1)?.writtenAt ?? 0;
      store.setItem(...pair({ ...written, writtenAt: Math.max(now * 1000, last + 1), tries: 0 })); // two in one millisecond keep their order
    },
    /** Changes an entry that is still there; one that was sent meanwhile does not come back. */
    change(entry: Entry, change: Partial<Pick<Entry, "tries" | "failed">>) {
      if (store.getItem(keyOf(entry)) !== null) store.setItem(...pair({ ...entry, ...change }));
    },
    remove(entry: Entry) {
      store.removeItem(keyOf(entry));
    },
  };
  const pair = (entry: Entry): [string, string] => [keyOf(entry), JSON.stringify(entry)];
  return outbox;
}

// Whatever else a browser's storage holds, by accident or by hand, is no entry.
function entryIn(text: string | null): Entry[] {
  try {
    const entry = JSON.parse(text ?? "") as Partial<Entry> | null;
    const isWhole =
      typeof entry?.clientMessageId === "string" &&
      typeof entry.text === "string" &&
      typeof entry.writtenAt === "number" &&
      typeof entry.tries === "number";
    return isWhole ? [entry as Entry] : [];
  } catch {
    return [];
  }
}
