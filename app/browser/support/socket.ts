import { io } from "socket.io-client";
import type { Heard, Status } from "./line";
import type { Seen, Stored } from "./thread";

type Said = { targetUserId: string; message: Stored };
type Changed = { status: Status; targetUserId?: string; seen?: Seen };

type Caller = {
  userId: string;
  /** Whose conversation it is about: the caller's own, that of the person an agent talks to, or `anyone`'s. */
  about?: string;
  anyone?: boolean;
  query?: Record<string, string>;
  /** Outside a browser: where the server is, and the cookie. */
  address?: string;
  headers?: Record<string, string>;
};

/** Opens the socket and passes on what concerns the conversation. Returns the way to close it. */
export function connectSocket(
  heard: Heard,
  { userId, about = userId, anyone = false, query = {}, address, headers }: Caller,
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
    ({ targetUserId, message }: Said) => (anyone || targetUserId === about) && heard.message(message),
  );
  socket.on("support_status_update", ({ status, targetUserId, seen }: Changed) => {
    heard.status(status);
    if (seen && (anyone || targetUserId === about)) heard.seen(seen);
  });
  socket.on("connect", () => heard.up(true));
  socket.on("disconnect", (reason) => {
    heard.up(false);
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
