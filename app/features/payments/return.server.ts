import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { log } from "~/log.server";
import { PaystackFailed } from "~/providers/paystack/paystack.server";
import { Refusal } from "~/refusal";
import type { Payment } from "./payment";
import { REFERENCE, statusOf } from "./payments.server";
import { settle } from "./settle.server";

const Brought = z.object({ reference: z.string().optional(), trxref: z.string().optional() });

/**
 * Which payment somebody came back from, how it stands, and where to go on. Paystack brings the reference twice; two different ones are refused.
 * Throws BAD_REFERENCE (400) and NOT_FOUND (404).
 */
export function returnedPayment(brought: unknown): {
  reference: string;
  status: Payment["status"];
  path: string;
} {
  const { reference, trxref } = Brought.safeParse(brought).data ?? {};
  const named = reference ?? trxref;
  if (!named || (trxref !== undefined && trxref !== named))
    throw new Refusal(
      "BAD_REFERENCE",
      "This address is not complete. Open your subscription to see whether your payment arrived.",
      400,
    );
  const payment = REFERENCE.test(named)
    ? db.select().from(payments).where(eq(payments.reference, named)).get()
    : undefined;
  if (!payment) throw new Refusal("NOT_FOUND", "We do not know this payment.", 404);
  return { reference: named, status: payment.status, path: pathOf(payment) };
}

/** Settles the payment somebody came back from and says where to go on. Paystack out of reach is no bad news: the payment stays open. */
export async function settleReturned(reference: string): Promise<string> {
  try {
    const payment = await settle(reference, "return");
    return payment ? pathOf(payment) : "/subscription";
  } catch (error) {
    if (!(error instanceof PaystackFailed)) throw error;
    log.warn({ event: "payment.return_not_settled", reference, code: error.code });
    return returnedPayment({ reference }).path;
  }
}

function pathOf(payment: Payment): string {
  const { success, status, message } = statusOf(payment);
  if (success)
    return `/subscription?${new URLSearchParams({ status: "success", reference: payment.reference })}`;
  return `/subscription?${new URLSearchParams({ status: status === "pending" ? "pending" : "error", reference: payment.reference, ...(status !== "pending" && { message }) })}`;
}
