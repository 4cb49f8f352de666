import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedMessage = { headers: IncomingHttpHeaders; body: string };

/** A program that takes webhooks, and answers as it is told. */
export async function openWebhookReceiver() {
  const received: ReceivedMessage[] = [];
  const next = { status: 204, body: "" };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += String(part);
    received.push({ headers: request.headers, body });
    response.writeHead(next.status, next.status === 302 ? { location: "/elsewhere" } : {}).end(next.body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** From now on it answers so. */
    answer(status: number, body = "") {
      Object.assign(next, { status, body });
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
