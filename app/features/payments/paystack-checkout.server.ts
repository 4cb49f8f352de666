import { env } from "~/env.server";
import { log } from "~/log.server";
import { checkoutOrigin, paystackAccount, type PaystackAccount } from "~/providers/paystack/account.server";
import { initializeTransaction } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import type { InitializedTransaction } from "~/providers/paystack/paystack.schema";
import { Refusal } from "~/refusal";

export type CheckoutOrder = {
  reference: string;
  email: string;
  amountKobo: number;
  label: string;
  cancelPath: string;
};

/** The Paystack account. Throws PAYMENTS_CLOSED (503) without one. */
export function requirePaystack(): PaystackAccount {
  const account = paystackAccount();
  if (account) return account;
  throw new Refusal(
    "PAYMENTS_CLOSED",
    "Payments are not open here yet. Your documents and credits are not affected.",
    503,
  );
}

/**
 * Opens a checkout on Paystack's page. `onRefused`: Paystack said clearly that there is none; without a response it may
 * exist, so the row stays open and is asked about. Throws PAYMENT_ERROR (502).
 */
export async function openPaystackCheckout(
  { cancelPath, ...order }: CheckoutOrder,
  onRefused: () => void,
): Promise<InitializedTransaction> {
  const { reference } = order;
  try {
    const started = await initializeTransaction({
      ...order,
      callbackUrl: `${env.APP_URL}/payment/return`,
      cancelUrl: `${env.APP_URL}${cancelPath}`,
    });
    const { origin } = new URL(started.authorization_url);
    if (started.reference === reference && origin === checkoutOrigin()) return started;
    log.error({ event: "payment.unexpected_checkout_origin", reference, origin });
  } catch (error) {
    throwUnlessPaystack(error, reference, onRefused);
  }
  throw paymentError();
}

/** Logs what Paystack refused, and calls `onRefused` when it was clear. Throws every other error. */
export function throwUnlessPaystack(error: unknown, reference: string, onRefused: () => void): void {
  if (!(error instanceof PaystackError)) throw error;
  log.error({ event: "payment.checkout_failed", reference, code: error.code, status: error.status });
  if (error.code !== "unreachable" && error.code !== "unreadable") onRefused();
}

/** Paystack could not open a payment. */
export function paymentError(): Refusal {
  return new Refusal(
    "PAYMENT_ERROR",
    "Payment Error: Paystack could not open the payment. Nothing was charged. Please try again in a minute.",
    502,
  );
}
