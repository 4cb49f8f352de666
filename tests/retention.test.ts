import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents, creditLedger, documents, generations, jobs, mails, tokens, users } from "~/db/schema";
import { env } from "~/env.server";
import {
  requestClosure,
  closeAccountWithToken,
  findClosedAccount,
  restoreAccount,
} from "~/features/accounts/close-account.server";
import { listStuckMails, queueMail } from "~/features/accounts/mail.server";
import { queueVerificationMail } from "~/features/accounts/verification-mail.server";
import { getComplaintStatus } from "~/features/complaints/complaint-queries.server";
import { fileComplaint } from "~/features/complaints/complaints.server";
import { eraseNextClosedAccount } from "~/features/data-rights/erase-account.server";
import { runRetentionStep, runRetention } from "~/features/data-rights/retention.server";
import { purgeDocuments } from "~/features/data-rights/document-retention.server";
import { createInstitution } from "~/features/institutions/institutions.server";
import { listMemberships } from "~/features/institutions/members.server";
import { claimJob, releaseJob } from "~/jobs/queue.server";
import { days, hours } from "~/time";
import { makeApplication } from "./factories/applications";
import { makeUser } from "./factories/people";

const now = new Date();
const after = (time: number) => new Date(now.getTime() + time);

function makeDocument(userId: string, { updatedAt = now, title = "Letter" } = {}) {
  const applicationId = makeApplication(userId, updatedAt);
  const generation = {
    id: newId(),
    createdAt: updatedAt,
    userId,
    idempotencyKey: newId(),
    inputHash: "h",
    applicationId,
  };
  const document = {
    id: newId(),
    createdAt: updatedAt,
    updatedAt,
    userId,
    applicationId,
    generationId: generation.id,
    type: "cover_letter" as const,
    title,
    content: "Dear Sir",
    jobTitle: "Nurse",
    companyName: "Clinic",
  };
  write((tx) => {
    tx.insert(generations).values(generation).run();
    tx.insert(documents).values(document).run();
  });
  return document;
}

const isThere = (id: string) => db.select().from(documents).where(eq(documents.id, id)).get() !== undefined;
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).all();
const tokenIn = (text = "") => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

/** Works off the deletions that are due at `at`, and nothing else. */
function workOff(at: Date) {
  for (let claimed = claimJob(at); claimed; claimed = claimJob(at)) {
    if (claimed.job.kind === "documents.purge") purgeDocuments(claimed.job.payload, claimed.lease);
    else
      write((tx) =>
        tx
          .delete(jobs)
          .where(eq(jobs.id, claimed?.job.id ?? ""))
          .run(),
      );
  }
}

test("documents are announced once, deleted 30 days later, and spared when they were edited in between", () => {
  const person = makeUser();
  const old = makeDocument(person.id, { updatedAt: after(-days(701)), title: "Old letter" });
  const edited = makeDocument(person.id, { updatedAt: after(-days(705)) });
  const young = makeDocument(person.id, { updatedAt: after(-days(600)) });
  runRetention(now);
  runRetention(after(hours(1)));
  const [warning, ...more] = mailsTo(person.email);
  expect(more).toEqual([]);
  expect(warning?.text).toContain("– Old letter");
  workOff(after(days(29)));
  expect([old, edited].map(({ id }) => isThere(id))).toEqual([true, true]);
  db.update(documents)
    .set({ updatedAt: after(days(1)) })
    .where(eq(documents.id, edited.id))
    .run();
  workOff(after(days(30) + hours(1)));
  expect([old, edited, young].map(({ id }) => isThere(id))).toEqual([false, true, true]);
  expect(
    db
      .select()
      .from(generations)
      .where(eq(generations.userId, person.id))
      .all()
      .map(({ id }) => id),
  ).not.toContain(old.generationId);
});

test("a document that turned old after the warning is announced on its own, a week later at the earliest", () => {
  const person = makeUser();
  makeDocument(person.id, { updatedAt: after(-days(701)) });
  const later = makeDocument(person.id, { updatedAt: after(-days(698)), title: "Later letter" });
  runRetention(now);
  runRetention(after(days(3)));
  expect(mailsTo(person.email)).toHaveLength(1);
  runRetention(after(days(8)));
  expect(mailsTo(person.email)).toHaveLength(2);
  expect(mailsTo(person.email)[1]?.text).toContain("Later letter");
  workOff(after(days(31)));
  expect(isThere(later.id)).toBe(true);
  workOff(after(days(39)));
  expect(isThere(later.id)).toBe(false);
});

test("an account that was never verified goes after 7 days, one that was verified once does not", () => {
  const never = makeUser();
  const once = makeUser();
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, never.id)).run();
  db.delete(billingEvents).where(eq(billingEvents.userId, never.id)).run();
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, once.id)).run();
  const ids = () =>
    db
      .select({ id: users.id })
      .from(users)
      .all()
      .map(({ id }) => id);
  runRetention(after(days(7) - hours(1)));
  expect(ids()).toContain(never.id);
  runRetention(after(days(7) + hours(1)));
  expect(ids()).not.toContain(never.id);
  expect(ids()).toContain(once.id);
});

/** Somebody registered this address and never verified it. */
function makeUnverified(email: string) {
  const { id } = makeUser({ email });
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id)).run();
  db.delete(billingEvents).where(eq(billingEvents.userId, id)).run();
  return id;
}
const hasAccount = (email: string) =>
  db.select().from(users).where(eq(users.email, email)).all().length === 1;

test("the end of a registration that nobody verified takes nothing from the owner of its address", () => {
  const email = "owner-of-address@example.com";
  const complaint = {
    name: "Ngozi",
    email,
    about: "deletion" as const,
    body: "You kept my resume after I asked you to delete it.",
    wish: "Delete it.",
  };
  const { reference } = fileComplaint(undefined, complaint, now);
  const institution = {
    name: "Ibadan Polytechnic",
    address: "1 Gate, Ibadan",
    email: "money@poly.example",
    taxNumber: "",
    ownerEmail: email,
  };
  createInstitution({ userId: makeUser().id, address: "127.0.0.1" }, institution, now);
  const id = makeUnverified(email);
  write((tx) => queueVerificationMail(tx, { id, email }));
  runRetention(after(days(9)));
  expect(hasAccount(email)).toBe(false);
  expect(getComplaintStatus(reference)).toBeDefined();
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(reference),
    "Ibadan Polytechnic invites you",
  ]);
  expect(listMemberships({ id: "x", email }).invitations).toHaveLength(1);
});

test("an address that was registered again keeps its registration while the newest link works", () => {
  const email = "again-on-day-seven@example.com";
  const id = makeUnverified(email);
  write((tx) => queueVerificationMail(tx, { id, email }));
  db.update(tokens)
    .set({ expiresAt: after(days(8)) })
    .where(eq(tokens.userId, id))
    .run();
  runRetention(after(days(8) - hours(1)));
  expect(hasAccount(email)).toBe(true);
  runRetention(after(days(8) + hours(1)));
  expect(hasAccount(email)).toBe(false);
});

test("a request without documents goes after 24 months, and its credits stay counted", () => {
  const person = makeUser();
  const { id, generationId } = makeDocument(person.id, { updatedAt: after(-days(731)) });
  db.insert(creditLedger)
    .values({
      id: newId(),
      createdAt: now,
      userId: person.id,
      generationId,
      kind: "resume",
      event: "spent",
      amount: 0,
      key: newId(),
    })
    .run();
  db.delete(documents).where(eq(documents.id, id)).run();
  runRetention(now);
  expect(db.select().from(generations).where(eq(generations.userId, person.id)).all()).toEqual([]);
  expect(db.select().from(creditLedger).where(eq(creditLedger.userId, person.id)).all()).toHaveLength(1);
});

test("mails go after 90 days with their files, and a file without a mail goes at once", () => {
  const outbox = join(env.DATA_DIR, "outbox");
  mkdirSync(outbox, { recursive: true });
  const file = (id: string) => join(outbox, `${id}.eml`);
  const [old, young, orphan] = [newId(), newId(), newId()];
  for (const [id, createdAt] of [
    [old, after(-days(91))],
    [young, after(-days(89))],
  ] as const)
    db.insert(mails)
      .values({ id, createdAt, recipient: "a@example.com", subject: "s", text: "t", html: "h" })
      .run();
  for (const id of [old, young, orphan]) writeFileSync(file(id), "mail");
  writeFileSync(`${file(orphan)}.part`, "half a mail");
  writeFileSync(join(outbox, "not-ours.txt"), "kept");
  runRetention(now);
  expect([old, young, orphan].map((id) => existsSync(file(id)))).toEqual([false, true, false]);
  expect(existsSync(`${file(orphan)}.part`)).toBe(false);
  expect(existsSync(join(outbox, "not-ours.txt"))).toBe(true);
});

/** As a minute of the process would. Says in how many pieces. */
function keepAll(at: Date): number {
  let pieces = 1;
  while (runRetentionStep(at)) pieces += 1;
  return pieces;
}

test("called every minute, the rules run once an hour", () => {
  const start = after(days(400));
  keepAll(start);
  const person = makeUser();
  db.update(users).set({ deletionRequestedAt: now, isActive: false }).where(eq(users.id, person.id)).run();
  const isGone = () => db.select().from(users).where(eq(users.id, person.id)).get() === undefined;
  keepAll(new Date(start.getTime() + hours(0.9)));
  expect(isGone()).toBe(false);
  keepAll(new Date(start.getTime() + hours(1)));
  expect(isGone()).toBe(true);
});

test("many accounts that are due go one at a time, so that requests are answered in between", () => {
  const start = after(days(500));
  keepAll(start);
  const ids = Array.from({ length: 5 }, () => makeUser().id);
  db.update(users).set({ deletionRequestedAt: now, isActive: false }).where(inArray(users.id, ids)).run();
  const left = [4, 3, 2, 1, 0].map((expected) => {
    runRetentionStep(new Date(start.getTime() + hours(1)));
    return db.select({ id: users.id }).from(users).where(inArray(users.id, ids)).all().length - expected;
  });
  expect(left).toEqual([0, 0, 0, 0, 0]);
  expect(keepAll(new Date(start.getTime() + hours(1)))).toBeGreaterThan(5); // the other rules
});

test("a person without a password closes by mail; the link works once and for an hour", () => {
  const person = db.select().from(users).where(eq(users.id, makeUser().id)).get();
  if (!person) throw new Error("no person");
  requestClosure(person, now);
  const late = tokenIn(mailsTo(person.email)[0]?.text);
  expect(() => closeAccountWithToken(late, after(hours(1)))).toThrow("expired");
  requestClosure(person, now);
  const token = tokenIn(mailsTo(person.email)[1]?.text);
  expect(() => closeAccountWithToken(late, now)).toThrow("used");
  closeAccountWithToken(token, now);
  expect(() => closeAccountWithToken(token, now)).toThrow("used");
  expect(db.select().from(users).where(eq(users.id, person.id)).get()).toMatchObject({
    isActive: false,
    deletionRequestedAt: new Date(now.getTime()),
  });
});

test("a closed account is restored within 30 days, once, and not after", () => {
  const close = () => {
    const person = db.select().from(users).where(eq(users.id, makeUser().id)).get();
    if (!person) throw new Error("no person");
    requestClosure(person, now);
    closeAccountWithToken(
      tokenIn(mailsTo(person.email).find(({ subject }) => subject.startsWith("Delete"))?.text),
      now,
    );
    return {
      person,
      token: tokenIn(mailsTo(person.email).find(({ subject }) => subject.endsWith("closed"))?.text),
    };
  };
  const { person, token } = close();
  expect(findClosedAccount(token, after(days(30) - 1)).userId).toBe(person.id);
  expect(() => restoreAccount(token, after(days(30)))).toThrow("expired");
  restoreAccount(token, after(days(30) - 1));
  expect(() => restoreAccount(token, now)).toThrow("used");
  eraseNextClosedAccount(after(days(31)));
  expect(db.select().from(users).where(eq(users.id, person.id)).get()).toMatchObject({
    isActive: true,
    deletionRequestedAt: null,
  });
  const other = close();
  expect(eraseNextClosedAccount(after(days(30) - 1))).toBe(0);
  expect(eraseNextClosedAccount(after(days(30)))).toBe(1);
  expect(db.select().from(users).where(eq(users.id, other.person.id)).get()).toBeUndefined();
});

test("the only admin cannot leave the house without one", () => {
  const admin = db.update(users).set({ role: "admin" }).where(eq(users.id, makeUser().id)).returning().get();
  expect(() => requestClosure(admin)).toThrow("only owner");
  db.update(users).set({ role: "admin" }).where(eq(users.id, makeUser().id)).run();
  requestClosure(admin);
  expect(mailsTo(admin.email)).toHaveLength(1);
});

test("a mail that did not go is listed as stuck until it goes, and a fresh one is not", () => {
  db.delete(jobs).run();
  const person = makeUser();
  write((tx) =>
    queueMail(
      tx,
      { userId: person.id, email: person.email },
      { subject: "Hello", greeting: "Hello,", lines: ["x"] },
    ),
  );
  expect(listStuckMails()).toEqual([]);
  const claimed = claimJob(after(hours(1)));
  if (!claimed) throw new Error("no job");
  expect(listStuckMails()).toEqual([]);
  releaseJob(claimed.lease, { delayMs: 1000, error: "Error" });
  expect(listStuckMails()).toMatchObject([
    { recipient: person.email, subject: "Hello", attempts: 1, hasFailed: false, lastError: "Error" },
  ]);
  db.update(jobs).set({ status: "failed" }).run();
  expect(listStuckMails()).toMatchObject([{ hasFailed: true }]);
  db.update(mails).set({ sentAt: now }).where(eq(mails.recipient, person.email)).run();
  expect(listStuckMails()).toEqual([]);
});
