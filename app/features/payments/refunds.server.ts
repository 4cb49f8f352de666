import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments, refunds } from "~/db/schema";
import { reversePayment } from "~/features/billing/subscription.server";
import { revokeReferral } from "~/features/referrals/referrals.server";
import type { Payment } from "./payment";
import { serializeError, log } from "~/log.server";
import type { PaystackRefund } from "~/providers/paystack/paystack.schema";
import { fetchRefund, listRefunds, listRefundsBetween } from "~/providers/paystack/paystack.server";
import { closeAlertsOf, raiseAlert } from "./alerts.server";
import { humanizeName } from "./payment-labels";
import { issueCreditNote } from "./receipts.server";
import { mailRefundBegun, mailRefundDone, mailRefundStuck } from "./refund-mails.server";
import {
  alertReturnedTwice,
  bookReturn,
  closeSettledAlerts,
  getCommittedRefundKobo,
  getReturnedKobo,
} from "./returned-money.server";

export type RefundRow = typeof refunds.$inferSelect;

/** The allowed order. A refund only moves forward, in whatever order its webhooks arrive. */
const STATUS_RANK: Record<RefundRow["status"], number> = {
  pending: 0,
  processing: 1,
  "needs-attention": 2,
  failed: 3,
  processed: 4,
};
const OPEN_STATUSES: RefundRow["status"][] = ["pending", "processing", "needs-attention"];

/**
 * Reads the refunds of one payment from Paystack and stores their states. The webhook is only a signal; it
 * often has no id and no full data. A refund made in Paystack's dashboard gets its row here.
 */
export async function syncRefunds(reference: string, now = new Date()): Promise<string> {
  const payment = db.select().from(payments).where(eq(payments.reference, reference)).get();
  if (!payment) return "not ours";
  const reported = await listRefunds(payment.paystackId ?? reference);
  const states = write((tx) =>
    reported.map(
      (refund) => advanceRefund(tx, findOrInsertRefund(tx, payment, refund, now), refund, now).status,
    ),
  );
  return states.join(", ");
}

/**
 * Takes over the refunds of a time range that Paystack knows: for the nightly comparison, since a webhook about one that was
 * made in Paystack's dashboard may never arrive. Returns how many were new.
 */
export async function syncRefundsBetween(from: Date, to: Date, now = new Date()): Promise<number> {
  const reported = await listRefundsBetween(from, to);
  return reported.filter((refund) => write((tx) => storeReported(tx, refund, now))).length;
}

function storeReported(tx: Tx, reported: PaystackRefund, now: Date): boolean {
  if (!reported.transactionId) return false;
  const payment = tx.select().from(payments).where(eq(payments.paystackId, reported.transactionId)).get();
  if (!payment) return false;
  const isKnown = isNotNew(tx, reported.id);
  advanceRefund(tx, findOrInsertRefund(tx, payment, reported, now), reported, now);
  return !isKnown;
}

function isNotNew(tx: Tx, paystackRefundId: string): boolean {
  const known = eq(refunds.paystackRefundId, paystackRefundId);
  return tx.select({ id: refunds.id }).from(refunds).where(known).get() !== undefined;
}

/** Syncs every open refund, one by one. For the reconciler: a webhook may never arrive. */
export async function syncOpenRefunds(now = new Date()): Promise<void> {
  const open = db
    .select({ id: refunds.id, paystackRefundId: refunds.paystackRefundId, reference: payments.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.status, OPEN_STATUSES))
    .limit(200)
    .all();
  for (const { id, paystackRefundId, reference } of open) {
    try {
      if (!paystackRefundId) await syncRefunds(reference, now);
      else {
        const reported = await fetchRefund(paystackRefundId);
        write((tx) => advanceRefund(tx, id, reported, now));
      }
    } catch (error) {
      log.warn({ event: "refund.sync_failed", reference, ...serializeError(error) });
    }
  }
}

// By Paystack's id; else our refund with a lost response, found by the id in its note; else one made in
// Paystack's dashboard.
function findOrInsertRefund(tx: Tx, payment: Payment, reported: PaystackRefund, now: Date): string {
  const known = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.paystackRefundId, reported.id))
    .get();
  if (known) return known.id;
  const unanswered = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payment.id),
        isNull(refunds.paystackRefundId),
        eq(refunds.id, reported.note.slice(0, 22)),
      ),
    )
    .get();
  if (unanswered) return unanswered.id;
  const id = newId();
  const left = (payment.receivedKobo ?? 0) - getCommittedRefundKobo(tx, payment.id);
  tx.insert(refunds)
    .values({
      id,
      createdAt: now,
      updatedAt: now,
      paymentId: payment.id,
      amountKobo: reported.amountKobo,
      reason: reported.isOfDispute ? "lost dispute" : "asked for at Paystack",
      endsAccess: reported.amountKobo >= left,
    })
    .run();
  return id;
}

export function advanceRefund(tx: Tx, refundId: string, reported: PaystackRefund, now: Date): RefundRow {
  const refund = tx.select().from(refunds).where(eq(refunds.id, refundId)).get();
  if (!refund) throw new Error(`refund ${refundId} is gone`);
  // After a transfer to a bank account, a stuck refund continues from its earlier state.
  const isForward =
    STATUS_RANK[reported.status] > STATUS_RANK[refund.status] ||
    (refund.status === "needs-attention" && reported.status === "processing");
  const status = isForward ? reported.status : refund.status;
  const payment = tx.select().from(payments).where(eq(payments.id, refund.paymentId)).get();
  if (!payment) throw new Error(`refund ${refundId} has no payment`);
  const before = getReturnedKobo(tx, payment);
  const moved = tx
    .update(refunds)
    .set({ status, paystackRefundId: reported.id, updatedAt: now })
    .where(eq(refunds.id, refundId))
    .returning()
    .get();
  if (!refund.paystackRefundId && status !== "processed" && status !== "failed")
    mailRefundBegun(tx, payment, refund, now);
  if (!isForward) return moved;
  log.info({ event: "refund.status_changed", refundId, status });
  if (status === "processed") {
    const kobo = bookReturn(
      tx,
      payment,
      { claimedKobo: refund.amountKobo, before, sourceId: refund.id },
      now,
    );
    if (kobo < refund.amountKobo && !reported.isOfDispute)
      alertReturnedTwice(tx, payment, refund.amountKobo - kobo, now);
    const left = revokeAccess(tx, payment, moved, now);
    closeSettledAlerts(tx, left, now);
    mailRefundDone(
      tx,
      payment,
      {
        ...refund,
        hasEnded: left.status === "reversed" || moved.endsAccess,
        creditNote: issueCreditNote(tx, payment.id, { amountKobo: kobo, cause: `refund:${refund.id}` }, now),
      },
      now,
    );
    closeAlertsOf(tx, payment.reference, ["refund_stuck"], "the refund arrived", now);
  }
  if (status === "needs-attention") mailRefundStuck(tx, payment, refund, now);
  if (status === "failed" || status === "needs-attention")
    raiseAlert(
      tx,
      { kind: "refund_stuck", payment, note: humanizeName(status), amountKobo: refund.amountKobo },
      now,
    );
  return moved;
}

// Partial refunds add up: access ends with the last one. What was paid too much goes back without an end.
function revokeAccess(tx: Tx, payment: Payment, refund: RefundRow, now: Date): Payment {
  const isWhole = getReturnedKobo(tx, payment) >= (payment.receivedKobo ?? 0);
  const left = isWhole ? { ...payment, status: "reversed" as const } : payment;
  if (isWhole) tx.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
  if ((!isWhole && !refund.endsAccess) || payment.status !== "applied") return left;
  reversePayment(tx, payment, now);
  revokeReferral(tx, payment.id, now);
  return left;
}
