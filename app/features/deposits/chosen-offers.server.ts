import { eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { chosenOffers } from "~/db/schema";
import { getOfferVersion } from "~/features/billing/offers.server";
import type { Offer } from "~/features/billing/plans";
import type { Quote } from "~/features/billing/quote.server";
import type { Payment } from "~/features/payments/payment";
import { buyFromBalance } from "~/features/payments/pay-from-balance.server";
import { getDiscount, type Discount } from "~/features/payments/promo-codes.server";
import { Refusal } from "~/refusal";
import { hours } from "~/time";

/** How long a choice and its price hold, like the price of an open payment. */
export const CHOICE_MS = hours(72);

type Choice = {
  version: Offer;
  kind: Payment["kind"];
  discount: Discount | null;
  priceKobo: number;
  chosenAt: Date;
};

/** Stores what a user wants to buy when the money is here. The newest choice counts. */
export function saveChoice(
  tx: Tx,
  userId: string,
  { offer, kind }: Pick<Quote, "offer" | "kind">,
  promoCode: string,
  now: Date,
): void {
  const values = { createdAt: now, offerVersionId: offer.id, kind, promoCode };
  tx.insert(chosenOffers)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: chosenOffers.userId, set: values })
    .run();
}

/** What a user chose, with its price; undefined without a choice in the last 72 hours. */
export function findChoice(userId: string, now: Date, reader: Pick<Tx, "select"> = db): Choice | undefined {
  const row = reader.select().from(chosenOffers).where(eq(chosenOffers.userId, userId)).get();
  if (!row || row.createdAt.getTime() + CHOICE_MS <= now.getTime()) return undefined;
  const version = getOfferVersion(row.offerVersionId, reader);
  const discount = row.promoCode ? tryDiscount(userId, version, row.promoCode, row.createdAt, reader) : null;
  return {
    version,
    kind: row.kind,
    discount,
    priceKobo: discount?.priceKobo ?? version.priceKobo,
    chosenAt: row.createdAt,
  };
}

/** Buys what a user chose when the balance is enough for it. */
export function buyChoice(tx: Tx, userId: string, mode: Payment["mode"], now: Date): Payment | undefined {
  const choice = findChoice(userId, now, tx);
  const payment = choice && buyFromBalance(tx, userId, { ...choice, mode }, now);
  if (payment) deleteChoice(tx, userId);
  return payment;
}

/** Deletes a choice. */
function deleteChoice(tx: Tx, userId: string): void {
  tx.delete(chosenOffers).where(eq(chosenOffers.userId, userId)).run();
}

// A code that was used up or used meanwhile takes nothing off; the money stays in the balance.
function tryDiscount(
  userId: string,
  version: Offer,
  code: string,
  chosenAt: Date,
  reader: Pick<Tx, "select">,
): Discount | null {
  try {
    return getDiscount(userId, version, code, chosenAt, reader);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
