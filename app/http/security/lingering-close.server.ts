import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";
import { seconds } from "~/time";
import { LINGER_LIMITS } from "./server-limits";

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
      else linger(request);
    };
  });
}

/** Whether this connection only drops what still comes: what follows an answer with `Connection: close` is no request. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket);
}
const lingering = new WeakSet<Socket>();

function linger(request: IncomingMessage): void {
  const { socket } = request;
  const [since, bytesBefore] = [Date.now(), socket.bytesRead];
  let [movedAt, seen] = [since, bytesBefore];
  const end = () => void socket.destroy();
  const timer = setInterval(() => {
    const [now, bytes] = [Date.now(), socket.bytesRead];
    if (bytes !== seen) [movedAt, seen] = [now, bytes];
    const { lingerMs, lingerIdleMs, lingerBytes } = LINGER_LIMITS;
    if (now - since > lingerMs || now - movedAt > lingerIdleMs || bytes - bytesBefore > lingerBytes) end();
  }, seconds(1)).unref();
  lingering.add(socket);
  socket.once("close", () => clearInterval(timer));
  request.once("end", end);
  request.resume();
  socket.end();
}
