import type { OutboxStorage } from "./outbox";
import type { PictureStore } from "./picture-store";
import type { SeenMarks, SupportMessage } from "./thread";

export type SupportStatus = { available: boolean; agentOnline: boolean };
export type SocketHandlers = {
  onMessage(onMessage: SupportMessage): void;
  onStatus(onStatus: SupportStatus): void;
  onSeen(onSeen: SeenMarks): void;
  /** The other side is typing. */
  onTyping(): void;
  onConnection(isConnected: boolean): void;
};

/** What a support connection needs from its environment: a browser or a test. */
export type SupportEnvironment = {
  owner: string;
  side: "user" | "support";
  paths: { messages: string; message: string; seen: string; status: string };
  store: OutboxStorage;
  pictures: PictureStore;
  fetch: typeof fetch;
  /** Opens the socket and passes its events to the handlers. The connection also works without it. */
  connect(handlers: SocketHandlers): Promise<() => void>;
  /** Resolves after `ms` milliseconds, or when `wake` is called. */
  pause(ms: number): { over: Promise<void>; wake(): void };
  page(): string;
  isHidden(): boolean;
  onChange(): void;
  /** Called when the thread was loaded for the first time. */
  onLoaded(): void;
  /** Called with new messages of the other side, once for each. */
  onNewMessages(messages: SupportMessage[]): void;
};
