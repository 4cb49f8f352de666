import type { offerVersions } from "~/db/schema";
import { PACK_IDS, PLAN_IDS, type OFFER_IDS, type PAID_PLAN_IDS, type SOLD_IDS } from "~/db/schema/values";

export type PlanId = (typeof PLAN_IDS)[number];
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type PackId = (typeof PACK_IDS)[number];
export type SoldId = (typeof SOLD_IDS)[number];
export type OfferId = (typeof OFFER_IDS)[number];
/** A plan or a pack as it is sold: one version of its name, price and allowance. */
export type Offer = typeof offerVersions.$inferSelect;

/**
 * The rank of a plan: the trial 0, jjc 1, agba 2, idan 3. The higher plan runs first. It is a rule of the history,
 * so it does not change with the order on the pages.
 */
export function planOrder(id: PlanId): number {
  return PLAN_IDS.indexOf(id);
}

/** Whether an offer is a pack: credits that need no plan and never end. */
export function isPack(id: OfferId): id is PackId {
  return PACK_IDS.some((pack) => pack === id);
}

/**
 * "8 cover letters and 5 resumes", or "Unlimited documents"; for a pack with as many letters as resumes "4
 * applications: a cover letter and a resume for each".
 */
export function allowanceText({ offer, isUnlimited, coverLetters, resumes }: Offer): string {
  if (isUnlimited) return "Unlimited documents";
  if (isPack(offer) && coverLetters === resumes)
    return coverLetters === 1
      ? "1 application: a cover letter and a resume"
      : `${coverLetters} applications: a cover letter and a resume for each`;
  return `${countText(coverLetters, "cover letter")} and ${countText(resumes, "resume")}`;
}

/** "1 resume", "5 resumes". */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
