import { Refusal } from "~/refusal";
import { formatDay, days, LAGOS, type DateStyle } from "~/time";
import { getSubscriptionState } from "./history.server";
import { allowanceText, findPlan, planOrder, type Plan, type PlanId } from "./plans";
import { PLAN_PERIOD_MS, type SubscriptionState } from "./rules";

/** The maximum prepaid time. It limits refunds. */
const MAX_PREPAID_MS = days(90);

export type Quote = {
  plan: Plan;
  kind: "new" | "renew" | "upgrade" | "downgrade";
  label: "Current Plan" | "Renew" | "Upgrade" | "Downgrade" | "Switch";
  priceKobo: number;
  effect: string; // the effect of a payment, in one sentence
  refusal: Refusal | null; // RENEW_TOO_EARLY (409): the quote is shown but cannot be paid
};

/**
 * The effect of buying a plan for this user now. Throws PLAN_UNAVAILABLE (400) for a plan that is unknown or
 * not for sale.
 */
export function getQuote(userId: string, planId: string, now = new Date(), style: DateStyle = LAGOS): Quote {
  return quoteFromState(getSubscriptionState(userId, now), planId, now, style);
}

/** The same for a subscription state that was already read. */
export function quoteFromState(
  subscription: SubscriptionState,
  planId: string,
  now: Date,
  style: DateStyle = LAGOS,
): Quote {
  const plan = findPlan(planId);
  if (!plan?.onSale) throw planUnavailable();
  const kind = quoteKind(subscription, plan.id);
  const { expiresAt, coveragePeriods, isCovered } = subscription;
  const paidUntil =
    isCovered && coveragePeriods.length > 0 && expiresAt ? expiresAt.getTime() : now.getTime();
  const isTooEarly = kind !== "upgrade" && paidUntil + PLAN_PERIOD_MS > now.getTime() + MAX_PREPAID_MS;
  const message = `Your plan is paid for until ${formatDay(new Date(paidUntil), style).text}. You can pay at most 90 days ahead.`;
  return {
    plan,
    kind,
    label: quoteLabel(subscription, plan.id),
    priceKobo: plan.priceKobo,
    effect: effectText(subscription, plan, kind, paidUntil, style),
    refusal: isTooEarly ? new Refusal("RENEW_TOO_EARLY", message, 409) : null,
  };
}

/** The refusal for a plan that cannot be bought. */
export function planUnavailable(): Refusal {
  return new Refusal("PLAN_UNAVAILABLE", "This plan is not on sale. Choose another plan.", 400, {
    redirectUrl: "/subscription",
  });
}

function quoteKind({ plan, isCovered, coveragePeriods }: SubscriptionState, wanted: PlanId): Quote["kind"] {
  if (coveragePeriods.length === 0 || plan === "free_trial") return "new";
  if (plan === wanted) return "renew";
  if (!isCovered) return "new";
  return planOrder(wanted) > planOrder(plan) ? "upgrade" : "downgrade";
}

function quoteLabel({ plan, isCovered, coveragePeriods }: SubscriptionState, wanted: PlanId): Quote["label"] {
  if (coveragePeriods.length === 0 || plan === "free_trial") return "Upgrade";
  if (!isCovered) return plan === wanted ? "Renew" : "Switch";
  if (plan === wanted) return "Current Plan";
  return planOrder(wanted) > planOrder(plan) ? "Upgrade" : "Downgrade";
}

function effectText(
  { plan: current, isCovered, balance }: SubscriptionState,
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
  const day = (at: number) => formatDay(new Date(at), style).text;
  if (kind === "renew" && isCovered)
    return `30 more days of ${name}: it then runs until ${day(paidUntil + PLAN_PERIOD_MS)}. ${credits} are added at once.${kept}`;
  if (kind === "upgrade")
    return `${name} starts at once for 30 days. The days of ${currentName} that you have not used follow after it. ${credits} are added at once.${kept}`;
  if (kind === "downgrade")
    return `${currentName} runs to its end, then 30 days of ${name} follow. ${credits} are added at once.${kept}`;
  return `${name} for 30 days from the payment. ${credits} are added at once.${kept}`;
}
