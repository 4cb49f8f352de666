import { db } from "~/db/client.server";
import { formatDay, days, LAGOS, type DateStyle } from "~/time";
import { getBillingHistory, getPlan, type DbReader } from "./history.server";
import type { CreditKind } from "./credit-lots";
import { deriveSubscription, type BillingHistory, type SubscriptionState } from "./rules";

export type Access = ReturnType<typeof getAccess>;

/** What a user may do now, as text and numbers for the dashboard, the subscription page and the API. */
export function getAccess(userId: string, now = new Date(), style: DateStyle = LAGOS, reader: DbReader = db) {
  const history = getBillingHistory(userId, reader);
  return describeAccess(deriveSubscription(history, now), history, now, style);
}

/** The same for a history that was already read. */
export function describeAccess(
  subscription: SubscriptionState,
  { usage }: Pick<BillingHistory, "usage">,
  now: Date,
  style: DateStyle = LAGOS,
) {
  const { plan, balance, state, isCovered, isUnlimited, cancelAtPeriodEnd, expiresAt } = subscription;
  const generated = (kind: CreditKind) =>
    usage.filter((row) => row.kind === kind && row.event === "spent").length;
  return {
    ...balance,
    coverLettersGenerated: generated("cover_letter"),
    resumesGenerated: generated("resume"),
    planId: plan,
    planName: getPlan(plan).name,
    status: isCovered ? "Active" : "Inactive",
    note: statusNote(subscription, now, style),
    endsAt: expiresAt,
    state,
    isRunning: isCovered,
    isUnlimited,
    cancelAtPeriodEnd,
  };
}

/** How many credits of a payment are used, of both kinds together; undefined when it added none. */
export function getPaymentUsage(
  userId: string,
  paymentId: string,
  now = new Date(),
): { used: number; granted: number } | undefined {
  const lot = deriveSubscription(getBillingHistory(userId), now).lots.find(
    (one) => one.paymentId === paymentId,
  );
  return (
    lot && {
      used: lot.cover_letter.used + lot.resume.used,
      granted: lot.cover_letter.granted + lot.resume.granted,
    }
  );
}

function statusNote(
  { state, expiresAt, cancelAtPeriodEnd, isCovered }: SubscriptionState,
  now: Date,
  style: DateStyle,
): string {
  if (state === "TRIAL_OVER") return "Your free trial has expired. Your documents stay yours.";
  if (!isCovered) return "Your subscription has expired. Your remaining credits are preserved.";
  if (!expiresAt) return "";
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / days(1));
  if (state === "TRIAL" || state === "TRIAL_EMPTY") return `${left} day${left === 1 ? "" : "s"} left`;
  return `${cancelAtPeriodEnd ? "Ends on" : "Paid until"} ${formatDay(expiresAt, style).text}`;
}
