import { and, eq, gt, isNull, lte, max, notExists, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { billingEvents, documents, mails, users } from "~/db/schema";
import { env } from "~/env.server";
import { deleteOldMails, queueMail } from "~/features/accounts/mail.server";
import { deleteAnsweredComplaints } from "~/features/complaints/complaints.server";
import { deleteOldDocumentsOf } from "~/features/documents/documents.server";
import { deleteOldPayments, deleteWebhookBodies } from "~/features/payments/erase-payer.server";
import { deleteEmptyGenerations } from "~/features/writing/empty-generations.server";
import { enqueue, finish, listOpenJobs, type Lease } from "~/jobs/queue.server";
import { errorFacts, log } from "~/log.server";
import { listOutboxMails, removeOutboxMail } from "~/providers/mail/outbox.server";
import { dayText, days, hours } from "~/time";
import { eraseAccount, eraseNextClosed } from "./erase-account.server";

/** How long each thing is kept; docs/data-protection.md shows the same table. Uploads, sessions, links and codes are tidied every minute in boot.server.ts. */
export const KEPT = {
  unverified: days(7),
  documents: days(730), // from the last change
  warning: days(30), // before documents are deleted
  mails: days(90),
  payments: days(6 * 365 + 2), // six years, for the tax office
  unpaid: days(365), // tries to pay that came to nothing
  webhooks: days(90), // the bodies; a hash stays
  complaints: days(730), // after the answer; one that waits for its answer is never deleted
};
const BETWEEN_WARNINGS = days(7);
const FORGET = "documents.forget";

/** Each does a little and says how much: one person where it goes person by person. */
const RULES: Record<string, (now: Date) => number> = {
  eraseNextClosed,
  forgetNextUnverified,
  warnNextOwner,
  forgetEmptyGenerations,
  forgetMails,
  forgetOrphanedMails,
  forgetPayments,
  forgetWebhookBodies,
  forgetComplaints,
};

let last = 0;
let open: string[] = [];

/** Everything that grew too old goes, once an hour and a little at a time, so that nobody waits. Says whether there is more to do now. */
export function keepRetention(now = new Date()): boolean {
  if (open.length === 0) {
    if (Math.abs(now.getTime() - last) < hours(1)) return false;
    last = now.getTime();
    open = Object.keys(RULES);
  }
  if (open[0] !== undefined && apply(open[0], now) === 0) open.shift();
  return open.length > 0;
}

/** One whole round of all rules. */
export function retain(now = new Date()): void {
  for (const rule of Object.keys(RULES)) while (apply(rule, now) > 0) continue;
}

// A rule that fails does not keep the others from running.
function apply(rule: string, now: Date): number {
  try {
    const many = RULES[rule]?.(now) ?? 0;
    if (many > 0) log.info({ event: "retention.done", rule, many });
    return many;
  } catch (error) {
    log.error({ event: "retention.failed", rule, ...errorFacts(error) });
    return 0;
  }
}

/**
 * Deletes what the warning was about: the person's documents that were not changed since, and the requests behind them. A document that was
 * edited in the meantime stays.
 */
export function forgetDocuments(
  { userId = "", changedBefore = "" }: Record<string, string>,
  lease: Lease,
): void {
  const before = new Date(Number(changedBefore));
  write((tx) => {
    deleteOldDocumentsOf(tx, userId, before);
    deleteEmptyGenerations(before, userId, tx);
    finish(tx, lease);
  });
}

// An account that was never verified holds nothing but an address that may be another's.
function forgetNextUnverified(now: Date): number {
  const never = and(
    isNull(users.emailVerifiedAt),
    isNull(users.deletionRequestedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(billingEvents)
        .where(eq(billingEvents.userId, users.id)),
    ),
  );
  const old = db
    .select({ id: users.id })
    .from(users)
    .where(and(never, lte(users.createdAt, ago(now, KEPT.unverified))))
    .limit(1)
    .get();
  if (!old) return 0;
  eraseAccount(old.id);
  return 1;
}

/**
 * Warns the next person whose documents were last changed almost 24 months ago, and queues their deletion for 30 days later in the same
 * transaction: the job is the record that the person was warned. At most one mail a week to a person.
 */
function warnNextOwner(now: Date): number {
  const before = ago(now, KEPT.documents - KEPT.warning);
  const warnings = lastWarnings();
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
      return at <= ago(now, BETWEEN_WARNINGS).getTime() && (newest?.getTime() ?? 0) > about;
    });
  if (!owner) return 0;
  write((tx) => warn(tx, owner, new Date(warnings.get(owner.id)?.about ?? 0), before, now));
  return 1;
}

// When each person was last warned, and about what was last changed until when.
function lastWarnings(): Map<string, { at: number; about: number }> {
  return new Map(
    listOpenJobs(FORGET).map(({ payload, createdAt }) => [
      payload.userId ?? "",
      { at: createdAt.getTime(), about: Number(payload.changedBefore ?? 0) },
    ]),
  );
}

function warn(
  tx: Tx,
  user: { id: string; email: string; firstName: string },
  warned: Date,
  before: Date,
  now: Date,
): void {
  const isUnwarned = and(
    eq(documents.userId, user.id),
    gt(documents.updatedAt, warned),
    lte(documents.updatedAt, before),
  );
  const unwarned = tx.select({ title: documents.title }).from(documents).where(isUnwarned).all();
  const on = new Date(now.getTime() + KEPT.warning);
  enqueue(FORGET, { userId: user.id, changedBefore: String(before.getTime()) }, tx, {
    runAt: on,
    maxAttempts: 10,
  });
  const many =
    unwarned.length === 1 ? "One of your documents was" : `${unwarned.length} of your documents were`;
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Old documents will be deleted on ${dayText(on).text}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `${many} last changed almost two years ago. We keep documents for 24 months, so we will delete ${unwarned.length === 1 ? "it" : "them"} on ${dayText(on).text}:`,
        ...unwarned.slice(0, 10).map(({ title }) => `– ${title}`),
        ...(unwarned.length > 10 ? [`… and ${unwarned.length - 10} more.`] : []),
        "To keep a document, open it, change a word and save it. You can also download it.",
      ],
      action: { label: "See my documents", path: "/documents" },
    },
  );
}

// A request whose documents the person deleted, or that never gave one.
function forgetEmptyGenerations(now: Date): number {
  return deleteEmptyGenerations(ago(now, KEPT.documents));
}

function forgetMails(now: Date): number {
  return deleteOldMails(ago(now, KEPT.mails));
}

function forgetPayments(now: Date): number {
  return deleteOldPayments(ago(now, KEPT.payments), ago(now, KEPT.unpaid));
}

function forgetWebhookBodies(now: Date): number {
  return deleteWebhookBodies(ago(now, KEPT.webhooks));
}

function forgetComplaints(now: Date): number {
  return deleteAnsweredComplaints(ago(now, KEPT.complaints));
}

// A file in the outbox outlives its row when the mail was just being written while the row went.
function forgetOrphanedMails(): number {
  const written = listOutboxMails(env.DATA_DIR);
  if (written.length === 0) return 0; // as in live mode
  const known = new Set(
    db
      .select({ id: mails.id })
      .from(mails)
      .all()
      .map(({ id }) => id),
  );
  const orphans = written.filter((id) => !known.has(id));
  for (const id of orphans) removeOutboxMail(env.DATA_DIR, id);
  return orphans.length;
}

function ago(now: Date, age: number): Date {
  return new Date(now.getTime() - age);
}
