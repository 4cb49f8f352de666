import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";
import { seconds } from "~/time";

/** How long and how much is read of a body that was refused before it had come, so that the answer arrives. */
export const LINGER = { ms: seconds(30), idleMs: seconds(5), bytes: 64 * 1024 * 1024 };

/**
 * Closes the connection of an answer that came before the whole body in steps (RFC 9112, 9.6): the answer, the end of our side, the
 * rest of the body read and dropped for a while, the end. A kernel that closes with unread bytes resets the connection, and the client
 * loses the answer. For answers with `Connection: close`; else the body is read as always.
 */
export function closeLingering(request: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    const { socket } = request;
    if (request.complete || response.getHeader("connection") !== "close") return;
    // Node calls it when the last answer of a connection was written.
    socket.destroySoon = () => {
      Reflect.deleteProperty(socket, "destroySoon");
      if (request.complete) socket.destroySoon();
      else linger(socket);
    };
  });
}

function linger(socket: Socket): void {
  let left = LINGER.bytes;
  const end = () => void socket.destroy();
  const timer = setTimeout(end, LINGER.ms).unref();
  // Not by the HTTP parser: what follows an answer with Connection: close is no request.
  socket.removeAllListeners("data");
  socket.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) end();
  });
  socket.setTimeout(LINGER.idleMs, end);
  socket.once("end", end);
  socket.once("close", () => clearTimeout(timer));
  socket.end();
  socket.resume();
}
