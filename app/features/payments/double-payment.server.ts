import { and, eq, gte, ne } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { billingNotices, payments, users } from "~/db/schema";
import type { Payment } from "~/features/billing/subscription.server";
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
  const person = tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  if (told.changes === 0 || !person) return;
  queueMail(
    tx,
    { userId, email: person.email },
    {
      subject: "You paid twice: keep it, or money back?",
      greeting: `Hello ${person.firstName},`,
      lines: [
        `We got two payments of ${naira(payment.amountKobo)} from you for ${findPlan(plan)?.displayName ?? plan} within an hour: ${earlier.reference} and ${reference}.`,
        "Both count. You have twice the time and twice the credits, so nothing is lost.",
        "If you did not mean to pay twice, answer this mail or write to us, and we send the second payment back.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
