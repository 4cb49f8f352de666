import { backoffDelay } from "~/browser/backoff";
import type { SupportEnvironment } from "./environment";
import { openOutbox, type OutboxEntry } from "./outbox";
import { MAX_ATTEMPTS } from "./polling";
import { postMessage, STORING_MS } from "./post-message";
import type { SupportMessage } from "./thread";

type SenderOptions = {
  /** The part of the connection's state that the sender updates. */
  state: { sending: string; isOffline: boolean };
  /** The session has ended. What is written waits until somebody has signed in. */
  onSignedOut(): void;
  sleep(ms: number): Promise<void>;
  /** The newest message that an agent has read; undefined on the user's side. */
  readUpTo(): number | undefined;
  onStored(message: SupportMessage): void;
};

export type Sender = ReturnType<typeof createSender>;

/** Sends the messages of the outbox one after the other, and retries them while the network is down. */
export function createSender(
  environment: SupportEnvironment,
  { state, sleep, readUpTo, onStored, onSignedOut }: SenderOptions,
) {
  const outbox = openOutbox(environment.store, environment.owner);
  const images = new Map<string, Blob>();
  let isFlushing = false;

  return { list: () => outbox.list(), add, reset, remove, removeStored, flush };

  /** Adds a message without sending it; one with a picture when that is stored, so that no page ends in between. Returns its id. */
  async function add(text: string, image?: Blob): Promise<string> {
    const clientMessageId = crypto.randomUUID();
    const entry = outbox.create(
      { clientMessageId, text, page: environment.page(), hasImage: image !== undefined, upTo: readUpTo() },
      Date.now(),
    );
    if (image) {
      images.set(clientMessageId, image);
      // A database that does not answer holds no message back.
      await Promise.race([environment.pictures.save(outbox.keyOf(entry), image), sleep(STORING_MS)]);
    }
    outbox.add(entry);
    return clientMessageId;
  }

  /** Marks a failed message, and all that failed only because of the network, as unsent. */
  function reset(clientMessageId: string) {
    for (const entry of outbox.list()) {
      if (entry.clientMessageId === clientMessageId || entry.failed?.isExhausted)
        outbox.update(entry, { attempts: 0, failed: undefined, upTo: readUpTo() });
    }
  }

  function remove(clientMessageId: string) {
    for (const entry of outbox.list()) if (entry.clientMessageId === clientMessageId) discard(entry);
  }

  // Another tab may have sent it, or the answer was lost. A stored message must not be sent again.
  function removeStored(stored: Set<string>) {
    for (const entry of outbox.list()) if (stored.has(entry.clientMessageId)) discard(entry);
  }

  function discard(entry: OutboxEntry) {
    outbox.remove(entry);
    images.delete(entry.clientMessageId);
    if (entry.hasImage) void environment.pictures.remove(outbox.keyOf(entry));
  }

  // This page has the picture of what was written on it; the database has those of other pages and of earlier ones.
  async function findImage(entry: OutboxEntry): Promise<Blob | undefined> {
    if (!entry.hasImage) return undefined;
    return images.get(entry.clientMessageId) ?? (await environment.pictures.get(outbox.keyOf(entry)));
  }

  async function flush() {
    if (isFlushing) return;
    isFlushing = true;
    for (let head = nextEntry(); head; head = nextEntry()) {
      state.sending = head.clientMessageId;
      environment.onChange();
      const result = await postMessage(environment, head, await findImage(head));
      state.isOffline = result.kind === "unreachable";
      if (result.kind === "stored") {
        discard(head);
        onStored(result.message);
      } else if (result.kind === "refused") {
        outbox.update(head, { failed: { reason: result.reason, isExhausted: false } });
      } else if (result.kind === "signedOut") {
        onSignedOut();
        break;
      } else {
        state.sending = "";
        environment.onChange();
        await retryLater(head, result.kind === "later" ? result.ms : undefined);
      }
    }
    state.sending = "";
    isFlushing = false;
    environment.onChange();
  }

  function nextEntry(): OutboxEntry | undefined {
    return outbox.list().find(({ failed }) => !failed);
  }

  async function retryLater(head: OutboxEntry, retryAfterMs: number | undefined) {
    if (retryAfterMs !== undefined) return sleep(retryAfterMs);
    const attempts = head.attempts + 1;
    if (attempts < MAX_ATTEMPTS) {
      outbox.update(head, { attempts });
      return sleep(backoffDelay(attempts));
    }
    // The network is down: all messages wait for a tap, so that they stay in order.
    for (const entry of outbox.list())
      if (!entry.failed) outbox.update(entry, { failed: { reason: "", isExhausted: true } });
  }
}
