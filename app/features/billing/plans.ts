import type { PAID_PLAN_IDS, PLAN_IDS } from "~/db/schema/values";

export type PlanId = (typeof PLAN_IDS)[number];
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type Plan = {
  id: PlanId;
  name: string;
  displayName: string;
  priceKobo: number;
  limits: { coverLetters: number; resumes: number; isUnlimited: boolean };
  features: string[];
  order: number;
  onSale: boolean;
  popular: boolean;
};

/** The only plan table. Every text about plans uses it. */
export const PLANS: Plan[] = [
  definePlan({
    id: "free_trial",
    name: "Free Trial",
    displayName: "Free Trial",
    priceKobo: 0,
    letters: 2,
    resumes: 1,
    order: 0,
    onSale: false,
    features: ["7 days", "No card needed", "PDF and DOCX download"],
  }),
  definePlan({
    id: "jjc",
    name: "Basic",
    displayName: "JJC (Economy)",
    priceKobo: 1_000_000,
    letters: 8,
    resumes: 5,
    order: 1,
    onSale: true,
    features: ["ATS formatting", "PDF and DOCX download", "Email support"],
  }),
  definePlan({
    id: "agba",
    name: "Pro",
    displayName: "Agba (Business Class)",
    priceKobo: 2_000_000,
    letters: 25,
    resumes: 15,
    order: 2,
    onSale: true,
    popular: true,
    features: ["Priority AI processing", "Advanced customization", "Email support"],
  }),
  definePlan({
    id: "idan",
    name: "Elite",
    displayName: "Idan (First Class)",
    priceKobo: 5_000_000,
    letters: -1,
    resumes: -1,
    order: 3,
    onSale: false,
    features: ["Interview simulator", "Job alerts", "AI job matching", "Priority support"],
  }),
];

/** A plan by its id, or undefined. */
export function findPlan(id: string): Plan | undefined {
  return PLANS.find((candidate) => candidate.id === id);
}

/** The rank of a plan: the trial 0, jjc 1, agba 2, idan 3. */
export function planOrder(id: PlanId): number {
  return findPlan(id)?.order ?? 0;
}

/** "8 cover letters and 5 resumes a month", or "Unlimited documents". */
export function allowanceText({ limits, id }: Plan): string {
  if (limits.isUnlimited) return "Unlimited documents";
  const letters = `${limits.coverLetters} cover letter${limits.coverLetters === 1 ? "" : "s"}`;
  const resumes = `${limits.resumes} resume${limits.resumes === 1 ? "" : "s"}`;
  return `${letters} and ${resumes}${id === "free_trial" ? "" : " a month"}`;
}

function definePlan(
  row: Omit<Plan, "limits" | "popular"> & { letters: number; resumes: number; popular?: boolean },
): Plan {
  const { letters, resumes, popular = false, ...rest } = row;
  return { ...rest, popular, limits: { coverLetters: letters, resumes, isUnlimited: letters === -1 } };
}
