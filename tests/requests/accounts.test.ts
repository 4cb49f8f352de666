import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, registerPerson, until, verificationToken, type TestServer } from "../test-server";

let house: TestServer;
beforeAll(async () => {
  house = await startServer();
});
afterAll(() => house.stop());

const PASSWORD = "Correct-Horse-7-Battery";
const person = (email: string) => ({
  fullName: "Ngozi Eze",
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

test("a person registers, verifies by the mail's button and signs in; the trial begins with 2 + 1 credits", async () => {
  const visitor = await registerPerson(house, "ngozi@example.com");
  const page = await (await visitor.get("/dashboard")).text();
  expect(page).toContain("Welcome, Ngozi");
  expect(page).toContain("3 credits");
  expect(
    house.query(
      "select type, cover_letters, resumes, (ends_at - at) / 86400000 as days from billing_events join users on users.id = user_id where email = ?",
      "ngozi@example.com",
    ),
  ).toEqual([{ type: "trial_started", cover_letters: 2, resumes: 1, days: 7 }]);
});

test("opening the link does not use it up; the button does, and pressing it again changes nothing", async () => {
  const visitor = house.visitor();
  await visitor.post("/register", person("once@example.com"));
  const token = await verificationToken(house, "once@example.com");
  for (let times = 0; times < 3; times += 1)
    expect((await visitor.get(`/verify-email?token=${token}`)).status).toBe(200);
  const tries = await Promise.all(Array.from({ length: 20 }, () => visitor.post("/verify-email", { token })));
  expect(new Set(tries.map(({ headers }) => headers.get("location")))).toEqual(
    new Set(["/verify-email?done=1"]),
  );
  const trials = "select 1 from billing_events join users on users.id = user_id where email = ?";
  expect(house.query(trials, "once@example.com")).toHaveLength(1);
  expect((await house.visitor().post("/verify-email", { token, email: "x@example.com" })).status).toBe(303);
  expect(house.query(trials, "once@example.com")).toHaveLength(1);
  house.execute("update tokens set expires_at = 1");
  const late = await house.visitor().post("/verify-email", { token, email: "y@example.com" });
  expect(await late.text()).toContain("Verification Failed");
});

test("the token itself is not in the database", async () => {
  await house.visitor().post("/register", person("hash@example.com"));
  const token = await verificationToken(house, "hash@example.com");
  expect(
    house.query<{ token_hash: string }>("select token_hash from tokens").map((row) => row.token_hash),
  ).not.toContain(token);
});

test("an expired link is refused", async () => {
  await house.visitor().post("/register", person("late@example.com"));
  const token = await verificationToken(house, "late@example.com");
  house.execute("update tokens set expires_at = ?", Date.now() - 1);
  expect((await house.visitor().post("/verify-email", { token })).status).toBe(400);
});

test("registering a known address answers the same, and its owner gets a notice", async () => {
  const known = await house.visitor().post("/register", person("ada@demo.example"));
  const unknown = await house.visitor().post("/register", person("fresh@example.com"));
  expect([known.status, known.headers.get("location")?.replace("ada%40demo.example", "X")]).toEqual([
    unknown.status,
    unknown.headers.get("location")?.replace("fresh%40example.com", "X"),
  ]);
  const [mail] = house.query<{ subject: string }>(
    "select subject from mails where recipient = 'ada@demo.example'",
  );
  expect(mail?.subject).toContain("already have an account");
  await house.visitor().signInAsDemo(); // the password was not changed
});

test("bad input comes back beside its field with what was typed, and never with the password", async () => {
  const response = await house.visitor().post("/register", {
    fullName: "N",
    email: "not-an-address",
    password: "short",
    confirmPassword: "other",
  });
  const page = await response.text();
  expect(response.status).toBe(400);
  for (const message of [
    "Full name must be at least 2 characters",
    "Invalid email address",
    "Password must be at least 8 characters",
    "Password must contain at least one uppercase letter",
  ]) {
    expect(page).toContain(message);
  }
  expect(page).toContain('value="not-an-address"');
  expect(page).not.toContain('value="short"');
});

test.each(["Password1!", "Qwerty123!", "Welcome2026!", "P@ssw0rd1!", "Ngozi2026!"])(
  "the easily guessed password %s is refused",
  async (password) => {
    const response = await house.visitor().post("/register", {
      fullName: "Ngozi Eze",
      email: "weak@example.com",
      password,
      confirmPassword: password,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("easy to guess");
  },
);

test("an unverified person is told so and gets no session", async () => {
  await house.visitor().post("/register", person("unverified@example.com"));
  const visitor = house.visitor();
  const response = await visitor.post("/login", { email: "unverified@example.com", password: PASSWORD });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("Email Verification Required");
  expect(visitor.sessionToken).toBe("");
});

test("an unknown address and a wrong password are told the same", async () => {
  const [known, unknown] = await Promise.all(
    ["ada@demo.example", "nobody@example.com"].map((email) =>
      house.visitor().post("/login", { email, password: "Wrong-Pass-1!" }),
    ),
  );
  expect(known?.status).toBe(401);
  expect(unknown?.status).toBe(401);
  const strip = (page: string) =>
    page
      .replaceAll("ada@demo.example", "X")
      .replaceAll("nobody@example.com", "X")
      .replace(/nonce="[^"]*"/, "");
  expect(strip((await known?.text()) ?? "")).toBe(strip((await unknown?.text()) ?? "?"));
});

test("signing out ends the session for good, and a sign-in changes the token", async () => {
  const visitor = await house.visitor().signInAsDemo();
  const first = visitor.sessionToken;
  const kept = visitor.twin();
  await visitor.signInAsDemo();
  expect(visitor.sessionToken).not.toBe(first);
  expect((await kept.get("/dashboard")).status).toBe(401);
  const later = visitor.twin();
  const out = await visitor.post("/logout", {});
  expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
  expect(out.headers.get("clear-site-data")).toContain("storage");
  expect((await later.get("/dashboard")).status).toBe(401);
});

test("a deactivated person is out at once", async () => {
  const visitor = await registerPerson(house, "gone@example.com");
  expect((await visitor.get("/dashboard")).status).toBe(200);
  house.execute("update users set is_active = 0 where email = 'gone@example.com'");
  expect((await visitor.get("/dashboard")).status).toBe(401);
  expect(
    (await house.visitor().post("/login", { email: "gone@example.com", password: PASSWORD })).status,
  ).toBe(403);
});

test("the guard says where it leads, keeps the asked-for page and moves on after 1.5 seconds", async () => {
  const response = await house.visitor().get("/documents?type=resume");
  const page = await response.text();
  expect(response.status).toBe(401);
  expect(page).toContain("Redirecting to login");
  expect(page).toMatch(/http-equiv="refresh" content="1.5;url=\/login\?next=%2Fdocuments%3Ftype%3Dresume"/i);
  const back = await house.visitor().post("/login", {
    email: "ada@demo.example",
    password: "Oya-let-us-go-2026!",
    next: "/documents?type=resume",
  });
  expect(back.headers.get("location")).toBe("/documents?type=resume");
});

test("after sign-in nobody is sent to another site", async () => {
  for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const response = await house
      .visitor()
      .post("/login", { email: "ada@demo.example", password: "Oya-let-us-go-2026!", next });
    expect([next, response.headers.get("location")]).toEqual([next, "/dashboard"]);
  }
});

test("links in mails are built from the configured address, whatever Host says", async () => {
  const headers = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  await house.visitor().post("/register", person("host@example.com"), headers);
  await verificationToken(house, "host@example.com");
  const [mail] = house.query<{ text: string; html: string }>(
    "select text, html from mails where recipient = 'host@example.com'",
  );
  expect(mail?.text).toContain(`${house.url}/verify-email?token=`);
  expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
});

test("a mail becomes a readable file in the outbox and a page in local mode", async () => {
  await house.visitor().post("/register", person("outbox@example.com"));
  await verificationToken(house, "outbox@example.com");
  await until(
    () =>
      house.query("select 1 from mails where recipient = 'outbox@example.com' and sent_at is not null")
        .length === 1,
  );
  const page = await (await house.visitor().get("/dev/outbox")).text();
  expect(page).toContain("outbox@example.com");
  const [mail] = house.query<{ id: string }>("select id from mails where recipient = 'outbox@example.com'");
  expect(await (await house.visitor().get(`/dev/outbox/${mail?.id}`)).text()).toContain(
    "Subject: Verify your email",
  );
  expect((await house.visitor().get("/dev/outbox/..%2f..%2foya")).status).toBe(404);
});

test("ten wrong passwords in a row are answered with a wait, also after a restart", async () => {
  const wrong = () =>
    house.visitor().post("/login", { email: "brute@example.com", password: "Wrong-Pass-1!" });
  const answers = await Promise.all(Array.from({ length: 12 }, wrong));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  await house.stop();
  await house.start();
  const after = await wrong();
  expect(after.status).toBe(429);
  expect(await after.text()).toContain("Too many tries");
});

test("forged forwarding headers do not give more tries when no proxy is trusted", async () => {
  const bare = await startServer({ TRUST_PROXY: "none" });
  const from = (index: number) =>
    bare
      .visitor()
      .post(
        "/login",
        { email: `x${index}@example.com`, password: "" },
        { "x-forwarded-for": `9.9.9.${index}`, "fly-client-ip": `9.9.9.${index}` },
      );
  const tries = (index: number) =>
    bare
      .visitor()
      .post(
        "/login",
        { email: `x${index}@example.com`, password: "Wrong-Pass-1!" },
        { "x-forwarded-for": `9.9.9.${index}`, "fly-client-ip": `9.9.9.${index}` },
      );
  expect((await from(0)).status).toBe(400);
  const answers = [];
  for (let index = 0; index < 32; index += 1) answers.push((await tries(index)).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(30);
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  await bare.stop();
});
