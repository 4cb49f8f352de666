import { getAccess } from "./access.server";
import type { PlanId } from "./plans";

/** The plan a person has now. */
export function currentPlanOf(userId: string): PlanId {
  return getAccess(userId).planId;
}
