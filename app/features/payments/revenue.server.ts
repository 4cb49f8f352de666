import type { Tx } from "~/db/client.server";
import { env } from "~/env.server";
import type { Payment } from "./payment";
import { recordAnalyticsEvent, recordRefund } from "~/features/analytics-events/events.server";

/** Counts a payment that was applied as revenue of the day on which it was paid. Test money is revenue only where no other money is taken. */
export function recordRevenue(
  tx: Tx,
  { id, userId, plan, amountKobo, mode, paidAt, appliedAt }: Payment,
): void {
  if (!userId || mode !== (env.isLive ? "live" : "test")) return;
  recordAnalyticsEvent(tx, {
    type: "payment",
    userId,
    sourceId: id,
    at: paidAt ?? appliedAt ?? new Date(),
    plan,
    value: amountKobo,
  });
}

/** Counts money that went back on the day on which it went. What never counted as revenue is no loss either. */
export function recordRevenueLoss(tx: Tx, payment: Payment, kobo: number, sourceId: string, now: Date): void {
  if (kobo > 0) recordRefund(tx, { paymentId: payment.id, sourceId, kobo, at: now });
}
