import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments } from "~/db/schema";
import { getOffer } from "~/features/billing/offers.server";
import { applyPayment } from "~/features/billing/subscription.server";
import type { Payment } from "~/features/payments/payment";
import { getPayer } from "~/features/payments/checkout.server";

/** A payment as it stands before Paystack has spoken, or with whatever is said of it. */
export function makePayment(
  userId: string,
  { offer = "jjc", at = new Date(), ...more }: Partial<Payment> & { at?: Date } = {},
): Payment {
  const version = getOffer(offer, at);
  const arrived = more.paidAt && {
    receivedKobo: more.amountKobo ?? version.priceKobo,
    receivedCurrency: "NGN",
  };
  const row = {
    id: newId(),
    createdAt: at,
    userId,
    payerPseudonym: getPayer(userId),
    offer,
    offerVersionId: version.id,
    kind: version.offer.startsWith("pack") ? ("pack" as const) : ("new" as const),
    reference: `CG-${newId().replace(/[-_]/g, "X").toUpperCase()}`,
    amountKobo: version.priceKobo,
    mode: "test" as const,
    ...arrived,
    ...more,
  };
  return db.insert(payments).values(row).returning().get();
}

/** A payment that was made and counted at an instant. */
export function makePaid(
  userId: string,
  { at = new Date(), ...more }: Partial<Payment> & { at?: Date } = {},
): Payment {
  const payment = makePayment(userId, { at, status: "applied", paidAt: at, appliedAt: at, ...more });
  write((tx) => applyPayment(tx, payment, at));
  return payment;
}
