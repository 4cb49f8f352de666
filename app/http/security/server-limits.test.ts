import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { SERVER_LIMITS } from "./server-limits";

const REQUESTS = 1500;

test("a connection is answered for as long as it asks", async () => {
  const server = createServer(SERVER_LIMITS, (_request, response) => void response.end("well"));
  Object.assign(server, SERVER_LIMITS);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  const text = await new Promise<string>((done, fail) => {
    let got = "";
    socket.on("error", fail);
    socket.on("data", (chunk: Buffer) => (got += chunk.toString()));
    socket.on("close", () => done(got));
    const ask = "GET / HTTP/1.1\r\nHost: x\r\n";
    socket.write(`${ask}\r\n`.repeat(REQUESTS - 1) + `${ask}Connection: close\r\n\r\n`);
  });
  await new Promise((done) => server.close(done));
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(
    Array.from({ length: REQUESTS }, () => "200"),
  );
});
