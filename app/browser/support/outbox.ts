/** A message that the server has not confirmed yet. */
export type OutboxEntry = {
  clientMessageId: string;
  text: string;
  page: string;
  writtenAt: number; // only ever compared with others of this browser
  attempts: number;
  hasImage: boolean;
  /** Why it waits for a tap: the words of the server, or nothing came through. */
  failed?: { reason: string; isExhausted: boolean };
};
/** The browser's local storage, or anything like it. */
export type OutboxStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The messages that one person still has to send from this browser, in the order they were written. Each has a key of its own, so that two tabs
 * never overwrite each other's, and a reload keeps them all.
 */
export function openOutbox(store: OutboxStorage, owner: string) {
  const prefix = `support:${owner}:`;
  const keyOf = ({ writtenAt, clientMessageId }: OutboxEntry) =>
    `${prefix}${String(writtenAt).padStart(20, "0")}:${clientMessageId}`;
  const outbox = {
    list(): OutboxEntry[] {
      const keys = Array.from({ length: store.length }, (_, n) => store.key(n) ?? "").filter((key) =>
        key.startsWith(prefix),
      );
      return keys.sort().flatMap((key) => parseEntry(store.getItem(key)));
    },
    add(written: Pick<OutboxEntry, "clientMessageId" | "text" | "page" | "hasImage">, now: number) {
      const last = outbox.list().at(-1)?.writtenAt ?? 0;
      store.setItem(...toItem({ ...written, writtenAt: Math.max(now * 1000, last + 1), attempts: 0 })); // two in one millisecond keep their order
    },
    /** Changes an entry that is still there; one that was sent meanwhile does not come back. */
    update(entry: OutboxEntry, update: Partial<Pick<OutboxEntry, "attempts" | "failed">>) {
      if (store.getItem(keyOf(entry)) !== null) store.setItem(...toItem({ ...entry, ...update }));
    },
    remove(entry: OutboxEntry) {
      store.removeItem(keyOf(entry));
    },
  };
  const toItem = (entry: OutboxEntry): [string, string] => [keyOf(entry), JSON.stringify(entry)];
  return outbox;
}

// Whatever else a browser's storage holds, by accident or by hand, is no entry.
function parseEntry(text: string | null): OutboxEntry[] {
  try {
    const entry = JSON.parse(text ?? "") as Partial<OutboxEntry> | null;
    const isValid =
      typeof entry?.clientMessageId === "string" &&
      typeof entry.text === "string" &&
      typeof entry.writtenAt === "number" &&
      typeof entry.attempts === "number";
    return isValid ? [entry as OutboxEntry] : [];
  } catch {
    return [];
  }
}
