import { expect, test } from "vitest";
import { openSmtp, type Fault } from "../doubles/smtp";
import { startServer, until, type TestServer } from "../test-server";

const person = (email: string, fullName = "Ngozi Eze") => ({
  fullName,
  email,
  password: "Correct-Horse-7-Battery",
  confirmPassword: "Correct-Horse-7-Battery",
});

test("with MAIL_URL set, mail goes to the SMTP server, one recipient each, whatever a name tries to add", async () => {
  const smtp = await openSmtp();
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  await house.visitor().post("/register", person("plain@example.com"));
  await house
    .visitor()
    .post("/register", person("crlf@example.com", "Ngozi\r\nBcc: victim@example.com\r\n\r\nEze"));
  await until(() => smtp.received.length === 2);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual(
    expect.arrayContaining([["plain@example.com"], ["crlf@example.com"]]),
  );
  for (const { raw } of smtp.received) {
    const head = raw.split("\r\n\r\n")[0] ?? "";
    expect(head).toContain("From: Oya <hello@oya.example>");
    expect(head).not.toMatch(/^bcc:/im);
    expect(raw.length).toBeLessThan(10_240);
  }
  await house.stop();
  await smtp.close();
});

test("a server that says no is asked again later, and the mail arrives once", async () => {
  const smtp = await openSmtp({ mail: (tries) => (tries === 0 ? 451 : undefined) });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  const started = await house.visitor().post("/register", person("later@example.com"));
  expect(started.status).toBe(303); // the person never waits for the mail server
  await until(() => smtp.received.length === 1);
  expect(smtp.tries()).toBe(2);
  await until(
    () =>
      house.query("select 1 from jobs where kind = 'mail.send' and status = 'done' and attempts = 2")
        .length === 1,
  );
  await house.stop();
  await smtp.close();
});

test("mail that waits survives a kill -9 and is sent after the restart", async () => {
  const house = await startServer({ MAIL_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Oya <hello@oya.example>" });
  await house.visitor().post("/register", person("waits@example.com"));
  await house.stop("SIGKILL");
  const smtp = await openSmtp();
  house.execute("update jobs set run_at = 0, lease_expires_at = 0 where kind = 'mail.send'");
  await house.start({ MAIL_URL: smtp.url });
  await until(() => smtp.received.length === 1);
  await house.stop();
  await smtp.close();
});

type Job = { status: string; attempts: number; last_error: string | null };
const jobOf = (house: TestServer) =>
  house.query<Job>("select status, attempts, last_error from jobs where kind = 'mail.send'")[0] ?? {
    status: "none",
    attempts: 0,
    last_error: null,
  };
const failedTimes = (house: TestServer, times: number) =>
  until(() => jobOf(house).attempts >= times && ["queued", "failed"].includes(jobOf(house).status));
const hurry = (house: TestServer) =>
  house.execute("update jobs set run_at = 0 where kind = 'mail.send' and status = 'queued'");
const headerOf = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim();

test.each<[string, Fault]>([
  ["421", 421],
  ["451", 451],
  ["550", 550],
  ["554", 554],
  ["a line that drops in the middle", "drop"],
])("after %s the mail waits, is tried again and arrives exactly once", async (_, fault) => {
  const smtp = await openSmtp({ mail: (tries) => (tries < 2 ? fault : undefined) });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  const answer = await house.visitor().post("/register", person("fault@example.com"));
  expect(answer.status).toBe(303);
  await failedTimes(house, 1);
  expect(smtp.received).toEqual([]);
  expect(house.query("select 1 from mails where sent_at is null")).toHaveLength(1);
  hurry(house);
  await failedTimes(house, 2);
  expect(jobOf(house).last_error).toBeTruthy();
  hurry(house);
  await until(() => jobOf(house).status === "done");
  await house.stop("SIGKILL");
  await house.start();
  hurry(house);
  await house.visitor().post("/register", person("second@example.com")); // goes after anything that still waited
  await until(() => smtp.received.length >= 2);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([
    ["fault@example.com"],
    ["second@example.com"],
  ]);
  await house.stop();
  await smtp.close();
});

test("connections that are closed at once keep nobody waiting, and the mail goes when the server answers again", async () => {
  const smtp = await openSmtp({ connection: (connections) => (connections < 2 ? "drop" : undefined) });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  expect((await house.visitor().post("/register", person("closed@example.com"))).status).toBe(303);
  // The client may knock again by itself or leave it to the queue; neither may lose the mail or send it twice.
  await until(() => {
    hurry(house);
    return jobOf(house).status === "done";
  });
  expect(smtp.connections()).toBeGreaterThanOrEqual(3);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([["closed@example.com"]]);
  await house.stop();
  await smtp.close();
});

test("a server that greets after 12 seconds is left alone and asked again; pages answer all the while", async () => {
  const smtp = await openSmtp({ connection: (connections) => (connections === 0 ? 12_000 : undefined) });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  expect((await house.visitor().post("/register", person("slow@example.com"))).status).toBe(303);
  await until(() => smtp.connections() === 1);
  expect((await house.visitor().get("/login")).status).toBe(200);
  expect(jobOf(house)).toMatchObject({ status: "running", attempts: 1 }); // still waiting for the greeting
  await until(() => smtp.received.length === 1);
  await until(() => jobOf(house).status === "done");
  expect(jobOf(house).attempts).toBe(2);
  expect(smtp.received).toHaveLength(1);
  await house.stop();
  await smtp.close();
});

test("when the line drops after the mail was taken, the second copy bears the same Message-ID, by which readers show one", async () => {
  const smtp = await openSmtp({ mail: (tries) => (tries === 0 ? "drop after taking" : undefined) });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  await house.visitor().post("/register", person("twice@example.com"));
  await failedTimes(house, 1);
  hurry(house);
  await until(() => jobOf(house).status === "done");
  expect(smtp.received).toHaveLength(2);
  const [first, second] = smtp.received.map(({ raw }) => headerOf(raw, "Message-ID"));
  expect(first).toMatch(/^<[\w-]{22}@oya-apply>$/);
  expect(second).toBe(first);
  await house.stop();
  await smtp.close();
});

test("after eight tries the mail is given up, is kept with its reason, and the log names it without the address", async () => {
  const smtp = await openSmtp({ mail: () => 554 });
  const house = await startServer({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" });
  await house.visitor().post("/register", person("never@example.com"));
  for (let times = 1; times <= 8; times += 1) {
    await failedTimes(house, times);
    hurry(house);
  }
  await until(() => jobOf(house).status === "failed");
  expect(jobOf(house).attempts).toBe(8);
  const [mail] = house.query<{ id: string; sent_at: number | null }>("select id, sent_at from mails");
  expect(mail?.sent_at).toBeNull();
  await until(() => house.output().includes(`"event":"mail.dead_lettered","mailId":"${mail?.id}"`));
  expect(house.output()).not.toContain("never@example.com");
  expect(smtp.tries()).toBe(8);
  await house.stop();
  await smtp.close();
});
