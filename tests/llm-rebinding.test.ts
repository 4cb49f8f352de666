import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardedFetch } from "~/providers/llm/guarded-fetch.server";
import type { Resolve } from "~/providers/llm/checked-connection.server";
import { ModelCallError } from "~/providers/llm/model-call";
import { blocked } from "./no-egress.mjs";

// A name whose owner answers as it suits them: a good address for the check, another one for the connection.
let reached: string[];
let connections: number;
let server: Server;
let port: number;

beforeEach(async () => {
  reached = [];
  connections = 0;
  server = createServer((request, response) => {
    reached.push(`${request.headers.host} ${request.url}`);
    response
      .writeHead(request.url === "/v1/away" ? 302 : 200, { connection: "close", location: "/v1/else" })
      .end("{}");
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterEach(() => new Promise((closed) => server.close(closed)));

test("the address that was judged is the one that is connected to, and nobody is asked in between", async () => {
  const names = answering(["127.0.0.1"], ["169.254.169.254"]);
  const ask = fetchOf("http://llm.localhost", true, names.resolve);
  expect((await ask("/v1/models")).status).toBe(200);
  expect([reached, names.asked]).toEqual([[`llm.localhost:${port} /v1/models`], ["llm.localhost"]]);
});

test("the next connection is judged again: a name that then stands for a cloud's metadata is not reached", async () => {
  const names = answering(["127.0.0.1"], ["169.254.169.254"]);
  const ask = fetchOf("http://llm.localhost", true, names.resolve);
  await ask("/v1/models");
  await expect(ask("/v1/chat")).rejects.toMatchObject({
    code: "forbidden",
    detail: "Address refused. This address cannot be used.",
  });
  expect([reached.length, names.asked]).toEqual([1, ["llm.localhost", "llm.localhost"]]);
});

test("a name that answered well once leads to no private machine the second time", async () => {
  const names = answering(["127.0.0.1"], ["127.0.0.1"]);
  await expect(fetchOf("https://llm.test", false, names.resolve)("/v1/models")).rejects.toMatchObject({
    code: "forbidden",
    detail: "Address refused. Addresses of a private network are switched off here.",
  });
  const turning = answering(["198.51.100.7"], ["127.0.0.1"]);
  const ask = fetchOf("https://llm.test", false, turning.resolve);
  await expect(ask("/v1/models")).rejects.not.toMatchObject({ code: "forbidden" }); // it goes where the first answer said, and only there
  expect(blocked.splice(0)).toEqual(["198.51.100.7"]);
  await expect(ask("/v1/models")).rejects.toMatchObject({ code: "forbidden" });
  expect([turning.asked.length, connections]).toEqual([2, 0]);
});

test.each([[["127.0.0.1", "169.254.169.254"]], [["::1", "::ffff:169.254.169.254"]], [[]]])(
  "%j among the answers refuses the name",
  async (addresses) => {
    await expect(
      fetchOf("http://llm.localhost", true, answering(addresses).resolve)("/v1/models"),
    ).rejects.toBeInstanceOf(ModelCallError);
    expect(connections).toBe(0);
  },
);

test("plain http goes to a machine of one's own only, whatever its name", async () => {
  await expect(
    fetchOf("http://llm.localhost", true, answering(["198.51.100.7"]).resolve)("/v1/models"),
  ).rejects.toMatchObject({ detail: expect.stringContaining("Use https://") });
  expect(blocked.splice(0)).toEqual([]);
});

test("localhost needs no name service of ours and goes on working where it is allowed", async () => {
  expect((await fetchOf("http://localhost", true)("/v1/models")).status).toBe(200);
  await expect(fetchOf("http://localhost", false)("/v1/models")).rejects.toMatchObject({ code: "forbidden" });
});

test("neither a redirect nor another host than the one that was checked is followed", async () => {
  const ask = guardedFetch({ baseUrl: `http://127.0.0.1:${port}`, options: OPTIONS, allowLocal: true }, {});
  await expect(ask(`http://127.0.0.1:${port}/v1/away`)).rejects.toThrow("fetch failed");
  await expect(ask("http://127.0.0.1:1/v1")).rejects.toMatchObject({ code: "forbidden" });
  expect(reached).toEqual([`127.0.0.1:${port} /v1/away`]);
});

const OPTIONS = { headers: {} } as Parameters<typeof guardedFetch>[0]["options"];

function fetchOf(base: string, allowLocal: boolean, resolve?: Resolve) {
  const ask = guardedFetch({ baseUrl: `${base}:${port}`, options: OPTIONS, allowLocal }, {}, resolve);
  return (path: string) => ask(`${base}:${port}${path}`);
}

/** A name service that gives one answer after the other, and the last one for ever. */
function answering(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: Resolve = (host) => {
    asked.push(host);
    const now = answers[Math.min(asked.length, answers.length) - 1] ?? [];
    return Promise.resolve(now.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
  };
  return { asked, resolve };
}
