import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { until, type Visitor } from "../test-server";

// Strangers use up every limit of an account, from a hundred addresses. Its owner still gets in.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const PASSWORD = "Oya-let-us-go-2026!";
const WRONG = "Wrong-Mango-7-Tree!";
const strangers = (count: number, attack: (stranger: Visitor) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, async () => (await attack(server.visitor())).status));
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** A verified person who signed in once in the browser that is returned, and out again. */
async function owner(email: string): Promise<Visitor> {
  server.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at from users where email = 'ada@demo.example'",
    email,
    email,
  );
  const browser = await server.visitor().signIn(email, PASSWORD);
  await browser.post("/logout", {});
  expect(browser.sessionToken).toBe("");
  return browser;
}

async function newestMail(email: string, subject: string, after = 0): Promise<string> {
  const read = () =>
    server.query<{ text: string }>(
      "select text from mails where recipient = ? and subject like ? order by created_at desc, rowid desc",
      email,
      `%${subject}%`,
    );
  await until(() => read().length > after);
  return read()[0]?.text ?? "";
}
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

test("wrong passwords from a hundred addresses: at most 20 are tried a day, and the owner's browser still signs in", async () => {
  const email = "passwords@example.com";
  const known = await owner(email);
  const attack = () => strangers(50, (stranger) => stranger.post("/login", { email, password: WRONG }));
  const first = await attack();
  // A quarter of an hour later: only the limit of the day is left.
  server.execute(
    "update rate_limits set window_ends_at = 1 where count = 50 and window_ends_at < ?",
    Date.now() + 900_001,
  );
  const statuses = [...first, ...(await attack())];
  expect(count(statuses, 401)).toBeLessThanOrEqual(20);
  expect(count(statuses, 401) + count(statuses, 429)).toBe(100);
  const refused = await server.visitor().post("/login", { email, password: PASSWORD });
  expect([refused.status, (await refused.text()).includes("link that we email you")]).toEqual([429, true]);
  await known.signIn(email, PASSWORD);
});

test("a known browser has no more tries than a stranger, and a cookie of another account or a forged one none", async () => {
  const email = "known@example.com";
  const known = await owner(email);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await known.post("/login", { email, password: WRONG })).status);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
  await server.visitor().signIn(email, PASSWORD); // strangers have their own count
  await strangers(12, (stranger) => stranger.post("/login", { email, password: WRONG }));
  const other = await owner("other@example.com");
  expect((await other.post("/login", { email, password: PASSWORD })).status).toBe(429);
  const forged = server
    .visitor()
    .keep("oya_known", Buffer.from('{"browser":"x","accounts":["x"]}').toString("base64"));
  expect((await forged.post("/login", { email, password: PASSWORD })).status).toBe(429);
});

test("wrong codes from a hundred addresses: 20 a day are tried; the owner's code, and everybody's link, still work", async () => {
  const email = "codes@example.com";
  const known = await owner(email);
  await known.post("/login", { email, send: "otp" });
  const mail = await newestMail(email, "code and link");
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  const statuses = await strangers(100, (stranger) => stranger.post("/login", { email, otp: wrong }));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 80]);
  expect((await server.visitor().post("/login", { email, otp: code })).status).toBe(429);
  expect((await known.post("/login", { email, otp: code })).status).toBe(303);
  await known.post("/logout", {});
  // On a new phone the link of the same kind of mail does it.
  const phone = server.visitor();
  await phone.post("/login", { email, send: "magic-link" });
  const token = tokenIn(await newestMail(email, "code and link", 1));
  expect((await phone.post("/magic-link", { token })).status).toBe(303);
});

test("all mails of the day are used up: the owner's browser gets its own, a new phone a reset link every hour", async () => {
  const email = "mails@example.com";
  const known = await owner(email);
  const kinds: Record<string, string>[] = [{ send: "otp" }, { send: "magic-link" }];
  for (const fields of kinds)
    await strangers(20, (stranger) => stranger.post("/login", { email, ...fields }));
  await strangers(20, (stranger) => stranger.post("/verify-email", { email, resend: "1" }));
  const resets = () => strangers(20, (stranger) => stranger.post("/forgot-password", { email }));
  await resets();
  server.execute("update rate_limits set window_ends_at = 1 where window_ends_at < ?", Date.now() + 900_001);
  await resets(); // now the day and the hour are used up too
  expect((await server.visitor().post("/login", { email, send: "magic-link" })).status).toBe(429);
  const answer = await known.post("/login", { email, send: "magic-link" });
  expect(answer.status).toBe(303);
  // Whoever asked: the mail is in the owner's mailbox, and its newest link works.
  await new Promise((done) => setTimeout(done, 500)); // mails are made up to 300 ms after the answer
  const text = await newestMail(email, "Choose a new password");
  const token = tokenIn(text);
  const passwords = { newPassword: "Fresh-Harmattan-9-Wind", confirmPassword: "Fresh-Harmattan-9-Wind" };
  expect((await server.visitor().post("/reset-password", { token, ...passwords })).status).toBe(303);
  const mailbox = server.query(
    "select 1 from mails where recipient = ? and subject like '%Choose%'",
    email,
  ).length;
  expect(mailbox).toBeLessThanOrEqual(13);
});

test("on a shared device no cookie stays that knows the account", async () => {
  const email = "shared@example.com";
  await owner(email);
  const cafe = server.visitor();
  const response = await cafe.post("/login", { email, password: PASSWORD, shared: "on" });
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie().join()).not.toContain("oya_known");
});

test("the /64 of an IPv6 address counts once, however it is written", async () => {
  const spellings = ["2001:db8:7::", "2001:0db8:0007:0000::", "2001:DB8:7:0:0:", "[2001:db8:7::"];
  const statuses: number[] = [];
  for (let index = 0; index < 36; index += 1) {
    const spelling = spellings[index % spellings.length] ?? "";
    const address = spelling.startsWith("[")
      ? `${spelling}${index + 1}]:443`
      : `${spelling}${index + 1}${spelling.endsWith(":0:0:") ? ":0:1" : ""}`;
    const response = await server
      .visitor()
      .post("/login", { email: `v6-${index}@example.com`, otp: "123456" }, { "x-forwarded-for": address });
    statuses.push(response.status);
  }
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 6]);
});
