import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { log } from "~/log.server";
import { getClientAddress } from "~/http/security/client-address.server";
import { keptHeaders, openUpstream } from "./upstream.server";

const NO_ANSWER = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Leads the sockets of a replica to the primary, which announces what is written there. */
export function forwardSockets(http: Server): void {
  http.on("upgrade", (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on("error", () => client.destroy());
    if (!/^\/ws(\/|\?|$)/.test(request.url ?? "")) return void client.destroy();
    const upgrade = { connection: "Upgrade", upgrade: request.headers.upgrade ?? "websocket" };
    const upstream = openUpstream(request, getClientAddress(request), upgrade);
    client.on("close", () => upstream.destroy());
    upstream.on("upgrade", (answer, primary, primaryHead) => {
      client.write(writeHead(answer, upgrade));
      primary.write(head);
      client.write(primaryHead);
      primary.on("error", () => client.destroy());
      primary.on("close", () => client.destroy());
      client.on("close", () => primary.destroy());
      primary.pipe(client).pipe(primary);
    });
    upstream.on("response", (answer) => {
      client.write(writeHead(answer, { connection: "close" }));
      answer.pipe(client);
    });
    upstream.on("error", (error: NodeJS.ErrnoException) => {
      log.warn({ event: "cluster.primary_unreachable", code: error.code, isSent: false });
      if (!client.destroyed) client.end(NO_ANSWER);
    });
    upstream.end();
  });
}

function writeHead(answer: IncomingMessage, more: Record<string, string>): string {
  const headers = Object.entries({ ...keptHeaders(answer), ...more }).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}\r\n`),
  );
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${headers.join("")}\r\n`;
}
