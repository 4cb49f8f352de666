import { write } from "~/db/client.server";
import { addOfferVersion, withdrawOfferVersion } from "~/features/billing/offer-versions.server";
import { findOffer } from "~/features/billing/offers.server";
import { isPack, type Offer, type OfferId } from "~/features/billing/plans";
import { Refusal } from "~/refusal";
import { recordAuditEvent, type Actor } from "./audit.server";
import type { OfferVersionValues } from "./offers.schema";

const MIN_PRICE_KOBO = 10_000; // what Paystack's page accepts as a sum worth a fee

/**
 * Changes a plan or pack from its date of effect on. What was sold does not change. Throws NOT_FOUND (404), BAD_PRICE,
 * BAD_ALLOWANCE, EFFECT_IN_PAST, EFFECT_TOO_SOON (400) and VERSION_EXISTS (409).
 */
export function changeOffer(
  actor: Actor,
  offerId: string,
  { price: priceKobo, effectiveOn, ...values }: OfferVersionValues,
  now = new Date(),
): Offer {
  return write((tx) => {
    const current = findOffer(offerId, now);
    if (!current) throw new Refusal("NOT_FOUND", "There is no such plan or pack.", 404);
    checkTerms(current.offer, { ...values, priceKobo });
    const version = addOfferVersion(
      tx,
      actor.userId,
      { ...values, priceKobo, offer: current.offer, effectiveAt: effectiveOn ?? null },
      now,
    );
    recordAuditEvent(
      tx,
      actor,
      "offer.changed",
      `offer:${offerId}`,
      { before: auditValues(current), after: auditValues(version) },
      now,
    );
    return version;
  });
}

/** Withdraws a change whose date is still to come. Throws NOT_FOUND (404). */
export function withdrawOfferChange(actor: Actor, versionId: string, now = new Date()): Offer {
  return write((tx) => {
    const version = withdrawOfferVersion(tx, versionId, now);
    recordAuditEvent(
      tx,
      actor,
      "offer.change_withdrawn",
      `offer:${version.offer}`,
      { before: auditValues(version) },
      now,
    );
    return version;
  });
}

function checkTerms(
  offer: OfferId,
  {
    priceKobo,
    coverLetters,
    resumes,
    isUnlimited,
  }: Pick<Offer, "priceKobo" | "coverLetters" | "resumes" | "isUnlimited">,
): void {
  if (offer === "free_trial" ? priceKobo !== 0 : priceKobo < MIN_PRICE_KOBO)
    throw refuseField(
      "BAD_PRICE",
      "price",
      offer === "free_trial" ? "The trial costs nothing." : "The price is at least ₦100.",
    );
  if (isUnlimited && (isPack(offer) || offer === "free_trial"))
    throw refuseField("BAD_ALLOWANCE", "coverLetters", "Only a plan can be unlimited.");
  if (!isUnlimited && coverLetters + resumes === 0)
    throw refuseField("BAD_ALLOWANCE", "coverLetters", "Enter at least one letter or resume.");
}

function refuseField(code: string, field: string, message: string): Refusal {
  return new Refusal(code, message, 400, { fieldErrors: { [field]: [message] } });
}

function auditValues({
  id: _id,
  createdAt: _at,
  createdBy: _by,
  offer: _offer,
  effectiveAt,
  ...terms
}: Offer) {
  return { ...terms, effectiveAt: effectiveAt.toISOString() };
}
