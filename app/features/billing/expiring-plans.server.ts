import { and, asc, gt, gte, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { billingEvents } from "~/db/schema";
import { days } from "~/time";
import { getBillingHistory } from "./history.server";
import type { PlanId } from "./plans";
import { deriveSubscription } from "./rules";

export type PlanExpiry = { plan: PlanId; endsAt: Date; creditsKept: number };

// Nobody pays more than 90 days ahead, so an older gift or payment ended long ago.
const LOOK_BACK_MS = days(150);

/** The next people who may have a plan that ends, by id: for going through all of them little by little. */
export function listSubscribersAfter(after: string, limit: number, now: Date): string[] {
  const recent = and(
    inArray(billingEvents.type, ["payment_applied", "admin_plan"]),
    gte(billingEvents.at, new Date(now.getTime() - LOOK_BACK_MS)),
  );
  return db
    .selectDistinct({ userId: billingEvents.userId })
    .from(billingEvents)
    .where(and(gt(billingEvents.userId, after), recent))
    .orderBy(asc(billingEvents.userId))
    .limit(limit)
    .all()
    .map(({ userId }) => userId);
}

/** When a person's plan ends, or ended, of itself; null when it was cancelled or taken back, or when there is none: nothing to remind of. */
export function findPlanExpiry(userId: string, now: Date): PlanExpiry | null {
  const history = getBillingHistory(userId);
  const { coveragePeriods, isCancelled, balance } = deriveSubscription(history, now);
  const last = coveragePeriods.at(-1);
  if (!last || isCancelled) return null;
  const isRevoked = history.events.some(
    ({ at, type, plan }) =>
      at.getTime() === last.endsAt.getTime() &&
      (type === "payment_refunded" || (type === "admin_plan" && plan === "free_trial")),
  );
  return isRevoked
    ? null
    : {
        plan: last.plan,
        endsAt: last.endsAt,
        creditsKept: balance.coverLettersRemaining + balance.resumesRemaining,
      };
}
