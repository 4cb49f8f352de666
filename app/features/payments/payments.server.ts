import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { getOfferVersion } from "~/features/billing/offers.server";
import { Refusal } from "~/refusal";
import { days, formatDateTime, type DateStyle } from "~/time";
import { reconcileNow } from "./on-demand-reconcile.server";
import { paidText, type Payment } from "./payment";
import { getPaymentNotice } from "./payment-notice.server";
import { listReceiptsOf } from "./receipts.server";
import { readRefundProgress } from "./refund-progress.server";
import { isUnsettled } from "./settle.server";

const SHOWN = 200;
const REFUND_MS = days(7);

/** The user's own payment. Throws 404 for any other. */
function getPayment(userId: string, reference: string): Payment {
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.reference, reference)))
    .get();
  if (!payment) throw new Refusal("NOT_FOUND", "We do not know this payment.", 404);
  return payment;
}

/**
 * The same, after a new check with Paystack when it is open and this process runs the reconciler. `userId`
 * undefined: staff, any payment.
 */
export async function refreshPayment(userId: string | undefined, reference: string): Promise<Payment> {
  const find = () => (userId === undefined ? findPayment(reference) : getPayment(userId, reference));
  if (isUnsettled(find())) await reconcileNow(reference);
  return find();
}

/** Any payment, for staff. Throws NOT_FOUND (404). */
export function findPayment(reference: string): Payment {
  const payment = db.select().from(payments).where(eq(payments.reference, reference)).get();
  if (!payment) throw new Refusal("NOT_FOUND", "There is no such payment.", 404);
  return payment;
}

/** Whether any money of this person arrived, also if it went back later. */
export function hasArrivedPayment(userId: string): boolean {
  const arrived = and(
    eq(payments.userId, userId),
    inArray(payments.status, ["applied", "mismatch", "reversed"]),
  );
  return db.select({ id: payments.id }).from(payments).where(arrived).limit(1).get() !== undefined;
}

/** The user's newest payments, newest first. */
export function listPaymentsOf(userId: string, limit: number): Payment[] {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(limit)
    .all();
}

/** The user's newest payments in the form of the subscription page, each with its receipt and credit notes. */
export function paymentHistory(userId: string, style: DateStyle) {
  const shown = listPaymentsOf(userId, SHOWN);
  const files = listReceiptsOf(shown.map(({ id }) => id));
  const progress = readRefundProgress(shown);
  return shown.map((payment) => ({
    reference: payment.reference,
    when: formatDateTime(payment.paidAt ?? payment.createdAt, style),
    what: getOfferVersion(payment.offerVersionId).name,
    amount: paidText(payment),
    status: payment.status,
    refund: progress.get(payment.id)?.state,
    receipts: files.filter(({ paymentId }) => paymentId === payment.id).map(({ number }) => number),
  }));
}

/** The newest payment that its user can still have back, by the terms: of the last seven days, and nothing of it on its way back. */
export function findRefundable(userId: string, now = new Date()): string | undefined {
  const recent = db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, "applied"),
        gt(payments.paidAt, new Date(now.getTime() - REFUND_MS)),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .all();
  const progress = readRefundProgress(recent);
  return recent.find(({ id }) => !progress.has(id))?.reference;
}

/** The state of a payment as text for its user. `success` only when the plan was given. */
export function describePaymentStatus({ userId, reference, status, offer }: Payment): {
  success: boolean;
  status: Payment["status"];
  plan: string;
  message: string;
} {
  return {
    success: status === "applied",
    status,
    plan: offer,
    message: getPaymentNotice(userId ?? "", reference)?.text ?? "",
  };
}
