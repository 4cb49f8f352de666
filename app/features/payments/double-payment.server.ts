import { and, eq, gte, ne } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { payments } from "~/db/schema";
import { replyInvitation } from "~/features/accounts/reply-address.server";
import { paidText, type Payment } from "./payment";
import { getOfferVersion } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";
import { minutes } from "~/time";
import { raiseAlert } from "./alerts.server";
import { queueBillingMail } from "./billing-mail.server";

const DOUBLE_PAYMENT_WINDOW_MS = minutes(60);

/**
 * Accepts two payments for the same offer within an hour and asks the user whether both were intended. There is no
 * automatic refund: Paystack's fee is lost, and the user may want both.
 */
export function flagDoublePayment(tx: Tx, payment: Payment, now: Date): void {
  const { userId, offer, offerVersionId, reference } = payment;
  if (!userId) return;
  const sameWithinWindow = and(
    eq(payments.userId, userId),
    eq(payments.offer, offer),
    eq(payments.status, "applied"),
    ne(payments.id, payment.id),
    gte(payments.appliedAt, new Date(now.getTime() - DOUBLE_PAYMENT_WINDOW_MS)),
  );
  const earlier = tx.select({ reference: payments.reference }).from(payments).where(sameWithinWindow).get();
  if (!earlier) return;
  raiseAlert(tx, { kind: "paid_twice", payment, note: `also ${earlier.reference}` }, now);
  queueBillingMail(
    tx,
    userId,
    `paid_twice:${payment.id}`,
    {
      subject: "You paid twice: keep both, or get a refund?",
      lines: [
        `We got two payments of ${paidText(payment)} from you for ${getOfferVersion(offerVersionId, tx).name} within an hour: ${earlier.reference} and ${reference}.`,
        `Both count. You have twice the ${isPack(offer) ? "credits" : "time and twice the credits"}, so nothing is lost.`,
        `If you did not mean to pay twice, tell us. ${replyInvitation()}. We will refund the second payment.`,
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
    now,
  );
}
