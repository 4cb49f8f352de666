import { and, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments, refunds } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { log } from "~/log.server";
import { formatMoney } from "~/money";
import { createRefund, retryRefund } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { Refusal } from "~/refusal";
import { isPaidFromBalance, refundToBalance } from "./refund-to-balance.server";
import { type RefundRow, advanceRefund } from "./refunds.server";
import { getCommittedRefundKobo } from "./returned-money.server";

export type RefundRequest = {
  reference: string;
  amountKobo?: number;
  reason: string;
  endsAccess: boolean;
  /** Of the form: the refund gets it as its id. */
  formKey?: string;
};

/**
 * Requests a refund from Paystack, or puts it into the balance that the payment came from: everything that is left, or `amountKobo`. Access ends when the refund was
 * processed; for a partial refund only with `endsAccess`. The same form sent again returns the refund that it made. Throws NOT_FOUND (404), NOT_REFUNDABLE (409),
 * BAD_AMOUNT (400), REFUND_FAILED (502).
 */
export async function requestRefund(
  actor: Actor,
  { reference, amountKobo, reason, endsAccess, formKey = newId() }: RefundRequest,
  now = new Date(),
): Promise<RefundRow> {
  // The row exists before the call and stays when the response is lost. Its id is sent as the note and finds
  // the refund again.
  const { refund, payment, isNew } = write((tx) => {
    const payment = tx.select().from(payments).where(eq(payments.reference, reference)).get();
    if (!payment) throw new Refusal("NOT_FOUND", "There is no such payment.", 404);
    const left = (payment.receivedKobo ?? 0) - getCommittedRefundKobo(tx, payment.id);
    const before = tx.select().from(refunds).where(eq(refunds.id, formKey)).get();
    if (before && isSameRefund(before, { paymentId: payment.id, amountKobo, reason, left }))
      return { payment, refund: before, isNew: false };
    if (payment.status !== "applied" && payment.status !== "mismatch")
      throw new Refusal("NOT_REFUNDABLE", "You can refund only a payment that arrived.", 409);
    const amount = amountKobo ?? left;
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
      throw new Refusal(
        "BAD_AMOUNT",
        `At most ${formatMoney(left, payment.receivedCurrency ?? payment.currency)} of this payment can be sent back.`,
        400,
      );
    const refund = tx
      .insert(refunds)
      .values({
        id: before ? newId() : formKey, // typed anew in the same form: another refund
        createdAt: now,
        updatedAt: now,
        paymentId: payment.id,
        amountKobo: amount,
        reason,
        requestedBy: actor.userId,
        endsAccess: endsAccess || amount === left,
      })
      .returning()
      .get();
    recordAuditEvent(
      tx,
      actor,
      "payment.refund_requested",
      `payment:${reference}`,
      { after: { amountKobo: amount, reason, endsAccess: refund.endsAccess } },
      now,
    );
    return {
      payment,
      isNew: true,
      refund: isPaidFromBalance(payment) ? refundToBalance(tx, payment, refund, now) : refund,
    };
  });
  if (!isNew || isPaidFromBalance(payment)) return refund;
  try {
    const created = await createRefund(
      payment.reference,
      { amountKobo: refund.amountKobo, currency: payment.receivedCurrency ?? payment.currency },
      `${refund.id} ${reason}`.slice(0, 200),
    );
    return write((tx) => advanceRefund(tx, refund.id, created, now));
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    log.error({ event: "refund.request_failed", reference, code: error.code, status: error.status });
    if (error.code === "unreachable" || error.code === "unreadable")
      throw new Refusal(
        "REFUND_FAILED",
        "Paystack did not answer. The refund may be on its way. Check again in a few minutes before you ask for another.",
        502,
      );
    write((tx) =>
      tx.update(refunds).set({ status: "failed", updatedAt: now }).where(eq(refunds.id, refund.id)).run(),
    );
    throw new Refusal("REFUND_FAILED", `Paystack refused the refund: ${error.message}`, 502);
  }
}

function isSameRefund(
  before: RefundRow,
  {
    paymentId,
    amountKobo,
    reason,
    left,
  }: { paymentId: string; amountKobo?: number; reason: string; left: number },
): boolean {
  const wanted = amountKobo ?? left + before.amountKobo;
  return (
    before.status !== "failed" &&
    before.paymentId === paymentId &&
    before.reason === reason &&
    before.amountKobo === wanted
  );
}

/** Sends a refund that needs attention to the bank account of the customer. */
export async function sendRefundToAccount(
  actor: Actor,
  refundId: string,
  account: { accountNumber: string; bankId: string },
  now = new Date(),
): Promise<void> {
  const refund = db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.status, "needs-attention")))
    .get();
  if (!refund?.paystackRefundId)
    throw new Refusal("NOT_FOUND", "This refund does not need a bank account.", 404);
  // without the account number, which is private
  write((tx) => recordAuditEvent(tx, actor, "payment.refund_sent_to_account", `refund:${refundId}`, {}, now));
  try {
    await retryRefund(refund.paystackRefundId, account);
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    throw new Refusal("REFUND_FAILED", `Paystack refused: ${error.message}`, 502);
  }
}
