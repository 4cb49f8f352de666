import { Refusal } from "~/refusal";
import { formatDay, days, LAGOS, type DateStyle } from "~/time";
import { getSubscriptionState } from "./history.server";
import { findOffer, offerName } from "./offers.server";
import { allowanceText, countText, isPack, planOrder, type Offer, type PlanId } from "./plans";
import { PLAN_PERIOD_MS, type SubscriptionState } from "./rules";

/** The maximum prepaid time. It limits refunds. */
const MAX_PREPAID_MS = days(90);

export type Quote = {
  offer: Offer;
  kind: "new" | "renew" | "upgrade" | "downgrade" | "pack";
  label: "Current Plan" | "Renew" | "Upgrade" | "Downgrade" | "Switch" | "Buy";
  priceKobo: number;
  effect: string; // the effect of a payment, in one sentence
  refusal: Refusal | null; // RENEW_TOO_EARLY (409): the quote is shown but cannot be paid
};

/**
 * The effect of buying a plan or pack for this user now. Throws PLAN_UNAVAILABLE (400) for one that is unknown or
 * not for sale.
 */
export function getQuote(userId: string, offerId: string, now = new Date(), style: DateStyle = LAGOS): Quote {
  return quoteFromState(getSubscriptionState(userId, now), offerId, now, style);
}

/** The same for a subscription state that was already read. */
export function quoteFromState(
  subscription: SubscriptionState,
  offerId: string,
  now: Date,
  style: DateStyle = LAGOS,
): Quote {
  const offer = findOffer(offerId, now);
  if (!offer?.isOnSale) throw planUnavailable();
  return isPack(offer.offer)
    ? quotePack(subscription, offer)
    : quotePlan(subscription, offer, offer.offer, now, style);
}

// Time is what is capped, never credits: who can pay for more applications may always buy them.
function quotePack(subscription: SubscriptionState, offer: Offer): Quote {
  const first = subscription.isCovered ? " Credits of your plan are used first." : "";
  return {
    offer,
    kind: "pack",
    label: "Buy",
    priceKobo: offer.priceKobo,
    effect: `You need no plan to use it, now or later.${first}${keptText(subscription)}`,
    refusal: null,
  };
}

function quotePlan(
  subscription: SubscriptionState,
  offer: Offer,
  plan: PlanId,
  now: Date,
  style: DateStyle,
): Quote {
  const kind = quoteKind(subscription, plan);
  const { expiresAt, coveragePeriods, isCovered } = subscription;
  const paidUntil =
    isCovered && coveragePeriods.length > 0 && expiresAt ? expiresAt.getTime() : now.getTime();
  const isTooEarly = kind !== "upgrade" && paidUntil + PLAN_PERIOD_MS > now.getTime() + MAX_PREPAID_MS;
  const message = `Your plan is paid for until ${formatDay(new Date(paidUntil), style).text}. You can pay at most 90 days ahead.`;
  return {
    offer,
    kind,
    label: quoteLabel(subscription, plan),
    priceKobo: offer.priceKobo,
    effect: effectText(subscription, offer, kind, paidUntil, style),
    refusal: isTooEarly ? new Refusal("RENEW_TOO_EARLY", message, 409) : null,
  };
}

/** The refusal for a plan that cannot be bought. */
export function planUnavailable(): Refusal {
  return new Refusal("PLAN_UNAVAILABLE", "This plan is not on sale. Choose another plan.", 400, {
    redirectUrl: "/subscription",
  });
}

function quoteKind(
  { plan, isCovered, coveragePeriods }: SubscriptionState,
  wanted: PlanId,
): Exclude<Quote["kind"], "pack"> {
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
  subscription: SubscriptionState,
  offer: Offer,
  kind: Quote["kind"],
  paidUntil: number,
  style: DateStyle,
): string {
  const { name } = offer;
  const currentName = offerName(subscription.plan);
  const credits = allowanceText(offer);
  const kept = keptText(subscription);
  const day = (at: number) => formatDay(new Date(at), style).text;
  if (kind === "renew" && subscription.isCovered)
    return `30 more days of ${name}: it then runs until ${day(paidUntil + PLAN_PERIOD_MS)}. ${credits} are added at once.${kept}`;
  if (kind === "upgrade")
    return `${name} starts at once for 30 days. The days of ${currentName} that you have not used follow after it. ${credits} are added at once.${kept}`;
  if (kind === "downgrade")
    return `${currentName} runs to its end, then 30 days of ${name} follow. ${credits} are added at once.${kept}`;
  return `${name} for 30 days from the payment. ${credits} are added at once.${kept}`;
}

function keptText({ balance }: SubscriptionState): string {
  const left = balance.coverLettersRemaining + balance.resumesRemaining;
  if (left === 0) return "";
  return ` The ${left === 1 ? "credit" : countText(left, "credit")} you still have ${left === 1 ? "stays" : "stay"} yours.`;
}
