import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { recordBillingEvent, getPlanAllowance, getPlan, getSubscriptionState } from "./history.server";
import type { PaidPlanId, PlanId } from "./plans";
import { planUnavailable } from "./quote.server";

/** A payment in the terms of the plan that it pays. */
export type PlanPayment = {
  id: string;
  userId: string | null;
  plan: PaidPlanId;
  createdAt: Date;
  paidAt: Date | null;
};

/**
 * Cancels at the end of the paid time; access stays until then. Safe to repeat. Throws NOTHING_TO_CANCEL
 * (409).
 */
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

/**
 * Undoes a cancellation while the plan is active. Safe without a cancellation. Throws SUBSCRIPTION_EXPIRED
 * (409).
 */
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
 * Turns a successful payment into thirty days and a lot of credits, once, however often it is called. The
 * time starts now, so that a late webhook costs the user nothing. Returns false when it was already applied,
 * or when the account is deleted.
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

/**
 * Revokes what a payment gave and is not used: its time and its unspent credits. Once; returns false when
 * there was nothing to revoke.
 */
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
 * Gives a plan for thirty days with its allowance, as an admin, and replaces an earlier gift. `free_trial`
 * only removes the gift. Paid time stays. It is not revenue. The caller writes the audit row. Throws
 * PLAN_UNAVAILABLE.
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

/**
 * Raises each balance to the allowance of the user's plan, never lowers it. The caller writes the audit row.
 */
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

/**
 * The plan for a renewal: the active one, or the last one. Throws PLAN_UNAVAILABLE (400) when it is not for
 * sale.
 */
export function getPlanToRenew(userId: string, now = new Date()): PlanId {
  const { plan } = getSubscriptionState(userId, now);
  if (!getPlan(plan).onSale) throw planUnavailable();
  return plan;
}
