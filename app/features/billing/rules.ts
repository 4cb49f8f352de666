import type { billingEvents, creditLedger } from "~/db/schema";
import { days } from "~/time";
import {
  addCreditLot,
  isPermanent,
  returnCredit,
  topUpTo,
  type CreditLot,
  consumeCredit,
  voidCreditLots,
  remainingCredits,
} from "./credit-lots";
import type { PlanId } from "./plans";
import {
  addUnusedTime,
  elapse,
  removeUnusedTime,
  projectPeriods,
  type CoveragePeriod,
  type UnusedTime,
} from "./coverage-periods";

/** What a payment, or an admin, adds: exactly thirty days of 86,400 seconds, not a calendar month. */
export const PLAN_PERIOD_MS = days(30);

export type PlanEvent = Omit<typeof billingEvents.$inferSelect, "userId" | "id">;
export type UsageRow = Pick<
  typeof creditLedger.$inferSelect,
  "createdAt" | "kind" | "event" | "amount" | "key"
>;
/** The full history of one user's plan and credits. Rows of the same instant are in the order of storage. */
export type BillingHistory = { events: PlanEvent[]; usage: UsageRow[] };

/**
 * BLOCKED is not included: a deactivated account is refused before any check of its plan, and its time
 * continues.
 */
export type SubscriptionStateName =
  | "TRIAL"
  | "TRIAL_EMPTY"
  | "TRIAL_OVER"
  | "ACTIVE"
  | "ACTIVE_EMPTY"
  | "CANCELLED"
  | "EXPIRED"
  | "UNLIMITED"
  | "CREDITS"; // no plan, but credits of a pack or a gift
type CreditBalance = { coverLettersRemaining: number; resumesRemaining: number };
export type NextPlanEvent = { type: "trial_ends" | "plan_ends" | "plan_begins"; plan: PlanId; at: Date };

export type SubscriptionState = {
  plan: PlanId; // of the current period; else of the last one
  state: SubscriptionStateName;
  status: "active" | "inactive"; // active: a plan, the trial, or credits that need none
  coveragePeriods: CoveragePeriod[];
  expiresAt: Date | null; // the end of the last period, or of the trial
  lots: CreditLot[];
  balance: CreditBalance; // all credits, those included that wait for a plan
  usable: CreditBalance; // those that make a document now
  hadPermanentCredits: boolean; // of a pack or a gift, used or not
  isCovered: boolean;
  isUnlimited: boolean;
  isCancelled: boolean; // stays true after the end
  cancelAtPeriodEnd: boolean; // cancelled, but still active
  nextEvent: NextPlanEvent | null;
};

type Ledger = {
  clock: number;
  unusedTimes: UnusedTime[];
  pastPeriods: CoveragePeriod[];
  lots: CreditLot[];
  cancelledAt: number | null;
  trialEndsAt: number | null;
};

/**
 * The rules of plans and credits as one pure function of the history. Periods have no gaps; the highest plan
 * comes first, then the earlier payment. Credits of plans and the trial need a plan or the trial, and are spent first;
 * those of packs and gifts need nothing and come after them. Within each the oldest goes first. A period does not
 * include its end. No event is skipped: when the clock was set back, `now` becomes the time of the newest event.
 */
export function deriveSubscription({ events, usage }: BillingHistory, now: Date): SubscriptionState {
  const ledger: Ledger = {
    clock: 0,
    unusedTimes: [],
    pastPeriods: [],
    lots: [],
    cancelledAt: null,
    trialEndsAt: null,
  };
  const known = new Set<string>();
  const uniqueEvents = events.filter(({ key }) => !known.has(key) && known.add(key));
  const steps = [
    ...uniqueEvents.map((event) => ({
      at: event.at.getTime(),
      apply: () => applyBillingEvent(ledger, event),
    })),
    ...usage.map((row) => ({ at: row.createdAt.getTime(), apply: () => applyUsage(ledger, row) })),
  ].sort((one, other) => one.at - other.at);
  for (const step of steps) {
    advanceClock(ledger, step.at);
    step.apply();
  }
  advanceClock(ledger, Math.max(now.getTime(), ledger.clock));
  return toSubscriptionState(ledger);
}

function advanceClock(ledger: Ledger, to: number) {
  elapse(ledger.unusedTimes, ledger.pastPeriods, ledger.clock, to);
  ledger.clock = to;
}

function applyBillingEvent(ledger: Ledger, event: PlanEvent) {
  const { type, plan, paymentId, coverLetters, resumes, key, isUnlimited } = event;
  const at = event.at.getTime();
  const granted = {
    key,
    paymentId,
    createdAt: event.at,
    paidAt: event.paidAt ?? event.at,
    coverLetters,
    resumes,
  };
  if (type === "trial_started") {
    ledger.trialEndsAt = event.endsAt?.getTime() ?? at;
    addCreditLot(ledger.lots, { ...granted, source: "trial" });
  }
  if (type === "payment_applied" && plan) {
    addUnusedTime(ledger.unusedTimes, {
      key,
      paymentId,
      source: "paystack",
      plan,
      isUnlimited,
      paidAt: granted.paidAt.getTime(),
      remainingMs: PLAN_PERIOD_MS,
    });
    addCreditLot(ledger.lots, { ...granted, source: "payment" });
    // A payment from before the cancellation does not undo it.
    if (ledger.cancelledAt !== null && (event.startedAt ?? event.at).getTime() > ledger.cancelledAt)
      ledger.cancelledAt = null;
  }
  if (type === "payment_applied" && !plan) addCreditLot(ledger.lots, { ...granted, source: "pack" });
  if (type === "credits_given") addCreditLot(ledger.lots, { ...granted, source: "gift" });
  if (type === "payment_refunded" || type === "credits_revoked") {
    removeUnusedTime(ledger.unusedTimes, (share) => share.paymentId === paymentId);
    voidCreditLots(ledger.lots, event.at, (lot) => lot.paymentId === paymentId);
  }
  if (type === "admin_plan" && plan) {
    // An earlier gift by an admin that still runs is removed, so that the newest choice counts. Paid time
    // stays.
    const replaced = removeUnusedTime(ledger.unusedTimes, (share) => share.source === "admin");
    voidCreditLots(ledger.lots, event.at, (lot) => replaced.includes(lot.key));
    ledger.cancelledAt = null;
    if (plan === "free_trial") return;
    addUnusedTime(ledger.unusedTimes, {
      key,
      paymentId: null,
      source: "admin",
      plan,
      isUnlimited,
      paidAt: at,
      remainingMs: PLAN_PERIOD_MS,
    });
    addCreditLot(ledger.lots, { ...granted, source: "admin" });
  }
  if (type === "usage_reset")
    addCreditLot(ledger.lots, {
      ...granted,
      ...topUpTo(ledger.lots, { coverLetters, resumes }),
      source: "admin",
    });
  if (type === "cancelled") ledger.cancelledAt = at;
  if (type === "resumed") ledger.cancelledAt = null;
}

// A reservation and its end share a key suffix: "reserved:…" and "completed:…".
function applyUsage(ledger: Ledger, { kind, event, amount, key }: UsageRow) {
  const reservation = key.slice(key.indexOf(":") + 1);
  const isCovered = ledger.unusedTimes.length > 0 || isInTrial(ledger);
  if (event === "reserved" && amount < 0) consumeCredit(ledger.lots, kind, reservation, isCovered);
  if (event === "released" && amount > 0) returnCredit(ledger.lots, kind, reservation);
}

function toSubscriptionState({
  clock,
  unusedTimes,
  pastPeriods,
  lots,
  cancelledAt,
  trialEndsAt,
}: Ledger): SubscriptionState {
  const coveragePeriods = projectPeriods(pastPeriods, unusedTimes, clock);
  const currentPeriod = coveragePeriods.find(({ endsAt }) => endsAt.getTime() > clock);
  const last = coveragePeriods.at(-1);
  const isTrial = !currentPeriod && isInTrial({ clock, trialEndsAt });
  const plan = currentPeriod?.plan ?? (isTrial ? "free_trial" : (last?.plan ?? "free_trial"));
  const isUnlimited = currentPeriod?.isUnlimited ?? false;
  const cancelAtPeriodEnd = Boolean(currentPeriod) && cancelledAt !== null;
  const isCovered = Boolean(currentPeriod) || isTrial;
  const isByTrial = isTrial || !last;
  const permanent = lots.filter(isPermanent);
  const balance = balanceOf(lots);
  const usable = isCovered ? balance : balanceOf(permanent);
  const isEmpty = usable.coverLettersRemaining + usable.resumesRemaining === 0;
  return {
    plan,
    state: stateNameOf({ isByTrial, isCovered, isUnlimited, cancelAtPeriodEnd, isEmpty }),
    status: isCovered || !isEmpty ? "active" : "inactive",
    coveragePeriods,
    expiresAt: isByTrial ? dateOrNull(trialEndsAt) : (last?.endsAt ?? null),
    lots,
    balance,
    usable,
    hadPermanentCredits: permanent.some(({ cover_letter, resume }) =>
      [cover_letter, resume].some(({ granted, voided }) => granted > voided),
    ),
    isCovered,
    isUnlimited,
    isCancelled: cancelledAt !== null,
    cancelAtPeriodEnd,
    nextEvent: nextEventOf(coveragePeriods, currentPeriod, isTrial ? trialEndsAt : null),
  };
}

function stateNameOf({
  isByTrial,
  isCovered,
  isUnlimited,
  cancelAtPeriodEnd,
  isEmpty,
}: {
  isByTrial: boolean;
  isCovered: boolean;
  isUnlimited: boolean;
  cancelAtPeriodEnd: boolean;
  isEmpty: boolean;
}): SubscriptionStateName {
  if (!isCovered && !isEmpty) return "CREDITS";
  if (!isCovered) return isByTrial ? "TRIAL_OVER" : "EXPIRED";
  if (isByTrial) return isEmpty ? "TRIAL_EMPTY" : "TRIAL";
  if (isUnlimited) return "UNLIMITED";
  if (cancelAtPeriodEnd) return "CANCELLED";
  return isEmpty ? "ACTIVE_EMPTY" : "ACTIVE";
}

function nextEventOf(
  coveragePeriods: CoveragePeriod[],
  currentPeriod: CoveragePeriod | undefined,
  trialEndsAt: number | null,
): NextPlanEvent | null {
  if (trialEndsAt !== null) return { type: "trial_ends", plan: "free_trial", at: new Date(trialEndsAt) };
  if (!currentPeriod) return null;
  const other = coveragePeriods
    .slice(coveragePeriods.indexOf(currentPeriod) + 1)
    .find(({ plan }) => plan !== currentPeriod.plan);
  if (other) return { type: "plan_begins", plan: other.plan, at: other.startsAt };
  return {
    type: "plan_ends",
    plan: currentPeriod.plan,
    at: coveragePeriods.at(-1)?.endsAt ?? currentPeriod.endsAt,
  };
}

function isInTrial({ clock, trialEndsAt }: Pick<Ledger, "clock" | "trialEndsAt">): boolean {
  return trialEndsAt !== null && clock < trialEndsAt;
}

function balanceOf(lots: CreditLot[]): CreditBalance {
  return {
    coverLettersRemaining: remainingCredits(lots, "cover_letter"),
    resumesRemaining: remainingCredits(lots, "resume"),
  };
}

function dateOrNull(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
