import { and, eq, gt, isNull, lte, max, notExists, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { billingEvents, documents, mails, users } from "~/db/schema";
import { env } from "~/env.server";
import { deleteOldMails, queueMail } from "~/features/accounts/mail.server";
import { deleteAnsweredComplaints } from "~/features/complaints/complaints.server";
import { deleteOldDocumentsOf } from "~/features/documents/documents.server";
import { deleteOldPayments, deleteWebhookBodies } from "~/features/payments/erase-payer.server";
import { deleteEmptyGenerations } from "~/features/writing/empty-generations.server";
import { enqueue, completeJob, listOpenJobs, type Lease } from "~/jobs/queue.server";
import { serializeError, log } from "~/log.server";
import { listOutboxMails, deleteOutboxMail } from "~/providers/mail/outbox.server";
import { formatDay, days, hours } from "~/time";
import { eraseAccount, eraseNextClosedAccount } from "./erase-account.server";

/**
 * The retention periods; docs/data-protection.md has the same table. Maintenance tasks in boot.server.ts
 * delete uploads, sessions, links and codes every minute.
 */
export const RETENTION_MS = {
  unverified: days(7),
  documents: days(730), // after the last change
  warning: days(30), // before documents are deleted
  mails: days(90),
  payments: days(6 * 365 + 2), // six years, for the tax office
  unpaid: days(365), // failed payment attempts
  webhooks: days(90), // the bodies; the hash stays
  complaints: days(730), // after the answer; open ones are never deleted
};
const WARNING_INTERVAL_MS = days(7);
const PURGE_JOB = "documents.purge";

/** Each rule does one small step and returns its count: one user where it works by user. */
const RULES: Record<string, (now: Date) => number> = {
  eraseNextClosedAccount,
  eraseNextUnverified,
  warnNextOwner,
  purgeEmptyGenerations,
  purgeMails,
  deleteOrphanedMails,
  purgePayments,
  purgeWebhookBodies,
  purgeComplaints,
};

let lastRunAt = 0;
let pendingRules: string[] = [];

/**
 * Deletes expired data, once an hour and in small steps, so that requests do not wait. Returns whether there
 * is more to do now.
 */
export function runRetentionStep(now = new Date()): boolean {
  if (pendingRules.length === 0) {
    if (Math.abs(now.getTime() - lastRunAt) < hours(1)) return false;
    lastRunAt = now.getTime();
    pendingRules = Object.keys(RULES);
  }
  if (pendingRules[0] !== undefined && runRule(pendingRules[0], now) === 0) pendingRules.shift();
  return pendingRules.length > 0;
}

/** Runs all rules until nothing is left to do. */
export function runRetention(now = new Date()): void {
  for (const rule of Object.keys(RULES)) while (runRule(rule, now) > 0) continue;
}

// A failing rule does not stop the others.
function runRule(rule: string, now: Date): number {
  try {
    const affected = RULES[rule]?.(now) ?? 0;
    if (affected > 0) log.info({ event: "retention.done", rule, affected });
    return affected;
  } catch (error) {
    log.error({ event: "retention.failed", rule, ...serializeError(error) });
    return 0;
  }
}

/**
 * Deletes what the warning announced: the user's documents without a later change, and the requests behind
 * them. A document that was edited meanwhile stays.
 */
export function purgeDocuments(
  { userId = "", changedBefore = "" }: Record<string, string>,
  lease: Lease,
): void {
  const before = new Date(Number(changedBefore));
  write((tx) => {
    deleteOldDocumentsOf(tx, userId, before);
    deleteEmptyGenerations(before, userId, tx);
    completeJob(tx, lease);
  });
}

// An unverified account holds only an address, which may belong to a stranger.
function eraseNextUnverified(now: Date): number {
  const isNeverVerified = and(
    isNull(users.emailVerifiedAt),
    isNull(users.deletionRequestedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(billingEvents)
        .where(eq(billingEvents.userId, users.id)),
    ),
  );
  const expired = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNeverVerified, lte(users.createdAt, subtractAge(now, RETENTION_MS.unverified))))
    .limit(1)
    .get();
  if (!expired) return 0;
  eraseAccount(expired.id);
  return 1;
}

/**
 * Warns the next user with documents last changed almost 24 months ago. The same transaction queues their
 * deletion for 30 days later; that job is the record of the warning. At most one mail a week for each user.
 */
function warnNextOwner(now: Date): number {
  const before = subtractAge(now, RETENTION_MS.documents - RETENTION_MS.warning);
  const warnings = listLastWarnings();
  const owner = db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      newest: max(documents.updatedAt),
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(lte(documents.updatedAt, before), isNull(users.deletionRequestedAt)))
    // the plus: without it SQLite reads all documents in the order of their owners
    .groupBy(sql`+${documents.userId}`)
    .all()
    .find(({ id, newest }) => {
      const { at, about } = warnings.get(id) ?? { at: 0, about: 0 };
      return at <= subtractAge(now, WARNING_INTERVAL_MS).getTime() && (newest?.getTime() ?? 0) > about;
    });
  if (!owner) return 0;
  write((tx) => queueDeletionWarning(tx, owner, new Date(warnings.get(owner.id)?.about ?? 0), before, now));
  return 1;
}

// For each user: the time of the last warning, and the last change that it covered.
function listLastWarnings(): Map<string, { at: number; about: number }> {
  return new Map(
    listOpenJobs(PURGE_JOB).map(({ payload, createdAt }) => [
      payload.userId ?? "",
      { at: createdAt.getTime(), about: Number(payload.changedBefore ?? 0) },
    ]),
  );
}

function queueDeletionWarning(
  tx: Tx,
  user: { id: string; email: string; firstName: string },
  warnedBefore: Date,
  before: Date,
  now: Date,
): void {
  const isUnwarned = and(
    eq(documents.userId, user.id),
    gt(documents.updatedAt, warnedBefore),
    lte(documents.updatedAt, before),
  );
  const unwarned = tx.select({ title: documents.title }).from(documents).where(isUnwarned).all();
  const deletionDate = new Date(now.getTime() + RETENTION_MS.warning);
  enqueue(PURGE_JOB, { userId: user.id, changedBefore: String(before.getTime()) }, tx, {
    runAt: deletionDate,
    maxAttempts: 10,
  });
  const subject =
    unwarned.length === 1 ? "One of your documents was" : `${unwarned.length} of your documents were`;
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Old documents will be deleted on ${formatDay(deletionDate).text}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `${subject} last changed almost two years ago. We keep documents for 24 months, so we will delete ${unwarned.length === 1 ? "it" : "them"} on ${formatDay(deletionDate).text}:`,
        ...unwarned.slice(0, 10).map(({ title }) => `– ${title}`),
        ...(unwarned.length > 10 ? [`… and ${unwarned.length - 10} more.`] : []),
        "To keep a document, open it, change a word and save it. You can also download it.",
      ],
      action: { label: "See my documents", path: "/documents" },
    },
  );
}

// A request without documents: the user deleted them, or it never had any.
function purgeEmptyGenerations(now: Date): number {
  return deleteEmptyGenerations(subtractAge(now, RETENTION_MS.documents));
}

function purgeMails(now: Date): number {
  return deleteOldMails(subtractAge(now, RETENTION_MS.mails));
}

function purgePayments(now: Date): number {
  return deleteOldPayments(subtractAge(now, RETENTION_MS.payments), subtractAge(now, RETENTION_MS.unpaid));
}

function purgeWebhookBodies(now: Date): number {
  return deleteWebhookBodies(subtractAge(now, RETENTION_MS.webhooks));
}

function purgeComplaints(now: Date): number {
  return deleteAnsweredComplaints(subtractAge(now, RETENTION_MS.complaints));
}

// A mail file outlives its row when the row is deleted during the write.
function deleteOrphanedMails(): number {
  const stored = listOutboxMails(env.DATA_DIR);
  if (stored.length === 0) return 0; // as in live mode
  const known = new Set(
    db
      .select({ id: mails.id })
      .from(mails)
      .all()
      .map(({ id }) => id),
  );
  const orphans = stored.filter((id) => !known.has(id));
  for (const id of orphans) deleteOutboxMail(env.DATA_DIR, id);
  return orphans.length;
}

function subtractAge(now: Date, age: number): Date {
  return new Date(now.getTime() - age);
}
