import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { log } from "~/log.server";
import { checkoutOrigin, paystackAccount } from "~/providers/paystack/account.server";
import { initializeTransaction } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { Refusal } from "~/refusal";
import type { Payment } from "./payment";
import { planUnavailable, getQuote } from "~/features/billing/quote.server";
import { getPlanToRenew } from "~/features/billing/subscription.server";
import { CHECKOUT_REUSE_MS } from "./checkout-reuse";
import { newReference } from "./payment-reference";
import { getDiscount } from "./promo-codes.server";

export type StartedPayment = { authorizationUrl: string; reference: string };

const startingPayments = new Map<string, Promise<StartedPayment>>();

/**
 * Opens a checkout for a plan or pack at its price of now. Returns its URL. A second click within 30
 * minutes returns the same checkout. `promoCode` lowers the price. Throws PLAN_UNAVAILABLE, what getDiscount throws
 * (400), RENEW_TOO_EARLY (409), PAYMENTS_CLOSED (503), PAYMENT_ERROR (502; nothing was charged).
 */
export function startPayment(
  userId: string,
  offerId: string,
  promoCode = "",
  now = new Date(),
): Promise<StartedPayment> {
  // Two clicks at once share one call.
  const key = `${userId} ${offerId} ${promoCode}`;
  const started =
    startingPayments.get(key) ??
    openCheckout(userId, offerId, promoCode, now).finally(() => startingPayments.delete(key));
  startingPayments.set(key, started);
  return started;
}

/** The same for the active or last plan. Throws PLAN_UNAVAILABLE (400) when it cannot be bought. */
export function startRenewal(userId: string, now = new Date()): Promise<StartedPayment> {
  return startPayment(userId, getPlanToRenew(userId, now), "", now);
}

/** The only origin that our forms may post to for a payment. Undefined: payments are not set up. */
export function paymentFormOrigin(): string | undefined {
  return checkoutOrigin();
}

async function openCheckout(
  userId: string,
  offerId: string,
  promoCode: string,
  now: Date,
): Promise<StartedPayment> {
  const account = paystackAccount();
  if (!account)
    throw new Refusal(
      "PAYMENTS_CLOSED",
      "Payments are not open here yet. Your documents and credits are not affected.",
      503,
    );
  const { offer: version, kind, refusal } = getQuote(userId, offerId, now);
  const { offer, name } = version;
  if (offer === "free_trial") throw planUnavailable();
  if (refusal) throw refusal;
  const buyer = findAccount(userId);
  if (!buyer) throw new Refusal("NOT_FOUND", "This account does not exist.", 404);
  const id = newId();
  const reference = newReference();
  // The row is stored before the call: a lost response must not lose the payment. The code is counted in the same
  // transaction, so that no two use its last place.
  const { open, amountKobo } = write((tx) => {
    const discount = promoCode ? getDiscount(userId, version, promoCode, now, tx) : null;
    const terms = {
      offer,
      offerVersionId: version.id,
      kind,
      amountKobo: discount?.priceKobo ?? version.priceKobo,
      discountKobo: discount?.discountKobo ?? 0,
      promoCodeId: discount?.promoCodeId ?? null,
    };
    const open = findOpenCheckout(tx, userId, terms, now);
    if (!open)
      tx.insert(payments)
        .values({
          id,
          createdAt: now,
          userId,
          payerPseudonym: getPayer(userId, tx),
          ...terms,
          reference,
          mode: account.mode,
        })
        .run();
    return { open, amountKobo: terms.amountKobo };
  });
  if (open) return open;
  const { authorization_url: authorizationUrl, access_code: accessCode } = await initializeCheckout(id, {
    reference,
    email: buyer.email,
    amountKobo,
    label: name,
    offer,
  });
  db.update(payments).set({ authorizationUrl, accessCode }).where(eq(payments.id, id)).run();
  log.info({ event: "payment.started", reference, offer, kind });
  return { authorizationUrl, reference };
}

function findOpenCheckout(
  tx: Tx,
  userId: string,
  terms: Pick<Payment, "offerVersionId" | "kind" | "amountKobo" | "promoCodeId">,
  now: Date,
): StartedPayment | undefined {
  const same = and(
    eq(payments.userId, userId),
    eq(payments.offerVersionId, terms.offerVersionId),
    eq(payments.kind, terms.kind),
    eq(payments.amountKobo, terms.amountKobo),
    terms.promoCodeId ? eq(payments.promoCodeId, terms.promoCodeId) : isNull(payments.promoCodeId),
  );
  const good = and(
    eq(payments.status, "pending"),
    gt(payments.createdAt, new Date(now.getTime() - CHECKOUT_REUSE_MS)),
    isNotNull(payments.authorizationUrl),
  );
  const { authorizationUrl, reference } =
    tx.select().from(payments).where(and(same, good)).orderBy(desc(payments.createdAt)).get() ?? {};
  return authorizationUrl && reference ? { authorizationUrl, reference } : undefined;
}

type CheckoutOrder = { reference: string; email: string; amountKobo: number; label: string; offer: string };

async function initializeCheckout(id: string, { offer, ...order }: CheckoutOrder) {
  try {
    const started = await initializeTransaction({
      ...order,
      callbackUrl: `${env.APP_URL}/payment/return`,
      cancelUrl: `${env.APP_URL}/payment/${offer}`,
    });
    if (
      started.reference === order.reference &&
      new URL(started.authorization_url).origin === checkoutOrigin()
    )
      return started;
    log.error({
      event: "payment.unexpected_checkout_origin",
      reference: order.reference,
      origin: new URL(started.authorization_url).origin,
    });
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    log.error({
      event: "payment.checkout_failed",
      reference: order.reference,
      code: error.code,
      status: error.status,
    });
    // A clear refusal ends the row. Without a response the checkout may exist, so the reconciler checks it.
    if (error.code !== "unreachable" && error.code !== "unreadable")
      db.update(payments).set({ status: "failed", failureText: null }).where(eq(payments.id, id)).run();
  }
  throw new Refusal(
    "PAYMENT_ERROR",
    "Payment Error: Paystack could not open the payment. Nothing was charged. Please try again in a minute.",
    502,
  );
}

/**
 * The pseudonym of a user's payments after an erasure: random, and the same for all of them. For a new row.
 */
export function getPayer(userId: string, reader: Pick<Tx, "select"> = db): string {
  return (
    reader
      .select({ payer: payments.payerPseudonym })
      .from(payments)
      .where(eq(payments.userId, userId))
      .limit(1)
      .get()?.payer ?? newId()
  );
}
