import { io } from "socket.io-client";
import type { SocketHandlers, SupportStatus } from "./environment";
import type { SeenMarks, SupportMessage } from "./thread";

type SocketMessage = { targetUserId: string; message: SupportMessage };
type StatusUpdate = { status: SupportStatus; targetUserId?: string; seen?: SeenMarks };

type TypingUpdate = { targetUserId: string };

type SocketOptions = {
  userId: string;
  /** The conversation: the caller's own, that of the user an agent has open, or `anyone`'s. */
  conversationUserId?: string;
  isInbox?: boolean;
  query?: Record<string, string>;
  /** For clients outside a browser: the server's address, and the cookie. */
  address?: string;
  headers?: Record<string, string>;
};

/** Opens the socket and passes the conversation's events on. Returns a function that closes it. */
export function connectSocket(
  handlers: SocketHandlers,
  { userId, conversationUserId = userId, isInbox = false, query = {}, address, headers }: SocketOptions,
): () => void {
  const socket = io(address ?? location.origin, {
    path: "/ws",
    transports: ["websocket"], // if WebSocket is blocked, our own polling is lighter than that of the library
    query: { userId, ...query },
    reconnectionDelayMax: 3000,
    ...(headers && { extraHeaders: headers }),
  });
  socket.on(
    "new_support_message",
    ({ targetUserId, message }: SocketMessage) =>
      (isInbox || targetUserId === conversationUserId) && handlers.onMessage(message),
  );
  socket.on("support_status_update", ({ status, targetUserId, seen }: StatusUpdate) => {
    handlers.onStatus(status);
    if (seen && (isInbox || targetUserId === conversationUserId)) handlers.onSeen(seen);
  });
  socket.on(
    "support_typing",
    ({ targetUserId }: TypingUpdate) => targetUserId === conversationUserId && handlers.onTyping(),
  );
  socket.on("connect", () => handlers.onConnection(true));
  socket.on("disconnect", (reason) => {
    handlers.onConnection(false);
    // The server closed the socket because it restarts or the session ended. Reconnect with jitter.
    if (reason === "io server disconnect")
      setTimeout(() => !isClosed && socket.connect(), 500 + Math.random() * 3000);
  });
  let isClosed = false;
  return () => {
    isClosed = true;
    socket.close();
  };
}
