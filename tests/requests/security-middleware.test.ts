import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";

let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});

const everywhere = [
  "/",
  "/login",
  "/register",
  "/dashboard",
  "/no-such-page",
  "/api/documents",
  "/api/none",
  "/icon.svg",
  "/assets/none.js",
];

test("every address of the API that does not exist is JSON, /api itself too", async () => {
  for (const path of ["/api", "/api/", "/api/none", "/api/v1", "/api/v1/none"]) {
    const answer = await house.visitor().get(path, { accept: "text/html" });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(JSON.stringify(await answer.json())).toContain("NOT_FOUND");
  }
});

test.each(everywhere)("%s answers with every security header", async (path) => {
  const { headers } = await house.visitor().get(path);
  expect(headers.get("content-security-policy")).toMatch(
    /default-src 'self'; script-src 'nonce-[\w+/=]+' 'strict-dynamic'/,
  );
  expect(headers.get("content-security-policy")).toContain("object-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBeTruthy();
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("the nonce differs from answer to answer, and pages for visitors carry no script but one small file on those for signing in, kept for a year", async () => {
  const nonces = await Promise.all(
    [1, 2].map(
      async () =>
        /nonce-([^']+)/.exec(
          (await house.visitor().get("/")).headers.get("content-security-policy") ?? "",
        )?.[1],
    ),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const path of ["/", "/forgot-password", "/magic-link-error"]) {
    expect(await (await house.visitor().get(path)).text()).not.toMatch(
      /<script(?! type="application\/ld\+json")/,
    );
  }
  let address = "";
  for (const path of [
    "/login",
    "/register",
    "/verify-email",
    "/reset-password",
    "/magic-link",
    "/auth/callback",
  ]) {
    const response = await house.visitor().get(path);
    const nonce = /nonce-([^']+)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    const [tag = "", ...more] = (await response.text()).match(/<script[^>]*>/g) ?? [];
    address = /src="(\/assets\/auth-[A-Z0-9]{8}\.js)"/.exec(tag)?.[1] ?? "";
    expect([tag, more]).toEqual([`<script type="module" src="${address}" nonce="${nonce}">`, []]);
  }
  const script = await house.visitor().get(address);
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(5100);
});

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://127.0.0.1:9" },
  { referer: "https://evil.example/login" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { cookie: "oya_session=x" },
];
const unsafe = [
  "/login",
  "/register",
  "/logout",
  "/generate",
  "/edit/x",
  "/api/generate",
  "/api/documents/x",
  "/no-such-page",
];

test.each(foreign)(
  "a post that names %o as its source is refused before anything happens",
  async (source) => {
    for (const path of unsafe) {
      for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"]) {
        const response = await house
          .visitor()
          .send(path, { method: "POST", body: "email=a@b.co", headers: { "content-type": type, ...source } });
        expect([path, response.status]).toEqual([path, 403]);
      }
    }
  },
);

test("a post from our own page is taken", async () => {
  const response = await house.visitor().post("/login", { email: "ada@demo.example", password: "wrong" });
  expect(response.status).toBe(401);
});

test("a body above its limit is refused with 413 and a body of unknown length with 411", async () => {
  const big = await house.visitor().post("/login", { email: "a".repeat(800_000), password: "x" });
  expect(big.status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("email=a"));
      controller.close();
    },
  });
  const init = {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: { origin: house.url, "content-type": "application/x-www-form-urlencoded" },
  };
  const unknown = await fetch(`${house.url}/login`, init as RequestInit);
  expect(unknown.status).toBe(411);
});

test("an unknown page is titled Page Not Found, and an unknown API path answers JSON to every method", async () => {
  const page = await house.visitor().get("/no-such-page");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("<title>Page Not Found</title>");
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const response = await house.visitor().send("/api/none", { method, headers: { origin: house.url } });
    expect([method, response.status, response.headers.get("content-type")]).toEqual([
      method,
      404,
      "application/json; charset=utf-8",
    ]);
  }
});

test("a broken JSON body is a JSON 400, never a page", async () => {
  const visitor = await house.visitor().signInAsDemo();
  const response = await visitor.send("/api/documents/x", {
    method: "PUT",
    body: "{",
    headers: { origin: house.url, "content-type": "application/json" },
  });
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.status).toBe(400);
});

test("files that are not meant for the web are not served", async () => {
  for (const path of [
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/build/server/index.js",
    "/server/index.js",
    "/../package.json",
    "/..%2fpackage.json",
  ]) {
    expect([path, (await house.visitor().get(path)).status]).toEqual([path, 404]);
  }
});

test("the health check tells the role, the version and the queue, and nothing may be done with it", async () => {
  const response = await house.visitor().get("/healthz");
  const headers = ["content-security-policy", "x-content-type-options", "cache-control"];
  expect(headers.map((name) => response.headers.get(name))).toEqual([
    "default-src 'none'; frame-ancestors 'none'",
    "nosniff",
    "no-store",
  ]);
  expect((await house.visitor().send("/healthz", { method: "HEAD" })).status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    db: "ok",
    role: process.env.ON_REPLICA ? "replica" : "primary",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    queue: { queued: 0, running: 0 },
  });
});

test("the log holds no address of a person and no password", async () => {
  await house
    .visitor()
    .post("/login", { email: "planted.person@example.com", password: "Planted-Secret-99!" });
  await house.visitor().get("/verify-email?token=planted-token-in-address");
  await until(() => house.output().includes('"path":"/verify-email"'));
  const lines = house.output();
  for (const planted of ["planted.person", "Planted-Secret", "planted-token"])
    expect(lines).not.toContain(planted);
});

test("a socket without a session or from elsewhere is refused, polling and websocket alike", async () => {
  const visitor = await house.visitor().signInAsDemo();
  const cookie = `oya_session=${visitor.sessionToken}`;
  const knock = (headers: Record<string, string>) =>
    fetch(`${house.url}/ws/?EIO=4&transport=polling`, { headers }).then(({ status }) => status);
  expect(await knock({ origin: house.url, cookie })).toBe(200);
  expect(await knock({ origin: house.url })).toBe(403);
  expect(await knock({ origin: "https://evil.example", cookie })).toBe(403);
  expect(await knock({ cookie })).toBe(403);
});
