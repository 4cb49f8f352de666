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

/** How long each thing is kept; docs/data-protection.md shows the same table. Uploads, sessions, links and codes are tidied every minute in boot.server.ts. */
export const RETENTION_MS = {
  unverified: days(7),
  documents: days(730), // from the last change
  warning: days(30), // before documents are deleted
  mails: days(90),
  payments: days(6 * 365 + 2), // six years, for the tax office
  unpaid: days(365), // tries to pay that came to nothing
  webhooks: days(90), // the bodies; a hash stays
  complaints: days(730), // after the answer; one that waits for its answer is never deleted
};
const WARNING_INTERVAL_MS = days(7);
const PURGE_JOB = "documents.purge";

/** Each does a little and says how much: one person where it goes person by person. */
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

/** Everything that grew too old goes, once an hour and a little at a time, so that nobody waits. Says whether there is more to do now. */
export function runRetentionStep(now = new Date()): boolean {
  if (pendingRules.length === 0) {
    if (Math.abs(now.getTime() - lastRunAt) < hours(1)) return false;
    lastRunAt = now.getTime();
    pendingRules = Object.keys(RULES);
  }
  if (pendingRules[0] !== undefined && runRule(pendingRules[0], now) === 0) pendingRules.shift();
  return pendingRules.length > 0;
}

/** One whole round of all rules. */
export function runRetention(now = new Date()): void {
  for (const rule of Object.keys(RULES)) while (runRule(rule, now) > 0) continue;
}

// A rule that fails does not keep the others from running.
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
 * Deletes what the warning was about: the person's documents that were not changed since, and the requests behind them. A document that was
 * edited in the meantime stays.
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

// An account that was never verified holds nothing but an address that may be another's.
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
 * Warns the next person whose documents were last changed almost 24 months ago, and queues their deletion for 30 days later in the same
 * transaction: the job is the record that the person was warned. At most one mail a week to a person.
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
    .groupBy(sql`+${documents.userId}`) // the plus: else all documents are gone through in the order of their owners
    .all()
    .find(({ id, newest }) => {
      const { at, about } = warnings.get(id) ?? { at: 0, about: 0 };
      return at <= subtractAge(now, WARNING_INTERVAL_MS).getTime() && (newest?.getTime() ?? 0) > about;
    });
  if (!owner) return 0;
  write((tx) => queueDeletionWarning(tx, owner, new Date(warnings.get(owner.id)?.about ?? 0), before, now));
  return 1;
}

// When each person was last warned, and about what was last changed until when.
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

// A request whose documents the person deleted, or that never gave one.
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

// A file in the outbox outlives its row when the mail was just being written while the row went.
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
