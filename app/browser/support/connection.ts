import { backoffDelay } from "~/browser/backoff";
import { pollInterval, MAX_ATTEMPTS } from "./polling";
import { openOutbox, type OutboxEntry, type OutboxStorage } from "./outbox";
import { postMessage } from "./post-message";
import { contiguousUpTo, mergeMessages, mergeSeenMarks, type SeenMarks, type SupportMessage } from "./thread";

export type SupportStatus = { available: boolean; agentOnline: boolean };
type MessagePage = { messages: SupportMessage[]; last: number; seen: SeenMarks; others?: string[] };
export type SocketHandlers = {
  onMessage(onMessage: SupportMessage): void;
  onStatus(onStatus: SupportStatus): void;
  onSeen(onSeen: SeenMarks): void;
  onConnection(isConnected: boolean): void;
};

/** What one side of a conversation stands on: a browser's own, or a test's. */
export type SupportEnvironment = {
  owner: string;
  side: "user" | "support";
  paths: { messages: string; message: string; seen: string; status: string };
  store: OutboxStorage;
  fetch: typeof fetch;
  /** Opens the socket. It tells what it hears; the line works without it. */
  connect(handlers: SocketHandlers): Promise<() => void>;
  /** Resolves after so many milliseconds, or when `wake` is called. */
  pause(ms: number): { over: Promise<void>; wake(): void };
  page(): string;
  isHidden(): boolean;
  onChange(): void;
  /** The thread was read for the first time: what was said before is known now. */
  onLoaded(): void;
  /** Messages of the other side that were not known before, once each. */
  onNewMessages(messages: SupportMessage[]): void;
};
export type SupportConnection = ReturnType<typeof openConnection>;

/**
 * One side of a conversation. POST is the only way out and numbers the only order; the socket is a hint, so losing every frame of it loses nothing.
 * What is written goes through the outbox, strictly one after the other; what comes in goes through `merge`, whichever way it came.
 */
export function openConnection(environment: SupportEnvironment) {
  const outbox = openOutbox(environment.store, environment.owner);
  const images = new Map<string, Blob>();
  const wakers = new Set<() => void>();
  const connection = {
    messages: [] as SupportMessage[],
    status: undefined as SupportStatus | undefined,
    seen: { byPerson: 0, bySupport: 0 } satisfies SeenMarks as SeenMarks,
    others: [] as string[],
    isConnected: false,
    isOffline: false,
    isLoaded: false,
    isSignedOut: false,
    sending: "",
    listPending: () => outbox.list(),
    /** Writes a message; it is sent now or when the network is back. */
    send(text: string, image?: Blob) {
      const clientMessageId = crypto.randomUUID();
      outbox.add(
        { clientMessageId, text, page: environment.page(), hasImage: image !== undefined },
        Date.now(),
      );
      if (image) images.set(clientMessageId, image);
      environment.onChange();
      void flushOutbox();
      return clientMessageId;
    },
    /** A tap on "not sent": what only the network held up goes again in its order. */
    retry(clientMessageId: string) {
      for (const entry of outbox.list()) {
        if (entry.clientMessageId === clientMessageId || entry.failed?.isExhausted)
          outbox.update(entry, { attempts: 0, failed: undefined });
      }
      connection.wake();
      void flushOutbox();
    },
    remove(clientMessageId: string) {
      for (const entry of outbox.list()) if (entry.clientMessageId === clientMessageId) outbox.remove(entry);
      environment.onChange();
    },
    /** Begins to listen and to look, and sends what is left from before. */
    async open() {
      if (isOpen) return;
      isOpen = true;
      void flushOutbox();
      void poll();
      const close = await environment.connect(handlers);
      if (isOpen) disconnect = close;
      else close();
    },
    close() {
      isOpen = false;
      disconnect();
      disconnect = () => undefined;
      connection.wake();
    },
    /** The network came back, or the page was looked at: everything that waits, waits no longer. */
    wake() {
      for (const wake of wakers) wake();
    },
    sendWaiting: () => flushOutbox(),
    catchUp: () => catchUp(),
    async markSeen() {
      const newest =
        connection.messages.findLast(({ messageType }) => messageType !== environment.side)?.sequence ?? 0;
      const reached = environment.side === "user" ? connection.seen.byPerson : connection.seen.bySupport;
      if (newest <= reached) return;
      connection.seen = mergeSeenMarks(
        connection.seen,
        environment.side === "user" ? { byPerson: newest, bySupport: 0 } : { byPerson: 0, bySupport: newest },
      );
      await environment
        .fetch(environment.paths.seen, {
          method: "POST",
          body: new URLSearchParams({ upTo: String(newest) }),
        })
        .catch(() => undefined);
    },
  };

  let isOpen = false;
  let disconnect = () => undefined as void;
  let baseSequence: number | undefined;
  let readInProgress: Promise<boolean> | undefined;
  let isReadRequested = false;
  let isFlushing = false;

  const handlers: SocketHandlers = {
    onMessage(message) {
      // In its place it is taken as it is; after a gap, or before the first load, the server is asked.
      if (
        baseSequence !== undefined &&
        message.sequence <= contiguousUpTo(connection.messages, baseSequence) + 1
      )
        receive([message]);
      else void catchUp();
    },
    onStatus(status) {
      connection.status = status;
      environment.onChange();
    },
    onSeen(seen) {
      connection.seen = mergeSeenMarks(connection.seen, seen);
      environment.onChange();
    },
    onConnection(isConnected) {
      connection.isConnected = isConnected;
      if (isConnected) connection.wake();
      if (isConnected) void catchUp();
      environment.onChange();
    },
  };

  function receive(incoming: SupportMessage[]) {
    const known = new Set(connection.messages.map(({ sequence }) => sequence));
    const fresh = incoming.filter(({ sequence }) => !known.has(sequence));
    connection.messages = mergeMessages(connection.messages, incoming);
    // Another tab, or an answer that got lost on its way: what is stored need not be sent.
    const stored = new Set(
      fresh
        .filter(({ messageType }) => messageType === environment.side)
        .map(({ clientMessageId }) => clientMessageId),
    );
    for (const entry of outbox.list()) if (stored.has(entry.clientMessageId)) outbox.remove(entry);
    const replies = fresh.filter(({ messageType }) => messageType !== environment.side);
    if (connection.isLoaded && replies.length > 0) environment.onNewMessages(replies);
    environment.onChange();
  }

  async function flushOutbox() {
    if (isFlushing) return;
    isFlushing = true;
    for (let head = nextEntry(); head; head = nextEntry()) {
      connection.sending = head.clientMessageId;
      environment.onChange();
      const result = await postMessage(environment, head, images.get(head.clientMessageId));
      connection.isOffline = result.kind === "unreachable";
      if (result.kind === "stored") {
        outbox.remove(head);
        images.delete(head.clientMessageId);
        receiveStored(result.message);
      } else if (result.kind === "refused") {
        outbox.update(head, { failed: { reason: result.reason, isExhausted: false } });
      } else {
        connection.sending = "";
        environment.onChange();
        await retryLater(head, result.kind === "later" ? result.ms : undefined);
      }
    }
    connection.sending = "";
    isFlushing = false;
    environment.onChange();
  }

  const nextEntry = () => outbox.list().find(({ failed }) => !failed);

  function receiveStored(message: SupportMessage) {
    if (
      baseSequence !== undefined &&
      message.sequence > contiguousUpTo(connection.messages, baseSequence) + 1
    )
      void catchUp();
    receive([message]);
  }

  async function retryLater(head: OutboxEntry, retryAfterMs: number | undefined) {
    if (retryAfterMs !== undefined) return sleep(retryAfterMs);
    const attempts = head.attempts + 1;
    if (attempts < MAX_ATTEMPTS) {
      outbox.update(head, { attempts });
      return sleep(backoffDelay(attempts));
    }
    // Nothing comes through: all of them wait for a tap, so that none overtakes another.
    for (const entry of outbox.list())
      if (!entry.failed) outbox.update(entry, { failed: { reason: "", isExhausted: true } });
  }

  async function sleep(ms: number) {
    const { over, wake } = environment.pause(ms);
    wakers.add(wake);
    await over;
    wakers.delete(wake);
  }

  function catchUp(): Promise<boolean> {
    if (readInProgress) isReadRequested = true;
    else {
      readInProgress = readMessages().finally(() => {
        readInProgress = undefined;
        if (isReadRequested && isOpen) void catchUp();
        isReadRequested = false;
      });
    }
    return readInProgress;
  }

  async function readMessages(): Promise<boolean> {
    try {
      for (;;) {
        const page = await getJson<MessagePage>(
          baseSequence === undefined
            ? environment.paths.messages
            : `${environment.paths.messages}?after=${contiguousUpTo(connection.messages, baseSequence)}`,
        );
        connection.seen = mergeSeenMarks(connection.seen, page.seen);
        connection.others = page.others ?? [];
        baseSequence ??= (page.messages[0]?.sequence ?? page.last + 1) - 1;
        receive(page.messages);
        connection.isOffline = false;
        if (!connection.isLoaded) {
          connection.isLoaded = true;
          environment.onLoaded();
        }
        if (page.messages.length === 0 || contiguousUpTo(connection.messages, baseSequence) >= page.last)
          return true;
      }
    } catch {
      connection.isOffline = true;
      return false;
    } finally {
      environment.onChange();
    }
  }

  async function poll() {
    for (let idlePolls = 0; isOpen;) {
      const before = connection.messages.length;
      if (!environment.isHidden()) await Promise.all([catchUp(), readStatus()]);
      idlePolls = connection.isConnected || connection.messages.length > before ? 0 : idlePolls + 1;
      await sleep(pollInterval(connection.isConnected, idlePolls));
    }
  }

  async function readStatus() {
    connection.status = await getJson<SupportStatus>(environment.paths.status).catch(() => connection.status);
    environment.onChange();
  }

  async function getJson<Answer>(path: string): Promise<Answer> {
    const answer = await environment.fetch(path, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.status === 401 || answer.status === 403) {
      connection.isSignedOut = true;
      connection.close(); // nothing knocks at a door that stays shut
    }
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as Answer; // our own server's
  }

  return connection;
}
