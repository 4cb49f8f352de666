import { pageOfList, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { formatDay, days, LAGOS, type DateStyle } from "~/time";
import { listCreditMovements, type CreditMovement } from "./credit-movements";
import { getBillingHistory } from "./history.server";
import { offerName } from "./offers.server";
import { countText } from "./plans";
import type { CreditKind } from "./credit-lots";
import { deriveSubscription, type BillingHistory, type SubscriptionState } from "./rules";

export type Access = ReturnType<typeof getAccess>;

/** What a user may do now, as text and numbers for the dashboard, the subscription page and the API. */
export function getAccess(userId: string, now = new Date(), style: DateStyle = LAGOS) {
  const history = getBillingHistory(userId);
  return describeAccess(deriveSubscription(history, now), history, now, style);
}

/** The same for a history that was already read. */
export function describeAccess(
  subscription: SubscriptionState,
  { usage }: Pick<BillingHistory, "usage">,
  now: Date,
  style: DateStyle = LAGOS,
) {
  const { plan, balance, usable, state, status, isCovered, isUnlimited, cancelAtPeriodEnd, expiresAt } =
    subscription;
  const generated = (kind: CreditKind) =>
    usage.filter((row) => row.kind === kind && row.event === "spent").length;
  return {
    // without a plan only what needs none counts; statusNote names the others
    ...(state === "CREDITS" ? usable : balance),
    coverLettersGenerated: generated("cover_letter"),
    resumesGenerated: generated("resume"),
    planId: plan,
    planName: planNameText(subscription),
    status: status === "active" ? "Active" : "Inactive",
    note: statusNote(subscription, now, style),
    endsAt: expiresAt,
    state,
    isActive: status === "active",
    isRunning: isCovered, // a plan or the trial
    isUnlimited,
    cancelAtPeriodEnd,
  };
}

/** A page of the movements of a user's credits, newest first. */
export function pageOfCreditMovements(
  userId: string,
  page: PageRequest,
  now = new Date(),
): CursorPage<CreditMovement> {
  const history = getBillingHistory(userId);
  const byId = (one: CreditMovement, other: CreditMovement) =>
    other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1);
  const movements = listCreditMovements(history, deriveSubscription(history, now)).toSorted(byId);
  return pageOfList(movements, page, ({ at, key }) => ({ at, id: key }));
}

/**
 * How many credits of a payment are used, of both kinds together; undefined when it added none. Of a pack also its
 * applications, and how many of them are unused: neither letter nor resume was made.
 */
export function getPaymentUsage(
  userId: string,
  paymentId: string,
  now = new Date(),
): { used: number; granted: number; pack?: { applications: number; unused: number } } | undefined {
  const lot = deriveSubscription(getBillingHistory(userId), now).lots.find(
    (one) => one.paymentId === paymentId && (one.source === "payment" || one.source === "pack"),
  );
  if (!lot) return undefined;
  const { cover_letter: letters, resume: resumes, source } = lot;
  const applications = Math.max(letters.granted, resumes.granted);
  return {
    used: letters.used + resumes.used,
    granted: letters.granted + resumes.granted,
    ...(source === "pack" && {
      pack: { applications, unused: applications - Math.max(letters.used, resumes.used) },
    }),
  };
}

function statusNote(
  { state, expiresAt, cancelAtPeriodEnd, isCovered, balance, usable }: SubscriptionState,
  now: Date,
  style: DateStyle,
): string {
  if (state === "CREDITS") {
    const waiting = sumOf(balance) - sumOf(usable);
    const more =
      waiting > 0 ? ` ${countText(waiting, "more credit")} ${waiting === 1 ? "needs" : "need"} a plan.` : "";
    return `${countText(sumOf(usable), "credit")} to use without a plan. Never expires.${more}`;
  }
  if (state === "TRIAL_OVER") return "Your free trial has expired. Your documents stay yours.";
  if (!isCovered) return "Your subscription has expired. Your remaining credits are preserved.";
  if (!expiresAt) return "";
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / days(1));
  if (state === "TRIAL" || state === "TRIAL_EMPTY") return `${left} day${left === 1 ? "" : "s"} left`;
  return `${cancelAtPeriodEnd ? "Ends on" : "Paid until"} ${formatDay(expiresAt, style).text}`;
}

/** The plan as people read it: its name, or that only credits are left. */
export function planNameText({ plan, state }: Pick<SubscriptionState, "plan" | "state">): string {
  return state === "CREDITS" ? "No plan" : offerName(plan);
}

function sumOf({ coverLettersRemaining, resumesRemaining }: SubscriptionState["balance"]): number {
  return coverLettersRemaining + resumesRemaining;
}
