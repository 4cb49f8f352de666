import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments, refunds } from "~/db/schema";
import { reversePayment } from "~/features/billing/subscription.server";
import { revokeReferral } from "~/features/referrals/referrals.server";
import type { Payment } from "./payment";
import { serializeError, log } from "~/log.server";
import type { PaystackRefund } from "~/providers/paystack/paystack.schema";
import { fetchRefund, listRefunds } from "~/providers/paystack/paystack.server";
import { raiseAlert } from "./alerts.server";
import { recordRevenueLoss } from "./revenue.server";

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

/** Refunds of a payment that were sent or are in progress, in kobo. */
export function getCommittedRefundKobo(tx: Pick<Tx, "select">, paymentId: string): number {
  const sum = tx
    .select({ kobo: sql<number | null>`sum(${refunds.amountKobo})` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, "failed")))
    .get();
  return sum?.kobo ?? 0;
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
  tx.insert(refunds)
    .values({
      id,
      createdAt: now,
      updatedAt: now,
      paymentId: payment.id,
      amountKobo: reported.amountKobo,
      paystackRefundId: reported.id,
      reason: "asked for at Paystack",
      endsAccess: reported.amountKobo >= payment.amountKobo,
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
  const moved = tx
    .update(refunds)
    .set({ status, paystackRefundId: reported.id, updatedAt: now })
    .where(eq(refunds.id, refundId))
    .returning()
    .get();
  if (!isForward) return moved;
  log.info({ event: "refund.status_changed", refundId, status });
  const payment = tx.select().from(payments).where(eq(payments.id, refund.paymentId)).get();
  if (payment && status === "processed") {
    recordRevenueLoss(tx, payment, refund.amountKobo, refund.id, now);
    revokeAccess(tx, payment, moved, now);
  }
  if (payment && (status === "failed" || status === "needs-attention"))
    raiseAlert(tx, { kind: "refund_stuck", reference: payment.reference, note: status }, now);
  return moved;
}

/** Processed refunds of a payment, in kobo. */
export function getProcessedRefundKobo(tx: Pick<Tx, "select">, paymentId: string): number {
  const sum = tx
    .select({ kobo: sql<number | null>`sum(${refunds.amountKobo})` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, "processed")))
    .get();
  return sum?.kobo ?? 0;
}

// Partial refunds add up: access ends with the last one.
function revokeAccess(tx: Tx, payment: Payment, refund: RefundRow, now: Date): void {
  const isWhole = getProcessedRefundKobo(tx, payment.id) >= payment.amountKobo;
  if (!isWhole && !refund.endsAccess) return;
  const wasApplied = payment.status === "applied";
  if (isWhole) tx.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
  if (!wasApplied) return;
  reversePayment(tx, payment, now);
  revokeReferral(tx, payment.id, now);
}
