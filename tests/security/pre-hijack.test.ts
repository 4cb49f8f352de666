import { afterAll, beforeAll, expect, test } from "vitest";
import { googleEnvironment, openGoogle, type Google } from "../doubles/google";
import {
  registerPerson,
  startServer,
  until,
  verificationToken,
  type TestServer,
  type Visitor,
} from "../test-server";

// A stranger registers the address of a person before that person does. Whatever the order of events, only the owner gets in.

let server: TestServer;
let google: Google;
beforeAll(async () => {
  google = await openGoogle();
  server = await startServer(googleEnvironment(google));
});
afterAll(async () => {
  await server.stop("SIGKILL");
  await google.close();
});

const STRANGERS_PASSWORD = "Planted-Mango-7-Tree";
const OWN_PASSWORD = "Fresh-Harmattan-9-Wind";

const register = (visitor: Visitor, email: string, password: string, fullName: string) =>
  visitor.post("/register", { fullName, email, password, confirmPassword: password });
const plant = async (email: string) => {
  const stranger = server.visitor();
  await register(stranger, email, STRANGERS_PASSWORD, "Mal Lory");
  return stranger;
};
const signInStatus = async (email: string, password: string) =>
  (await server.visitor().post("/login", { email, password })).status;
const ownDetails = { fullName: "Ngozi Eze", password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD };
const mailsTo = (email: string) => server.query("select 1 from mails where recipient = ?", email).length;
const newestMail = async (email: string, count: number) => {
  await until(() => mailsTo(email) >= count);
  return verificationToken(server, email);
};
async function askToMove(person: Visitor, email: string, currentPassword = OWN_PASSWORD) {
  const change = await person.send("/api/profile", {
    method: "PATCH",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify({ email, currentPassword }),
  });
  expect(change.status).toBe(200);
}
const account = (email: string) =>
  server.query<{ first_name: string; verified: number; has_password: number }>(
    "select first_name, email_verified_at is not null as verified, password_hash is not null as has_password from users where email = ?",
    email,
  )[0];

/** Presses the button of the mail, and gives own details if the page asks for them. */
async function verifyAsOwner(owner: Visitor, email: string, token: string) {
  const page = await (await owner.get(`/verify-email?token=${token}&email=${email}`)).text();
  const isAsked = page.includes('name="password"');
  const response = await owner.post("/verify-email", { token, email, ...(isAsked && ownDetails) });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/verify-email?done=1"]);
  return { isAsked };
}

async function expectOwnersAlone(email: string) {
  expect(await signInStatus(email, STRANGERS_PASSWORD)).toBe(401);
  expect(await signInStatus(email, OWN_PASSWORD)).toBe(303);
  expect(account(email)).toEqual({ first_name: "Ngozi", verified: 1, has_password: 1 });
}

test("a stranger registers, the owner presses Verify: the owner chooses the password", async () => {
  const email = "planted@example.com";
  await plant(email);
  const token = await verificationToken(server, email);
  const owner = server.visitor();
  const bare = await owner.post("/verify-email", { token, email });
  expect(bare.status).toBe(400);
  expect(await bare.text()).toMatch(/<input[^>]*name="fullName"/);
  expect(account(email)?.verified).toBe(0);
  expect(await verifyAsOwner(owner, email, token)).toEqual({ isAsked: true });
  await expectOwnersAlone(email);
});

test("the stranger's own browser cannot finish without the mail, nor after the owner", async () => {
  const email = "waiting@example.com";
  const stranger = await plant(email);
  const token = await verificationToken(server, email);
  expect((await stranger.post("/login", { email, password: STRANGERS_PASSWORD })).status).toBe(403);
  await verifyAsOwner(server.visitor(), email, token);
  expect((await stranger.post("/verify-email", { token, email })).status).toBe(400);
  await register(stranger, email, STRANGERS_PASSWORD, "Mal Lory");
  await expectOwnersAlone(email);
});

test("the owner registers, the stranger registers again before the owner opens the mail", async () => {
  const email = "again@example.com";
  const owner = server.visitor();
  await register(owner, email, OWN_PASSWORD, "Ngozi Eze");
  await newestMail(email, 1);
  await plant(email);
  const token = await newestMail(email, 2);
  expect(await verifyAsOwner(owner, email, token)).toEqual({ isAsked: true });
  await expectOwnersAlone(email);
});

test("a stranger registers, then the owner does: the owner's browser needs one press", async () => {
  const email = "second@example.com";
  await plant(email);
  await newestMail(email, 1);
  const owner = server.visitor();
  await register(owner, email, OWN_PASSWORD, "Ngozi Eze");
  const token = await newestMail(email, 2);
  expect(await verifyAsOwner(owner, email, token)).toEqual({ isAsked: false });
  await expectOwnersAlone(email);
});

const WAYS: [string, (owner: Visitor, email: string) => Promise<Response>][] = [
  ["a one-time code", (owner, email) => owner.post("/login", { email, send: "otp" })],
  ["a magic link", (owner, email) => owner.post("/login", { email, send: "magic-link" })],
  ["a new verification link", (owner, email) => owner.post("/verify-email", { email, resend: "1" })],
  ["a reset link", (owner, email) => owner.post("/forgot-password", { email })],
];

test.each(WAYS)("a stranger registers, the owner asks only for %s", async (name, ask) => {
  const email = `${name.replaceAll(" ", "-")}@example.com`;
  await plant(email);
  await newestMail(email, 1);
  const owner = server.visitor();
  await ask(owner, email);
  const token = await newestMail(email, 2);
  const page = await (await owner.get(`/verify-email?token=${token}&email=${email}`)).text();
  expect(page).not.toContain("data-auto");
  expect(await verifyAsOwner(owner, email, token)).toEqual({ isAsked: true });
  await expectOwnersAlone(email);
});

test("the API asks for the same, and leaves the link usable", async () => {
  const email = "by-api@example.com";
  await plant(email);
  const token = await verificationToken(server, email);
  const verify = (body: object) =>
    fetch(`${server.url}/api/auth/verify-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const bare = await verify({ token });
  expect([bare.status, await bare.json()]).toEqual([
    400,
    expect.objectContaining({ errorCode: "DETAILS_NEEDED" }),
  ]);
  expect((await verify({ token, ...ownDetails, password: undefined })).status).toBe(400);
  expect((await verify({ token, ...ownDetails })).status).toBe(200);
  await expectOwnersAlone(email);
});

test("Google on a planted account leaves nothing of the stranger", async () => {
  const email = "planted@gmail.example";
  const stranger = server.visitor();
  await stranger.post("/register", {
    fullName: "Mal Lory",
    email,
    password: STRANGERS_PASSWORD,
    confirmPassword: STRANGERS_PASSWORD,
    marketingEmails: "on",
  });
  const token = await verificationToken(server, email);
  google.person = { sub: "planted", email, email_verified: true, given_name: "Ngozi", family_name: "Eze" };
  const owner = server.visitor();
  const start = await owner.get("/auth/google");
  const back = new URL(
    (await fetch(start.headers.get("location") ?? "", { redirect: "manual" })).headers.get("location") ?? "",
  );
  expect((await owner.get(`/auth/callback${back.search}`)).status).toBe(200);
  const form = Object.fromEntries(back.searchParams);
  const done = await owner.post("/auth/callback", form);
  expect(done.status).toBe(303);
  expect((await stranger.post("/verify-email", { token, email })).status).toBe(400);
  expect(await signInStatus(email, STRANGERS_PASSWORD)).toBe(401);
  expect(account(email)).toEqual({ first_name: "Ngozi", verified: 1, has_password: 0 });
  expect(
    server.query(
      "select 1 from consents join users on users.id = user_id where email = ? and withdrawn_at is null",
      email,
    ),
  ).toEqual([]);
});

test("a stranger's account does not take the address of whoever presses the button of a mail", async () => {
  const own = "stranger@example.com";
  const stranger = server.visitor();
  await register(stranger, own, STRANGERS_PASSWORD, "Mal Lory");
  await stranger.post("/verify-email", { token: await verificationToken(server, own), email: own });
  await stranger.signIn(own, STRANGERS_PASSWORD);
  const email = "trojan@example.com";
  await askToMove(stranger, email, STRANGERS_PASSWORD);
  const token = await newestMail(email, 1);
  const owner = server.visitor();
  const page = await (await owner.get(`/confirm-email?token=${token}`)).text();
  expect(page).toContain("Password of the account");
  for (const password of ["", OWN_PASSWORD])
    expect((await owner.post("/confirm-email", { token, password })).status).toBe(400);
  expect(account(email)).toBeUndefined();
  // The account's owner may confirm on another device, by the password.
  expect((await owner.post("/confirm-email", { token, password: STRANGERS_PASSWORD })).status).toBe(303);
});

test("a stranger registers the address that a person moves to, before or after they ask for it: the link moves them, and the registration is gone", async () => {
  const person = await registerPerson(server, "moves@example.com", OWN_PASSWORD);
  const [before, after] = ["planted-before@example.com", "planted-after@example.com"] as const;
  await plant(before);
  await newestMail(before, 1);
  await askToMove(person, before);
  const link = await newestMail(before, 2);
  expect((await person.post("/confirm-email", { token: link })).status).toBe(303);
  await expectOwnersAlone(before);
  await askToMove(person, after);
  const token = await newestMail(after, 1);
  const stranger = await plant(after);
  const strangersLink = await newestMail(after, 2);
  expect((await person.post("/confirm-email", { token })).status).toBe(303);
  expect((await stranger.post("/verify-email", { token: strangersLink, email: after })).status).toBe(400);
  await expectOwnersAlone(after);
});

test("the address of somebody who confirmed it is nobody else's to move to", async () => {
  const person = await registerPerson(server, "wants@example.com", OWN_PASSWORD);
  const email = "confirmed-first@example.com";
  await askToMove(person, email);
  const token = await newestMail(email, 1);
  await registerPerson(server, email, "Quiet-Lagoon-4-Boat");
  expect((await person.post("/confirm-email", { token })).status).toBe(400);
  expect(await signInStatus(email, "Quiet-Lagoon-4-Boat")).toBe(303);
});
