import { and, asc, eq, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { disputes, payments } from "~/db/schema";
import { reversePayment } from "~/features/billing/subscription.server";
import { revokeReferral } from "~/features/referrals/referrals.server";
import { log } from "~/log.server";
import type { PaystackDispute } from "~/providers/paystack/paystack.schema";
import { verifyTransaction } from "~/providers/paystack/paystack.server";
import { closeAlertsOf, raiseAlert } from "./alerts.server";
import { otherTransactions } from "./other-transactions.server";
import type { Payment } from "./payment";
import { issueCreditNote } from "./receipts.server";
import { mailDisputeLost } from "./refund-mails.server";
import {
  alertReturnedTwice,
  bookReturn,
  closeSettledAlerts,
  getReturnedKobo,
  getOpenRefundKobo,
} from "./returned-money.server";

/**
 * Records the state of a dispute. An open one changes nothing for the user and is due within 16 business
 * hours. A lost one, which Paystack shows as a reversed transaction, ends the access of that payment.
 */
export async function recordDispute(dispute: PaystackDispute, now: Date): Promise<string> {
  const isResolved = dispute.status === "resolved" || dispute.status === "archived";
  // The webhook is only a signal. The call verifies whether the money was returned.
  const isLost = isResolved && (await verifyTransaction(dispute.reference)).status === "reversed";
  return write((tx) => {
    const payment = tx.select().from(payments).where(eq(payments.reference, dispute.reference)).get();
    const facts = {
      status: dispute.status,
      dueAt: dispute.dueAt,
      resolution: dispute.resolution || null,
      amountKobo: dispute.amountKobo,
      updatedAt: now,
    };
    const before = tx.select().from(disputes).where(eq(disputes.id, dispute.id)).get();
    if (before?.status === "resolved" && !isResolved) return "late"; // a reminder that arrived after the end
    tx.insert(disputes)
      .values({ id: dispute.id, createdAt: now, paymentId: payment?.id ?? null, ...facts })
      .onConflictDoUpdate({ target: disputes.id, set: facts })
      .run();
    if (!before && !isResolved)
      raiseAlert(
        tx,
        {
          kind: "dispute",
          ...(payment ? { payment } : { reference: dispute.reference }),
          note: "Answer in Paystack's dashboard.",
          amountKobo: dispute.amountKobo,
          dueAt: dispute.dueAt,
        },
        now,
      );
    if (isResolved)
      closeAlertsOf(
        tx,
        dispute.reference,
        ["dispute"],
        isLost ? "the dispute is lost" : "the dispute is over",
        now,
      );
    if (isLost && !payment) return otherTransactions()?.reverse(dispute.reference, now) ?? dispute.status;
    const isOpen = payment?.status === "applied" || payment?.status === "mismatch";
    if (!isLost || !payment || !isOpen) return dispute.status;
    loseDispute(tx, payment, dispute.id, now);
    return "lost";
  });
}

/** Ends the access of a payment whose dispute is lost, and books what it took. */
export function loseDispute(tx: Tx, payment: Payment, disputeId: string, now: Date): void {
  const before = getReturnedKobo(tx, payment);
  const onTheWayKobo = getOpenRefundKobo(tx, payment.id);
  const received = payment.receivedKobo ?? 0;
  const lostKobo = bookReturn(
    tx,
    payment,
    { claimedKobo: received, before, sourceId: `dispute:${payment.id}` },
    now,
  );
  tx.update(disputes).set({ lostKobo }).where(eq(disputes.id, disputeId)).run();
  tx.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
  if (onTheWayKobo > 0) alertReturnedTwice(tx, payment, onTheWayKobo, now);
  if (payment.status === "applied") {
    reversePayment(tx, payment, now, "dispute");
    revokeReferral(tx, payment.id, now);
  }
  closeSettledAlerts(tx, { ...payment, status: "reversed" }, now);
  const creditNote = issueCreditNote(
    tx,
    payment.id,
    { amountKobo: lostKobo, cause: `dispute:${disputeId}` },
    now,
  );
  mailDisputeLost(tx, payment, creditNote, now);
  log.info({ event: "dispute.lost", reference: payment.reference });
}

/** Open disputes, most urgent first. */
export function listOpenDisputes() {
  const { id, createdAt, status, dueAt, amountKobo } = disputes;
  return db
    .select({ id, createdAt, status, dueAt, amountKobo, reference: payments.reference })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(ne(disputes.status, "resolved"), ne(disputes.status, "archived")))
    .orderBy(asc(disputes.dueAt))
    .all();
}
