import type { IncomingMessage, Server as HttpServer } from "node:http"
import { Server } from "socket.io"

export type Hub = { close(): Promise<void> }

/**
 * The socket at /ws. It only announces; everything is written by POST. `mayJoin` decides each handshake, for polling
 * and websocket alike, from the same cookie and origin as a page.
 */
export function openHub(http: HttpServer, mayJoin: (request: IncomingMessage) => boolean): Hub {
  const io = new Server(http, {
    path: "/ws",
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    allowRequest: (request, decide) => decide(null, mayJoin(request)),
  })
  return { close: () => io.close() }
}
