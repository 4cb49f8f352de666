import type { Tx } from "~/db/client.server";
import { recordBalanceEntry } from "~/features/balances/ledger.server";
import { Refusal } from "~/refusal";
import { BALANCE_CHANNEL, type Payment } from "./payment";
import { advanceRefund, type RefundRow } from "./refunds.server";

/** Whether a payment's refund goes to the balance that it came from, and not through Paystack. */
export function isPaidFromBalance({ channel }: Pick<Payment, "channel">): boolean {
  return channel === BALANCE_CHANNEL;
}

/**
 * Completes a refund of a payment from the balance: the money is in the balance at once. Throws NOT_REFUNDABLE (409) when
 * the account is gone, and its balance with it.
 */
export function refundToBalance(tx: Tx, payment: Payment, refund: RefundRow, now: Date): RefundRow {
  if (!payment.userId)
    throw new Refusal("NOT_REFUNDABLE", "The account is gone, and its balance was settled with it.", 409);
  const { id: sourceId, amountKobo } = refund;
  recordBalanceEntry(
    tx,
    {
      userId: payment.userId,
      payerPseudonym: payment.payerPseudonym,
      type: "purchase_returned",
      amountKobo,
      sourceId,
    },
    now,
  );
  return advanceRefund(
    tx,
    refund.id,
    {
      id: `balance-${sourceId}`,
      status: "processed",
      amountKobo,
      note: sourceId,
      transactionId: null,
      isOfDispute: false,
    },
    now,
  );
}
