import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { assertNoBreaks } from "../checked-fetch";

/** What every answer has. */
const COMMON = {
  "x-request-id": "1",
  "ratelimit-policy": "100;w=60",
  "ratelimit-limit": "100",
  "ratelimit-remaining": "99",
  "ratelimit-reset": "1",
};

/** What somebody who asks by node:http hears of a server of the API that answers so. */
async function hear(body: string, type = "application/json"): Promise<string> {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(404, { "content-type": type, ...COMMON });
    outgoing.end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const heard = await new Promise<string>((done) => {
    get({ port, host: "127.0.0.1", path: "/api/v1/documents/none" }, (answer) => {
      void text(answer).then(done);
    });
  });
  server.close();
  return heard;
}

test("whoever asks by node:http, the body of the answer is compared with the contract on its way", async () => {
  const wrong = '{"message":"Not here"}';
  expect(await hear(wrong)).toBe(wrong);
  await expect(assertNoBreaks()).rejects.toThrow("that is no error of the API");
  await hear("{");
  await expect(assertNoBreaks()).rejects.toThrow("cannot be read");
  await hear("<p>Not here</p>", "text/html");
  await expect(assertNoBreaks()).rejects.toThrow("not JSON");
  await assertNoBreaks();
});
