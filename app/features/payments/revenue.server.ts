import type { Tx } from "~/db/client.server";
import { env } from "~/env.server";
import type { Payment } from "./payment";
import { recordAnalyticsEvent, recordRefund } from "~/features/analytics-events/events.server";

/**
 * Records an applied payment as revenue of the day of its payment. Test money counts only where no real money
 * is accepted.
 */
export function recordRevenue(
  tx: Tx,
  { id, userId, offer, amountKobo, mode, paidAt, appliedAt }: Payment,
): void {
  if (!userId || mode !== (env.isLive ? "live" : "test")) return;
  recordAnalyticsEvent(tx, {
    type: "payment",
    userId,
    sourceId: id,
    at: paidAt ?? appliedAt ?? new Date(),
    plan: offer,
    value: amountKobo,
  });
}

/** Records refunded money on the day of the refund. Money that never counted as revenue is no loss. */
export function recordRevenueLoss(tx: Tx, payment: Payment, kobo: number, sourceId: string, now: Date): void {
  if (kobo > 0) recordRefund(tx, { paymentId: payment.id, sourceId, kobo, at: now });
}
