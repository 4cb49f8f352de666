import { getAccess } from "./access.server";
import type { PlanId } from "./plans";

/** The current plan of a user. */
export function currentPlanOf(userId: string): PlanId {
  return getAccess(userId).planId;
}
