import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmtp, type Fault } from "../doubles/smtp";
import { startServer, until, type TestServer } from "../test-server";

const person = (email: string, fullName = "Ngozi Eze") => ({
  fullName,
  email,
  password: "Correct-Horse-7-Battery",
  confirmPassword: "Correct-Horse-7-Battery",
});
const MAIL_FROM = "Oya <hello@oya.example>";

let smtp: Awaited<ReturnType<typeof openSmtp>>;
let house: TestServer;
beforeAll(async () => {
  smtp = await openSmtp();
  house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM });
});
afterAll(async () => {
  await house.stop();
  await smtp.close();
});

type Job = { status: string; attempts: number; last_error: string | null };
/** The job of the mail to this person. */
const jobOf = (email: string, at = house) =>
  at.query<Job>(
    "select status, attempts, last_error from jobs join mails on mails.id = payload ->> 'mailId' where kind = 'mail.send' and recipient = ?",
    email,
  )[0] ?? { status: "none", attempts: 0, last_error: null };
const failedTimes = (email: string, times: number) =>
  until(() => jobOf(email).attempts >= times && ["queued", "failed"].includes(jobOf(email).status));
const hurry = (at = house) =>
  at.execute("update jobs set run_at = 0 where kind = 'mail.send' and status = 'queued'");
const headerOf = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim();

test("with MAIL_URL set, mail goes to the SMTP server, one recipient each, whatever a name tries to add", async () => {
  smtp.misbehave();
  await house.visitor().post("/register", person("plain@example.com"));
  await house.visitor().post("/register", person("crlf@example.com", "Ngozi\r\n\r\nEze"));
  const header = await house
    .visitor()
    .post("/register", person("header@example.com", "Ngozi\r\nBcc: victim@example.com\r\n\r\nEze"));
  expect(header.status).toBe(400);
  await until(() => smtp.received.length === 2);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual(
    expect.arrayContaining([["plain@example.com"], ["crlf@example.com"]]),
  );
  for (const { raw } of smtp.received) {
    const head = raw.split("\r\n\r\n")[0] ?? "";
    expect(head).toContain(`From: ${MAIL_FROM}`);
    expect(head).not.toMatch(/^bcc:/im);
    expect(raw.length).toBeLessThan(10_240);
  }
});

test("a server that says no is asked again later, and the mail arrives once", async () => {
  smtp.misbehave({ mail: (tries) => (tries === 0 ? 451 : undefined) });
  const started = await house.visitor().post("/register", person("later@example.com"));
  expect(started.status).toBe(303); // the person never waits for the mail server
  await until(() => smtp.received.length === 1); // by itself: nobody hurries the queue here
  expect(smtp.tries()).toBe(2);
  await until(() => jobOf("later@example.com").status === "done");
  expect(jobOf("later@example.com").attempts).toBe(2);
});

const FAULTS: [string, Fault][] = [
  ["421", 421],
  ["451", 451],
  ["550", 550],
  ["554", 554],
  ["a line that drops in the middle", "drop"],
];
const faultyAddress = (name: string) => `fault-${name.replaceAll(" ", "-")}@example.com`;

test.each(FAULTS)("after %s the mail waits, is tried again and arrives exactly once", async (name, fault) => {
  const email = faultyAddress(name);
  smtp.misbehave({ mail: (tries) => (tries < 2 ? fault : undefined) });
  expect((await house.visitor().post("/register", person(email))).status).toBe(303);
  await failedTimes(email, 1);
  expect(smtp.received).toEqual([]);
  expect(house.query("select 1 from mails where recipient = ? and sent_at is null", email)).toHaveLength(1);
  hurry();
  await failedTimes(email, 2);
  expect(jobOf(email).last_error).toBeTruthy();
  hurry();
  await until(() => jobOf(email).status === "done");
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[email]]);
});

test("none of them goes again after a kill -9 and a restart", async () => {
  for (const [name] of FAULTS) expect(jobOf(faultyAddress(name)).status).toBe("done");
  smtp.misbehave();
  await house.stop("SIGKILL");
  await house.start();
  hurry();
  await house.visitor().post("/register", person("second@example.com")); // goes after anything that still waited
  await until(() => smtp.received.length >= 1);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([["second@example.com"]]);
});

test("when the line drops after the mail was taken, the second copy bears the same Message-ID, by which readers show one", async () => {
  smtp.misbehave({ mail: (tries) => (tries === 0 ? "drop after taking" : undefined) });
  await house.visitor().post("/register", person("twice@example.com"));
  await failedTimes("twice@example.com", 1);
  hurry();
  await until(() => jobOf("twice@example.com").status === "done");
  expect(smtp.received).toHaveLength(2);
  const [first, second] = smtp.received.map(({ raw }) => headerOf(raw, "Message-ID"));
  expect(first).toMatch(/^<[\w-]{22}@oya-apply>$/);
  expect(second).toBe(first);
});

test("after eight tries the mail is given up, is kept with its reason, and the log names it without the address", async () => {
  const email = "never@example.com";
  smtp.misbehave({ mail: () => 554 });
  await house.visitor().post("/register", person(email));
  for (let times = 1; times <= 8; times += 1) {
    await failedTimes(email, times);
    hurry();
  }
  await until(() => jobOf(email).status === "failed");
  expect(jobOf(email).attempts).toBe(8);
  const [mail] = house.query<{ id: string; sent_at: number | null }>(
    "select id, sent_at from mails where recipient = ?",
    email,
  );
  expect(mail?.sent_at).toBeNull();
  await until(() => house.output().includes(`"event":"mail.dead_lettered","mailId":"${mail?.id}"`));
  expect(house.output()).not.toContain(email);
  expect(smtp.tries()).toBe(8);
});

test("mail that waits survives a kill -9 and is sent after the restart", async () => {
  const own = await startServer({ MAIL_URL: "smtp://127.0.0.1:9", MAIL_FROM });
  await own.visitor().post("/register", person("waits@example.com"));
  await own.stop("SIGKILL");
  smtp.misbehave();
  own.execute("update jobs set run_at = 0, lease_expires_at = 0 where kind = 'mail.send'");
  await own.start({ MAIL_URL: smtp.url });
  await until(() => smtp.received.length === 1);
  await own.stop();
});

test("connections that are closed at once keep nobody waiting, and the mail goes when the server answers again", async () => {
  const broken = await openSmtp({ connection: (connections) => (connections < 2 ? "drop" : undefined) });
  const own = await startServer({ MAIL_URL: broken.url, MAIL_FROM });
  expect((await own.visitor().post("/register", person("closed@example.com"))).status).toBe(303);
  // The client may knock again by itself or leave it to the queue; neither may lose the mail or send it twice.
  await until(() => {
    hurry(own);
    return jobOf("closed@example.com", own).status === "done";
  });
  expect(broken.connections()).toBeGreaterThanOrEqual(3);
  expect(broken.received.map(({ recipients }) => recipients)).toEqual([["closed@example.com"]]);
  await own.stop();
  await broken.close();
});

test("a server that never greets is left alone and asked again; pages answer all the while", async () => {
  const never = 2 ** 30;
  const silent = await openSmtp({ connection: (connections) => (connections === 0 ? never : undefined) });
  // Ten seconds for a greeting by default; what an operator may set in the address, a test may too.
  const own = await startServer({ MAIL_URL: `${silent.url}/?greetingTimeout=2000`, MAIL_FROM });
  expect((await own.visitor().post("/register", person("slow@example.com"))).status).toBe(303);
  await until(() => silent.connections() === 1);
  expect((await own.visitor().get("/login")).status).toBe(200);
  await until(() => silent.received.length === 1);
  await until(() => jobOf("slow@example.com", own).status === "done");
  expect(jobOf("slow@example.com", own).attempts).toBeGreaterThanOrEqual(2);
  expect(silent.connections()).toBeGreaterThanOrEqual(2);
  expect(silent.received).toHaveLength(1);
  await own.stop();
  await silent.close();
});
