import { io } from "socket.io-client";
import type { SocketHandlers, SupportStatus } from "./connection";
import type { SeenMarks, SupportMessage } from "./thread";

type SocketMessage = { targetUserId: string; message: SupportMessage };
type StatusUpdate = { status: SupportStatus; targetUserId?: string; seen?: SeenMarks };

type SocketOptions = {
  userId: string;
  /** Whose conversation it is about: the caller's own, that of the person an agent talks to, or `anyone`'s. */
  conversationUserId?: string;
  isInbox?: boolean;
  query?: Record<string, string>;
  /** Outside a browser: where the server is, and the cookie. */
  address?: string;
  headers?: Record<string, string>;
};

/** Opens the socket and passes on what concerns the conversation. Returns the way to close it. */
export function connectSocket(
  handlers: SocketHandlers,
  { userId, conversationUserId = userId, isInbox = false, query = {}, address, headers }: SocketOptions,
): () => void {
  const socket = io(address ?? location.origin, {
    path: "/ws",
    transports: ["websocket"], // where it cannot come through, our own polling is lighter than another
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
  socket.on("connect", () => handlers.onConnection(true));
  socket.on("disconnect", (reason) => {
    handlers.onConnection(false);
    // The server closed it: it restarts, or the session ended. Knock again, but not all at the same moment.
    if (reason === "io server disconnect")
      setTimeout(() => !isClosed && socket.connect(), 500 + Math.random() * 3000);
  });
  let isClosed = false;
  return () => {
    isClosed = true;
    socket.close();
  };
}
