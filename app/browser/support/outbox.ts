/** A message that the server has not confirmed. */
export type OutboxEntry = {
  clientMessageId: string;
  text: string;
  page: string;
  writtenAt: number; // compared only with other times of this browser
  attempts: number;
  hasImage: boolean;
  /** Of an agent's answer: the newest message that they had read. */
  upTo?: number;
  /** Why it waits for a tap: the server's reason, or an empty text after network failures. */
  failed?: { reason: string; isExhausted: boolean };
};
/** The part of the Storage interface that is used here. */
export type OutboxStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The unsent messages of one user in this browser, in writing order. Each entry has its own storage key, so
 * that tabs do not overwrite each other and a reload loses nothing.
 */
export function openOutbox(store: OutboxStorage, owner: string) {
  const prefix = `support:${owner}:`;
  const keyOf = ({ writtenAt, clientMessageId }: OutboxEntry) =>
    `${prefix}${String(writtenAt).padStart(20, "0")}:${clientMessageId}`;
  const outbox = {
    /** Where an entry stands in the storage. */
    keyOf,
    list(): OutboxEntry[] {
      const keys = Array.from({ length: store.length }, (_, n) => store.key(n) ?? "").filter((key) =>
        key.startsWith(prefix),
      );
      return keys.sort().flatMap((key) => parseEntry(store.getItem(key)));
    },
    /** An entry behind those that wait. It is not added yet. */
    create(
      written: Pick<OutboxEntry, "clientMessageId" | "text" | "page" | "hasImage" | "upTo">,
      now: number,
    ): OutboxEntry {
      const last = outbox.list().at(-1)?.writtenAt ?? 0;
      // Two entries of one millisecond stay in order.
      return { ...written, writtenAt: Math.max(now * 1000, last + 1), attempts: 0 };
    },
    add(entry: OutboxEntry) {
      store.setItem(...toItem(entry));
    },
    /** Updates an entry. An entry that was sent and removed meanwhile is not added again. */
    update(entry: OutboxEntry, update: Partial<Pick<OutboxEntry, "attempts" | "failed" | "upTo">>) {
      if (store.getItem(keyOf(entry)) !== null) store.setItem(...toItem({ ...entry, ...update }));
    },
    remove(entry: OutboxEntry) {
      store.removeItem(keyOf(entry));
    },
  };
  const toItem = (entry: OutboxEntry): [string, string] => [keyOf(entry), JSON.stringify(entry)];
  return outbox;
}

// Other code or the user can write to the storage, so invalid entries are ignored.
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
