import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testOnPrimary } from "../on-primary";
import { startServer, until, type TestServer } from "../test-server";

const TOKEN = "a-token-of-the-metrics-that-is-long";
const BEARER = { authorization: `Bearer ${TOKEN}` };
const envelopes: { path: string; auth: string; lines: Record<string, unknown>[] }[] = [];
const sentry = createServer((incoming, outgoing) => {
  void text(incoming).then((body) => {
    const lines = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    envelopes.push({ path: incoming.url ?? "", auth: String(incoming.headers["x-sentry-auth"]), lines });
    outgoing.end("{}");
  });
});

let house: TestServer;
beforeAll(async () => {
  await new Promise<void>((done) => sentry.listen(0, "127.0.0.1", done));
  const { port } = sentry.address() as AddressInfo;
  house = await startServer({ METRICS_TOKEN: TOKEN, SENTRY_DSN: `http://publickey@127.0.0.1:${port}/7` });
  await until(async () => (await house.visitor().get("/readyz")).status === 200);
});
afterAll(async () => {
  await house.stop();
  sentry.close();
});

// Straight to the port, without what a proxy adds.
function askDirectly(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${house.url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

testOnPrimary("strangers see which parts are ok and no more; the token shows why", async () => {
  const plain = (await (await house.visitor().get("/readyz")).json()) as Record<string, unknown>;
  expect(Object.keys(plain)).toEqual(["status", "checks"]);
  expect(Object.values(plain.checks as Record<string, string>)).toEqual(Array<string>(8).fill("ok"));
  const full = await (await house.visitor().get("/readyz", BEARER)).text();
  expect(full).toMatch(/row and file written in \d+ ms/);
});

test("metrics are for the token, or for this machine without a proxy and under no public name", async () => {
  expect((await house.visitor().get("/metrics")).status).toBe(401);
  expect((await house.visitor().get("/metrics", { authorization: "Bearer wrong" })).status).toBe(401);
  expect(await askDirectly("/metrics")).toBe(200);
  expect(await askDirectly("/metrics", { host: "apply.example" })).toBe(401);
  expect(await askDirectly("/metrics", { "x-forwarded-for": "10.0.0.1" })).toBe(401);
  expect(await askDirectly("/metrics", { host: "apply.example", ...BEARER })).toBe(200);
});

testOnPrimary(
  "metrics count requests by route pattern, never by path, and show work, money and the process",
  async () => {
    const visitor = house.visitor();
    for (const path of ["/edit/one", "/edit/two", "/login", "/wp-admin/x.php", "/api/documents/secret-id"])
      await visitor.get(path);
    const response = await house.visitor().get("/metrics", BEARER);
    expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const metrics = await response.text();
    expect(metrics).toContain('oya_http_requests_total{method="GET",route="/edit/:id",status="401"} 2');
    expect(metrics).toMatch(/oya_http_requests_total\{method="GET",route="\/login",status="200"\} \d/);
    expect(metrics).toMatch(/route="\/api\/documents\/:id",status="401"/);
    expect(metrics).not.toMatch(/wp-admin|secret-id|edit\/one/);
    for (const name of [
      'oya_ready{check="database"} 1',
      'oya_alerts_open{area="payments"} 0',
      'oya_mails_last_hour{state="sent"}',
      "oya_database_bytes",
      "oya_disk_free_bytes",
      "oya_http_request_seconds_bucket",
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
    ])
      expect(metrics).toContain(name);
  },
);

test("a visitor's mistake is no error in the log, every answer names its request", async () => {
  const visitor = house.visitor();
  const before = house.output().length;
  const answers = await Promise.all([
    visitor.get("/no-such-page"),
    visitor.get("/dashboard"),
    visitor.get("/api/documents/x"),
    visitor.post("/no-such-page", {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 401, 401, 404]);
  for (const { headers } of answers) expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(house.output().slice(before)).not.toContain('"level":50');
});

test("an error of the server is reported with its request and its place, without the message", async () => {
  const admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  house.execute("alter table complaints rename to complaints_away");
  const failed = await admin.get("/admin/complaints");
  house.execute("alter table complaints_away rename to complaints");
  expect(failed.status).toBe(500);
  await until(() => envelopes.length > 0);
  const { path, auth, lines } = envelopes[0] ?? { path: "", auth: "", lines: [] };
  expect([path, auth]).toEqual(["/api/7/envelope/", expect.stringContaining("sentry_key=publickey")]);
  expect(lines[2]).toMatchObject({
    level: "error",
    tags: { event: "page.failed", request_id: failed.headers.get("x-request-id") },
  });
  const sent = JSON.stringify(lines);
  expect(sent).not.toMatch(/no such table|admin@demo/);
  expect(sent).toContain('"frames":[{');
});

test("the tabs of the console count open alerts, and the page shows them with the state of the server", async () => {
  const admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  house.execute(
    "insert into alerts (id, created_at, last_seen_at, kind, subject, area, severity, headline, detail, path) values ('a', ?, ?, 'payment_mismatch', 'CG-1', 'payments', 'grave', 'Arrived, but does not match', '₦9,000', '/admin/payments')",
    Date.now(),
    Date.now(),
  );
  const page = await (await admin.get("/admin/alerts")).text();
  const tab = /<a href="\/admin\/payments"[^>]*>Payments<span class="count">(.*?)<\/a>/.exec(page)?.[1];
  expect(tab?.replace(/<!-- -->/g, "")).toContain('1<span class="hidden-text"> open alerts</span>');
  expect(page).toContain("Arrived, but does not match");
  expect(page).toContain("Database writes");
});
