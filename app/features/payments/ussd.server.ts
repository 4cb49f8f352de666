import { and, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getQuote } from "~/features/billing/quote.server";
import { log } from "~/log.server";
import { paystackAccount } from "~/providers/paystack/account.server";
import { chargeByUssd } from "~/providers/paystack/virtual-accounts.server";
import { Refusal } from "~/refusal";
import { insertPayment, termsOf } from "./checkout.server";
import type { Payment } from "./payment";
import { paymentError, requirePaystack, throwUnlessPaystack } from "./paystack-checkout.server";
import { getDiscount } from "./promo-codes.server";

/** The banks whose USSD codes Paystack makes, by the number that their customers dial. */
export const USSD_BANKS = [
  { id: "737", name: "GTBank" },
  { id: "919", name: "UBA" },
  { id: "966", name: "Zenith Bank" },
  { id: "822", name: "Sterling Bank" },
] as const;

/**
 * Starts a payment that is dialled on a phone: no page of Paystack, no data. Returns the payment with its code. Throws
 * what startPayment throws, and BANK_UNKNOWN (400).
 */
export async function startUssdPayment(
  userId: string,
  offerId: string,
  { bank, promoCode = "" }: { bank: string; promoCode?: string },
  now = new Date(),
): Promise<Payment> {
  if (!USSD_BANKS.some(({ id }) => id === bank))
    throw new Refusal("BANK_UNKNOWN", "Choose your bank.", 400, {
      fieldErrors: { bank: ["Choose your bank."] },
    });
  const { mode } = requirePaystack();
  const { offer: version, kind, refusal } = getQuote(userId, offerId, now);
  if (refusal) throw refusal;
  const buyer = findAccount(userId);
  if (!buyer) throw new Refusal("NOT_FOUND", "This account does not exist.", 404);
  const payment = write((tx) => {
    const discount = promoCode ? getDiscount(userId, version, promoCode, now, tx) : null;
    return insertPayment(tx, { userId, mode, ...termsOf(version, kind, discount) }, now);
  });
  const { id, reference, amountKobo } = payment;
  const isThis = eq(payments.id, id);
  try {
    const charge = await chargeByUssd({ reference, email: buyer.email, amountKobo, bank });
    if (charge.reference === reference && /^\*[\d*]{3,60}#$/.test(charge.code)) {
      log.info({ event: "payment.started", reference, offer: version.offer, kind });
      return db.update(payments).set({ ussdCode: charge.code }).where(isThis).returning().get();
    }
    log.error({ event: "payment.ussd_without_code", reference, status: charge.status });
  } catch (error) {
    throwUnlessPaystack(error, reference, () =>
      db.update(payments).set({ status: "failed", failureText: null }).where(isThis).run(),
    );
  }
  throw paymentError();
}

/** Where a person at the sandbox dials; empty with a real account. */
export function sandboxPhonePath({ reference }: Pick<Payment, "reference">): string {
  return paystackAccount()?.isSandbox ? `/dev/paystack/dial/${reference}` : "";
}

/** The user's own payment by USSD; undefined for any other. */
export function findUssdPayment(userId: string, reference: string): Payment | undefined {
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.reference, reference)))
    .get();
  return payment?.ussdCode ? payment : undefined;
}
