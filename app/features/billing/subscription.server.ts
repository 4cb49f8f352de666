import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { recordBillingEvent, getPlanAllowance, getPlan, getSubscriptionState } from "./history.server";
import type { PaidPlanId, PlanId } from "./plans";
import { planUnavailable } from "./quote.server";

/** What a payment is to the plan it pays for. */
export type PlanPayment = {
  id: string;
  userId: string | null;
  plan: PaidPlanId;
  createdAt: Date;
  paidAt: Date | null;
};

/** Stops at the end of what is paid; access stays until then. Harmless when done again. Throws NOTHING_TO_CANCEL (409). */
export function cancelSubscription(userId: string, now = new Date()): { keepsAccessUntil: Date } {
  return write((tx) => {
    const { cancelAtPeriodEnd, coveragePeriods, isCovered, expiresAt } = getSubscriptionState(
      userId,
      now,
      tx,
    );
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

/** Undoes a cancellation while the plan still runs. Harmless when nothing was cancelled. Throws SUBSCRIPTION_EXPIRED (409). */
export function resumeSubscription(userId: string, now = new Date()): void {
  write((tx) => {
    const { isCovered, cancelAtPeriodEnd } = getSubscriptionState(userId, now, tx);
    if (!isCovered)
      throw new Refusal("SUBSCRIPTION_EXPIRED", "Your plan has ended. Renew it to continue.", 409);
    if (cancelAtPeriodEnd)
      recordBillingEvent(tx, { at: now, userId, type: "resumed", key: `resumed:${newId()}` });
  });
}

/**
 * Turns a payment that Paystack says was made into thirty days and a lot of credits, once however often it is called. The time runs from now, so
 * that a late message costs the person nothing. False when it was applied before, or when nobody is left whose plan it could be.
 */
export function applyPayment(tx: Tx, payment: PlanPayment, now = new Date()): boolean {
  const { id, userId, plan, createdAt } = payment;
  if (!userId) return false;
  const paidAt = payment.paidAt ?? now;
  const at = new Date(Math.max(now.getTime(), paidAt.getTime()));
  return recordBillingEvent(tx, {
    at,
    userId,
    type: "payment_applied",
    paymentId: id,
    plan,
    ...getPlanAllowance(plan),
    startedAt: createdAt,
    paidAt,
    key: `payment_applied:${id}`,
  });
}

/** Takes back what a payment gave and is not used up: its time, and its unspent credits. Once; false when there was nothing to take back. */
export function reversePayment(
  tx: Tx,
  payment: Pick<PlanPayment, "id" | "userId" | "plan">,
  now = new Date(),
  reason: "refund" | "dispute" | "reversed" = "refund",
): boolean {
  const { id, userId, plan } = payment;
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
    plan,
    reason,
    key: `payment_refunded:${id}`,
  });
}

/**
 * An admin gives a plan for thirty days with its allowance, in place of what an admin gave before; `free_trial` only takes that back. What the person
 * paid for stays. Not revenue; the caller writes the audit row. Throws PLAN_UNAVAILABLE.
 */
export function grantPlan(tx: Tx, userId: string, planId: PlanId, now = new Date()): void {
  const granted = planId === "free_trial" ? { coverLetters: 0, resumes: 0 } : getPlanAllowance(planId);
  recordBillingEvent(tx, {
    at: now,
    userId,
    type: "admin_plan",
    plan: planId,
    ...granted,
    key: `admin_plan:${newId()}`,
  });
  log.info({ event: "billing.plan_set", userId, plan: planId });
}

/** Lifts each balance up to the allowance of the person's plan, never down. The caller writes the audit row. */
export function resetUsage(tx: Tx, userId: string, now = new Date()): void {
  const { plan } = getSubscriptionState(userId, now, tx);
  recordBillingEvent(tx, {
    at: now,
    userId,
    type: "usage_reset",
    plan,
    ...getPlanAllowance(plan),
    key: `usage_reset:${newId()}`,
  });
}

/** The plan that a renewal is about: the one that runs, or ran last. Throws PLAN_UNAVAILABLE (400) when it is not on sale. */
export function getPlanToRenew(userId: string, now = new Date()): PlanId {
  const { plan } = getSubscriptionState(userId, now);
  if (!getPlan(plan).onSale) throw planUnavailable();
  return plan;
}
