import { and, asc, gt, gte, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { billingEvents } from "~/db/schema";
import { days } from "~/time";
import { getBillingHistory } from "./history.server";
import type { PlanId } from "./plans";
import { deriveSubscription } from "./rules";

export type PlanExpiry = { plan: PlanId; endsAt: Date; creditsKept: number };

// Users cannot pay more than 90 days ahead, so an older gift or payment ended long ago.
const EVENT_WINDOW_MS = days(150);

/** The next users with a plan that may end, ordered by id, for a scan in small steps. */
export function listSubscribersAfter(after: string, limit: number, now: Date): string[] {
  const recent = and(
    inArray(billingEvents.type, ["payment_applied", "admin_plan"]),
    gte(billingEvents.at, new Date(now.getTime() - EVENT_WINDOW_MS)),
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

/**
 * When the plan of a user ends, or ended, without an action. Null when it was cancelled or revoked, or when
 * there is none: no reminder.
 */
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
