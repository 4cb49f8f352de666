import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { until } from "./test-server";

const SECRET = "secret-of-the-webhook";
type Post = { state: string; text: string; alerts: Record<string, string>[] };
const posts: Post[] = [];
let answers = 200;
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": sent } = request.headers;
    const right = createHmac("sha256", SECRET)
      .update(`${String(id)}.${String(at)}.${body}`)
      .digest("base64");
    if (sent !== `v1,${right}`) return response.writeHead(403).end();
    if (answers === 200) posts.push(JSON.parse(body) as Post);
    return response.writeHead(answers).end();
  });
});
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
process.env.ADMIN_EMAILS = "one@example.com,two@example.com";
process.env.ALERT_WEBHOOK_URL = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
process.env.ALERT_WEBHOOK_SECRET = SECRET;

const { db, sqlite, write } = await import("~/db/client.server");
const { aiBreakers, aiCalls, alerts, disputes, jobs, mails, paymentAlerts } = await import("~/db/schema");
const { countOpenAlerts, listClosedAlerts, listOpenAlerts } = await import("~/features/alerts/alerts.server");
const { findCauses, watchForTrouble } = await import("~/features/alerts/watch.server");
const { postAlerts } = await import("~/features/alerts/alert-posts.server");
const { recordOutcome } = await import("~/features/backups/backup-state.server");
const { startErrorCounts } = await import("~/features/operations/error-counts.server");
const { closeAlert, raiseAlert } = await import("~/features/payments/alerts.server");
const { enqueue } = await import("~/jobs/queue.server");
const { makePayment } = await import("./factories/payments");
const { makeUser } = await import("./factories/people");
const { log } = await import("~/log.server");
const { days, minutes, seconds } = await import("~/time");

afterAll(() => receiver.close());
beforeEach(() => {
  for (const table of [alerts, jobs, mails, paymentAlerts, aiBreakers, aiCalls]) db.delete(table).run();
  posts.length = 0;
  answers = 200;
});

// A post that is on its way belongs to its own test.
afterEach(() =>
  until(() => {
    postAlerts(at(minutes(15)));
    const rows = db.select().from(alerts).all();
    return rows.every(
      ({ postedAt, closedAt, closingPostedAt }) => postedAt && (closedAt === null || closingPostedAt),
    );
  }),
);

const start = new Date();
const at = (ms: number) => new Date(start.getTime() + ms);
// What this process does not run (worker, probe) is no subject here.
const kinds = (now = new Date()) => findCauses(now).causes.filter(({ path }) => path !== "/admin/alerts");
const queuedMails = () => db.select().from(mails).where(eq(mails.recipient, "one@example.com")).all();
const addMismatch = (reference = "none") =>
  write((tx) => raiseAlert(tx, { kind: "mismatch", reference, note: "₦9,000 instead of ₦10,000" }, start));
const decideAll = () =>
  write((tx) => {
    for (const { id } of tx.select().from(paymentAlerts).all()) closeAlert(tx, id, "done", start);
  });

test("jobs that wait or were given up, mails that wait, and nothing while all goes well", () => {
  expect(kinds()).toEqual([]);
  write((tx) => enqueue("generation.write", { generationId: "x" }, tx));
  write((tx) => enqueue("mail.send", { mailId: "x" }, tx, { runAt: at(days(1)) }));
  expect(kinds(at(minutes(4)))).toEqual([]);
  expect(kinds(at(minutes(16))).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["jobs_stuck", "generation.write"],
    ["jobs_stuck", "mail.send"],
  ]);
  db.update(jobs).set({ status: "failed", finishedAt: start }).run();
  expect(kinds(at(minutes(59))).map(({ kind }) => kind)).toEqual(["jobs_failed", "jobs_failed"]);
  expect(kinds(at(minutes(61)))).toEqual([]);
});

test("a provider that waits for an admin or pauses for the third time, and one of which most calls fail", () => {
  const breaker = { updatedAt: start, provider: "openai", state: "open" as const };
  db.insert(aiBreakers)
    .values([
      { ...breaker, key: "1", model: "first", reason: "bad_key", opens: 1 },
      { ...breaker, key: "2", model: "second", reason: "timeout_connect", opens: 2, retryAt: start },
      { ...breaker, key: "3", model: "third", reason: "timeout_connect", opens: 3, retryAt: start },
    ])
    .run();
  const call = (id: number, status: "ok" | "failed") =>
    db
      .insert(aiCalls)
      .values({ id: `c${id}`, createdAt: start, purpose: "write", provider: "gemini", model: "m", status })
      .run();
  for (let id = 0; id < 5; id += 1) call(id, "ok");
  for (let id = 5; id < 10; id += 1) call(id, "failed");
  const seen = () => kinds(at(minutes(1))).map(({ kind, subject, severity }) => [kind, subject, severity]);
  const paused = [
    ["provider_paused", "openai:first", "grave"],
    ["provider_paused", "openai:third", "warning"],
  ];
  expect(seen()).toEqual(paused); // half of the calls are not most of them
  call(10, "failed");
  expect(seen()).toEqual([...paused, ["provider_failing", "gemini", "warning"]]);
});

test("twenty errors within five minutes, and a failed backup or drill", () => {
  const stop = startErrorCounts();
  for (let many = 0; many < 19; many += 1) log.error({ event: "page.failed" });
  const now = () => findCauses(new Date()).causes.map(({ kind }) => kind);
  expect(now()).not.toContain("errors");
  log.error({ event: "api.failed" });
  expect(findCauses(new Date()).causes.find(({ kind }) => kind === "errors")?.detail).toBe(
    "20 in five minutes: page.failed 19, api.failed 1",
  );
  stop();
  recordOutcome("drill", { at: Date.now(), problem: "The archive is damaged." });
  recordOutcome("offSite", { at: Date.now(), problem: "The storage server answered 403." });
  expect(now()).toEqual(expect.arrayContaining(["backup_failed", "backup_drill"]));
  recordOutcome("drill", { at: Date.now() });
  recordOutcome("offSite", { at: Date.now() });
  expect(now()).not.toContain("backup_failed");
});

test("odd money: the mail has payer, sum and deadline, the stored alert and the webhook have no person", async () => {
  const { id, email } = makeUser();
  const { id: paymentId, reference } = makePayment(id);
  const dueAt = new Date("2026-11-25T12:00:00Z");
  db.insert(disputes)
    .values({ id: "d1", createdAt: start, updatedAt: start, paymentId, status: "pending", dueAt })
    .run();
  write((tx) => raiseAlert(tx, { kind: "dispute", reference, note: "" }, start));
  watchForTrouble(start);
  const [mail] = queuedMails();
  expect(mail?.text).toContain(email);
  expect(mail?.text).toMatch(/Disputed by a bank: .*₦[\d,]+, answer by 25 Nov 2026, 13:00 in Lagos/);
  await until(() => posts.length > 0);
  const stored = JSON.stringify(listOpenAlerts()) + JSON.stringify(posts);
  expect(stored).toContain(reference);
  expect(stored).not.toContain(email);
  expect(countOpenAlerts().payments).toBe(1);
});

test("several causes are one mail to each admin, none is repeated, and new ones wait for five minutes", () => {
  addMismatch("first");
  addMismatch("second");
  watchForTrouble(start);
  watchForTrouble(at(minutes(1)));
  const before = queuedMails().length;
  expect(before).toBe(1);
  expect(db.select().from(mails).all()).toHaveLength(2);
  addMismatch("third");
  watchForTrouble(at(minutes(2)));
  expect(queuedMails()).toHaveLength(1);
  watchForTrouble(at(minutes(5)));
  expect(queuedMails()).toHaveLength(2);
  expect(queuedMails()[1]?.text).not.toContain("first");
});

test("an alert closes by itself three minutes after its cause, and the end of a grave one is mailed and posted", async () => {
  addMismatch("first");
  watchForTrouble(start);
  await until(() => posts.some(({ state }) => state === "opened"));
  decideAll();
  watchForTrouble(at(minutes(2)));
  expect(listOpenAlerts().map(({ subject }) => subject)).toContain("first");
  watchForTrouble(at(minutes(3)));
  expect(listOpenAlerts().map(({ subject }) => subject)).not.toContain("first");
  expect(listClosedAlerts(at(minutes(4))).map(({ subject }) => subject)).toEqual(["first"]);
  watchForTrouble(at(minutes(6)));
  watchForTrouble(at(minutes(12)));
  expect(queuedMails().filter(({ text }) => /The cause is gone[^]*does not match/.test(text))).toHaveLength(
    1,
  );
  await until(() => {
    watchForTrouble(at(minutes(13))); // the post before may still be on its way
    return posts.some(({ state, text }) => state === "solved" && text.includes("does not match"));
  });
});

test("the same cause after its end is a new alert", () => {
  addMismatch("again");
  watchForTrouble(start);
  decideAll();
  watchForTrouble(at(minutes(4)));
  addMismatch("again");
  watchForTrouble(at(minutes(5)));
  expect(listOpenAlerts().filter(({ subject }) => subject === "again")).toHaveLength(1);
  expect(listClosedAlerts(at(minutes(5))).filter(({ subject }) => subject === "again")).toHaveLength(1);
});

test("what the receiver refuses is posted again, once", async () => {
  answers = 500;
  addMismatch("posted");
  watchForTrouble(start);
  await until(() => !sqlite.inTransaction && listOpenAlerts().length > 0);
  await new Promise((done) => setTimeout(done, 100));
  expect(posts).toEqual([]);
  answers = 200;
  await until(() => {
    watchForTrouble(at(minutes(1)));
    return posts.length > 0;
  });
  watchForTrouble(at(minutes(2)));
  await until(() =>
    db
      .select()
      .from(alerts)
      .all()
      .every(({ postedAt }) => postedAt !== null),
  );
  expect(
    posts.filter(({ alerts: listed }) => listed.some(({ subject }) => subject === "posted")),
  ).toHaveLength(1);
});

test("when nothing can be stored the webhook still tells, and not every minute", async () => {
  addMismatch("unstored");
  sqlite.pragma("query_only = ON");
  try {
    watchForTrouble(at(days(1)));
    await until(() => posts.length > 0);
    watchForTrouble(at(days(1) + seconds(60)));
  } finally {
    sqlite.pragma("query_only = OFF");
  }
  expect(posts).toHaveLength(1);
  expect(posts[0]?.alerts.map(({ subject }) => subject)).toContain("unstored");
  expect(listOpenAlerts()).toEqual([]);
});
