import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { findPayerPseudonym } from "~/features/balances/ledger.server";
import { log } from "~/log.server";
import { checkoutOrigin } from "~/providers/paystack/account.server";
import { Refusal } from "~/refusal";
import type { Payment } from "./payment";
import { planUnavailable, getQuote } from "~/features/billing/quote.server";
import type { Offer } from "~/features/billing/plans";
import { getPlanToRenew } from "~/features/billing/subscription.server";
import { CHECKOUT_REUSE_MS } from "./checkout-reuse";
import { newReference } from "./payment-reference";
import { openPaystackCheckout, requirePaystack } from "./paystack-checkout.server";
import { getDiscount, type Discount } from "./promo-codes.server";

/** Who pays for somebody: their address, for the receipt alone, and where Cancel leads. */
export type OtherPayer = { payRequestId: string; email: string; cancelPath: string };
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
    openCheckout(userId, offerId, { promoCode }, now).finally(() => startingPayments.delete(key));
  startingPayments.set(key, started);
  return started;
}

/**
 * Opens a checkout that somebody else pays for this user, at its price of now. Throws what startPayment throws. The same
 * payer gets the same checkout within 30 minutes.
 */
export function startPaymentBy(
  payer: OtherPayer,
  userId: string,
  offerId: string,
  now = new Date(),
): Promise<StartedPayment> {
  return openCheckout(userId, offerId, { payer }, now);
}

/** The same for the active or last plan. Throws PLAN_UNAVAILABLE (400) when it cannot be bought. */
export async function startRenewal(userId: string, now = new Date()): Promise<StartedPayment> {
  try {
    return await startPayment(userId, getPlanToRenew(userId, now), "", now);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "PAYMENT_ERROR") throw error;
    throw new Refusal(error.code, error.message.replace(/^Payment Error/, "Renewal Error"), error.status);
  }
}

/** The only origin that our forms may post to for a payment. Undefined: payments are not set up. */
export function paymentFormOrigin(): string | undefined {
  return checkoutOrigin();
}

async function openCheckout(
  userId: string,
  offerId: string,
  { promoCode = "", payer }: { promoCode?: string; payer?: OtherPayer },
  now: Date,
): Promise<StartedPayment> {
  const { mode } = requirePaystack();
  const { offer: version, kind, refusal } = getQuote(userId, offerId, now);
  if (version.offer === "free_trial") throw planUnavailable();
  if (refusal) throw refusal;
  const buyer = findAccount(userId);
  if (!buyer) throw new Refusal("NOT_FOUND", "This account does not exist.", 404);
  // The row is stored before the call: a lost response must not lose the payment. The code is counted in the same
  // transaction, so that no two use its last place.
  const { open, payment } = write((tx) => {
    const discount = promoCode ? getDiscount(userId, version, promoCode, now, tx) : null;
    const terms = termsOf(version, kind, discount, payer);
    const open = findOpenCheckout(tx, userId, terms, now);
    return { open, payment: open ? undefined : insertPayment(tx, { userId, mode, ...terms }, now) };
  });
  if (open || !payment) return open ?? Promise.reject(new Error("neither an open nor a new checkout"));
  const { id, reference, amountKobo } = payment;
  const { authorization_url: authorizationUrl, access_code: accessCode } = await openPaystackCheckout(
    {
      reference,
      email: payer?.email ?? buyer.email,
      amountKobo,
      label: version.name,
      cancelPath: payer?.cancelPath ?? `/payment/${version.offer}`,
    },
    () => db.update(payments).set({ status: "failed", failureText: null }).where(eq(payments.id, id)).run(),
  );
  db.update(payments).set({ authorizationUrl, accessCode }).where(eq(payments.id, id)).run();
  log.info({ event: "payment.started", reference, offer: version.offer, kind });
  return { authorizationUrl, reference };
}

/** What a payment is for and what it costs. */
export function termsOf(
  version: Offer,
  kind: Payment["kind"],
  discount: Discount | null,
  payer?: OtherPayer,
) {
  if (version.offer === "free_trial") throw planUnavailable();
  return {
    offer: version.offer,
    offerVersionId: version.id,
    kind,
    amountKobo: discount?.priceKobo ?? version.priceKobo,
    discountKobo: discount?.discountKobo ?? 0,
    promoCodeId: discount?.promoCodeId ?? null,
    payRequestId: payer?.payRequestId ?? null,
    payerEmail: payer?.email ?? null,
  };
}

type NewPayment = Omit<typeof payments.$inferInsert, "id" | "createdAt" | "payerPseudonym" | "reference"> & {
  id?: string;
  userId: string;
};

/** Stores a payment before money moves. */
export function insertPayment(tx: Tx, { id = newId(), ...row }: NewPayment, now: Date): Payment {
  const payerPseudonym = getPayer(row.userId, tx);
  return tx
    .insert(payments)
    .values({ id, createdAt: now, payerPseudonym, reference: newReference(), ...row })
    .returning()
    .get();
}

function findOpenCheckout(
  tx: Tx,
  userId: string,
  terms: ReturnType<typeof termsOf>,
  now: Date,
): StartedPayment | undefined {
  const same = and(
    eq(payments.userId, userId),
    eq(payments.offerVersionId, terms.offerVersionId),
    eq(payments.kind, terms.kind),
    eq(payments.amountKobo, terms.amountKobo),
    terms.promoCodeId ? eq(payments.promoCodeId, terms.promoCodeId) : isNull(payments.promoCodeId),
    // Paystack's page shows the address of who opened it, so that each payer has a checkout of their own.
    terms.payerEmail ? eq(payments.payerEmail, terms.payerEmail) : isNull(payments.payerEmail),
    terms.payRequestId ? eq(payments.payRequestId, terms.payRequestId) : isNull(payments.payRequestId),
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
      .get()?.payer ??
    findPayerPseudonym(userId, reader) ??
    newId()
  );
}
