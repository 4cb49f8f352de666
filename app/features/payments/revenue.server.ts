import type { Tx } from "~/db/client.server";
import { env } from "~/env.server";
import type { Payment } from "./payment";
import { recordAnalyticsEvent, recordRefund } from "~/features/analytics-events/events.server";

/** Whether a payment is money: test money is, only where no real money is accepted. */
export function isRealMoney({ mode }: Pick<Payment, "mode">): boolean {
  return mode === (env.isLive ? "live" : "test");
}

/**
 * Records what arrived with an applied payment as revenue of the day of its payment, and what Paystack kept of it. The books are in
 * naira: money of another currency is not in them.
 */
export function recordRevenue(tx: Tx, payment: Payment): void {
  const { id, userId, offer, receivedKobo, receivedCurrency, feesKobo, paidAt, appliedAt } = payment;
  if (!userId || !isRealMoney(payment) || !receivedKobo || receivedCurrency !== "NGN") return;
  const at = paidAt ?? appliedAt ?? new Date();
  recordAnalyticsEvent(tx, {
    type: "payment",
    userId,
    sourceId: id,
    at,
    plan: offer,
    value: receivedKobo,
  });
  if (feesKobo)
    recordAnalyticsEvent(tx, { type: "fee", userId, sourceId: id, at, plan: offer, value: feesKobo });
}

/** Records money that went back, on its day. Money that never counted as revenue is no loss. */
export function recordRevenueLoss(tx: Tx, payment: Payment, kobo: number, sourceId: string, now: Date): void {
  if (kobo > 0) recordRefund(tx, { paymentId: payment.id, sourceId, kobo, at: now });
}
