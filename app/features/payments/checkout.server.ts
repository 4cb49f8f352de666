import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { log } from "~/log.server";
import { checkoutOrigin, paystackAccount } from "~/providers/paystack/account.server";
import { initializeTransaction } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import type { Payment } from "./payment";
import { planUnavailable, getQuote } from "~/features/billing/quote.server";
import { getPlanToRenew } from "~/features/billing/subscription.server";
import { newReference } from "./payment-reference";

export type StartedPayment = { authorizationUrl: string; reference: string };

const CHECKOUT_REUSE_MS = minutes(30);
const startingPayments = new Map<string, Promise<StartedPayment>>();

/**
 * Opens a checkout for a plan or pack at its price of now. Returns its URL. A second click within 30
 * minutes returns the same checkout. Throws PLAN_UNAVAILABLE (400), RENEW_TOO_EARLY (409), PAYMENTS_CLOSED
 * (503), PAYMENT_ERROR (502; nothing was charged).
 */
export function startPayment(userId: string, offerId: string, now = new Date()): Promise<StartedPayment> {
  // Two clicks at once share one call.
  const key = `${userId} ${offerId}`;
  const started =
    startingPayments.get(key) ??
    openCheckout(userId, offerId, now).finally(() => startingPayments.delete(key));
  startingPayments.set(key, started);
  return started;
}

/** The same for the active or last plan. Throws PLAN_UNAVAILABLE (400) when it cannot be bought. */
export function startRenewal(userId: string, now = new Date()): Promise<StartedPayment> {
  return startPayment(userId, getPlanToRenew(userId, now), now);
}

/** The only origin that our forms may post to for a payment. Undefined: payments are not set up. */
export function paymentFormOrigin(): string | undefined {
  return checkoutOrigin();
}

async function openCheckout(userId: string, offerId: string, now: Date): Promise<StartedPayment> {
  const account = paystackAccount();
  if (!account)
    throw new Refusal(
      "PAYMENTS_CLOSED",
      "Payments are not open here yet. Your documents and credits are not affected.",
      503,
    );
  const {
    offer: { id: offerVersionId, offer, name },
    kind,
    priceKobo: amountKobo,
    refusal,
  } = getQuote(userId, offerId, now);
  if (offer === "free_trial") throw planUnavailable();
  if (refusal) throw refusal;
  const open = findOpenCheckout(userId, { offerVersionId, kind, amountKobo }, now);
  if (open) return open;
  const buyer = findAccount(userId);
  if (!buyer) throw new Refusal("NOT_FOUND", "This account does not exist.", 404);
  const id = newId();
  const reference = newReference();
  // Stored before the call: a lost response must not lose the payment.
  db.insert(payments)
    .values({
      id,
      createdAt: now,
      userId,
      payerPseudonym: getPayer(userId),
      offer,
      offerVersionId,
      kind,
      reference,
      amountKobo,
      mode: account.mode,
    })
    .run();
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
  userId: string,
  { offerVersionId, kind, amountKobo }: Pick<Payment, "offerVersionId" | "kind" | "amountKobo">,
  now: Date,
): StartedPayment | undefined {
  const same = and(
    eq(payments.userId, userId),
    eq(payments.offerVersionId, offerVersionId),
    eq(payments.kind, kind),
    eq(payments.amountKobo, amountKobo),
  );
  const good = and(
    eq(payments.status, "pending"),
    gt(payments.createdAt, new Date(now.getTime() - CHECKOUT_REUSE_MS)),
    isNotNull(payments.authorizationUrl),
  );
  const { authorizationUrl, reference } =
    db.select().from(payments).where(and(same, good)).orderBy(desc(payments.createdAt)).get() ?? {};
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
