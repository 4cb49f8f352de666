import { write } from "~/db/client.server";
import { getQuote } from "~/features/billing/quote.server";
import { getDiscount } from "~/features/payments/promo-codes.server";
import { Refusal } from "~/refusal";
import { saveChoice } from "./chosen-offers.server";
import { findVirtualAccount, openVirtualAccount } from "./virtual-accounts.server";
import type { VirtualAccountValues } from "./virtual-accounts.schema";

/**
 * Chooses what the next transfer pays. `details`: for who has no account number yet. Throws what getQuote and getDiscount throw,
 * RENEW_TOO_EARLY (409), ACCOUNT_NEEDED (400) and what openVirtualAccount throws.
 */
export async function payByTransfer(
  user: { id: string; email: string },
  offerId: string,
  { promoCode = "", details }: { promoCode?: string; details?: VirtualAccountValues },
  now = new Date(),
): Promise<void> {
  const quote = getQuote(user.id, offerId, now);
  if (quote.refusal) throw quote.refusal;
  if (promoCode) getDiscount(user.id, quote.offer, promoCode, now);
  const owner = { userId: user.id };
  if (!findVirtualAccount(owner)) {
    if (!details) throw new Refusal("ACCOUNT_NEEDED", "Fill in the form first.", 400);
    await openVirtualAccount(owner, { ...details, email: user.email }, now);
  }
  write((tx) => saveChoice(tx, user.id, quote, promoCode, now));
}
