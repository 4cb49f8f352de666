import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, openSetup, passTime, PASSWORD, switchOnTwoStep } from "../factories/two-step";
import { LIVE_ENVIRONMENT } from "../live-environment";
import { shareServer } from "../pooled-server";
import { startServer, until, Visitor, type TestServer } from "../test-server";

// In live mode the password of an admin opens nothing of the console.

let live: TestServer;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oya-live-"));
  // Nobody answers there: mails wait.
  live = await startServer({ ...LIVE_ENVIRONMENT, MAIL_URL: "smtps://127.0.0.1:9", DATA_DIR: dataDir });
  // Its public address has to be the one that the tests can name.
  await live.stop();
  await live.start({ APP_URL: live.url.replace("http:", "https:") });
  const now = Date.now();
  live.execute(
    "insert into users (id, created_at, updated_at, email, first_name, password_hash, email_verified_at, role) values ('boss', ?, ?, 'boss@oya.example', 'Ngozi', ?, ?, 'admin')",
    now,
    now,
    await hash(PASSWORD),
    now,
  );
});
afterAll(() => live.stop("SIGKILL"));

/** A browser behind the proxy that ends TLS. */
class LiveVisitor extends Visitor {
  override send(path: string, init: Parameters<Visitor["send"]>[1]): Promise<Response> {
    const proxied = { origin: this.url.replace("http:", "https:"), "x-forwarded-proto": "https" };
    return super.send(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...proxied },
    });
  }
}

test("every cookie is for this host only, over TLS, and for no script", async () => {
  const boss = new LiveVisitor(live.url);
  const answers = [
    await boss.post("/login", { email: "boss@oya.example", password: PASSWORD }),
    await boss.post("/settings", { theme: "dark", timezone: "WAT", language: "en" }),
    await boss.post("/lite", { lite: "on" }),
    await boss.get("/dashboard"), // clears the message
    await boss.post("/logout", {}),
    await boss.post("/login", { email: "boss@oya.example", intent: "magic-link" }),
    await boss.post("/forgot-password", { email: "boss@oya.example" }),
  ];
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(new Set(cookies.map((cookie) => cookie.split("=")[0])).size).toBeGreaterThan(4);
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^__Host-(?=.*; Path=\/(?:;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=(?:Lax|Strict))(?!.*; Domain)/,
    );
});

const PAGES = ["/admin", "/admin/users", "/admin/payments", "/admin/audit", "/admin/support"];
const CALLS = ["/api/admin/users", "/api/admin/stats", "/api/admin/llm-providers"];
const inbox = async (visitor: Visitor) => (await visitor.get("/ws/?EIO=4&transport=polling&inbox=1")).status;

test("without a second factor no page, action, call or socket of staff opens; the set-up does", async () => {
  const boss = new LiveVisitor(live.url);
  await boss.signIn("boss@oya.example", PASSWORD);
  for (const path of PAGES) {
    const response = await boss.get(path);
    expect([path, response.status]).toEqual([path, 403]);
    expect(await response.text()).toContain("One more step before the console");
  }
  for (const path of [...PAGES, ...CALLS]) {
    const data = await boss.get(path.startsWith("/api") ? path : `${path}.data`);
    expect([path, data.status]).toEqual([path, 403]);
  }
  expect(await (await boss.get("/api/admin/users")).json()).toMatchObject({
    errorCode: "SECOND_FACTOR_REQUIRED",
  });
  expect((await boss.post("/admin/users/boss/deactivate", {})).status).toBe(403);
  expect(live.query("select 1 from users where is_active = 0")).toEqual([]);
  expect(await inbox(boss)).toBe(403);
  expect(await (await boss.get("/two-step")).text()).toContain("Needed for the admin console");
});

test("with it the console opens; the last factor cannot be removed; the operator's command can, and closes the console", async () => {
  const boss = new LiveVisitor(live.url);
  await boss.signIn("boss@oya.example", PASSWORD);
  const { phone } = await switchOnTwoStep(boss);
  for (const path of [...PAGES, ...CALLS]) expect([path, (await boss.get(path)).status]).toEqual([path, 200]);
  expect(await inbox(boss)).toBe(200);
  const kept = await boss.post("/two-step/app/remove", {});
  expect([kept.status, (await kept.text()).includes("Admins need a second factor")]).toEqual([409, true]);
  passTime(live, "boss");
  const again = new LiveVisitor(live.url);
  await again.post("/login", { email: "boss@oya.example", password: PASSWORD });
  expect((await again.get("/admin")).status).toBe(401);
  expect((await again.post("/login/second-step", { code: phone.code() })).status).toBe(303);
  expect((await again.get("/admin")).status).toBe(200);

  const reset = (email: string) =>
    spawnSync(process.execPath, ["build/command.js", "admin", email, "--reset-two-step"], {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        ...LIVE_ENVIRONMENT,
        DATA_DIR: live.dataDir,
        LOG_LEVEL: "silent",
      },
    });
  live.execute(
    "insert into api_keys (id, created_at, user_id, name, key_hash, last4, scopes, expires_at) values ('k', 0, 'boss', 'of a thief', 'h', 'abcd', '[]', ?)",
    Date.now() + 60_000,
  );
  expect(reset("nobody@oya.example").status).toBe(1);
  const done = reset("boss@oya.example");
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining("without a second step now")]);
  expect((await again.get("/admin")).status).toBe(401); // its session ended
  expect(live.query("select 1 from api_keys where user_id = 'boss'")).toEqual([]);
  expect(live.query("select action, actor_id, address from audit_log")).toEqual([
    { action: "user.two_step_reset", actor_id: null, address: "command line" },
  ]);
  const mails = live.query<{ text: string }>("select text from mails where user_id = 'boss'");
  expect(mails.at(-1)?.text).toContain("was switched off by our support");
  const fresh = new LiveVisitor(live.url);
  await fresh.signIn("boss@oya.example", PASSWORD);
  expect((await fresh.get("/admin")).status).toBe(403);
});

test("in local mode the demo admin works without a second factor, and may set one up", async () => {
  const server = await shareServer();
  const admin = await server.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  for (const path of PAGES) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
  const phone = await openSetup(admin);
  expect((await admin.post("/two-step/app", { code: phone.code() })).status).toBe(200);
  expect((await admin.post("/two-step/app/remove", {})).status).toBe(303);
});

test("secrets of apps survive a change of the encryption key, and only with the old one beside it", async () => {
  const [oldKey = "", freshKey = ""] = [1, 2].map(() => randomBytes(32).toString("base64"));
  const server = await startServer({ ENCRYPTION_KEY: oldKey });
  const email = addPerson(server, "rotated@example.com");
  const { phone } = await switchOnTwoStep(await server.visitor().signIn(email, PASSWORD));
  const cipher = () =>
    server.query<{ secret_cipher: string }>("select secret_cipher from authenticator_apps")[0]?.secret_cipher;
  const before = cipher();
  await server.stop();
  await server.start({ ENCRYPTION_KEY: `${freshKey},${oldKey}` });
  await until(() => cipher() !== before);
  await server.stop();
  await server.start({ ENCRYPTION_KEY: freshKey });
  passTime(server, email);
  const visitor = server.visitor();
  await visitor.post("/login", { email, password: PASSWORD });
  expect((await visitor.post("/login/second-step", { code: phone.code() })).status).toBe(303);
  await server.stop();
});
