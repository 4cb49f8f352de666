import { naira } from "~/money";
import type { Transaction } from "~/providers/paystack/paystack.schema";

export type Expected = { reference: string; amountKobo: number; currency: string; mode: "test" | "live" };
export type Verdict =
  | { is: "paid"; note: string }
  | { is: "waiting"; text: string }
  | { is: "failed"; text: string }
  | { is: "reversed" }
  | { is: "mismatch"; why: string };

const WAITING = new Set(["abandoned", "ongoing", "pending", "processing", "queued"]);

/**
 * What a transaction means for the payment that we asked for. Only "success" with our reference, currency, mode and amount is paid. The
 * customer's address may be another's: people pay with a relative's card. More than was asked for is accepted and noted.
 */
export function judge(expected: Expected, transaction: Transaction): Verdict {
  const { status, amountKobo } = transaction;
  if (transaction.reference !== expected.reference) return { is: "mismatch", why: "another reference" };
  if (transaction.domain !== expected.mode)
    return { is: "mismatch", why: `made in ${transaction.domain} mode` };
  if (WAITING.has(status))
    return { is: "waiting", text: status === "ongoing" ? "Waiting for your bank." : "" };
  if (status === "failed") return { is: "failed", text: transaction.gatewayResponse.slice(0, 200) };
  if (status === "reversed") return { is: "reversed" };
  if (status !== "success") return { is: "waiting", text: "" }; // a state that is new to us is never a yes
  if (transaction.currency !== expected.currency)
    return { is: "mismatch", why: `paid in ${transaction.currency}` };
  const asked = transaction.requestedKobo ?? amountKobo;
  if (!Number.isSafeInteger(amountKobo) || amountKobo < expected.amountKobo)
    return { is: "mismatch", why: `${naira(amountKobo)} instead of ${naira(expected.amountKobo)}` };
  // With the fee passed on to the customer the charge is more than the price; what was asked for says so.
  if (asked < expected.amountKobo)
    return { is: "mismatch", why: `asked for ${naira(asked)} instead of ${naira(expected.amountKobo)}` };
  return {
    is: "paid",
    note: asked > expected.amountKobo ? `${naira(asked)} instead of ${naira(expected.amountKobo)}` : "",
  };
}
