import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { log } from "~/log.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { Refusal } from "~/refusal";
import type { Payment } from "./payment";
import { otherTransactions } from "./other-transactions.server";
import { payRequestPath } from "./pay-request-path.server";
import { describePaymentStatus } from "./payments.server";
import { REFERENCE_PATTERN } from "./payment-reference";
import { settle } from "./settle.server";

const ReturnParams = z.object({ reference: z.string().optional(), trxref: z.string().optional() });

/**
 * The payment that a user returned from, its state, and the next path. Paystack sends the reference twice;
 * two different ones are refused. Throws BAD_REFERENCE (400) and NOT_FOUND (404).
 */
export function findReturnedPayment(params: unknown): {
  reference: string;
  status: Payment["status"];
  path: string;
} {
  const { reference, trxref } = ReturnParams.safeParse(params).data ?? {};
  const named = reference ?? trxref;
  if (!named || (trxref !== undefined && trxref !== named))
    throw new Refusal(
      "BAD_REFERENCE",
      "This address is not complete. Open your subscription to see whether your payment arrived.",
      400,
    );
  const payment = REFERENCE_PATTERN.test(named)
    ? db.select().from(payments).where(eq(payments.reference, named)).get()
    : undefined;
  if (!payment) {
    const other = otherTransactions()?.find(named);
    if (other)
      return {
        reference: named,
        status: other.status === "received" ? "applied" : "pending",
        path: other.path,
      };
    throw new Refusal("NOT_FOUND", "We do not know this payment.", 404);
  }
  return { reference: named, status: payment.status, path: resultPath(payment) };
}

/**
 * Settles the payment that a user returned from. Returns the next path. When Paystack cannot be reached, the
 * payment stays open.
 */
export async function settleReturnedPayment(reference: string): Promise<string> {
  try {
    const payment = await settle(reference, "return");
    if (payment) return resultPath(payment);
    await otherTransactions()?.receive(reference, new Date());
    return otherTransactions()?.find(reference)?.path ?? "/subscription";
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    log.warn({ event: "payment.return_settlement_failed", reference, code: error.code });
    return findReturnedPayment({ reference }).path;
  }
}

function resultPath(payment: Payment): string {
  if (payment.payRequestId) return `${payRequestPath(payment.payRequestId)}?reference=${payment.reference}`;
  const { success, status, message } = describePaymentStatus(payment);
  if (success)
    return `/subscription?${new URLSearchParams({ status: "success", reference: payment.reference })}`;
  return `/subscription?${new URLSearchParams({ status: status === "pending" ? "pending" : "error", reference: payment.reference, ...(status !== "pending" && { message }) })}`;
}
