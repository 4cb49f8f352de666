import type { SocketHandlers, SupportEnvironment, SupportStatus } from "./environment";
import { pollInterval } from "./polling";
import { createSender, type Sender } from "./sender";
import { contiguousUpTo, mergeMessages, mergeSeenMarks, type SeenMarks, type SupportMessage } from "./thread";

const TYPING_SHOWN_MS = 6000;
/** Earlier messages are asked for again after pauses up to this one. */
const LONGEST_PAUSE_MS = 8000;

type MessagePage = { messages: SupportMessage[]; last: number; seen: SeenMarks; others?: string[] };
export type SupportConnection = ReturnType<typeof openConnection>;

/**
 * One side of a conversation. Messages are sent only by POST and ordered only by sequence number. The socket
 * is a hint: a lost frame loses no data. Outgoing messages pass through the outbox one after the other.
 * Incoming messages pass through `mergeMessages`.
 */
export function openConnection(environment: SupportEnvironment) {
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
    isTyping: false,
    sending: "",
    listPending: () => sender.list(),
    /** Adds a message to the outbox, from where it outlives the page. It is sent now or when the network returns. */
    async send(text: string, image?: Blob): Promise<string> {
      const clientMessageId = await sender.add(text, image);
      environment.onChange();
      void sender.flush();
      return clientMessageId;
    },
    /** Retries a failed message, and all messages that failed only because of the network, in order. */
    retry(clientMessageId: string) {
      sender.reset(clientMessageId);
      connection.wake();
      void sender.flush();
    },
    remove(clientMessageId: string) {
      sender.remove(clientMessageId);
      environment.onChange();
    },
    /** Opens the socket, starts polling, and sends the messages left in the outbox. */
    open() {
      isWanted = true;
      return start();
    },
    close() {
      isWanted = false;
      stop();
    },
    /** Ends all waiting, because the network returned or the page became visible. Starts again after a sign-in on another page. */
    wake() {
      endWaits();
      if (!connection.isSignedOut) return;
      if (isWanted) void start();
      else void sender.flush();
    },
    sendWaiting: () => sender.flush(),
    catchUp: () => catchUp(),
    /** Whether there are messages before those that were read. */
    hasEarlier: () => (baseSequence ?? 0) > 0,
    loadEarlier: () => loadEarlier(),
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

  const sender: Sender = createSender(environment, {
    state: connection,
    sleep,
    readUpTo: () =>
      environment.side === "support" && baseSequence !== undefined
        ? contiguousUpTo(connection.messages, baseSequence)
        : undefined,
    onStored: receiveStored,
    onSignedOut: endSession,
  });
  let isWanted = false; // somebody opened it
  let isOpen = false;
  let polls = 0;
  let disconnect = () => undefined as void;
  let baseSequence: number | undefined;
  let readInProgress: Promise<boolean> | undefined;
  let isReadRequested = false;
  let typingEvents = 0;

  const handlers: SocketHandlers = {
    onMessage(message) {
      // The next message in sequence is merged. After a gap, or before the first load, the server is read.
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
    onTyping() {
      typingEvents += 1;
      void showTyping(typingEvents);
    },
    onConnection(isConnected) {
      connection.isConnected = isConnected;
      if (isConnected) connection.wake();
      if (isConnected) void catchUp();
      environment.onChange();
    },
  };

  async function start() {
    if (isOpen) return;
    isOpen = true;
    polls += 1;
    void sender.flush();
    void poll(polls);
    const close = await environment.connect(handlers);
    if (isOpen) disconnect = close;
    else close();
  }

  function stop() {
    isOpen = false;
    disconnect();
    disconnect = () => undefined;
    endWaits();
  }

  // Polling stops until the page is looked at again.
  function endSession() {
    connection.isSignedOut = true;
    stop();
    environment.onChange();
  }

  function endWaits() {
    for (const wake of wakers) wake();
  }

  // Each event shows it for some seconds, unless a newer one came.
  async function showTyping(event: number) {
    connection.isTyping = true;
    environment.onChange();
    await environment.pause(TYPING_SHOWN_MS).over;
    if (event !== typingEvents) return;
    connection.isTyping = false;
    environment.onChange();
  }

  function receive(incoming: SupportMessage[]) {
    const known = new Set(connection.messages.map(({ sequence }) => sequence));
    const fresh = incoming.filter(({ sequence }) => !known.has(sequence));
    connection.messages = mergeMessages(connection.messages, incoming);
    const own = fresh.filter(({ messageType }) => messageType === environment.side);
    sender.removeStored(new Set(own.map(({ clientMessageId }) => clientMessageId)));
    const replies = fresh.filter(({ messageType }) => messageType !== environment.side);
    if (replies.length > 0) connection.isTyping = false;
    if (connection.isLoaded && replies.length > 0) environment.onNewMessages(replies);
    environment.onChange();
  }

  function receiveStored(message: SupportMessage) {
    connection.isSignedOut = false;
    if (
      baseSequence !== undefined &&
      message.sequence > contiguousUpTo(connection.messages, baseSequence) + 1
    )
      void catchUp();
    receive([message]);
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

  /** Reads the hundred messages before the first one; without an answer a few times. Nothing of it is new to anybody. */
  async function loadEarlier() {
    for (let pause = 0; pause < LONGEST_PAUSE_MS && baseSequence !== undefined; pause += 2000) {
      await sleep(pause);
      const path = `${environment.paths.messages}?before=${baseSequence + 1}`;
      const page = await getJson<MessagePage>(path).catch(() => undefined);
      connection.isOffline = !page;
      if (page) {
        connection.messages = mergeMessages(connection.messages, page.messages);
        baseSequence = (page.messages[0]?.sequence ?? 1) - 1;
      }
      environment.onChange();
      if (page || connection.isSignedOut) return;
    }
  }

  // A poll that was stopped and still waits ends when the next one has begun.
  async function poll(own: number) {
    for (let idlePolls = 0; isOpen && own === polls;) {
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
    if (answer.status === 401 || answer.status === 403) endSession();
    if (!answer.ok) throw new Error(String(answer.status));
    connection.isSignedOut = false;
    return (await answer.json()) as Answer; // our own server's format
  }

  return connection;
}
