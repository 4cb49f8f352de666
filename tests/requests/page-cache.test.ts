import { createHash } from "node:crypto";
import { writeFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testOnPrimary } from "../on-primary";
import { startServer, until, type TestServer } from "../test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}${path}`, { method, redirect: "manual", headers });
/** The first asks, the second may get what was cached. */
async function twice(path: string, headers: Record<string, string> = {}) {
  const first = await (await get(path, headers)).text();
  const second = await get(path, headers);
  return { first, second };
}
/** As a browser asks from one of our pages; fetch names its own mode. */
async function getFromHere(path: string): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  return new Promise((done, fail) => {
    request(`${server.url}${path}`, { headers }, (answer) => void text(answer).then(done, fail))
      .on("error", fail)
      .end();
  });
}
const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";

// What is cached has an age.
const isCached = (answer: Response) => answer.headers.has("age");

test.each(["br", "gzip", "identity"])("a cached page is the page, in %s", async (encoding) => {
  const { first, second } = await twice("/privacy-policy", { "accept-encoding": encoding });
  expect(await second.text()).toBe(first);
  expect(second.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(second.headers.get("vary")).toMatch(/Sec-Fetch-Site.*Accept-Encoding/);
});

test("a cached page was compressed once, and whoever has it is told so", async () => {
  const asking = { "accept-encoding": "br" };
  let second = await get("/", asking);
  let head = second;
  // A page is cached for a second, and a server that has just started still writes: the two are asked for until both came from it.
  await until(async () => {
    second = await get("/", asking);
    head = await get("/", asking, "HEAD");
    return isCached(second) && isCached(head);
  });
  const etag = second.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  const again = await get("/", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(second.headers.get("content-length"));
});

test("a page that stays as it is comes in its smallest form, also when it is rendered anew", async () => {
  const path = "/terms-of-service";
  const ask = () => get(path, { "accept-encoding": "br" });
  const lengthOf = (answer: Response) => Number(answer.headers.get("content-length"));
  const page = await ask();
  const first = lengthOf(page);
  const text = await page.text();
  const smallest = 0.95 * first;
  for (const isFromCache of [true, false])
    await until(async () => {
      const answer = await ask();
      expect(await answer.text()).toBe(text);
      return isCached(answer) === isFromCache && lengthOf(answer) < smallest;
    });
});

test("each answer has a nonce of its own, in its policy and in its page", async () => {
  const { second } = await twice("/login");
  const third = await get("/login");
  expect(nonceOf(second)).not.toBe(nonceOf(third));
  for (const answer of [second, third]) {
    expect(answer.headers.get("etag")).toBeNull();
    const nonces = [...(await answer.text()).matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(nonces)).toEqual(new Set([nonceOf(answer)]));
  }
});

test("whoever sends a cookie, a query or Save-Data, or comes from one of our pages, gets a page of their own", async () => {
  await twice("/");
  await twice("/login");
  const person = await server.visitor().signInAsDemo();
  expect(await (await person.get("/")).text()).toContain('href="/dashboard"');
  expect((await person.get("/login")).status).toBe(303);
  expect(await (await get("/", { cookie: "theme=ImRhcmsi" })).text()).toContain('data-theme="dark"');
  expect(await (await get("/login?message=Authentication+failed")).text()).toContain("Authentication failed");
  expect(await (await get("/login", { "save-data": "on" })).text()).not.toContain("<script");
  for (let time = 0; time < 2; time += 1) expect(await getFromHere("/")).toContain('<link rel="stylesheet"');
  expect(await (await get("/")).text()).not.toContain('href="/dashboard"');
});

test("a first page has the whole style sheet, and its policy names it; stored and made anew", async () => {
  const stored = (await twice("/login")).second;
  const person = await server.visitor().signInAsDemo();
  for (const answer of [stored, await person.get("/settings"), await get("/no-such-page")]) {
    const [, inline = ""] = /<style>(.*?)<\/style>/s.exec(await answer.text()) ?? [];
    expect(inline.length).toBeGreaterThan(10_000);
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  }
});

test("a price is shown anew at once", async () => {
  await twice("/");
  server.execute("update offer_versions set price_kobo = 432100 where offer = 'jjc'");
  expect(await (await get("/")).text()).toContain("4,321");
});

testOnPrimary("the operator's texts are shown anew at once", async () => {
  await twice("/");
  const file = join(server.dataDir, "site.json");
  writeFileSync(file, JSON.stringify({ supportEmail: "help@cached.example" }));
  expect(await (await get("/")).text()).toContain("help@cached.example");
  await twice("/");
  rmSync(file);
  expect(await (await get("/")).text()).not.toContain("help@cached.example");
});
