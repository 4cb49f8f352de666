import { createHash } from "node:crypto";
import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { googleEnvironment, openGoogle, type Google } from "../doubles/google";
import { shareServer } from "../pooled-server";
import { LIVE_ENVIRONMENT } from "../live-environment";
import {
  fieldOf,
  startServer,
  until,
  verificationToken,
  type TestServer,
  type Visitor,
} from "../test-server";

let house: TestServer;
let google: Google;
beforeAll(async () => {
  google = await openGoogle();
  house = await startServer(googleEnvironment(google));
});
afterAll(async () => {
  await house.stop("SIGKILL");
  await google.close();
});

const DEMO_PASSWORD = "Oya-let-us-go-2026!";
const NEW_PASSWORD = "Fresh-Harmattan-9-Wind";

/** A verified person with the demo password, made without the way through registration. */
function person(email: string, change: Record<string, unknown> = {}): string {
  house.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at from users where email = 'ada@demo.example'",
    email,
    email,
  );
  for (const [column, value] of Object.entries(change))
    house.execute(`update users set ${column} = ? where email = ?`, value, email);
  return email;
}

async function mailTo(email: string, many = 1): Promise<{ subject: string; text: string; html: string }> {
  const all = () =>
    house.query<{ subject: string; text: string; html: string }>(
      "select subject, text, html from mails where recipient = ? order by created_at desc, rowid desc",
      email,
    );
  await until(() => all().length >= many);
  return all()[0] ?? { subject: "", text: "", html: "" };
}

function mailsTo(email: string): number {
  return house.query("select 1 from mails where recipient = ?", email).length;
}

/** Asks for the sign-in mail and reads it. */
async function ask(
  visitor: Visitor,
  email: string,
  way: "otp" | "magic-link" = "otp",
  next = "",
): Promise<{ code: string; token: string; text: string }> {
  const before = mailsTo(email);
  const response = await visitor.post("/login", { email, send: way, next });
  expect(response.status).toBe(303);
  const { text } = await mailTo(email, before + 1);
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? "", token: /token=([\w-]{43})/.exec(text)?.[1] ?? "", text };
}

const enter = (visitor: Visitor, email: string, otp: string) =>
  visitor.post("/login?tab=otp&sent=1", { email, otp });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const isIn = async (visitor: Visitor) => (await visitor.get("/dashboard")).status === 200;
const together = <T>(many: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, index) => act(index)));
const limitKey = (name: string, who: string) =>
  createHash("sha256").update(`${name}:${who}`).digest("base64url");

// One-time code

test("one mail holds a code and a link; the code signs in, says so on arrival, and ends both", async () => {
  const email = person("code@example.com");
  const visitor = house.visitor();
  const { code, token } = await ask(visitor, email, "otp", "/documents?type=resume");
  const form = await (await visitor.get("/login?tab=otp&sent=1&next=%2Fdocuments")).text();
  expect(form).toMatch(/<input[^>]*inputMode="numeric"[^>]*/);
  expect(form).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*/);
  expect(form).toContain(email);
  const response = await visitor.post("/login?tab=otp&sent=1", {
    email,
    otp: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    next: "/documents?type=resume",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/documents?type=resume"]);
  expect(await (await visitor.get("/documents?type=resume")).text()).toContain("Login successful!");
  expect((await enter(house.visitor(), email, code)).status).toBe(401);
  expect((await house.visitor().post("/magic-link", { token })).status).toBe(400);
});

test("the database holds neither the code nor the token as they are", async () => {
  const email = person("stored@example.com");
  const { code, token } = await ask(house.visitor(), email);
  const [row] = house.query<{ code_hash: string }>(
    "select code_hash from sign_in_codes where user_id = ?",
    email,
  );
  expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
  expect(row?.code_hash).not.toBe(createHash("sha256").update(code).digest("base64url"));
  expect(
    house.query<{ token_hash: string }>("select token_hash from tokens where user_id = ?", email),
  ).toEqual([{ token_hash: createHash("sha256").update(token).digest("base64url") }]);
});

test("a code sent twenty times at once signs in once", async () => {
  const email = person("parallel-code@example.com");
  const { code } = await ask(house.visitor(), email);
  const answers = await together(20, () => enter(house.visitor(), email, code));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
});

test("when the answer to a code is lost, the same browser uses it again within a minute, and nobody else ever", async () => {
  const email = person("lost-answer@example.com");
  const visitor = house.visitor();
  const { code } = await ask(visitor, email);
  const lost = visitor.twin(); // the server answers, the browser hears nothing and keeps its cookies
  expect((await enter(lost, email, code)).status).toBe(303);
  expect((await enter(house.visitor(), email, code)).status).toBe(401);
  expect((await enter(visitor.twin(), email, wrong(code))).status).toBe(401);
  expect((await enter(visitor.twin(), email, code)).status).toBe(303);
  house.execute(
    "update sign_in_codes set used_at = used_at - 61000 where user_id = (select id from users where email = ?)",
    email,
  );
  expect((await enter(visitor, email, code)).status).toBe(401);
});

test("fifty tries at once are fifty tries: five are checked, and the right code comes too late", async () => {
  const email = person("fifty@example.com");
  const { code } = await ask(house.visitor(), email);
  const answers = await together(50, () => enter(house.visitor(), email, wrong(code)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(0);
  expect(house.query("select attempts, used_at from sign_in_codes where user_id = ?", email)).toEqual([
    { attempts: 5, used_at: null },
  ]);
  expect(
    house.query("select count from rate_limits where key = ?", limitKey("codePerAccount", email)),
  ).toEqual([{ count: 50 }]);
  house.execute("delete from rate_limits where key = ?", limitKey("codePerAccount", email));
  expect((await enter(house.visitor(), email, code)).status).toBe(401);
});

test("after five wrong tries the right code is dead, also after a restart, and a new one works", async () => {
  const email = person("sixth@example.com");
  const { code } = await ask(house.visitor(), email);
  for (let times = 0; times < 3; times += 1)
    expect((await enter(house.visitor(), email, wrong(code))).status).toBe(401);
  await house.stop("SIGKILL");
  await house.start();
  for (let times = 0; times < 2; times += 1)
    expect((await enter(house.visitor(), email, wrong(code))).status).toBe(401);
  const sixth = await enter(house.visitor(), email, code);
  expect(sixth.status).toBe(401);
  expect(await sixth.text()).toContain("Invalid OTP");
  const visitor = house.visitor();
  expect((await enter(visitor, email, (await ask(visitor, email)).code)).status).toBe(303);
});

test("twenty tries a day for an account, from however many addresses and for however many codes", async () => {
  const email = person("day@example.com");
  const { code } = await ask(house.visitor(), email);
  const statuses: number[] = [];
  for (let index = 0; index < 25; index += 1) {
    house.execute("update sign_in_codes set attempts = 0 where user_id = ?", email);
    statuses.push((await enter(house.visitor(), email, wrong(code))).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
});

test("only the newest code works, and none after ten minutes", async () => {
  const email = person("newest@example.com");
  const visitor = house.visitor();
  const first = await ask(visitor, email);
  const second = await ask(visitor, email);
  expect(second.token).not.toBe(first.token);
  if (first.code !== second.code) expect((await enter(visitor, email, first.code)).status).toBe(401);
  expect((await visitor.post("/magic-link", { token: first.token })).status).toBe(400);
  house.execute("update sign_in_codes set expires_at = ? where user_id = ?", Date.now() - 1, email);
  expect((await enter(visitor, email, second.code)).status).toBe(401);
  const [row] = house.query<{ created_at: number; expires_at: number }>(
    "select created_at, expires_at from tokens where user_id = ? and purpose = 'magic_link'",
    email,
  );
  expect((row?.expires_at ?? 0) - (row?.created_at ?? 0)).toBe(15 * 60_000);
});

test("what is no code is told so in the specified words", async () => {
  const email = "words@example.com";
  expect(await (await enter(house.visitor(), email, "12345")).text()).toContain("OTP must be 6 digits");
  expect(await (await enter(house.visitor(), email, "12345a")).text()).toContain(
    "OTP must contain only numbers",
  );
});

// Magic link

test("looking at a magic link uses nothing up; a click in any browser signs in, once", async () => {
  const email = person("link@example.com");
  const asking = house.visitor();
  const { token } = await ask(asking, email, "magic-link");
  const other = house.visitor();
  const path = `/magic-link?token=${token}`;
  expect((await other.send(path, { method: "HEAD" })).status).toBe(200);
  for (let times = 0; times < 3; times += 1) {
    const page = await (await other.get(path)).text();
    expect(page).toContain("Go to Dashboard Now");
    expect(page).toContain(email);
    expect(page).not.toContain("data-auto");
  }
  expect(other.sessionToken).toBe("");
  expect(await (await asking.get(path)).text()).toContain('data-auto="true"');
  const response = await other.post("/magic-link", { token });
  expect([response.status, response.headers.get("location"), await isIn(other)]).toEqual([
    303,
    "/dashboard",
    true,
  ]);
  const again = await asking.post("/magic-link", { token });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("Magic Link Invalid");
});

test("a magic link posted twenty times at once signs in once", async () => {
  const email = person("parallel-link@example.com");
  const { token } = await ask(house.visitor(), email, "magic-link");
  const answers = await together(20, () => house.visitor().post("/magic-link", { token }));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
});

test("an expired magic link says so and leads to a new one after three seconds", async () => {
  const email = person("late-link@example.com");
  const { token } = await ask(house.visitor(), email, "magic-link");
  house.execute("update tokens set expires_at = ? where user_id = ?", Date.now() - 1, email);
  const page = await (await house.visitor().get(`/magic-link?token=${token}`)).text();
  expect(page).toContain("Magic Link Expired");
  expect(page).toMatch(/http-equiv="refresh" content="3;url=\/login\?tab=magic-link&amp;message=/i);
  const post = await house.visitor().post("/magic-link", { token });
  expect([post.status, (await post.text()).includes("Magic Link Expired")]).toEqual([400, true]);
  expect(await (await house.visitor().get("/magic-link")).text()).toContain(
    "Invalid or missing magic link token. Please request a new magic link.",
  );
});

test("the link goes where the person wanted, and never to another site", async () => {
  const email = person("next-link@example.com");
  const { text } = await ask(house.visitor(), email, "magic-link", "/subscription");
  expect(text).toContain("next=%2Fsubscription");
  const evil = await ask(house.visitor(), email, "magic-link", "//evil.example");
  expect(evil.text).not.toContain("evil.example");
  expect(
    (await house.visitor().post("/magic-link", { token: evil.token, next: "//evil.example" })).headers.get(
      "location",
    ),
  ).toBe("/dashboard");
  const { code } = await ask(house.visitor(), email);
  expect(
    (await house.visitor().post("/login", { email, otp: code, next: "https://evil.example" })).headers.get(
      "location",
    ),
  ).toBe("/dashboard");
});

test("an address that was never verified gets its verification link instead of a way in, a closed account nothing", async () => {
  const unverified = person("unverified-code@example.com", { email_verified_at: null });
  const { text } = await ask(house.visitor(), unverified);
  expect(text).toContain("/verify-email?token=");
  expect(house.query("select 1 from sign_in_codes where user_id = ?", unverified)).toEqual([]);
  const closed = person("closed-code@example.com", { is_active: 0 });
  for (const send of ["otp", "magic-link"])
    expect((await house.visitor().post("/login", { email: closed, send })).status).toBe(303);
  expect((await house.visitor().post("/forgot-password", { email: closed })).status).toBe(303);
  expect(mailsTo(closed)).toBe(0);
});

test("an account closed after the mail was sent is not entered by it", async () => {
  const email = person("closed-later@example.com");
  const { code, token } = await ask(house.visitor(), email);
  house.execute("update users set is_active = 0 where email = ?", email);
  expect((await enter(house.visitor(), email, code)).status).toBe(401);
  expect((await house.visitor().post("/magic-link", { token })).status).toBe(400);
});

// Password reset

async function askReset(email: string, visitor = house.visitor()): Promise<string> {
  const before = mailsTo(email);
  const response = await visitor.post("/forgot-password", { email });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/forgot-password?sent=1"]);
  const { text } = await mailTo(email, before + 1);
  return /\/reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? "";
}
const reset = (token: string, password = NEW_PASSWORD, confirm = password) =>
  house
    .visitor()
    .post(`/reset-password?token=${token}`, { token, newPassword: password, confirmPassword: confirm });

test("a reset link is looked at without use, changes the password once, ends every session and tells the owner", async () => {
  const email = person("reset@example.com");
  const old = await house.visitor().signIn(email, DEMO_PASSWORD);
  const asking = house.visitor();
  const token = await askReset(email, asking);
  expect(await (await asking.get("/forgot-password?sent=1")).text()).toContain("Send Another Email");
  const pending = await ask(house.visitor(), email);
  for (let times = 0; times < 3; times += 1)
    expect(await (await house.visitor().get(`/reset-password?token=${token}`)).text()).toContain(
      "Reset Your Password",
    );
  const common = await reset(token, "Password1!");
  expect([common.status, (await common.text()).includes("easy to guess")]).toEqual([400, true]);
  expect(await (await reset(token, NEW_PASSWORD, "Other-Harmattan-9-Wind")).text()).toContain(
    "Passwords don",
  );
  const done = await reset(token);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/reset-password?done=1"]);
  const page = await (await house.visitor().get("/reset-password?done=1")).text();
  expect(page).toContain("Password Reset Complete");
  expect(page).toMatch(/http-equiv="refresh" content="2;url=\/login\?message=Password\+reset\+successful"/i);
  expect(await isIn(old)).toBe(false);
  expect((await house.visitor().post("/login", { email, password: DEMO_PASSWORD })).status).toBe(401);
  expect(await isIn(await house.visitor().signIn(email, NEW_PASSWORD))).toBe(true);
  expect((await mailTo(email, 3)).subject).toContain("was changed");
  expect((await reset(token, "Another-Harmattan-9")).status).toBe(400);
  expect((await enter(house.visitor(), email, pending.code)).status).toBe(401);
  expect((await house.visitor().post("/magic-link", { token: pending.token })).status).toBe(400);
});

test("a reset posted twenty times at once changes the password once", async () => {
  const email = person("parallel-reset@example.com");
  const token = await askReset(email);
  const answers = await together(20, (index) => reset(token, `${NEW_PASSWORD}-${index}`));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(mailsTo(email)).toBe(2);
});

test("an expired, a replaced and a missing reset token are told apart from a good one", async () => {
  const email = person("late-reset@example.com");
  const first = await askReset(email);
  const second = await askReset(email);
  expect((await reset(first)).status).toBe(400);
  house.execute("update tokens set expires_at = ? where user_id = ?", Date.now() - 1, email);
  const page = await (await house.visitor().get(`/reset-password?token=${second}`)).text();
  for (const text of [
    "Invalid Reset Token",
    "Invalid or expired reset token. Please request a new password reset.",
    "Request New Reset Link",
    "Back to Login",
  ])
    expect(page).toContain(text);
  expect((await reset(second)).status).toBe(400);
  expect(await (await house.visitor().get("/reset-password")).text()).toContain(
    "Invalid or missing reset token. Please request a new password reset.",
  );
});

test("a token in the address leads from the login page to the form", async () => {
  const first = await house.visitor().get("/login?token=abc");
  expect(first.headers.get("location")).toBe("/forgot-password?token=abc");
  expect((await house.visitor().get("/forgot-password?token=abc")).headers.get("location")).toBe(
    "/reset-password?token=abc",
  );
});

// For every way

const visits: [string, (visitor: Visitor, email: string) => Promise<Response>][] = [
  ["one-time code", (visitor, email) => visitor.post("/login", { email, send: "otp" })],
  ["magic link", (visitor, email) => visitor.post("/login", { email, send: "magic-link" })],
  ["code entry", (visitor, email) => visitor.post("/login", { email, otp: "123456" })],
  ["password", (visitor, email) => visitor.post("/login", { email, password: "Wrong-Pass-1!" })],
  ["forgot password", (visitor, email) => visitor.post("/forgot-password", { email })],
  ["resend", (visitor, email) => visitor.post("/verify-email", { email, resend: "1" })],
  [
    "register",
    (visitor, email) =>
      visitor.post("/register", {
        fullName: "Ngozi Eze",
        email,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      }),
  ],
];

test.each(visits)("%s: a known and an unknown address get the same answer", async (name, visit) => {
  const known = person(`known-${name.replace(/ /g, "-")}@example.com`);
  const unknown = known.replace("known-", "nobody");
  const answers = await Promise.all(
    [known, unknown].map(async (email) => {
      const visitor = house.visitor();
      const response = await visit(visitor, email);
      const strip = (text: string) =>
        text
          .replaceAll(email, "X")
          .replaceAll(encodeURIComponent(email), "X")
          .replace(/nonce="[^"]*"/g, "");
      const headers = [...response.headers]
        .filter(
          ([header]) =>
            ![
              "date",
              "x-request-id",
              "content-security-policy",
              "set-cookie",
              "content-length",
              "keep-alive",
            ].includes(header),
        )
        .map(([header, value]) => [header, strip(value)]);
      const after = strip(await (await visitor.get("/login?tab=otp&sent=1")).text());
      return {
        status: response.status,
        headers,
        cookies: response.headers.getSetCookie().map((line) => line.split("=")[0]),
        body: strip(await response.text()),
        after,
      };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test("links are built from the configured address, whatever Host says", async () => {
  const email = person("host-link@example.com");
  const port = Number(new URL(house.url).port);
  const host = `127.0.0.1:${port}`;
  const ask = (path: string, body: string) =>
    new Promise<number>((done, fail) => {
      const headers = {
        host,
        "x-forwarded-host": "evil.example",
        origin: `http://${host}`,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        "x-forwarded-for": "10.9.9.9",
      };
      rawRequest({ host: "127.0.0.1", port, path, method: "POST", headers }, (response) =>
        done(response.resume().statusCode ?? 0),
      )
        .on("error", fail)
        .end(body);
    });
  const query = `email=${encodeURIComponent(email)}`;
  for (const [path, body] of [
    ["/login", `${query}&send=otp`],
    ["/login", `${query}&send=magic-link`],
    ["/forgot-password", query],
  ] as const)
    expect(await ask(path, body)).toBe(303);
  await until(() => mailsTo(email) === 3);
  const mails = house.query<{ text: string; html: string }>(
    "select text, html from mails where recipient = ?",
    email,
  );
  for (const { text, html } of mails) {
    expect(text).toContain(`${house.url}/`);
    expect(text + html).not.toContain("evil.example");
  }
});

test("three mails of a kind in 15 minutes and ten a day for an account, also after a restart", async () => {
  const email = person("mails@example.com");
  const send = async () => (await house.visitor().post("/login", { email, send: "otp" })).status;
  for (let times = 0; times < 3; times += 1) expect(await send()).toBe(303);
  expect(await send()).toBe(429);
  await until(() => mailsTo(email) === 3);
  await house.stop("SIGKILL");
  await house.start();
  expect(await send()).toBe(429);
  expect(mailsTo(email)).toBe(3);
  house.execute("update rate_limits set count = 8 where key = ?", limitKey("mailPerAccountAndDay", email));
  house.execute("delete from rate_limits where key = ?", limitKey("mailPerAccount", `sign-in ${email}`));
  expect([await send(), await send(), await send()]).toEqual([303, 303, 429]);
});

test("the login page says only known sentences, on the tab that was asked for", async () => {
  const page = await (
    await house.visitor().get("/login?auth=error&message=Call%20%2B234%20now&tab=otp")
  ).text();
  expect(page).not.toContain("+234");
  expect(page).toContain("Authentication failed");
  expect(page).toMatch(/<a href="\/login\?tab=otp" aria-current="page">OTP/);
  expect(await (await house.visitor().get("/login?message=Password+reset+successful")).text()).toContain(
    "Password reset successful",
  );
  expect(await (await house.visitor().get("/magic-link-error?message=<b>x</b>")).text()).toContain(
    "Unknown error occurred",
  );
  const visitor = await house.visitor().signInAsDemo();
  expect(await (await visitor.get("/login?auth=success")).text()).toMatch(
    /http-equiv="refresh" content="1;url=\/dashboard"/i,
  );
});

// Google

type Returned = { code: string; state: string; path: string };

/** Goes to Google and comes back to the page that posts. */
async function goToGoogle(visitor: Visitor, next = ""): Promise<Returned> {
  const away = await visitor.get(`/auth/google${next ? `?next=${encodeURIComponent(next)}` : ""}`);
  expect(away.status).toBe(302);
  const back = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  const url = new URL(back.headers.get("location") ?? "");
  expect(url.origin + url.pathname).toBe(`${house.url}/auth/callback`);
  return {
    code: url.searchParams.get("code") ?? "",
    state: url.searchParams.get("state") ?? "",
    path: url.pathname + url.search,
  };
}
const come = (visitor: Visitor, { code, state }: { code: string; state: string }) =>
  visitor.post("/auth/callback", { code, state });
const gmail = (sub: string, more: Partial<Google["person"]> = {}) => {
  google.person = {
    sub,
    email: `${sub}@gmail.example`,
    email_verified: true,
    name: "Bola Ade",
    given_name: "Bola",
    family_name: "Ade",
    ...more,
  };
  return google.person;
};
const identitiesOf = (email: string) =>
  house.query(
    "select issuer, subject from identities join users on users.id = user_id where email = ?",
    email,
  );

test("a new person from Google has a verified account with its trial, and comes back to it by subject", async () => {
  gmail("g-new");
  const visitor = house.visitor();
  const returned = await goToGoogle(visitor, "/subscription");
  for (let times = 0; times < 3; times += 1) {
    const page = await (await visitor.get(returned.path)).text();
    expect(page).toContain('data-auto="true"');
    expect([fieldOf(page, "code"), fieldOf(page, "state")]).toEqual([returned.code, returned.state]);
  }
  expect(await (await house.visitor().get(returned.path)).text()).not.toContain("data-auto");
  const response = await come(visitor, returned);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/subscription"]);
  const page = await (await visitor.get("/dashboard")).text();
  expect(page).toContain("Welcome, Bola");
  expect(page).toContain("3 credits");
  gmail("g-new", { email: "moved@gmail.example" });
  const later = house.visitor();
  expect((await come(later, await goToGoogle(later))).status).toBe(303);
  expect(house.query("select email from users where email like '%gmail.example'")).toEqual([
    { email: "g-new@gmail.example" },
  ]);
});

test("PKCE, state and nonce travel with every sign-in, and the address back is ours whatever Host says", async () => {
  gmail("g-pkce");
  const visitor = house.visitor();
  const away = new URL(
    (await visitor.get("/auth/google", { "x-forwarded-host": "evil.example" })).headers.get("location") ?? "",
  );
  const params = Object.fromEntries(away.searchParams);
  expect(params).toMatchObject({
    redirect_uri: `${house.url}/auth/callback`,
    code_challenge_method: "S256",
    response_type: "code",
    scope: "openid profile email",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(params[name]?.length).toBeGreaterThan(20);
  expect((await come(visitor, await goToGoogle(visitor))).status).toBe(303);
  expect(google.asked.at(-1)?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
});

test("a wrong, a foreign and a used state are refused, and so is a code of another sign-in", async () => {
  gmail("g-state");
  const refusedAs = async (response: Response) => [
    response.status,
    (await response.text()).includes("Authentication failed"),
  ];
  const visitor = house.visitor();
  const returned = await goToGoogle(visitor);
  expect(await refusedAs(await come(visitor, { ...returned, state: "wrong" }))).toEqual([400, true]);
  expect(await refusedAs(await come(house.visitor(), returned))).toEqual([400, true]); // no cookie: neither state nor verifier
  const kept = visitor.twin();
  expect((await come(visitor, returned)).status).toBe(303);
  expect((await come(kept, returned)).status).toBe(303); // a second tap in this browser: the same answer
  expect(kept.sessionToken).toBe(visitor.sessionToken);
  expect(await refusedAs(await come(house.visitor(), returned))).toEqual([400, true]);
  // A stolen code put into another browser's sign-in meets another verifier.
  const [thief, victim] = [house.visitor(), house.visitor()];
  const [own, stolen] = [await goToGoogle(thief), await goToGoogle(victim)];
  expect(await refusedAs(await come(thief, { code: stolen.code, state: own.state }))).toEqual([400, true]);
  expect(thief.sessionToken).toBe("");
  const tries = await (async () => {
    const many = house.visitor();
    const back = await goToGoogle(many);
    const twins = Array.from({ length: 20 }, () => many.twin());
    await Promise.all(twins.map((twin) => come(twin, back)));
    return twins.map(({ sessionToken }) => sessionToken);
  })();
  expect([new Set(tries).size, tries[0] === ""]).toEqual([1, false]); // one session, however often it is tapped
});

const forgeries: [string, Record<string, unknown>][] = [
  ["for another site", { aud: "somebody-else" }],
  ["from another issuer", { iss: "https://evil.example" }],
  ["that has expired", { exp: 1 }],
  ["of another sign-in", { nonce: "other" }],
  ["about nobody", { sub: "" }],
];

test.each(forgeries)("an ID token %s is refused", async (_name, claims) => {
  gmail("g-forged");
  google.claims = claims;
  const visitor = house.visitor();
  const response = await come(visitor, await goToGoogle(visitor));
  google.claims = {};
  expect([response.status, visitor.sessionToken]).toEqual([400, ""]);
});

test("an address that Google has not verified opens nothing and makes nothing", async () => {
  const email = person("victim@gmail.example");
  for (const claimed of [email, "unseen@gmail.example"]) {
    gmail(`g-unverified-${claimed}`, { email: claimed, email_verified: false });
    const visitor = house.visitor();
    const response = await come(visitor, await goToGoogle(visitor));
    expect([
      response.status,
      (await response.text()).includes("Google has not verified your email address"),
    ]).toEqual([403, true]);
  }
  expect(identitiesOf(email)).toEqual([]);
  expect(house.query("select 1 from users where email = 'unseen@gmail.example'")).toEqual([]);
});

test("a verified account is linked, keeps its password, and its owner is told", async () => {
  const email = person("both@gmail.example");
  gmail("g-both", { email: "Both@Gmail.example" });
  const visitor = house.visitor();
  expect((await come(visitor, await goToGoogle(visitor))).status).toBe(303);
  expect(identitiesOf(email)).toEqual([{ issuer: "https://accounts.google.com", subject: "g-both" }]);
  expect((await mailTo(email)).subject).toContain("Google sign-in was added");
  await house.visitor().signIn(email, DEMO_PASSWORD);
});

test("whoever registered a victim's address first gains nothing when the victim comes with Google", async () => {
  const email = "prehijack@gmail.example";
  await house.visitor().post("/register", {
    fullName: "Mal Lory",
    email,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  const token = await verificationToken(house, email);
  await askReset(email);
  gmail("g-victim", { email });
  const visitor = house.visitor();
  expect((await come(visitor, await goToGoogle(visitor))).status).toBe(303);
  expect(await (await visitor.get("/dashboard")).text()).toContain("Welcome, Bola");
  expect((await house.visitor().post("/login", { email, password: NEW_PASSWORD })).status).toBe(401);
  expect((await house.visitor().post("/verify-email", { token })).status).toBe(400);
  expect(house.query("select first_name, password_hash from users where email = ?", email)).toEqual([
    { first_name: "Bola", password_hash: null },
  ]);
  expect(house.query("select 1 from tokens join users on users.id = user_id where email = ?", email)).toEqual(
    [],
  );
});

test("a closed account stays closed for Google too", async () => {
  const email = person("closed@gmail.example", { is_active: 0 });
  gmail("g-closed", { email });
  const visitor = house.visitor();
  const response = await come(visitor, await goToGoogle(visitor));
  expect([response.status, (await response.text()).includes("switched off"), identitiesOf(email)]).toEqual([
    403,
    true,
    [],
  ]);
});

test("cancelling, faults of Google and forged answers end in a plain sentence", async () => {
  gmail("g-fault");
  const visitor = house.visitor();
  google.fault = "cancel";
  const cancelled = await goToGoogle(visitor);
  expect(await (await visitor.get(cancelled.path)).text()).toContain("Authentication failed: access_denied");
  const outcome = async (fault: Google["fault"]) => {
    google.fault = fault;
    const response = await come(visitor, await goToGoogle(visitor));
    google.fault = undefined;
    const text = await response.text();
    return [response.status, /role="alert"[^>]*><b>Problem<\/b><div>([^<]*)</.exec(text)?.[1]];
  };
  expect(await outcome("down")).toEqual([502, "Network error during authentication"]);
  expect(await outcome("refuse")).toEqual([400, "Authentication failed"]);
  expect(visitor.sessionToken).toBe("");
  const page = (query: string) => visitor.get(`/auth/callback?${query}`).then((response) => response.text());
  expect(await page("state=x")).toContain("Authorization code missing from callback");
  expect(await page("error=Call%20%2B234")).not.toContain("+234");
  expect(await page("code=x&state=y&provider=evil")).toContain("Authentication failed");
});

test("where Google is not set up the button leads to a sentence that says so", async () => {
  const bare = await shareServer();
  const visitor = bare.visitor();
  expect(await (await visitor.get("/login")).text()).toContain("Continue with Google");
  const response = await visitor.get("/auth/google");
  expect(await (await visitor.get(response.headers.get("location") ?? "")).text()).toContain(
    "Google sign-in is not set up here",
  );
  const api = await visitor.get("/api/auth/google");
  expect([api.status, await api.json()]).toEqual([
    503,
    expect.objectContaining({ errorCode: "GOOGLE_NOT_SET_UP" }),
  ]);
});

test("live mode refuses a Google of its own and half a client", async () => {
  const live = await startServer({
    ...LIVE_ENVIRONMENT,
    GOOGLE_CLIENT_ID: "x",
    GOOGLE_BASE_URL: google.url,
  });
  expect(await live.ended()).toBe(78);
  expect(live.output()).toContain("GOOGLE_CLIENT_SECRET: Google sign-in needs both");
  expect(live.output()).toContain("GOOGLE_BASE_URL: only for tests");
});
