import { naira } from "~/money";
import type { Refusal } from "~/refusal";
import { dayText, momentText, type DateStyle } from "~/time";
import { accessIn } from "./access.server";
import { historyOf, getPlan } from "./history.server";
import { movementsOf } from "./movements";
import { allowanceText, PLANS, type Plan } from "./plans";
import { quoteIn, type Quote } from "./quote.server";
import { standingAt, type Standing } from "./rules";

const SHOWN = 200;

/** Everything the subscription page shows, in words and figures: what runs, what is left, what each plan would do, and how its credits moved. */
export function openSubscription(userId: string, style: DateStyle, now = new Date()) {
  const history = historyOf(userId);
  const standing = standingAt(history, now);
  const access = accessIn(standing, history, now, style);
  return {
    plan: {
      name: getPlan(standing.plan).displayName,
      status: access.status,
      note: access.note,
      state: standing.state,
    },
    expiry: standing.expiresAt && dayText(standing.expiresAt, style),
    next: nextText(standing, style),
    usage: usageOf(access),
    canCancel: standing.isCovered && standing.segments.length > 0 && !standing.cancelAtPeriodEnd,
    canResume: standing.cancelAtPeriodEnd,
    renewal: renewalOf(standing, now, style),
    cards: PLANS.filter(({ order }) => order > 0).map((plan) => ({
      ...planText(plan),
      onSale: plan.onSale,
      popular: plan.popular,
      quote: plan.onSale ? quoteText(quoteIn(standing, plan.id, now, style)) : null,
    })),
    movements: movementsOf(history, standing)
      .slice(0, SHOWN)
      .map(({ at, ...movement }) => ({ ...movement, when: momentText(at, style) })),
  };
}

/** What a plan is, in the words of the pages that sell it for thirty days. */
export function planText(plan: Plan) {
  return {
    id: plan.id,
    name: plan.displayName,
    price: naira(plan.priceKobo),
    allowance: allowanceText(plan).replace(" a month", ""),
    features: plan.features,
  };
}

/** A quote as a page shows it. */
export function quoteText({ plan, kind, label, priceKobo, does, refusal }: Quote) {
  return { planId: plan.id, kind, label, price: naira(priceKobo), does, refusal: messageOf(refusal) };
}

function usageOf({
  coverLettersRemaining,
  coverLettersGenerated,
  resumesRemaining,
  resumesGenerated,
  isUnlimited,
}: ReturnType<typeof accessIn>) {
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

function renewalOf(standing: Standing, now: Date, style: DateStyle) {
  if (standing.segments.length === 0 || !getPlan(standing.plan).onSale) return null;
  return quoteText(quoteIn(standing, standing.plan, now, style));
}

function nextText({ nextEvent, segments, cancelAtPeriodEnd }: Standing, style: DateStyle): string {
  if (!nextEvent || nextEvent.type === "trial_ends") return "";
  const day = dayText(nextEvent.at, style).text;
  if (nextEvent.type === "plan_begins")
    return `On ${day} ${getPlan(nextEvent.plan).displayName} follows, until ${dayText(segments.at(-1)?.endsAt ?? nextEvent.at, style).text}.`;
  return cancelAtPeriodEnd
    ? `Cancelled. You keep access until ${day}.`
    : `Nothing is charged automatically. Renew before ${day} to continue without a break.`;
}

function messageOf(refusal: Refusal | null): string {
  return refusal?.message ?? "";
}
