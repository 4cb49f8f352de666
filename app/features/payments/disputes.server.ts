import { and, asc, eq, ne } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { disputes, payments } from "~/db/schema";
import { reversePayment } from "~/features/billing/subscription.server";
import { revokeReferral } from "~/features/referrals/referrals.server";
import { log } from "~/log.server";
import { formatDateTime } from "~/time";
import type { PaystackDispute } from "~/providers/paystack/paystack.schema";
import { verifyTransaction } from "~/providers/paystack/paystack.server";
import { raiseAlert } from "./alerts.server";
import { getProcessedRefundKobo } from "./refunds.server";
import { recordRevenueLoss } from "./revenue.server";

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
    if (!before)
      raiseAlert(
        tx,
        {
          kind: "dispute",
          reference: dispute.reference,
          note: dispute.dueAt ? `answer by ${formatDateTime(dispute.dueAt)} in Lagos` : "",
        },
        now,
      );
    if (!isLost || payment?.status !== "applied") return dispute.status;
    tx.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
    reversePayment(tx, payment, now, "dispute");
    revokeReferral(tx, payment.id, now);
    recordRevenueLoss(
      tx,
      payment,
      payment.amountKobo - getProcessedRefundKobo(tx, payment.id),
      `dispute:${payment.id}`,
      now,
    );
    log.info({ event: "dispute.lost", reference: dispute.reference });
    return "lost";
  });
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
