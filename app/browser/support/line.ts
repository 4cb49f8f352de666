import { waitBefore } from "~/browser/backoff";
import { lookAgain, MOST_TRIES } from "./backoff";
import { openOutbox, type Entry, type Store } from "./outbox";
import { post } from "./post";
import { completeUpTo, merge, mergeSeen, type Seen, type Stored } from "./thread";

export type Status = { available: boolean; agentOnline: boolean };
type Page = { messages: Stored[]; last: number; seen: Seen; others?: string[] };
export type Heard = {
  message(message: Stored): void;
  status(status: Status): void;
  seen(seen: Seen): void;
  up(isUp: boolean): void;
};

/** What one side of a conversation stands on: a browser's own, or a test's. */
export type Ground = {
  owner: string;
  mine: "user" | "support";
  paths: { messages: string; message: string; seen: string; status: string };
  store: Store;
  fetch: typeof fetch;
  /** Opens the socket. It tells what it hears; the line works without it. */
  connect(heard: Heard): Promise<() => void>;
  /** Resolves after so many milliseconds, or when `wake` is called. */
  pause(ms: number): { over: Promise<void>; wake(): void };
  page(): string;
  isHidden(): boolean;
  changed(): void;
  /** The thread was read for the first time: what was said before is known now. */
  loaded(): void;
  /** Messages of the other side that were not known before, once each. */
  news(messages: Stored[]): void;
};
export type Line = ReturnType<typeof openLine>;

/**
 * One side of a conversation. POST is the only way out and numbers the only order; the socket is a hint, so losing every frame of it loses nothing.
 * What is written goes through the outbox, strictly one after the other; what comes in goes through `merge`, whichever way it came.
 */
export function openLine(ground: Ground) {
  const outbox = openOutbox(ground.store, ground.owner);
  const images = new Map<string, Blob>();
  const naps = new Set<() => void>();
  const line = {
    messages: [] as Stored[],
    status: undefined as Status | undefined,
    seen: { byPerson: 0, bySupport: 0 } satisfies Seen as Seen,
    others: [] as string[],
    isUp: false,
    isOffline: false,
    isLoaded: false,
    isSignedOut: false,
    sending: "",
    waiting: () => outbox.list(),
    /** Writes a message; it is sent now or when the network is back. */
    send(text: string, image?: Blob) {
      const clientMessageId = crypto.randomUUID();
      outbox.add({ clientMessageId, text, page: ground.page(), hasImage: image !== undefined }, Date.now());
      if (image) images.set(clientMessageId, image);
      ground.changed();
      void pump();
      return clientMessageId;
    },
    /** A tap on "not sent": what only the network held up goes again in its order. */
    retry(clientMessageId: string) {
      for (const entry of outbox.list()) {
        if (entry.clientMessageId === clientMessageId || entry.failed?.isExhausted)
          outbox.change(entry, { tries: 0, failed: undefined });
      }
      line.wake();
      void pump();
    },
    remove(clientMessageId: string) {
      for (const entry of outbox.list()) if (entry.clientMessageId === clientMessageId) outbox.remove(entry);
      ground.changed();
    },
    /** Begins to listen and to look, and sends what is left from before. */
    async open() {
      if (isOpen) return;
      isOpen = true;
      void pump();
      void watch();
      const close = await ground.connect(heard);
      if (isOpen) disconnect = close;
      else close();
    },
    close() {
      isOpen = false;
      disconnect();
      disconnect = () => undefined;
      line.wake();
    },
    /** The network came back, or the page was looked at: everything that waits, waits no longer. */
    wake() {
      for (const wake of naps) wake();
    },
    sendWaiting: () => pump(),
    catchUp: () => catchUp(),
    async markSeen() {
      const newest = line.messages.findLast(({ messageType }) => messageType !== ground.mine)?.sequence ?? 0;
      const reached = ground.mine === "user" ? line.seen.byPerson : line.seen.bySupport;
      if (newest <= reached) return;
      line.seen = mergeSeen(
        line.seen,
        ground.mine === "user" ? { byPerson: newest, bySupport: 0 } : { byPerson: 0, bySupport: newest },
      );
      await ground
        .fetch(ground.paths.seen, { method: "POST", body: new URLSearchParams({ upTo: String(newest) }) })
        .catch(() => undefined);
    },
  };

  let isOpen = false;
  let disconnect = () => undefined as void;
  let base: number | undefined;
  let reading: Promise<boolean> | undefined;
  let readAgain = false;
  let isPumping = false;

  const heard: Heard = {
    message(message) {
      // In its place it is taken as it is; after a gap, or before the first load, the server is asked.
      if (base !== undefined && message.sequence <= completeUpTo(line.messages, base) + 1) receive([message]);
      else void catchUp();
    },
    status(status) {
      line.status = status;
      ground.changed();
    },
    seen(seen) {
      line.seen = mergeSeen(line.seen, seen);
      ground.changed();
    },
    up(isUp) {
      line.isUp = isUp;
      if (isUp) line.wake();
      if (isUp) void catchUp();
      ground.changed();
    },
  };

  function receive(incoming: Stored[]) {
    const known = new Set(line.messages.map(({ sequence }) => sequence));
    const fresh = incoming.filter(({ sequence }) => !known.has(sequence));
    line.messages = merge(line.messages, incoming);
    // Another tab, or an answer that got lost on its way: what is stored need not be sent.
    const stored = new Set(
      fresh
        .filter(({ messageType }) => messageType === ground.mine)
        .map(({ clientMessageId }) => clientMessageId),
    );
    for (const entry of outbox.list()) if (stored.has(entry.clientMessageId)) outbox.remove(entry);
    const theirs = fresh.filter(({ messageType }) => messageType !== ground.mine);
    if (line.isLoaded && theirs.length > 0) ground.news(theirs);
    ground.changed();
  }

  async function pump() {
    if (isPumping) return;
    isPumping = true;
    for (let head = nextEntry(); head; head = nextEntry()) {
      line.sending = head.clientMessageId;
      ground.changed();
      const outcome = await post(ground, head, images.get(head.clientMessageId));
      line.isOffline = outcome.kind === "unreachable";
      if (outcome.kind === "stored") {
        outbox.remove(head);
        images.delete(head.clientMessageId);
        settle(outcome.message);
      } else if (outcome.kind === "refused") {
        outbox.change(head, { failed: { reason: outcome.reason, isExhausted: false } });
      } else {
        line.sending = "";
        ground.changed();
        await again(head, outcome.kind === "later" ? outcome.ms : undefined);
      }
    }
    line.sending = "";
    isPumping = false;
    ground.changed();
  }

  const nextEntry = () => outbox.list().find(({ failed }) => !failed);

  function settle(message: Stored) {
    if (base !== undefined && message.sequence > completeUpTo(line.messages, base) + 1) void catchUp();
    receive([message]);
  }

  async function again(head: Entry, told: number | undefined) {
    if (told !== undefined) return nap(told);
    const tries = head.tries + 1;
    if (tries < MOST_TRIES) {
      outbox.change(head, { tries });
      return nap(waitBefore(tries));
    }
    // Nothing comes through: all of them wait for a tap, so that none overtakes another.
    for (const entry of outbox.list())
      if (!entry.failed) outbox.change(entry, { failed: { reason: "", isExhausted: true } });
  }

  async function nap(ms: number) {
    const { over, wake } = ground.pause(ms);
    naps.add(wake);
    await over;
    naps.delete(wake);
  }

  function catchUp(): Promise<boolean> {
    if (reading) readAgain = true;
    else {
      reading = read().finally(() => {
        reading = undefined;
        if (readAgain && isOpen) void catchUp();
        readAgain = false;
      });
    }
    return reading;
  }

  async function read(): Promise<boolean> {
    try {
      for (;;) {
        const page = await getJson<Page>(
          base === undefined
            ? ground.paths.messages
            : `${ground.paths.messages}?after=${completeUpTo(line.messages, base)}`,
        );
        line.seen = mergeSeen(line.seen, page.seen);
        line.others = page.others ?? [];
        base ??= (page.messages[0]?.sequence ?? page.last + 1) - 1;
        receive(page.messages);
        line.isOffline = false;
        if (!line.isLoaded) {
          line.isLoaded = true;
          ground.loaded();
        }
        if (page.messages.length === 0 || completeUpTo(line.messages, base) >= page.last) return true;
      }
    } catch {
      line.isOffline = true;
      return false;
    } finally {
      ground.changed();
    }
  }

  async function watch() {
    for (let idle = 0; isOpen;) {
      const before = line.messages.length;
      if (!ground.isHidden()) await Promise.all([catchUp(), look()]);
      idle = line.isUp || line.messages.length > before ? 0 : idle + 1;
      await nap(lookAgain(line.isUp, idle));
    }
  }

  async function look() {
    line.status = await getJson<Status>(ground.paths.status).catch(() => line.status);
    ground.changed();
  }

  async function getJson<Answer>(path: string): Promise<Answer> {
    const answer = await ground.fetch(path, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.status === 401 || answer.status === 403) {
      line.isSignedOut = true;
      line.close(); // nothing knocks at a door that stays shut
    }
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as Answer; // our own server's
  }

  return line;
}
