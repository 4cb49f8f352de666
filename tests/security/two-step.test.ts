import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import {
  addPerson,
  openSetup,
  PASSWORD,
  passTime,
  phoneWith,
  switchOnTwoStep,
  type Phone,
} from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import { until, type Visitor } from "../test-server";

// Whoever has the password or the mailbox of somebody with two-step sign-in still does not get in.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const WRONG = "000000";
const mailsTo = (email: string) =>
  server
    .query<{ text: string }>("select text from mails where recipient = ? order by created_at, rowid", email)
    .map(({ text }) => text);
const sessionsOf = (userId: string) =>
  server.query("select 1 from sessions where user_id = ?", userId).length;
const wrongCode = (phone: Phone) => (phone.code() === WRONG ? "000001" : WRONG);
const json = (visitor: Visitor, path: string, body: object, method = "POST") =>
  visitor.send(path, {
    method,
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A person with two-step sign-in, in a browser that signed in. */
async function person(email: string) {
  addPerson(server, email);
  const browser = await server.visitor().signIn(email, PASSWORD);
  return { email, browser, ...(await switchOnTwoStep(browser)) };
}

/** A browser that did the first step with the password. */
async function firstStep(email: string, fields: Record<string, string> = {}): Promise<Visitor> {
  const visitor = server.visitor();
  const response = await visitor.post("/login", { email, password: PASSWORD, ...fields });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/login/second-step"]);
  expect(visitor.sessionToken).toBe("");
  return visitor;
}
const secondStep = (visitor: Visitor, code: string, more: Record<string, string> = {}) =>
  visitor.post("/login/second-step", { code, ...more });

test("the second step signs in and goes on where the person wanted to go; a mail says that it was switched on", async () => {
  const { email, phone, codes } = await person("both@example.com");
  expect(codes).toHaveLength(10);
  expect(mailsTo(email).join()).toContain("An authenticator app was added");
  passTime(server, email);
  const visitor = await firstStep(email, { next: "/documents" });
  expect((await visitor.get("/login/second-step")).status).toBe(200);
  const response = await secondStep(visitor, phone.code());
  expect([response.status, response.headers.get("location")]).toEqual([303, "/documents"]);
  expect((await visitor.get("/documents")).status).toBe(200);
});

test("switching on ends every other session and half-done sign-in, and not the own one", async () => {
  const email = addPerson(server, "others@example.com");
  const [own, stranger] = [server.visitor(), server.visitor()];
  await own.signIn(email, PASSWORD);
  await stranger.signIn(email, PASSWORD);
  expect((await stranger.get("/dashboard")).status).toBe(200);
  await switchOnTwoStep(own);
  expect((await stranger.get("/dashboard")).status).toBe(401);
  expect((await own.get("/dashboard")).status).toBe(200);
});

test("after the first step no page, no call and no socket opens", async () => {
  const { email, browser } = await person("direct@example.com");
  const visitor = await firstStep(email);
  const before = sessionsOf(email);
  for (const path of [
    "/dashboard",
    "/two-step",
    "/settings",
    "/export",
    "/api/auth/user",
    "/api/user/export",
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 401]);
  const connect = async (one: Visitor) =>
    (await one.get("/ws/?EIO=4&transport=polling", { origin: server.url })).status;
  expect([await connect(visitor), await connect(browser)]).toEqual([403, 200]);
  expect((await visitor.post("/two-step/app/remove", {})).status).toBe(401);
  expect(sessionsOf(email)).toBe(before);
});

test("each way to sign in asks for the second step, also for somebody who reads the mailbox", async () => {
  const { email, phone } = await person("ways@example.com");
  const mail = async (pattern: RegExp, after: number) => {
    await until(() => mailsTo(email).length > after);
    return pattern.exec(mailsTo(email).at(-1) ?? "")?.[1] ?? "";
  };
  const reader = server.visitor();
  let mails = mailsTo(email).length;
  await reader.post("/login", { email, send: "otp" });
  const otp = await mail(/\b(\d{6})\b/, mails);
  const byCode = await reader.post("/login", { email, otp });
  expect(byCode.headers.get("location")).toBe("/login/second-step");
  mails = mailsTo(email).length;
  await reader.post("/login", { email, send: "magic-link" });
  const byLink = await reader.post("/magic-link", { token: await mail(/token=([\w-]{43})/, mails) });
  expect(byLink.headers.get("location")).toBe("/login/second-step");
  mails = mailsTo(email).length;
  await reader.post("/forgot-password", { email });
  const newPassword = "Fresh-Harmattan-9-Wind";
  const token = await mail(/token=([\w-]{43})/, mails);
  expect(
    (await reader.post("/reset-password", { token, newPassword, confirmPassword: newPassword })).status,
  ).toBe(303);
  const byReset = await reader.post("/login", { email, password: newPassword });
  expect(byReset.headers.get("location")).toBe("/login/second-step");
  const byApi = await json(server.visitor(), "/api/auth/login", { email, password: newPassword });
  const body = (await byApi.json()) as { pendingToken: string; token?: string };
  expect([byApi.status, body]).toEqual([
    403,
    expect.objectContaining({ errorCode: "SECOND_STEP_REQUIRED", methods: ["app", "recovery_code"] }),
  ]);
  expect(body.token).toBeUndefined();
  expect(reader.sessionToken).toBe("");
  passTime(server, email);
  const done = await json(server.visitor(), "/api/auth/second-step", {
    pendingToken: body.pendingToken,
    code: phone.code(),
  });
  const { token: bearer } = (await done.json()) as { token: string };
  const call = await fetch(`${server.url}/api/auth/user`, { headers: { authorization: `Bearer ${bearer}` } });
  expect([done.status, call.status]).toEqual([200, 200]);
});

test("a code works once, and an older one does not work after it", async () => {
  const { email, phone, firstCode } = await person("replay@example.com");
  const again = await secondStep(await firstStep(email), firstCode);
  expect(again.status).toBe(400); // the code that confirmed the set-up
  passTime(server, email);
  const [code, older] = [phone.code(), phone.code(-1)];
  expect((await secondStep(await firstStep(email), code)).status).toBe(303);
  expect((await secondStep(await firstStep(email), code)).status).toBe(400);
  expect((await secondStep(await firstStep(email), older)).status).toBe(400);
});

test("nine at once with the same right code: one signs in", async () => {
  const { email, phone } = await person("parallel@example.com");
  passTime(server, email);
  const visitors = await Promise.all(Array.from({ length: 9 }, () => firstStep(email)));
  const code = phone.code();
  const statuses = await Promise.all(visitors.map(async (one) => (await secondStep(one, code)).status));
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
});

test("codes of two steps ago and of the far future do not work; one step of difference does", async () => {
  const { email, phone } = await person("clock@example.com");
  passTime(server, email);
  // Two steps away even when a step ends between here and there.
  for (const distance of [-3, 3])
    expect((await secondStep(await firstStep(email), phone.code(distance))).status).toBe(400);
  const server2 = phoneWith(phone.secret);
  expect((await secondStep(await firstStep(email), server2.code(0))).status).toBe(303);
});

test("a pending sign-in works once, ends after ten minutes, and with a new password", async () => {
  const { email, phone } = await person("pending@example.com");
  passTime(server, email);
  const visitor = await firstStep(email);
  const twin = visitor.twin();
  expect((await secondStep(visitor, phone.code(0))).status).toBe(303);
  passTime(server, email);
  const replayed = await secondStep(twin, phone.code(1));
  expect([replayed.headers.get("location"), twin.sessionToken]).toEqual(["/login", ""]);
  const late = await firstStep(email);
  server.execute("update tokens set expires_at = 1 where purpose = 'second_step' and user_id = ?", email);
  expect((await secondStep(late, phone.code())).headers.get("location")).toBe("/login");
  const attacker = await firstStep(email);
  const changed = await visitor.post("/change-password", {
    currentPassword: PASSWORD,
    newPassword: "Fresh-Harmattan-9-Wind",
    confirmPassword: "Fresh-Harmattan-9-Wind",
  });
  expect(changed.status).toBe(303);
  expect((await secondStep(attacker, phone.code())).headers.get("location")).toBe("/login");
});

test("nobody finishes a sign-in with the code of another person, or with a made-up cookie", async () => {
  const one = await person("one@example.com");
  const other = await person("other-two@example.com");
  for (const { email } of [one, other]) passTime(server, email);
  expect((await secondStep(await firstStep(one.email), other.phone.code())).status).toBe(400);
  expect((await secondStep(await firstStep(one.email), other.codes[0] ?? "")).status).toBe(400);
  const forged = server
    .visitor()
    .keep("oya_second_step", Buffer.from('{"token":"x","next":"/","shared":false}').toString("base64"));
  expect((await secondStep(forged, one.phone.code())).headers.get("location")).toBe("/login");
});

test("guessing: a stranger who knows the password has ten tries in 15 minutes and twenty a day; the owner's browser and a recovery code stay open", async () => {
  const { email, phone, browser, codes } = await person("guess@example.com");
  await browser.post("/logout", {});
  passTime(server, email);
  const guess = async () => (await secondStep(await firstStep(email), wrongCode(phone))).status;
  const statuses: number[] = [];
  for (let tries = 0; tries < 13; tries += 1) statuses.push(await guess());
  server.execute(
    "update rate_limits set window_ends_at = 1 where count in (10, 11, 12, 13) and window_ends_at < ?",
    Date.now() + 900_001,
  );
  for (let tries = 0; tries < 13; tries += 1) statuses.push(await guess());
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
  const refused = await secondStep(await firstStep(email), phone.code());
  expect([refused.status, (await refused.text()).includes("somebody knows your first step")]).toEqual([
    429,
    true,
  ]);
  // A new phone, under attack.
  expect((await secondStep(await firstStep(email), codes[0] ?? "")).status).toBe(303);
  await browser.post("/login", { email, password: PASSWORD });
  expect((await secondStep(browser, phone.code())).status).toBe(303);
});

test("a recovery code works once, in any spelling, and its use is mailed", async () => {
  const { email, codes } = await person("recovery@example.com");
  const code = codes[3] ?? "";
  const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
  expect((await secondStep(await firstStep(email), typed)).status).toBe(303);
  expect((await secondStep(await firstStep(email), code)).status).toBe(400);
  expect(mailsTo(email).at(-1)).toContain("You have 9 recovery codes left.");
  const stored = server.query<{ code_hash: string }>(
    "select code_hash from recovery_codes where user_id = ?",
    email,
  );
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
});

test("new recovery codes end the old ones; the file has the codes of that page and nothing else", async () => {
  const { email, browser, codes } = await person("renew@example.com");
  const page = await (await browser.post("/two-step/recovery-codes", {})).text();
  const fresh = [...new Set(page.match(/(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}/g) ?? [])];
  expect(fresh).toHaveLength(10);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  const file = await browser.post("/two-step/recovery-codes/file", { codes: fresh.join(" ") });
  expect(file.headers.get("content-disposition")).toContain("recovery-codes.txt");
  const text = await file.text();
  for (const code of fresh) expect(text).toContain(code);
  for (const planted of ["Send-your-money-to-0123", codes[0] ?? "", ""])
    expect((await browser.post("/two-step/recovery-codes/file", { codes: planted })).status).toBe(303);
  expect((await secondStep(await firstStep(email), codes[0] ?? "")).status).toBe(400);
  expect((await secondStep(await firstStep(email), fresh[0] ?? "")).status).toBe(303);
});

test("a remembered device is not asked, for its own account only, until its owner revokes it or the time is over", async () => {
  const { email, phone, browser } = await person("remember@example.com");
  const other = await person("remember-other@example.com");
  passTime(server, email);
  const phoneBrowser = await firstStep(email);
  expect((await secondStep(phoneBrowser, phone.code(), { remember: "on" })).status).toBe(303);
  const signInAgain = async (account = email) => {
    await phoneBrowser.post("/logout", {});
    return (await phoneBrowser.post("/login", { email: account, password: PASSWORD })).headers.get(
      "location",
    );
  };
  expect(await signInAgain()).toBe("/dashboard");
  expect(await signInAgain(other.email)).toBe("/login/second-step");
  const forged = server.visitor().keep("oya_remembered", Buffer.from('["x"]').toString("base64"));
  expect((await forged.post("/login", { email, password: PASSWORD })).headers.get("location")).toBe(
    "/login/second-step",
  );
  server.execute("update remembered_browsers set expires_at = 1 where user_id = ?", email);
  expect(await signInAgain()).toBe("/login/second-step");
  server.execute("update remembered_browsers set expires_at = ? where user_id = ?", Date.now() + 1e9, email);
  expect(await signInAgain()).toBe("/dashboard");
  expect((await browser.post("/two-step/browsers", {})).status).toBe(303);
  expect(await signInAgain()).toBe("/login/second-step");
});

test("a shared device and the browser of an admin are never remembered", async () => {
  const { email, phone } = await person("cafe@example.com");
  passTime(server, email);
  const cafe = await firstStep(email, { shared: "on" });
  expect(await (await cafe.get("/login/second-step")).text()).not.toContain('name="remember"');
  const response = await secondStep(cafe, phone.code(), { remember: "on" });
  expect(response.headers.getSetCookie().join()).not.toContain("oya_remembered");
  const admin = await person("admin-two@example.com");
  server.execute("update users set role = 'admin' where id = ?", admin.email);
  passTime(server, admin.email);
  const staff = await secondStep(await firstStep(admin.email), admin.phone.code(), { remember: "on" });
  expect([staff.status, staff.headers.getSetCookie().join().includes("oya_remembered")]).toEqual([
    303,
    false,
  ]);
});

test("an app that somebody does not confirm changes nothing, and a set-up ends after an hour", async () => {
  const email = addPerson(server, "setup@example.com");
  const browser = await server.visitor().signIn(email, PASSWORD);
  const phone = await openSetup(browser);
  expect((await browser.post("/two-step/app", { code: wrongCode(phone) })).status).toBe(400);
  await server.visitor().signIn(email, PASSWORD);
  server.execute(
    "update authenticator_setups set created_at = created_at - 3600001 where user_id = ?",
    email,
  );
  expect((await browser.post("/two-step/app", { code: phone.code() })).status).toBe(409);
  await server.visitor().signIn(email, PASSWORD);
});

test("another phone replaces the app only with its own code; the old one ends then", async () => {
  const { email, browser, phone } = await person("move@example.com");
  const fresh = await openSetup(browser);
  passTime(server, email);
  expect((await browser.post("/two-step/app", { code: phone.code() })).status).toBe(400);
  expect((await secondStep(await firstStep(email), phone.code())).status).toBe(303);
  const moved = await browser.post("/two-step/app", { code: fresh.code() });
  expect(moved.headers.get("location")).toBe("/two-step");
  passTime(server, email);
  expect((await secondStep(await firstStep(email), phone.code())).status).toBe(400);
  expect((await secondStep(await firstStep(email), fresh.code())).status).toBe(303);
});

test("removing the last factor switches off: codes and remembered devices end with it, and a mail says so", async () => {
  const { email, browser } = await person("off@example.com");
  expect((await browser.post("/two-step/app/remove", {})).status).toBe(303);
  expect(mailsTo(email).at(-1)).toContain("Two-step sign-in is off now.");
  expect(server.query("select 1 from recovery_codes where user_id = ?", email)).toEqual([]);
  await server.visitor().signIn(email, PASSWORD);
});

test("the secret is encrypted in the database, bound to its owner, and no answer shows it after the set-up", async () => {
  const { email, browser, phone } = await person("rest@example.com");
  const other = await person("rest-other@example.com");
  const [row] = server.query<{ secret_cipher: string }>(
    "select secret_cipher from authenticator_apps where user_id = ?",
    email,
  );
  expect(row?.secret_cipher).toMatch(/^v1:/);
  for (const path of ["/two-step", "/two-step/app", "/settings", "/api/settings", "/api/auth/user"])
    expect(await (await browser.get(path)).text()).not.toContain(phone.secret);
  // Moved to another row it opens nothing.
  server.execute(
    "update authenticator_apps set secret_cipher = ?, last_step = 0 where user_id = ?",
    row?.secret_cipher,
    other.email,
  );
  expect((await secondStep(await firstStep(other.email), phone.code())).status).toBe(400);
});

test("the export says since when, and holds no secret", async () => {
  const { browser, phone, codes } = await person("exported@example.com");
  const zip = new Uint8Array(await (await browser.get("/api/user/export")).arrayBuffer());
  const json = strFromU8(unzipSync(zip)["data.json"] ?? new Uint8Array());
  const { twoStep } = JSON.parse(json) as { twoStep: unknown };
  expect(twoStep).toEqual({
    app: { createdAt: expect.stringMatching(/^20\d\d-/) as string },
    passkeys: [],
    rememberedDevices: [],
  });
  for (const secret of [phone.secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(json).not.toContain(secret);
});

test("settings say the truth about twoFactorAuth and refuse everything else; mass assignment changes nothing", async () => {
  const email = addPerson(server, "settings-two@example.com");
  const browser = await server.visitor().signIn(email, PASSWORD);
  const setting = async () =>
    ((await (await browser.get("/api/settings")).json()) as { twoFactorAuth: boolean }).twoFactorAuth;
  expect(await setting()).toBe(false);
  const on = await json(browser, "/api/settings", { twoFactorAuth: true }, "PATCH");
  expect([on.status, await on.json()]).toEqual([
    400,
    expect.objectContaining({ fieldErrors: { twoFactorAuth: [expect.stringContaining("/two-step")] } }),
  ]);
  await switchOnTwoStep(browser);
  expect(await setting()).toBe(true);
  expect((await json(browser, "/api/settings", { twoFactorAuth: true }, "PATCH")).status).toBe(200);
  expect((await json(browser, "/api/settings", { twoFactorAuth: false }, "PATCH")).status).toBe(400);
  await browser.post("/settings", {
    twoFactorAuth: "",
    theme: "dark",
    language: "en",
    timezone: "Africa/Lagos",
  });
  await json(browser, "/api/profile", { twoFactorAuth: false, role: "admin", firstName: "Ngozi" }, "PATCH");
  expect(await setting()).toBe(true);
  expect(server.query<{ role: string }>("select role from users where id = ?", email)).toEqual([
    { role: "user" },
  ]);
});
