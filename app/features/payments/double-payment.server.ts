import { and, eq, gte, ne } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { billingNotifications, payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import type { Payment } from "./payment";
import { queueMail } from "~/features/accounts/mail.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";
import { formatNaira } from "~/money";
import { minutes } from "~/time";
import { raiseAlert } from "./alerts.server";

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
  raiseAlert(tx, { kind: "paid_twice", reference, note: `also ${earlier.reference}` }, now);
  const inserted = tx
    .insert(billingNotifications)
    .values({ key: `paid_twice:${payment.id}`, createdAt: now, userId })
    .onConflictDoNothing()
    .run();
  const user = findAccount(userId, tx);
  if (inserted.changes === 0 || !user) return;
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: "You paid twice: keep both, or get a refund?",
      greeting: `Hello ${user.firstName},`,
      lines: [
        `We got two payments of ${formatNaira(payment.amountKobo)} from you for ${getOfferVersion(offerVersionId, tx).name} within an hour: ${earlier.reference} and ${reference}.`,
        `Both count. You have twice the ${isPack(offer) ? "credits" : "time and twice the credits"}, so nothing is lost.`,
        "If you did not mean to pay twice, reply to this email or write to us. We will refund the second payment.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
