import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeLingering, isLingering } from "./lingering-close.server";

const ANSWER = "That is too much to send at once.";
const BODY_BYTES = 14 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, "x");

/** A client that sends its whole body, piece by piece, before it reads: what it got, or the error that met it. */
async function send(answer: RequestListener, { bytes = BODY_BYTES, after = "" } = {}) {
  let requests = 0;
  const server = createServer((request, response) => {
    if (isLingering(request.socket)) return;
    requests += 1;
    closeLingering(request, response);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  const got = await new Promise<string>((done) => {
    let text = "";
    let left = bytes;
    socket.on("error", (error: NodeJS.ErrnoException) => done(`${error.code}`));
    socket.on("close", () => done(text));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
    const next = () => {
      if (left > 0) {
        left -= PIECE.length;
        socket.write(PIECE, () => setTimeout(next));
      } else {
        if (after) socket.write(after);
        socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
        socket.on("end", () => socket.end());
      }
    };
    next();
  });
  await new Promise((done) => server.close(done));
  return { got, requests };
}

const refuse: RequestListener = (_request, response) =>
  response.writeHead(413, { Connection: "close" }).end(ANSWER);

test("who sends all of a body that was refused at its beginning gets the answer", async () => {
  const { got } = await send((request, response) => {
    response.setHeader("Connection", "close");
    request.once("data", () => {
      request.pause();
      response.writeHead(413).end(ANSWER);
    });
  });
  expect(got).toMatch(/^HTTP\/1\.1 413/);
  expect(got.endsWith(`${ANSWER}\r\n0\r\n\r\n`) || got.endsWith(ANSWER)).toBe(true);
});

test("what follows the refused body is no request", async () => {
  const { got, requests } = await send(refuse, { after: "GET / HTTP/1.1\r\nHost: x\r\n\r\n" });
  expect([got.match(/HTTP\/1\.1/g)?.length, requests]).toEqual([1, 1]);
});

test("a body that had come is no reason to wait", async () => {
  const { got } = await send((request, response) => {
    request.resume().once("end", () => refuse(request, response));
  });
  expect(got).toContain(ANSWER);
});
