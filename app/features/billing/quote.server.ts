import { Refusal } from "~/refusal";
import { dayText, days, LAGOS, type DateStyle } from "~/time";
import { standingOf } from "./history.server";
import { allowanceText, findPlan, planOrder, type Plan, type PlanId } from "./plans";
import { PERIOD, type Standing } from "./rules";

/** How far ahead a plan can be paid. It keeps refunds small. */
const AHEAD = days(90);

export type Quote = {
  plan: Plan;
  kind: "new" | "renew" | "upgrade" | "downgrade";
  label: "Current Plan" | "Renew" | "Upgrade" | "Downgrade" | "Switch";
  priceKobo: number;
  does: string; // what paying will do, in a sentence
  refusal: Refusal | null; // RENEW_TOO_EARLY (409): it may be shown, but not paid
};

/** What buying a plan means to this person now. Throws PLAN_UNAVAILABLE (400) for a plan that is not on sale or does not exist. */
export function quoteFor(userId: string, planId: string, now = new Date(), style: DateStyle = LAGOS): Quote {
  return quoteIn(standingOf(userId, now), planId, now, style);
}

/** The same, of a standing that was read already. */
export function quoteIn(standing: Standing, planId: string, now: Date, style: DateStyle = LAGOS): Quote {
  const plan = findPlan(planId);
  if (!plan?.onSale) throw planUnavailable();
  const kind = kindOf(standing, plan.id);
  const { expiresAt, segments, isCovered } = standing;
  const paidUntil = isCovered && segments.length > 0 && expiresAt ? expiresAt.getTime() : now.getTime();
  const isTooEarly = kind !== "upgrade" && paidUntil + PERIOD > now.getTime() + AHEAD;
  const message = `Your plan is paid for until ${dayText(new Date(paidUntil), style).text}. You can pay at most 90 days ahead.`;
  return {
    plan,
    kind,
    label: labelOf(standing, plan.id),
    priceKobo: plan.priceKobo,
    does: doesText(standing, plan, kind, paidUntil, style),
    refusal: isTooEarly ? new Refusal("RENEW_TOO_EARLY", message, 409) : null,
  };
}

/** Nothing can be paid for this plan. */
export function planUnavailable(): Refusal {
  return new Refusal("PLAN_UNAVAILABLE", "This plan is not on sale. Choose another plan.", 400, {
    redirectUrl: "/subscription",
  });
}

function kindOf({ plan, isCovered, segments }: Standing, wanted: PlanId): Quote["kind"] {
  if (segments.length === 0 || plan === "free_trial") return "new";
  if (plan === wanted) return "renew";
  if (!isCovered) return "new";
  return planOrder(wanted) > planOrder(plan) ? "upgrade" : "downgrade";
}

function labelOf({ plan, isCovered, segments }: Standing, wanted: PlanId): Quote["label"] {
  if (segments.length === 0 || plan === "free_trial") return "Upgrade";
  if (!isCovered) return plan === wanted ? "Renew" : "Switch";
  if (plan === wanted) return "Current Plan";
  return planOrder(wanted) > planOrder(plan) ? "Upgrade" : "Downgrade";
}

function doesText(
  { plan: current, isCovered, balance }: Standing,
  plan: Plan,
  kind: Quote["kind"],
  paidUntil: number,
  style: DateStyle,
): string {
  const name = plan.displayName;
  const currentName = findPlan(current)?.displayName ?? "";
  const credits = allowanceText(plan).replace(" a month", "");
  const left = balance.coverLettersRemaining + balance.resumesRemaining;
  const kept =
    left > 0
      ? ` The ${left === 1 ? "credit" : `${left} credits`} you still have ${left === 1 ? "stays" : "stay"} yours.`
      : "";
  const day = (at: number) => dayText(new Date(at), style).text;
  if (kind === "renew" && isCovered)
    return `30 more days of ${name}: it then runs until ${day(paidUntil + PERIOD)}. ${credits} are added at once.${kept}`;
  if (kind === "upgrade")
    return `${name} starts at once for 30 days. The days of ${currentName} that you have not used follow after it. ${credits} are added at once.${kept}`;
  if (kind === "downgrade")
    return `${currentName} runs to its end, then 30 days of ${name} follow. ${credits} are added at once.${kept}`;
  return `${name} for 30 days from the payment. ${credits} are added at once.${kept}`;
}
