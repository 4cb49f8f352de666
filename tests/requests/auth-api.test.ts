import { afterAll, beforeAll, expect, test } from "vitest";
import { googleEnvironment, openGoogle, type Google } from "../doubles/google";
import { startServer, until, verificationToken, type TestServer, type Visitor } from "../test-server";

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

const DEMO = { email: "ada@demo.example", password: "Oya-let-us-go-2026!" };
const PASSWORD = "Fresh-Harmattan-9-Wind";

type Body = Record<string, unknown> & { user?: Record<string, unknown>; token?: string };

async function call(
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body; headers: Headers }> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await visitor.send(`/api/auth/${path}`, {
    method,
    ...content,
    headers: {
      origin: house.url,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  });
  expect([path, response.headers.get("content-type")]).toEqual([path, "application/json; charset=utf-8"]);
  return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
}
const post = (visitor: Visitor, path: string, body: unknown) => call(visitor, "POST", path, body);

function person(email: string): string {
  house.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at from users where email = ?",
    email,
    email,
    DEMO.email,
  );
  return email;
}

async function textTo(email: string, many = 1): Promise<string> {
  const all = () =>
    house.query<{ text: string }>(
      "select text from mails where recipient = ? order by created_at desc, rowid desc",
      email,
    );
  await until(() => all().length >= many);
  return all()[0]?.text ?? "";
}

const FIELDS = [
  "createdAt",
  "email",
  "emailVerified",
  "firstName",
  "fullName",
  "id",
  "isActive",
  "isUnlimitedActive",
  "lastName",
  "linkedinProfile",
  "onboardingCompleted",
  "profileImageUrl",
  "quotaBalance",
  "role",
  "subscriptionExpiresAt",
  "subscriptionPlan",
  "subscriptionStatus",
  "totalGenerated",
  "updatedAt",
];

test("login answers with a token and the person's fields and no others; both ways of showing the token work, and logout ends it", async () => {
  const visitor = house.visitor();
  const { status, body, headers } = await post(visitor, "login", DEMO);
  expect([status, body.requiresVerification, body.token]).toEqual([200, false, visitor.sessionToken]);
  expect(headers.get("cache-control")).toContain("no-store");
  expect(Object.keys(body.user ?? {}).sort()).toEqual(FIELDS);
  expect(body.user).toMatchObject({
    email: DEMO.email,
    fullName: "Adaeze Okafor",
    emailVerified: true,
    subscriptionPlan: "free_trial",
    subscriptionStatus: "active",
    quotaBalance: { coverLettersRemaining: 2, resumesRemaining: 1 },
    totalGenerated: { coverLettersGenerated: 0, resumesGenerated: 0 },
    isUnlimitedActive: false,
  });
  expect((await call(visitor, "GET", "user")).body.user).toEqual(body.user);
  const bearer = { authorization: `Bearer ${body.token}` };
  expect((await call(house.visitor(), "GET", "user", undefined, bearer)).body.user).toEqual(body.user);
  expect((await call(house.visitor(), "POST", "logout", {}, bearer)).body).toEqual({ success: true });
  expect((await call(visitor, "GET", "user")).status).toBe(401);
  expect((await post(house.visitor(), "logout", {})).status).toBe(200);
});

test("a wrong password and an unknown address are told the same", async () => {
  const [known, unknown] = await Promise.all(
    [DEMO.email, "nobody@example.com"].map((email) =>
      post(house.visitor(), "login", { email, password: "Wrong-Pass-1!" }),
    ),
  );
  expect(known?.status).toBe(401);
  expect({ ...known?.body, requestId: "" }).toEqual({ ...unknown?.body, requestId: "" });
  expect(known?.body.error).toBe(known?.body.message);
});

test("register, a login too early, resend, verify and the login after it", async () => {
  const email = "api-new@example.com";
  const visitor = house.visitor();
  const registered = await post(visitor, "register", {
    fullName: "Ngozi Eze",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: "admin",
    emailVerified: true,
    id: "mine",
  });
  expect([registered.status, registered.body.message]).toEqual([
    201,
    "Registration successful! Please check your email to verify your account.",
  ]);
  const early = await post(visitor, "login", { email, password: PASSWORD });
  expect([early.status, early.body.requiresVerification, early.body.token, visitor.sessionToken]).toEqual([
    403,
    true,
    undefined,
    "",
  ]);
  await verificationToken(house, email);
  expect((await post(visitor, "resend-verification", { email })).status).toBe(200);
  await textTo(email, 2);
  const token = await verificationToken(house, email);
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => post(visitor.twin(), "verify-email", { token })),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array(20).fill(200)); // again, and nothing changes
  const trials = "select 1 from billing_events join users on users.id = user_id where email = ?";
  expect(house.query(trials, email)).toHaveLength(1);
  const unknown = await post(visitor, "verify-email", { token: token.replace(/./g, "x") });
  expect([unknown.status, unknown.body.error]).toEqual([
    400,
    expect.stringContaining("has been used or has expired"),
  ]);
  const user = (await post(visitor, "login", { email, password: PASSWORD })).body.user;
  expect(user).toMatchObject({ role: "user", emailVerified: true });
  expect(user?.id).not.toBe("mine");
});

test("a code signs in by API, once, and a wrong one is an Invalid OTP", async () => {
  const email = person("api-code@example.com");
  const visitor = house.visitor();
  expect((await post(visitor, "send-otp", { email })).status).toBe(200);
  const otp = /\b\d{6}\b/.exec(await textTo(email))?.[0] ?? "";
  const wrong = await post(visitor, "verify-otp", { email, otp: otp === "000000" ? "000001" : "000000" });
  expect([wrong.status, String(wrong.body.error).startsWith("Invalid OTP")]).toEqual([401, true]);
  const tries = await Promise.all(
    Array.from({ length: 4 }, () => post(house.visitor(), "verify-otp", { email, otp })),
  );
  const [right] = tries.filter(({ status }) => status === 200);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([right?.body.token?.length, right?.body.user?.email]).toEqual([43, email]);
  expect((await post(visitor, "verify-otp", { email, otp: "12" })).body).toMatchObject({
    error: "OTP must be 6 digits",
    fieldErrors: { otp: ["OTP must be 6 digits"] },
  });
});

test("a magic link signs in by API, once, and an expired one says so", async () => {
  const email = person("api-link@example.com");
  const visitor = house.visitor();
  await post(visitor, "send-magic-link", { email });
  const tokenIn = (text: string) => /magic-link\?token=([\w-]{43})/.exec(text)?.[1];
  const token = tokenIn(await textTo(email));
  const right = await post(visitor, "verify-magic-link", { token });
  expect([right.status, right.body.user?.email, right.body.message]).toEqual([
    200,
    email,
    "Magic link verified successfully",
  ]);
  expect(String((await post(visitor, "verify-magic-link", { token })).body.error)).toContain(
    "Magic link verification failed",
  );
  await post(visitor, "send-magic-link", { email });
  const late = tokenIn(await textTo(email, 2));
  house.execute("update tokens set expires_at = 1 where user_id = ?", email);
  expect(String((await post(visitor, "verify-magic-link", { token: late })).body.error)).toContain("expired");
});

test("a forgotten password is set by API in both shapes, and the token is looked at without use", async () => {
  const email = person("api-reset@example.com");
  const visitor = house.visitor();
  const ask = async (many: number) => {
    expect((await post(visitor, "forgot-password", { email })).body.message).toBe(
      "If this address has an account, a reset link is on its way.",
    );
    return /reset-password\?token=([\w-]{43})/.exec(await textTo(email, many))?.[1] ?? "";
  };
  const first = await ask(1);
  for (let times = 0; times < 3; times += 1)
    expect((await call(visitor, "GET", `validate-reset-token?token=${first}`)).body).toEqual({ valid: true });
  expect(
    (
      await post(visitor, "reset-password", {
        token: first,
        newPassword: PASSWORD,
        confirmPassword: "Else-Harmattan-9",
      })
    ).body.error,
  ).toBe("Passwords don't match");
  expect(
    (await post(visitor, "reset-password", { newPassword: PASSWORD, confirmPassword: PASSWORD })).body.error,
  ).toBe("Reset token is required");
  expect(
    (
      await post(visitor, "reset-password", {
        token: first,
        newPassword: PASSWORD,
        confirmPassword: PASSWORD,
      })
    ).status,
  ).toBe(200);
  expect((await call(visitor, "GET", `validate-reset-token?token=${first}`)).body).toMatchObject({
    valid: false,
    error: "Invalid or expired reset token. Please request a new password reset.",
  });
  expect((await call(visitor, "GET", "validate-reset-token")).body.error).toBe(
    "Invalid or missing reset token. Please request a new password reset.",
  );
  const second = await ask(3);
  expect((await post(visitor, "reset-password", { token: second, password: `${PASSWORD}2` })).status).toBe(
    200,
  );
  expect((await post(visitor, "login", { email, password: PASSWORD })).status).toBe(401);
  expect((await post(visitor, "login", { email, password: `${PASSWORD}2` })).status).toBe(200);
});

test("looking at reset tokens is limited to twenty a minute from one address", async () => {
  const visitor = house.visitor();
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => call(visitor, "GET", "validate-reset-token?token=guess")),
  );
  // Two minutes may meet in the middle of the test; then each has its twenty.
  expect([5, 25]).toContain(answers.filter(({ status }) => status === 429).length);
});

test("Google by API: the address to go to, then code and state; another provider does not exist", async () => {
  google.person = { sub: "api-g", email: "api-g@gmail.example", email_verified: true, name: "Bola Ade" };
  const visitor = house.visitor();
  const { body } = await call(visitor, "GET", "google");
  const back = new URL(
    (await fetch(String(body.authUrl), { redirect: "manual" })).headers.get("location") ?? "",
  );
  const returned = { code: back.searchParams.get("code"), state: back.searchParams.get("state") };
  expect((await post(visitor, "evil/callback", returned)).status).toBe(404);
  expect((await post(visitor, "google/callback", { code: returned.code })).body.error).toBe(
    "Authentication failed",
  );
  expect((await post(visitor, "google/callback", { state: returned.state })).body.error).toBe(
    "Authorization code missing from callback",
  );
  expect((await post(house.visitor(), "google/callback", returned)).status).toBe(400);
  const entered = await post(visitor, "google/callback", returned);
  expect([entered.status, entered.body.user?.fullName, entered.body.token]).toEqual([
    200,
    "Bola Ade",
    visitor.sessionToken,
  ]);
});

const ASKING = ["send-otp", "send-magic-link", "forgot-password", "resend-verification"];

test.each(ASKING)(
  "%s answers the same for a known and an unknown address, and never the other way round",
  async (path) => {
    const known = await post(house.visitor(), path, { email: person(`known-${path}@example.com`) });
    const unknown = await post(house.visitor(), path, { email: `nobody-${path}@example.com` });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    expect((await post(house.visitor(), path, { email: "no address" })).body.error).toBe(
      "Invalid email address",
    );
  },
);

const POSTS = [
  "logout",
  "login",
  "send-otp",
  "verify-otp",
  "send-magic-link",
  "verify-magic-link",
  "google/callback",
  "register",
  "forgot-password",
  "reset-password",
  "verify-email",
  "resend-verification",
];

test("every call answers the wrong method, the wrong body and another site in JSON", async () => {
  for (const path of POSTS) {
    const get = await call(house.visitor(), "GET", path);
    expect([path, get.status, get.headers.get("allow")]).toEqual([path, 405, "POST"]);
    expect([
      path,
      (await call(house.visitor(), "POST", path, {}, { origin: "https://evil.example" })).status,
    ]).toEqual([path, 403]);
    if (path !== "logout") {
      const broken = await house.visitor().send(`/api/auth/${path}`, {
        method: "POST",
        body: "{",
        headers: { origin: house.url, "content-type": "application/json" },
      });
      expect([path, broken.status, ((await broken.json()) as Body).errorCode]).toEqual([
        path,
        400,
        "BAD_BODY",
      ]);
      for (const odd of [[], null, 7, { email: { $ne: 1 }, token: ["x"], password: {}, otp: 123456 }])
        expect([path, [400].includes((await post(house.visitor(), path, odd)).status)]).toEqual([path, true]);
    }
  }
  for (const path of ["google", "validate-reset-token"])
    expect((await post(house.visitor(), path, {})).status).toBe(405);
});
