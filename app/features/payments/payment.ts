import type { payments } from "~/db/schema";
import { formatMoney } from "~/money";

/** One stored payment. */
export type Payment = typeof payments.$inferSelect;

/** The sum of a payment as text: what arrived, and the price while nothing did. */
export function paidText({
  receivedKobo,
  receivedCurrency,
  amountKobo,
  currency,
}: Pick<Payment, "receivedKobo" | "receivedCurrency" | "amountKobo" | "currency">): string {
  return receivedKobo === null
    ? formatMoney(amountKobo, currency)
    : formatMoney(receivedKobo, receivedCurrency ?? currency);
}

/** The channel of a payment that was made from the balance: no transaction of Paystack stands behind it. */
export const BALANCE_CHANNEL = "balance";
