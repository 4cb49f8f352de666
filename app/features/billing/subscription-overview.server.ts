import { formatNaira } from "~/money";
import type { Refusal } from "~/refusal";
import { formatDay, formatDateTime, LAGOS, type DateStyle } from "~/time";
import { describeAccess, planNameText } from "./access.server";
import { getBillingHistory } from "./history.server";
import { findComingVersion, findOffer, listShownPacks, listShownPlans, offerName } from "./offers.server";
import { listCreditMovements } from "./credit-movements";
import { allowanceText, isPack, type Offer } from "./plans";
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
      name: planNameText(subscription),
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
    cards: listShownPlans(now).map((plan) => ({
      ...describeOffer(plan, now, style),
      quote: plan.isOnSale ? describeQuote(quoteFromState(subscription, plan.offer, now, style)) : null,
    })),
    packs: listShownPacks(now).map((pack) => describeOffer(pack, now, style)),
    movements: listCreditMovements(history, subscription)
      .slice(0, MAX_ROWS)
      .map(({ at, ...movement }) => ({ ...movement, when: formatDateTime(at, style) })),
  };
}

/** A plan or pack as text for the pages that sell it, with the price that is to come. */
export function describeOffer(version: Offer, now = new Date(), style: DateStyle = LAGOS) {
  const { offer, name, priceKobo, coverLetters, resumes, features, isOnSale, isPopular } = version;
  return {
    id: offer,
    isPack: isPack(offer),
    name,
    price: formatNaira(priceKobo),
    naira: priceKobo / 100,
    unitPrice: unitPriceText(priceKobo, Math.max(1, coverLetters, resumes)),
    allowance: allowanceText(version),
    contents: isPack(offer) && coverLetters === resumes ? "" : allowanceText(version),
    features,
    isOnSale,
    isPopular,
    coming: comingText(version, now, style),
  };
}

// "From 1 Apr 2027: ₦12,000", so that nobody is surprised.
function comingText({ offer, priceKobo }: Offer, now: Date, style: DateStyle): string {
  const next = findComingVersion(offer, now);
  return next && next.priceKobo !== priceKobo
    ? `From ${formatDay(next.effectiveAt, style).text}: ${formatNaira(next.priceKobo)}`
    : "";
}

// Of a pack with several applications, in whole naira: "₦1,250 each", "about ₦1,111 each".
function unitPriceText(priceKobo: number, units: number): string {
  if (units === 1) return "";
  const naira = Math.round(priceKobo / units / 100) * 100;
  return `${naira * units === priceKobo ? "" : "about "}${formatNaira(naira)} each`;
}

/** A quote in the form of a page. */
export function describeQuote({ offer, kind, label, priceKobo, effect, refusal }: Quote) {
  return {
    planId: offer.offer,
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
  if (subscription.coveragePeriods.length === 0 || !findOffer(subscription.plan, now)?.isOnSale) return null;
  return describeQuote(quoteFromState(subscription, subscription.plan, now, style));
}

function nextEventText(
  { nextEvent, coveragePeriods, cancelAtPeriodEnd }: SubscriptionState,
  style: DateStyle,
): string {
  if (!nextEvent || nextEvent.type === "trial_ends") return "";
  const day = formatDay(nextEvent.at, style).text;
  if (nextEvent.type === "plan_begins")
    return `On ${day} ${offerName(nextEvent.plan)} follows, until ${formatDay(coveragePeriods.at(-1)?.endsAt ?? nextEvent.at, style).text}.`;
  return cancelAtPeriodEnd
    ? `Cancelled. You keep access until ${day}.`
    : `Nothing is charged automatically. Renew before ${day} to continue without a break.`;
}

function refusalMessage(refusal: Refusal | null): string {
  return refusal?.message ?? "";
}
