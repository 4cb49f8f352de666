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

test("an owner who signs in on other devices in between gives strangers no further tries of the day, and uses up none", async () => {
  const email = "devices@example.com";
  await owner(email);
  let tried = 0;
  for (let round = 0; round < 4; round += 1) {
    server.execute(
      "update rate_limits set window_ends_at = 1 where window_ends_at < ?",
      Date.now() + 900_001,
    );
    const statuses = await strangers(8, (stranger) => stranger.post("/login", { email, password: WRONG }));
    tried += count(statuses, 401);
    if (round < 2)
      for (let signIns = 0; signIns < 3; signIns += 1)
        expect((await server.visitor().post("/login", { email, password: PASSWORD })).status).toBe(303);
  }
  expect(tried).toBe(20);
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

// Mobile networks and cafés: everybody here comes from one address.
function sharedNetwork(address: string) {
  const behind = (visitor: Visitor) => ({
    get: (path: string) => visitor.get(path, { "x-forwarded-for": address }),
    post: (path: string, fields: Record<string, string>) =>
      visitor.post(path, fields, { "x-forwarded-for": address }),
  });
  const flood = (path: string, fields: (at: number) => Record<string, string>, times: number) =>
    Promise.all(
      Array.from(
        { length: times },
        async (_, at) => (await behind(server.visitor()).post(path, fields(at))).status,
      ),
    );
  return { behind, flood };
}

test("a stranger on the same network uses up the address: the owner's browser still signs in by each way, and any link works", async () => {
  const email = "same-network@example.com";
  const known = await owner(email);
  const { behind, flood } = sharedNetwork("198.51.100.7");
  const here = behind(known);
  const useUp = async () => {
    server.execute("update rate_limits set window_ends_at = 1 where count >= 20"); // a minute, or an hour, later
    expect(await flood("/login", (at) => ({ email: `mail-${at}@example.com`, send: "otp" }), 25)).toContain(
      429,
    );
    await flood("/login", (at) => ({ email: `try-${at}@example.com`, otp: "123456" }), 40);
    await flood("/magic-link", () => ({ token: "b".repeat(43) }), 5);
    const bystander = await behind(server.visitor()).post("/login", { email, password: WRONG });
    expect(bystander.status).toBe(429);
  };
  await useUp();
  expect((await here.post("/login", { email, password: PASSWORD })).status).toBe(303);
  await known.post("/logout", {});
  expect((await here.post("/login", { email, send: "otp" })).status).toBe(303);
  const mail = await newestMail(email, "code and link");
  await useUp();
  const otp = /\b\d{6}\b/.exec(mail)?.[0] ?? "";
  expect((await here.post("/login", { email, otp })).status).toBe(303);
  await known.post("/logout", {});
  // On a new phone, by links that were asked for elsewhere.
  await server.visitor().post("/login", { email, send: "magic-link" });
  const phone = behind(server.visitor());
  const link = tokenIn(await newestMail(email, "code and link", 1));
  for (let looks = 0; looks < 25; looks += 1)
    await behind(server.visitor()).get(`/magic-link?token=${"b".repeat(43)}`);
  await useUp();
  expect((await phone.get(`/magic-link?token=${link}`)).status).toBe(200);
  expect((await phone.post("/magic-link", { token: link })).status).toBe(303);
  await known.post("/forgot-password", { email });
  const token = tokenIn(await newestMail(email, "Choose a new password"));
  const passwords = { newPassword: "Fresh-Harmattan-9-Wind", confirmPassword: "Fresh-Harmattan-9-Wind" };
  expect((await phone.get(`/reset-password?token=${token}`)).status).toBe(200);
  expect((await phone.post("/reset-password", { token, ...passwords })).status).toBe(303);
});

test("a link that works has no more than the tries of an address", async () => {
  const email = "own-link@example.com";
  const known = await owner(email);
  await known.post("/forgot-password", { email });
  const token = tokenIn(await newestMail(email, "Choose a new password"));
  const { flood } = sharedNetwork("198.51.100.8");
  const common = { newPassword: "Password1234!", confirmPassword: "Password1234!" };
  const statuses = await flood("/reset-password", () => ({ token, ...common }), 35);
  expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 5]);
});

test("strangers register an address again and again: its mailbox gets five mails a day, and the newest link lets its owner in", async () => {
  const email = "flooded@example.com";
  const details = (password: string) => ({
    fullName: "Ngozi Eze",
    email,
    password,
    confirmPassword: password,
  });
  const own = server.visitor();
  await own.post("/register", details("Fresh-Harmattan-9-Wind"));
  const plant = () => strangers(20, (one) => one.post("/register", details("Planted-Mango-7-Tree")));
  expect(await plant()).toEqual(Array(20).fill(303));
  const mails = () => server.query("select 1 from mails where recipient = ?", email).length;
  expect(mails()).toBe(5);
  const token = tokenIn(await newestMail(email, "Verify your email"));
  await plant();
  // The owner who registers once more is told the same, and nothing is taken from the link in the mailbox.
  expect((await own.post("/register", details("Fresh-Harmattan-9-Wind"))).status).toBe(303);
  expect(mails()).toBe(5);
  const chosen = {
    fullName: "Ngozi Eze",
    password: "Quiet-Lagoon-4-Boat",
    confirmPassword: "Quiet-Lagoon-4-Boat",
  };
  expect((await own.post("/verify-email", { token, email, ...chosen })).status).toBe(303);
  await server.visitor().signIn(email, chosen.password);
  const planted = await server.visitor().post("/login", { email, password: "Planted-Mango-7-Tree" });
  expect(planted.status).toBe(401);
  // Nor is the owner of an account told of it more often.
  await plant();
  expect(mails()).toBe(5);
});

test("above the mails of a day the browser that registered may still correct what it typed", async () => {
  const email = "corrected@example.com";
  const own = server.visitor();
  const register = (password: string) =>
    own.post("/register", { fullName: "Ngozi Eze", email, password, confirmPassword: password });
  for (let times = 0; times < 6; times += 1) await register(`Fresh-Harmattan-${times}-Wind`);
  const token = tokenIn(await newestMail(email, "Verify your email", 4));
  expect((await own.post("/verify-email", { token, email })).status).toBe(303);
  await server.visitor().signIn(email, "Fresh-Harmattan-5-Wind");
});

test("a signed-in person cannot have one mailbox mailed without end by asking for it as an own address", async () => {
  await owner("asker@example.com");
  const person = await server.visitor().signIn("asker@example.com", PASSWORD);
  const statuses: number[] = [];
  for (let times = 0; times < 5; times += 1)
    statuses.push(
      (
        await person.post("/profile", {
          firstName: "Ngozi",
          lastName: "Eze",
          email: "mailed@example.com",
          currentPassword: PASSWORD,
        })
      ).status,
    );
  expect([count(statuses, 303), count(statuses, 429)]).toEqual([3, 2]);
});

test("registrations that are refused use up nothing: the owner of the address gets an account and a mail", async () => {
  const email = "refused-first@example.com";
  const register = (password: string) => (one: Visitor) =>
    one.post("/register", { fullName: "Ngozi Eze", email, password, confirmPassword: password });
  expect(await strangers(6, register("Password1234!"))).toEqual(Array(6).fill(400));
  expect((await register("Fresh-Harmattan-9-Wind")(server.visitor())).status).toBe(303);
  expect(await newestMail(email, "Verify your email")).toBeTruthy();
});

test("wrong passwords of who wants another address mail nobody and count no mail", async () => {
  await owner("mistyped@example.com");
  const person = await server.visitor().signIn("mistyped@example.com", PASSWORD);
  const change = (currentPassword: string) =>
    person.post("/profile", {
      firstName: "Ngozi",
      lastName: "Eze",
      email: "wished@example.com",
      currentPassword,
    });
  for (let times = 0; times < 4; times += 1) expect((await change("Not-The-Password-1")).status).toBe(400);
  expect((await change(PASSWORD)).status).toBe(303);
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
