import { beforeAll, expect, test } from "vitest";
import { CALLS } from "../api-contract";
import { makeKey } from "../api-people";
import { allAddresses } from "../role-matrix";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, until, type Visitor } from "../test-server";

let house: SharedServer;
let owner: Visitor;
const EMAIL = "keys@example.com";

beforeAll(async () => {
  house = await shareServer();
  owner = await registerPerson(house, EMAIL);
});

const withKey = (key: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${key}`, ...more },
});
const codeOf = async (response: Response) => ((await response.json()) as { errorCode: string }).errorCode;

test("a key is shown once, stored as a hash, named in a mail, and signs in", async () => {
  const { status, key, page } = await makeKey(owner, "My laptop", ["read"]);
  expect(status).toBe(201);
  expect(key).toMatch(/^oya_[\w-]{43}$/);
  expect(page).toContain("never shown again");
  const list = await (await owner.get("/api-keys")).text();
  expect(list).toContain("My laptop");
  expect(list).not.toContain(key);
  const [row] = house.query<Record<string, string>>("select * from api_keys where name = 'My laptop'");
  expect(JSON.stringify(row)).not.toContain(key.slice(4));
  await until(
    () =>
      house.query("select 1 from mails where recipient = ? and text like '%My laptop%'", EMAIL).length === 1,
  );
  const answer = await house.visitor().send("/api/auth/user", withKey(key));
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { user: { email: string } }).user.email).toBe(EMAIL);
});

test("a key is made only within ten minutes after a proof of who the person is", async () => {
  const person = await registerPerson(house, "keys-unproven@example.com");
  const sessionsOf = "user_id = (select id from users where email = 'keys-unproven@example.com')";
  house.execute(`update sessions set proved_at = null where ${sessionsOf}`);
  expect((await makeKey(person, "of a thief", ["read"])).status).toBe(403);
  expect(house.query(`select 1 from api_keys where ${sessionsOf}`)).toEqual([]);
});

test("the form keeps what was typed, says what is missing, and refuses a second key of a name", async () => {
  const none = await makeKey(owner, "Server in Yaba", []);
  expect(none.status).toBe(400);
  expect(none.page).toContain("Tick at least one box");
  expect(fieldOf(none.page, "name")).toBe("Server in Yaba");
  expect((await makeKey(owner, "Server in Yaba", ["read"], "31")).status).toBe(400);
  expect((await makeKey(owner, "Server in Yaba", ["read"])).status).toBe(201);
  const again = await makeKey(owner, "Server in Yaba", ["read"]);
  expect(again.status).toBe(409);
  expect(again.page).toContain("You have a key with this name");
});

test("a key does what its scopes say, and nothing else", async () => {
  const reader = (await makeKey(owner, "reader", ["read"])).key;
  const writer = (await makeKey(owner, "writer", ["write", "generate", "account"])).key;
  const stranger = house.visitor();
  const change = { method: "PATCH", body: JSON.stringify({ firstName: "Ada" }) };
  const json = { "content-type": "application/json" };
  const refused = await stranger.send("/api/profile", { ...change, ...withKey(reader, json) });
  expect(refused.status).toBe(403);
  expect(refused.headers.get("www-authenticate")).toContain('scope="account"');
  expect(await codeOf(refused)).toBe("SCOPE_MISSING");
  expect((await stranger.send("/api/profile", { ...change, ...withKey(writer, json) })).status).toBe(200);
  expect((await stranger.send("/api/profile", withKey(writer))).status).toBe(403);
});

test("no key opens the console, changes the password, or signs in to a page, though its owner is an admin", async () => {
  house.execute("update users set role = 'admin' where email = ?", EMAIL);
  const { key } = await makeKey(owner, "of an admin", ["read", "write", "generate", "account"]);
  const stranger = house.visitor();
  for (const call of CALLS.filter((one) => one.includes("/api/admin/") || one.includes("change-password"))) {
    const [method = "", path = ""] = call.split(" ");
    const body = method === "GET" ? undefined : "{}";
    const answer = await stranger.send(path.replaceAll(/\{\w+\}/g, "x"), {
      method,
      body,
      ...withKey(key, { "content-type": "application/json" }),
    });
    expect([call, answer.status, await codeOf(answer)]).toEqual([call, 403, "KEY_NOT_ALLOWED"]);
  }
  const own = (await (await stranger.send("/api/auth/user", withKey(key))).json()) as {
    user: { role: string };
  };
  expect(own.user.role).toBe("user");
  expect((await stranger.send("/dashboard", withKey(key))).status).toBe(401);
  expect((await stranger.send("/admin/users", withKey(key))).status).toBe(401);
  house.execute("update users set role = 'user' where email = ?", EMAIL);
});

test("with a key, cookies are ignored, and an unknown, revoked or ended key is 401 though the cookie is good", async () => {
  const other = await registerPerson(house, "keys-other@example.com");
  const { key } = await makeKey(owner, "to be revoked", ["read"]);
  const both = await other.send("/api/auth/user", withKey(key));
  expect(((await both.json()) as { user: { email: string } }).user.email).toBe(EMAIL);
  expect(both.headers.getSetCookie()).toEqual([]);
  expect((await owner.send("/api/auth/user", withKey(`oya_${"a".repeat(43)}`))).status).toBe(401);
  expect((await owner.send("/api/auth/user", withKey("nonsense"))).status).toBe(401);

  const [{ id = "" } = {}] = house.query<{ id: string }>(
    "select id from api_keys where name = 'to be revoked'",
  );
  expect((await other.post(`/api-keys/${id}/revoke`, {})).status).toBe(404);
  expect((await house.visitor().send("/api/auth/user", withKey(key))).status).toBe(200);
  // Whoever finds a lost key must not be asked for a proof first.
  house.execute(
    "update sessions set proved_at = null where user_id = (select id from users where email = ?)",
    EMAIL,
  );
  expect((await owner.post(`/api-keys/${id}/revoke`, {})).status).toBe(303);
  house.execute(
    "update sessions set proved_at = ? where user_id = (select id from users where email = ?)",
    Date.now(),
    EMAIL,
  );
  const revoked = await owner.send("/api/auth/user", withKey(key));
  expect(revoked.status).toBe(401);
  expect(revoked.headers.get("www-authenticate")).toBe('Bearer realm="API", error="invalid_token"');

  const ended = (await makeKey(owner, "ended", ["read"])).key;
  house.execute("update api_keys set expires_at = ? where name = 'ended'", Date.now() - 1);
  expect((await owner.send("/api/auth/user", withKey(ended))).status).toBe(401);
  expect(await (await owner.get("/api-keys")).text()).toContain("Ended");
});

test("a deactivated, closed or unverified owner's key stops", async () => {
  const person = await registerPerson(house, "keys-off@example.com");
  const { key } = await makeKey(person, "off", ["read"]);
  const status = async () => (await house.visitor().send("/api/auth/user", withKey(key))).status;
  expect(await status()).toBe(200);
  house.execute("update users set is_active = 0 where email = 'keys-off@example.com'");
  expect(await status()).toBe(401);
  house.execute(
    "update users set is_active = 1, email_verified_at = null where email = 'keys-off@example.com'",
  );
  expect(await status()).toBe(403);
});

test("pages of other sites may call with a key and never with a session", async () => {
  const { key } = await makeKey(owner, "browser", ["read", "account"]);
  const foreign = { origin: "https://elsewhere.example" };
  const asked = {
    ...foreign,
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "authorization, content-type",
  };
  const preflight = await house.visitor().send("/api/profile", { method: "OPTIONS", headers: asked });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
  const json = { ...foreign, "content-type": "application/json" };
  const change = { method: "PATCH", body: "{}" };
  const keyed = await house.visitor().send("/api/profile", { ...change, ...withKey(key, json) });
  expect([keyed.status, keyed.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  expect(keyed.headers.get("access-control-expose-headers")).toContain("RateLimit-Remaining");
  const bySession = await owner.send("/api/profile", { ...change, headers: json });
  expect([bySession.status, bySession.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  const cookiePreflight = await owner.send("/api/profile", {
    method: "OPTIONS",
    headers: { ...asked, "access-control-request-headers": "content-type" },
  });
  expect(cookiePreflight.headers.get("access-control-allow-origin")).toBeNull();
  const token = await owner.send("/api/profile", {
    ...change,
    headers: { ...json, authorization: `Bearer ${owner.sessionToken}` },
  });
  expect(token.status).toBe(403);
});

test("every answer says what is left of the limit, and 401 says what would do", async () => {
  const paths = (await allAddresses())
    .filter(({ isApi }) => isApi)
    .map(({ path }) => path.replace(/:\w+|\*/g, "x"));
  for (const path of ["/api/no-such-address", ...paths]) {
    for (const method of ["GET", "DELETE"]) {
      if (/payment.webhook|inbound/.test(path)) continue; // counted by nobody: their senders sign
      const answer = await house.visitor().send(path, { method });
      const left = Number(answer.headers.get("ratelimit-remaining") ?? Number.NaN);
      expect([method, path, left >= 0, answer.headers.get("ratelimit-limit") !== null]).toEqual([
        method,
        path,
        true,
        true,
      ]);
      if (answer.status === 401)
        expect([path, answer.headers.get("www-authenticate")]).toEqual([path, 'Bearer realm="API"']);
    }
  }
});

test("answers that are given before any route say what is left, too", async () => {
  const { key } = await makeKey(owner, "refused early", ["read"]);
  const large = { "content-type": "application/json" };
  const asked = { "access-control-request-method": "GET", "access-control-request-headers": "authorization" };
  const early: [number, string, Parameters<Visitor["send"]>[1]][] = [
    [400, "/api/%E0%A4%A", withKey(key)],
    [405, "/api/v1/credits", { method: "PROPFIND", ...withKey(key) }],
    [413, "/api/v1/adverts/read", { method: "POST", body: "x".repeat(800_000), ...withKey(key, large) }],
    [
      403,
      "/api/auth/login",
      { method: "POST", body: "{}", headers: { origin: "https://elsewhere.example" } },
    ],
    [204, "/api/v1/credits", { method: "OPTIONS", headers: asked }],
  ];
  for (const [status, path, init] of early) {
    const answer = await house.visitor().send(path, init);
    expect([path, answer.status, answer.headers.get("ratelimit-limit")]).toEqual([path, status, "600"]);
    expect(Number(answer.headers.get("ratelimit-remaining") ?? Number.NaN)).toBeLessThan(600);
  }
});

test("a person has at most 20 keys, and choosing a new password by mail revokes them all", async () => {
  const email = "keys-many@example.com";
  const person = await registerPerson(house, email);
  for (let one = 1; one <= 20; one += 1) {
    house.execute("delete from rate_limits");
    expect((await makeKey(person, `key ${one}`, ["read"])).status).toBe(201);
  }
  house.execute("delete from rate_limits");
  const more = await makeKey(person, "key 21", ["read"]);
  expect(more.status).toBe(409);
  expect(more.page).toContain("You have 20 keys");
  await house.visitor().post("/forgot-password", { email });
  let token: string | undefined;
  await until(() => {
    const [mail] = house.query<{ text: string }>(
      "select text from mails where recipient = ? and text like '%reset-password?token=%' limit 1",
      email,
    );
    token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    return token !== undefined;
  });
  const newPassword = "Another-Horse-8-Battery";
  const reset = await house
    .visitor()
    .post("/api/auth/reset-password", { token: token ?? "", newPassword, confirmPassword: newPassword });
  expect(reset.status).toBe(200);
  expect(house.query("select 1 from api_keys where name like 'key %'")).toEqual([]);
});
