import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm"
import { db, write, type Tx } from "~/db/client.server"
import { billingEvents, complaints, documents, generations, jobs, mails, payments, paystackEvents, users } from "~/db/schema"
import { env } from "~/env.server"
import { enqueue, finish, type Lease } from "~/jobs/queue.server"
import { errorFacts, log } from "~/log.server"
import { listOutboxMails, removeOutboxMail } from "~/providers/mail/outbox.server"
import { dayText, days, hours } from "~/time"
import { ERASED_AT_ONCE, eraseAccount, eraseClosedAccounts } from "./erasure.server"
import { queueMail } from "./mail.server"

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
}
const BETWEEN_WARNINGS = days(7)
const FORGET = "documents.forget"

let last = 0

/** Everything that grew too old goes. Called every minute, it works once an hour, and the next minute again while there may be more. */
export function keepRetention(now = new Date()): void {
  if (Math.abs(now.getTime() - last) < hours(1)) return
  last = retain(now) ? 0 : now.getTime()
}

/** One round of all rules. A rule that fails does not keep the others from running. Says whether there may be more to do. */
export function retain(now = new Date()): boolean {
  let isCut = false
  const rules: Record<string, (now: Date) => number> = { eraseClosedAccounts, forgetUnverified, warnOfOldDocuments, forgetEmptyGenerations, forgetMails, forgetOrphanedMails, forgetPayments, forgetWebhookBodies, forgetComplaints }
  for (const [rule, apply] of Object.entries(rules)) {
    try {
      const many = apply(now)
      if (many > 0) log.info({ event: "retention.done", rule, many })
      isCut ||= many >= ERASED_AT_ONCE
    } catch (error) {
      log.error({ event: "retention.failed", rule, ...errorFacts(error) })
    }
  }
  return isCut
}

/**
 * Deletes what the warning was about: the person's documents that were not changed since, and the requests behind them. A document that was
 * edited in the meantime stays.
 */
export function forgetDocuments({ userId = "", changedBefore = "" }: Record<string, string>, lease: Lease): void {
  const before = new Date(Number(changedBefore))
  write((tx) => {
    tx.delete(documents).where(and(eq(documents.userId, userId), lte(documents.updatedAt, before))).run()
    tx.delete(generations).where(and(eq(generations.userId, userId), lte(generations.createdAt, before), withoutDocuments(tx))).run()
    finish(tx, lease)
  })
}

// An account that was never verified holds nothing but an address that may be another's.
function forgetUnverified(now: Date): number {
  const never = and(isNull(users.emailVerifiedAt), isNull(users.deletionRequestedAt), notExists(db.select({ one: sql`1` }).from(billingEvents).where(eq(billingEvents.userId, users.id))))
  const old = db.select({ id: users.id }).from(users).where(and(never, lte(users.createdAt, ago(now, KEPT.unverified)))).limit(ERASED_AT_ONCE).all()
  for (const { id } of old) eraseAccount(id)
  return old.length
}

/**
 * Warns each person whose documents were last changed almost 24 months ago, and queues their deletion for 30 days later in the same
 * transaction: the job is the record that the person was warned. At most one mail a week to a person.
 */
function warnOfOldDocuments(now: Date): number {
  const before = ago(now, KEPT.documents - KEPT.warning)
  const owners = db
    .selectDistinct({ id: users.id, email: users.email, firstName: users.firstName })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(lte(documents.updatedAt, before), isNull(users.deletionRequestedAt)))
    .all()
  return owners.filter((owner) => write((tx) => warn(tx, owner, before, now))).length
}

function warn(tx: Tx, user: { id: string; email: string; firstName: string }, before: Date, now: Date): boolean {
  const waiting = and(eq(jobs.kind, FORGET), inArray(jobs.status, ["queued", "running"]), sql`${jobs.payload} ->> 'userId' = ${user.id}`)
  const newest = tx.select().from(jobs).where(waiting).orderBy(desc(jobs.createdAt)).limit(1).get()
  if (newest && newest.createdAt > ago(now, BETWEEN_WARNINGS)) return false
  const warned = Number(newest?.payload.changedBefore ?? 0)
  const old = tx.select({ title: documents.title, updatedAt: documents.updatedAt }).from(documents).where(and(eq(documents.userId, user.id), lte(documents.updatedAt, before))).all()
  const unwarned = old.filter(({ updatedAt }) => updatedAt.getTime() > warned)
  if (unwarned.length === 0) return false
  const on = new Date(now.getTime() + KEPT.warning)
  enqueue(FORGET, { userId: user.id, changedBefore: String(before.getTime()) }, tx, { runAt: on, maxAttempts: 10 })
  const many = unwarned.length === 1 ? "One of your documents was" : `${unwarned.length} of your documents were`
  queueMail(tx, { userId: user.id, email: user.email }, {
    subject: `Old documents will be deleted on ${dayText(on).text}`,
    greeting: `Hello ${user.firstName},`,
    lines: [
      `${many} last changed almost two years ago. We keep documents for 24 months, so we will delete ${unwarned.length === 1 ? "it" : "them"} on ${dayText(on).text}:`,
      ...unwarned.slice(0, 10).map(({ title }) => `– ${title}`),
      ...(unwarned.length > 10 ? [`… and ${unwarned.length - 10} more.`] : []),
      "To keep a document, open it, change a word and save it. Or download it.",
    ],
    action: { label: "See my documents", path: "/documents" },
  })
  return true
}

// A request whose documents the person deleted, or that never gave one.
function forgetEmptyGenerations(now: Date): number {
  return db.delete(generations).where(and(lte(generations.createdAt, ago(now, KEPT.documents)), withoutDocuments(db))).run().changes
}

function forgetMails(now: Date): number {
  return db.delete(mails).where(lte(mails.createdAt, ago(now, KEPT.mails))).run().changes
}

// Their refunds and disputes go with them; what they gave stands in the history of the plan.
function forgetPayments(now: Date): number {
  const isUnpaid = and(isNull(payments.paidAt), inArray(payments.status, ["pending", "failed", "expired"]), lte(payments.createdAt, ago(now, KEPT.unpaid)))
  return db.delete(payments).where(or(isUnpaid, lte(payments.createdAt, ago(now, KEPT.payments)))).run().changes
}

function forgetWebhookBodies(now: Date): number {
  return db.update(paystackEvents).set({ raw: null }).where(and(isNotNull(paystackEvents.raw), lte(paystackEvents.receivedAt, ago(now, KEPT.webhooks)))).run().changes
}

function forgetComplaints(now: Date): number {
  return db.delete(complaints).where(lte(complaints.answeredAt, ago(now, KEPT.complaints))).run().changes
}

// A file in the outbox outlives its row when the mail was just being written while the row went.
function forgetOrphanedMails(): number {
  const known = new Set(db.select({ id: mails.id }).from(mails).all().map(({ id }) => id))
  const orphans = listOutboxMails(env.DATA_DIR).filter((id) => !known.has(id))
  for (const id of orphans) removeOutboxMail(env.DATA_DIR, id)
  return orphans.length
}

function withoutDocuments(reader: Pick<Tx, "select">) {
  return notExists(reader.select({ one: sql`1` }).from(documents).where(eq(documents.generationId, generations.id)))
}

function ago(now: Date, age: number): Date {
  return new Date(now.getTime() - age)
}
