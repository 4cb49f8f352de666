import { and, asc, eq, gt } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { offerVersions } from "~/db/schema";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { formatDay, days } from "~/time";
import { findOffer } from "./offers.server";
import type { Offer, OfferId } from "./plans";

/** How long before its effect a change is announced that is worse for customers, as the terms promise. */
export const NOTICE_MS = days(30);
/** Tell customers that a version is to come which is worse for them; that it was withdrawn. */
export const OFFER_CHANGED_JOB = "offer.changed";
export const OFFER_WITHDRAWN_JOB = "offer.withdrawn";

export type NewOfferVersion = Pick<
  Offer,
  | "offer"
  | "name"
  | "priceKobo"
  | "coverLetters"
  | "resumes"
  | "isUnlimited"
  | "features"
  | "position"
  | "isVisible"
  | "isOnSale"
  | "isPopular"
  | "reason"
> & { effectiveAt: Date | null }; // null: now

/**
 * Adds a version of a plan or pack from its date of effect on. Throws NOT_FOUND (404), EFFECT_IN_PAST,
 * EFFECT_TOO_SOON (400: worse for customers in less than 30 days) and VERSION_EXISTS (409).
 */
export function addOfferVersion(
  tx: Tx,
  createdBy: string,
  { effectiveAt: wanted, ...version }: NewOfferVersion,
  now = new Date(),
): Offer {
  const effectiveAt = wanted ?? now;
  const before = findOffer(version.offer, new Date(effectiveAt.getTime() - 1));
  if (!before) throw new Refusal("NOT_FOUND", "There is no such plan or pack.", 404);
  if (effectiveAt < now)
    throw new Refusal("EFFECT_IN_PAST", "Choose a day that is still to come, or leave it empty.", 400);
  const earliest = new Date(now.getTime() + NOTICE_MS);
  // What nobody could buy was promised to nobody.
  if (effectiveAt < earliest && before.isOnSale && isWorse(before, version))
    throw new Refusal(
      "EFFECT_TOO_SOON",
      `A higher price or a smaller allowance is announced 30 days before. Choose ${formatDay(new Date(earliest.getTime() + days(1))).text} or later.`,
      400,
    );
  const isTaken = tx
    .select({ id: offerVersions.id })
    .from(offerVersions)
    .where(and(eq(offerVersions.offer, version.offer), eq(offerVersions.effectiveAt, effectiveAt)))
    .get();
  if (isTaken)
    throw new Refusal("VERSION_EXISTS", "Another change takes effect on that day. Withdraw it first.", 409);
  const added = tx
    .insert(offerVersions)
    .values({ id: newId(), createdAt: now, createdBy, effectiveAt, ...version })
    .returning()
    .get();
  if (before.isOnSale && isWorse(before, version))
    enqueue(OFFER_CHANGED_JOB, { versionId: added.id }, tx, { maxAttempts: 12 });
  return added;
}

/** Deletes a version whose date is still to come. Returns it. Throws NOT_FOUND (404) for any other. */
export function withdrawOfferVersion(tx: Tx, id: string, now = new Date()): Offer {
  const withdrawn = tx
    .delete(offerVersions)
    .where(and(eq(offerVersions.id, id), gt(offerVersions.effectiveAt, now)))
    .returning()
    .get();
  if (!withdrawn) throw new Refusal("NOT_FOUND", "This change is in effect already, or was withdrawn.", 404);
  enqueue(OFFER_WITHDRAWN_JOB, { versionId: id }, tx, { maxAttempts: 12 });
  return withdrawn;
}

/** Every version of one plan or pack, the oldest first. */
export function listVersionsOf(offer: OfferId): Offer[] {
  return db
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offer, offer))
    .orderBy(asc(offerVersions.effectiveAt))
    .all();
}

/** The versions that are still to come, the next first: what customers are told of. */
export function listComingVersions(now = new Date()): Offer[] {
  return db
    .select()
    .from(offerVersions)
    .where(gt(offerVersions.effectiveAt, now))
    .orderBy(asc(offerVersions.effectiveAt))
    .all();
}

type Terms = Pick<Offer, "priceKobo" | "coverLetters" | "resumes" | "isUnlimited">;

/** Whether customers get less or pay more than before. */
export function isWorse(before: Terms, after: Terms): boolean {
  if (after.priceKobo > before.priceKobo) return true;
  if (after.isUnlimited) return false;
  return before.isUnlimited || after.coverLetters < before.coverLetters || after.resumes < before.resumes;
}
