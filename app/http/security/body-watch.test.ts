import { createServer, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { createBodyWatch } from "./body-watch.server";

let clock = 0;
const watch = createBodyWatch({ slowAfterMs: 20_000, leastBytesPerSecond: 1000 }, () => clock);
const arrived: IncomingMessage[] = [];
const server = createServer((request, response) => {
  arrived.push(request);
  watch.watch(request);
  request.resume();
  request.on("end", () => response.end("whole"));
  request.on("error", () => undefined);
});
server.listen(0, "127.0.0.1");
afterAll(() => void server.close());

async function post(
  length: number,
): Promise<{ socket: Socket; answer: () => string; request: IncomingMessage }> {
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const before = arrived.length;
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  while (!arrived[before]) await new Promise((done) => setTimeout(done, 5));
  return { socket, answer: () => text, request: arrived[before] };
}

test("a body that comes byte by byte ends with its connection, one that comes on goes on", async () => {
  const [slow, steady] = [await post(50_000), await post(50_000)];
  slow.socket.write("x");
  steady.socket.write("x".repeat(40_000));
  while (steady.request.socket.bytesRead < 40_000) await new Promise((done) => setTimeout(done, 5));
  clock += 19_000;
  watch.endSlow();
  expect([slow, steady].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  clock += 2_000;
  watch.endSlow();
  await once(slow.socket, "close");
  expect(slow.answer()).toMatch(/^HTTP\/1.1 408 /);
  steady.socket.write("x".repeat(10_000));
  while (!steady.answer().includes("whole")) await new Promise((done) => setTimeout(done, 5));
  clock += 600_000;
  watch.endSlow();
  expect(steady.socket.destroyed).toBe(false);
  steady.socket.destroy();
});
