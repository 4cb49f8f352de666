import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { googleEnvironment, openGoogle, type Google } from "../doubles/google";
import { shareServer, type SharedServer } from "../pooled-server";
import { startServer, until, type TestServer, type Visitor } from "../test-server";
import { RATE_LIMITS } from "~/http/security/rate-limit.server";

// Thousands of phones of a mobile network come from one address.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const PASSWORD = "Fresh-Harmattan-9-Wind";
const { max } = RATE_LIMITS.registerPerAddress;
const TOGETHER = 4;

async function register(one: Visitor, email: string, address: string, password = PASSWORD): Promise<number> {
  const fields = { fullName: "Ngozi Eze", email, password, confirmPassword: password };
  return (await one.post("/register", fields, { "x-forwarded-for": address })).status;
}

async function confirm(one: Visitor, email: string, address: string, more = {}): Promise<void> {
  const read = () =>
    server.query<{ text: string }>("select text from mails where recipient = ?", email)[0]?.text ?? "";
  await until(() => read() !== "");
  const token = /token=([\w-]{43})/.exec(read())?.[1] ?? "";
  await one.post("/verify-email", { token, ...more }, { "x-forwarded-for": address });
  const [user] = server.query<{ at: number | null }>(
    "select email_verified_at as at from users where email = ?",
    email,
  );
  expect(user?.at).toBeTruthy();
}

test("registrations that nobody confirms use up the places of a network, and each that is confirmed gives one back", async () => {
  const address = "203.0.113.40";
  const phone = server.visitor();
  expect(await register(phone, "first@example.com", address)).toBe(303);
  // A password that is refused registers nobody and takes no place.
  expect(await register(phone, "refused@example.com", address, "Password1234!")).toBe(400);
  // A few at once: passwords are hashed in a queue, which refuses a crowd.
  const names = Array.from({ length: max - 1 }, (_, index) => `never-${index}@example.com`);
  for (let at = 0; at < names.length; at += TOGETHER) {
    const some = names.slice(at, at + TOGETHER);
    const answers = await Promise.all(some.map((email) => register(server.visitor(), email, address)));
    expect(answers).toEqual(some.map(() => 303));
  }
  expect(await register(server.visitor(), "late@example.com", address)).toBe(429);
  await confirm(phone, "first@example.com", address);
  expect(await register(server.visitor(), "late@example.com", address)).toBe(303);
  // The link again, by whoever has it, gives nothing back: the address was confirmed before.
  for (const again of [phone, server.visitor(), server.visitor()])
    await confirm(again, "first@example.com", address, { email: `${Math.random()}@example.com` });
  expect(await register(server.visitor(), "later@example.com", address)).toBe(429);
  expect(await register(server.visitor(), "later@example.com", "203.0.113.41")).toBe(303);
});

test("what is refused counts for no day", async () => {
  const address = "203.0.113.42";
  // Windows that end in more than two hours are those of days.
  const ofDays = () =>
    server.query<{ total: number }>(
      "select coalesce(sum(count), 0) as total from rate_limits where window_ends_at > ?",
      Date.now() + 2 * 3_600_000,
    )[0]?.total ?? 0;
  const before = ofDays();
  expect(await register(server.visitor(), "refused-again@example.com", address, "Password1234!")).toBe(400);
  expect(ofDays()).toBe(before);
  expect(await register(server.visitor(), "kept@example.com", address)).toBe(303);
  expect(ofDays()).toBeGreaterThan(before);
});

/** Signs in at Google as this person, from this network address. */
async function enterByGoogle(house: TestServer, google: Google, email: string, address: string) {
  google.person = { sub: email, email, email_verified: true, given_name: "Ngozi", family_name: "Eze" };
  const one = house.visitor();
  const start = await one.get("/auth/google");
  const consent = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(consent.headers.get("location") ?? "");
  const fields = Object.fromEntries(back.searchParams);
  expect((await one.post("/auth/callback", fields, { "x-forwarded-for": address })).status).toBe(303);
}

test("a registration that is confirmed through Google gives its place back, once; who never registered gives none", async () => {
  const google = await openGoogle();
  const house = await startServer(googleEnvironment(google));
  const address = "203.0.113.43";
  const taken = () =>
    house.query<{ count: number }>(
      "select count from rate_limits where key = ?",
      createHash("sha256").update(`registerPerAddress:${address}`).digest("base64url"),
    )[0]?.count;
  try {
    for (const email of ["by-google@example.com", "open@example.com"])
      expect(await register(house.visitor(), email, address)).toBe(303);
    expect(taken()).toBe(2);
    await enterByGoogle(house, google, "by-google@example.com", address);
    expect(taken()).toBe(1);
    await enterByGoogle(house, google, "by-google@example.com", address);
    await enterByGoogle(house, google, "never-registered@example.com", address);
    expect(taken()).toBe(1);
  } finally {
    await house.stop("SIGKILL");
    await google.close();
  }
});
