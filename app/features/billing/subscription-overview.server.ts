import { formatNaira } from "~/money";
import type { Refusal } from "~/refusal";
import { formatDay, formatDateTime, type DateStyle } from "~/time";
import { describeAccess } from "./access.server";
import { getBillingHistory, getPlan } from "./history.server";
import { listCreditMovements } from "./credit-movements";
import { allowanceText, PLANS, type Plan } from "./plans";
import { quoteFromState, type Quote } from "./quote.server";
import { deriveSubscription, type SubscriptionState } from "./rules";

const MAX_ROWS = 200;

/**
 * All content of the subscription page: current plan, balance, the effect of each plan, and the movements of
 * credits.
 */
export function getSubscriptionOverview(userId: string, style: DateStyle, now = new Date()) {
  const history = getBillingHistory(userId);
  const subscription = deriveSubscription(history, now);
  const access = describeAccess(subscription, history, now, style);
  return {
    plan: {
      name: getPlan(subscription.plan).displayName,
      status: access.status,
      note: access.note,
      state: subscription.state,
    },
    expiry: subscription.expiresAt && formatDay(subscription.expiresAt, style),
    next: nextEventText(subscription, style),
    usage: describeUsage(access),
    canCancel:
      subscription.isCovered && subscription.coveragePeriods.length > 0 && !subscription.cancelAtPeriodEnd,
    canResume: subscription.cancelAtPeriodEnd,
    renewal: renewalQuote(subscription, now, style),
    cards: PLANS.filter(({ order }) => order > 0).map((plan) => ({
      ...describePlan(plan),
      onSale: plan.onSale,
      popular: plan.popular,
      quote: plan.onSale ? describeQuote(quoteFromState(subscription, plan.id, now, style)) : null,
    })),
    movements: listCreditMovements(history, subscription)
      .slice(0, MAX_ROWS)
      .map(({ at, ...movement }) => ({ ...movement, when: formatDateTime(at, style) })),
  };
}

/** A plan as text for the pages that sell it. */
export function describePlan(plan: Plan) {
  return {
    id: plan.id,
    name: plan.displayName,
    price: formatNaira(plan.priceKobo),
    allowance: allowanceText(plan).replace(" a month", ""),
    features: plan.features,
  };
}

/** A quote in the form of a page. */
export function describeQuote({ plan, kind, label, priceKobo, effect, refusal }: Quote) {
  return {
    planId: plan.id,
    kind,
    label,
    price: formatNaira(priceKobo),
    effect,
    refusal: refusalMessage(refusal),
  };
}

function describeUsage({
  coverLettersRemaining,
  coverLettersGenerated,
  resumesRemaining,
  resumesGenerated,
  isUnlimited,
}: ReturnType<typeof describeAccess>) {
  return {
    coverLetters: {
      used: coverLettersGenerated,
      available: coverLettersRemaining,
      total: coverLettersGenerated + coverLettersRemaining,
      isUnlimited,
    },
    resumes: {
      used: resumesGenerated,
      available: resumesRemaining,
      total: resumesGenerated + resumesRemaining,
      isUnlimited,
    },
  };
}

function renewalQuote(subscription: SubscriptionState, now: Date, style: DateStyle) {
  if (subscription.coveragePeriods.length === 0 || !getPlan(subscription.plan).onSale) return null;
  return describeQuote(quoteFromState(subscription, subscription.plan, now, style));
}

function nextEventText(
  { nextEvent, coveragePeriods, cancelAtPeriodEnd }: SubscriptionState,
  style: DateStyle,
): string {
  if (!nextEvent || nextEvent.type === "trial_ends") return "";
  const day = formatDay(nextEvent.at, style).text;
  if (nextEvent.type === "plan_begins")
    return `On ${day} ${getPlan(nextEvent.plan).displayName} follows, until ${formatDay(coveragePeriods.at(-1)?.endsAt ?? nextEvent.at, style).text}.`;
  return cancelAtPeriodEnd
    ? `Cancelled. You keep access until ${day}.`
    : `Nothing is charged automatically. Renew before ${day} to continue without a break.`;
}

function refusalMessage(refusal: Refusal | null): string {
  return refusal?.message ?? "";
}
