import { formatNaira } from "~/money";
import type { PaystackTransaction } from "~/providers/paystack/paystack.schema";

export type ExpectedPayment = {
  reference: string;
  amountKobo: number;
  currency: string;
  mode: "test" | "live";
};
export type TransactionEvaluation =
  | { outcome: "paid"; note: string }
  | { outcome: "waiting"; text: string }
  | { outcome: "failed"; text: string }
  | { outcome: "reversed" }
  | { outcome: "mismatch"; reason: string };

const PENDING_STATUSES = new Set(["abandoned", "ongoing", "pending", "processing", "queued"]);

/**
 * What a transaction means for the expected payment. Only "success" with our reference, currency, mode and
 * amount is paid. The customer's address may differ: people pay with a relative's card. A higher amount is
 * accepted and recorded.
 */
export function evaluateTransaction(
  expected: ExpectedPayment,
  transaction: PaystackTransaction,
): TransactionEvaluation {
  const { status, amountKobo } = transaction;
  if (transaction.reference !== expected.reference)
    return { outcome: "mismatch", reason: "another reference" };
  if (transaction.domain !== expected.mode)
    return { outcome: "mismatch", reason: `made in ${transaction.domain} mode` };
  if (PENDING_STATUSES.has(status))
    return { outcome: "waiting", text: status === "abandoned" ? "" : "Waiting for your bank." };
  if (status === "failed") return { outcome: "failed", text: transaction.gatewayResponse.slice(0, 200) };
  if (status === "reversed") return { outcome: "reversed" };
  if (status !== "success") return { outcome: "waiting", text: "Waiting for your bank." }; // an unknown state never counts as paid
  if (transaction.currency !== expected.currency)
    return { outcome: "mismatch", reason: `paid in ${transaction.currency}` };
  const requestedKobo = transaction.requestedKobo ?? amountKobo;
  if (!Number.isSafeInteger(amountKobo) || amountKobo < expected.amountKobo)
    return {
      outcome: "mismatch",
      reason: `${formatNaira(amountKobo)} instead of ${formatNaira(expected.amountKobo)}`,
    };
  // With the fee added for the customer, the charge is higher than the price. `requestedKobo` holds the
  // price.
  if (requestedKobo < expected.amountKobo)
    return {
      outcome: "mismatch",
      reason: `asked for ${formatNaira(requestedKobo)} instead of ${formatNaira(expected.amountKobo)}`,
    };
  const receivedKobo = receivedSum(transaction);
  return {
    outcome: "paid",
    note:
      receivedKobo > expected.amountKobo
        ? `${formatNaira(receivedKobo)} instead of ${formatNaira(expected.amountKobo)}`
        : "",
  };
}

/**
 * What arrived with a transaction that Paystack calls successful or reversed, and in which currency; null while nothing
 * did. Money of another mode, or under another reference, is none.
 */
export function receivedMoney(
  expected: Pick<ExpectedPayment, "reference" | "mode">,
  transaction: PaystackTransaction,
): { receivedKobo: number; receivedCurrency: string } | null {
  if (transaction.status !== "success" && transaction.status !== "reversed") return null;
  const isOurs = transaction.reference === expected.reference && transaction.domain === expected.mode;
  return {
    receivedKobo: isOurs ? receivedSum(transaction) : 0,
    receivedCurrency: transaction.currency,
  };
}

// A fee that is added for the customer is Paystack's. What goes beyond the fee is ours to give back.
function receivedSum({ amountKobo, requestedKobo, feesKobo }: PaystackTransaction): number {
  if (requestedKobo === null || amountKobo <= requestedKobo) return amountKobo;
  const addedKobo = amountKobo - requestedKobo;
  return addedKobo <= (feesKobo ?? addedKobo) ? requestedKobo : amountKobo;
}
