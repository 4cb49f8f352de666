import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { recordBillingEvent, getSubscriptionState, grantOf } from "./history.server";
import { findOffer, getOffer, getOfferVersion } from "./offers.server";
import { isPack, type OfferId, type PlanId, type SoldId } from "./plans";
import { planUnavailable } from "./quote.server";

/** A payment in the terms of what it pays. */
export type OfferPayment = {
  id: string;
  userId: string | null;
  offer: SoldId;
  offerVersionId: string;
  createdAt: Date;
  paidAt: Date | null;
};

/**
 * Cancels at the end of the paid time; access stays until then. Safe to repeat. Throws NOTHING_TO_CANCEL
 * (409).
 */
export function cancelSubscription(userId: string, now = new Date()): { keepsAccessUntil: Date } {
  return write((tx) => {
    const { cancelAtPeriodEnd, coveragePeriods, isCovered, expiresAt } = getSubscriptionState(userId, now);
    if (!isCovered || !expiresAt || coveragePeriods.length === 0)
      throw new Refusal(
        "NOTHING_TO_CANCEL",
        "You have no active paid plan, so there is nothing to cancel.",
        409,
      );
    if (!cancelAtPeriodEnd)
      recordBillingEvent(tx, { at: now, userId, type: "cancelled", key: `cancelled:${newId()}` });
    return { keepsAccessUntil: expiresAt };
  });
}

/**
 * Undoes a cancellation while the plan is active. Safe without a cancellation. Throws SUBSCRIPTION_EXPIRED
 * (409).
 */
export function resumeSubscription(userId: string, now = new Date()): void {
  write((tx) => {
    const { isCovered, cancelAtPeriodEnd } = getSubscriptionState(userId, now);
    if (!isCovered)
      throw new Refusal("SUBSCRIPTION_EXPIRED", "Your plan has ended. Renew it to continue.", 409);
    if (cancelAtPeriodEnd)
      recordBillingEvent(tx, { at: now, userId, type: "resumed", key: `resumed:${newId()}` });
  });
}

/**
 * Turns a successful payment into what its version promised, once, however often it is called: thirty days and
 * credits for a plan, credits alone for a pack. The time starts now, so that a late webhook costs the user nothing. Returns false when it was already applied,
 * or when the account is deleted.
 */
export function applyPayment(tx: Tx, payment: OfferPayment, now = new Date()): boolean {
  const { id, userId, offer, offerVersionId, createdAt } = payment;
  if (!userId) return false;
  const paidAt = payment.paidAt ?? now;
  const at = new Date(Math.max(now.getTime(), paidAt.getTime()));
  return recordBillingEvent(tx, {
    at,
    userId,
    type: "payment_applied",
    paymentId: id,
    plan: planOf(offer),
    ...grantOf(getOfferVersion(offerVersionId, tx)),
    startedAt: createdAt,
    paidAt,
    key: `payment_applied:${id}`,
  });
}

/**
 * Revokes what a payment gave and is not used: its time and its unspent credits. Once; returns false when
 * there was nothing to revoke.
 */
export function reversePayment(
  tx: Tx,
  payment: Pick<OfferPayment, "id" | "userId" | "offer">,
  now = new Date(),
  reason: "refund" | "dispute" | "reversed" = "refund",
): boolean {
  const { id, userId, offer } = payment;
  if (!userId) return false;
  const applied = tx
    .select({ at: billingEvents.at })
    .from(billingEvents)
    .where(and(eq(billingEvents.userId, userId), eq(billingEvents.key, `payment_applied:${id}`)))
    .get();
  if (!applied) return false;
  const at = new Date(Math.max(now.getTime(), applied.at.getTime()));
  return recordBillingEvent(tx, {
    at,
    userId,
    type: "payment_refunded",
    paymentId: id,
    plan: planOf(offer),
    reason,
    key: `payment_refunded:${id}`,
  });
}

/**
 * Gives a plan for thirty days with its allowance, as an admin, and replaces an earlier gift. `free_trial`
 * only removes the gift. Paid time stays. It is not revenue. The caller writes the audit row. Throws
 * PLAN_UNAVAILABLE.
 */
export function grantPlan(tx: Tx, userId: string, planId: PlanId, now = new Date(), key = newId()): boolean {
  const isNew = recordBillingEvent(tx, {
    at: now,
    userId,
    type: "admin_plan",
    plan: planId,
    ...(planId !== "free_trial" && grantOf(getOffer(planId, now))),
    key: `admin_plan:${key}`,
  });
  if (isNew) log.info({ event: "billing.plan_set", userId, plan: planId });
  return isNew;
}

/**
 * Gives credits that need no plan and never end. `paymentId`: the payment that they thank for; they end when it goes
 * back. Once for each `key`. Returns false when they were given before. The caller writes the audit row.
 */
export function giveCredits(
  tx: Tx,
  userId: string,
  gift: { name: string; coverLetters: number; resumes: number; key: string; paymentId?: string },
  now = new Date(),
): boolean {
  const { name: offerName, key, ...granted } = gift;
  return recordBillingEvent(tx, {
    at: now,
    userId,
    type: "credits_given",
    offerName,
    ...granted,
    key: `credits_given:${key}`,
  });
}

/** Takes back what is unused of credits that were given for a payment. Once for each `key`. */
export function revokeCredits(
  tx: Tx,
  userId: string,
  { paymentId, key }: { paymentId: string; key: string },
  now = new Date(),
): boolean {
  return recordBillingEvent(tx, {
    at: now,
    userId,
    type: "credits_revoked",
    paymentId,
    reason: "refund",
    key: `credits_revoked:${key}`,
  });
}

/**
 * Raises each balance to the allowance of the user's plan, never lowers it. The caller writes the audit row.
 */
export function resetUsage(tx: Tx, userId: string, now = new Date()): void {
  const { plan } = getSubscriptionState(userId, now);
  recordBillingEvent(tx, {
    at: now,
    userId,
    type: "usage_reset",
    plan,
    ...grantOf(getOffer(plan, now)),
    key: `usage_reset:${newId()}`,
  });
}

/**
 * The plan for a renewal: the active one, or the last one. Throws PLAN_UNAVAILABLE (400) when it is not for
 * sale.
 */
export function getPlanToRenew(userId: string, now = new Date()): PlanId {
  const { plan } = getSubscriptionState(userId, now);
  if (!findOffer(plan, now)?.isOnSale) throw planUnavailable();
  return plan;
}

function planOf(offer: OfferId): PlanId | null {
  return isPack(offer) ? null : offer;
}
