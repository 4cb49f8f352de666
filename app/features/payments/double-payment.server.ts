import { and, eq, gte, ne } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { billingNotices, payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import type { Payment } from "./payment";
import { queueMail } from "~/features/accounts/mail.server";
import { findPlan } from "~/features/billing/plans";
import { naira } from "~/money";
import { minutes } from "~/time";
import { raiseAlert } from "./alerts.server";

const CLOSE_TOGETHER = minutes(60);

/**
 * Two payments for one plan within an hour are both honoured, and the person is asked whether that was meant. Nothing goes back by itself:
 * Paystack keeps its fee, and perhaps they want it.
 */
export function noticeDoublePayment(tx: Tx, payment: Payment, now: Date): void {
  const { userId, plan, reference } = payment;
  if (!userId) return;
  const near = and(
    eq(payments.userId, userId),
    eq(payments.plan, plan),
    eq(payments.status, "applied"),
    ne(payments.id, payment.id),
    gte(payments.appliedAt, new Date(now.getTime() - CLOSE_TOGETHER)),
  );
  const earlier = tx.select({ reference: payments.reference }).from(payments).where(near).get();
  if (!earlier) return;
  raiseAlert(tx, { kind: "paid_twice", reference, note: `also ${earlier.reference}` }, now);
  const told = tx
    .insert(billingNotices)
    .values({ key: `paid_twice:${payment.id}`, createdAt: now, userId })
    .onConflictDoNothing()
    .run();
  const person = findAccount(userId, tx);
  if (told.changes === 0 || !person) return;
  queueMail(
    tx,
    { userId, email: person.email },
    {
      subject: "You paid twice: keep both, or get a refund?",
      greeting: `Hello ${person.firstName},`,
      lines: [
        `We got two payments of ${naira(payment.amountKobo)} from you for ${findPlan(plan)?.displayName ?? plan} within an hour: ${earlier.reference} and ${reference}.`,
        "Both count. You have twice the time and twice the credits, so nothing is lost.",
        "If you did not mean to pay twice, reply to this email or write to us. We will refund the second payment.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
