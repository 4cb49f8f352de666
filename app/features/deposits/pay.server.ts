import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { deposits } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getMoneyBalance } from "~/features/balances/ledger.server";
import { getQuote, planUnavailable, type Quote } from "~/features/billing/quote.server";
import { CHECKOUT_REUSE_MS } from "~/features/payments/checkout-reuse";
import { getPayer, startPayment } from "~/features/payments/checkout.server";
import { buyFromBalance } from "~/features/payments/pay-from-balance.server";
import { newReference } from "~/features/payments/payment-reference";
import { openPaystackCheckout, requirePaystack } from "~/features/payments/paystack-checkout.server";
import { getDiscount } from "~/features/payments/promo-codes.server";
import { log } from "~/log.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { saveChoice } from "./chosen-offers.server";

/** Paystack takes no less. What is above the price stays in the balance. */
const MIN_CHECKOUT_KOBO = 5_000;

/** Names a form, so that it is paid once however often it is sent. */
export function newFormId(): string {
  return newId();
}

/** How a price is paid: from the balance first, the rest in a checkout. */
export function splitPrice(priceKobo: number, balanceKobo: number): { fromBalance: number; toPay: number } {
  const fromBalance = Math.max(0, Math.min(priceKobo, balanceKobo));
  const rest = priceKobo - fromBalance;
  return { fromBalance, toPay: rest === 0 ? 0 : Math.max(rest, MIN_CHECKOUT_KOBO) };
}

/**
 * Buys a plan or pack: from the balance when it is enough; else opens a checkout for what is missing, or for all of it
 * without a balance. Returns where the browser goes. `formId` names the form, so that a second click buys nothing; `seenKobo` is the
 * price that the form showed. Throws PRICE_CHANGED (409), and what startPayment throws.
 */
export async function pay(
  userId: string,
  offerId: string,
  { promoCode = "", formId, seenKobo }: { promoCode?: string; formId?: string; seenKobo?: number } = {},
  now = new Date(),
): Promise<string> {
  const { mode } = requirePaystack();
  const quote = getQuote(userId, offerId, now);
  if (quote.offer.offer === "free_trial") throw planUnavailable();
  const bought = write((tx) => {
    const discount = promoCode ? getDiscount(userId, quote.offer, promoCode, now, tx) : null;
    refuseOtherPrice(discount?.priceKobo ?? quote.offer.priceKobo, seenKobo);
    return buyFromBalance(
      tx,
      userId,
      { version: quote.offer, kind: quote.kind, mode, discount, id: formId, refusal: quote.refusal },
      now,
    );
  });
  if (bought)
    return `/subscription?${new URLSearchParams({ status: "success", reference: bought.reference })}`;
  if (getMoneyBalance(userId) <= 0)
    return (await startPayment(userId, offerId, promoCode, now)).authorizationUrl;
  if (quote.refusal) throw quote.refusal;
  return fillUp(userId, quote, promoCode, now);
}

// The page may have been open since before the price changed, and a balance is spent by one tap.
function refuseOtherPrice(priceKobo: number, seenKobo = priceKobo): void {
  if (priceKobo !== seenKobo)
    throw new Refusal(
      "PRICE_CHANGED",
      `The price is ${formatNaira(priceKobo)} now. Nothing was charged. Pay if you agree.`,
      409,
    );
}

/** Opens a checkout for what a balance lacks. When it is paid, the choice is bought from the balance. */
async function fillUp(userId: string, quote: Quote, promoCode: string, now: Date): Promise<string> {
  const { mode } = requirePaystack();
  const user = findAccount(userId);
  if (!user) throw new Refusal("NOT_FOUND", "This account does not exist.", 404);
  const filling = write((tx) => {
    const discount = promoCode ? getDiscount(userId, quote.offer, promoCode, now, tx) : null;
    const { toPay: amountKobo } = splitPrice(
      discount?.priceKobo ?? quote.offer.priceKobo,
      getMoneyBalance(userId, tx),
    );
    if (amountKobo === 0) return undefined;
    saveChoice(tx, userId, quote, promoCode, now);
    const isSame = and(
      eq(deposits.userId, userId),
      eq(deposits.status, "open"),
      eq(deposits.amountKobo, amountKobo),
      gt(deposits.createdAt, new Date(now.getTime() - CHECKOUT_REUSE_MS)),
      isNotNull(deposits.authorizationUrl),
    );
    const open = tx.select().from(deposits).where(isSame).orderBy(desc(deposits.createdAt)).get();
    const id = newId();
    const reference = newReference();
    if (!open)
      tx.insert(deposits)
        .values({
          id,
          createdAt: now,
          userId,
          payerPseudonym: getPayer(userId, tx),
          source: "checkout",
          reference,
          amountKobo,
          status: "open",
          mode,
        })
        .run();
    return { id, reference, amountKobo, open };
  });
  // Money came in this moment, and the balance is enough now.
  if (!filling) return pay(userId, quote.offer.offer, { promoCode }, now);
  const { id, reference, amountKobo, open } = filling;
  if (open?.authorizationUrl) return open.authorizationUrl;
  const { authorization_url: authorizationUrl } = await openPaystackCheckout(
    {
      reference,
      email: user.email,
      amountKobo,
      label: quote.offer.name,
      cancelPath: `/payment/${quote.offer.offer}`,
    },
    () => db.update(deposits).set({ status: "expired" }).where(eq(deposits.id, id)).run(),
  );
  db.update(deposits).set({ authorizationUrl }).where(eq(deposits.id, id)).run();
  log.info({ event: "deposit.started", reference });
  return authorizationUrl;
}
