import type { billingEvents, creditLedger } from "~/db/schema";
import { days } from "~/time";
import { addLot, giveBack, liftTo, type Lot, takeOne, voidLot, leftOf } from "./lots";
import { findPlan, type PlanId } from "./plans";
import { addShare, advance, dropShare, layOut, type Segment, type Share } from "./segments";

/** What a payment, or an admin, adds: exactly thirty days of 86,400 seconds, never a calendar month. */
export const PERIOD = days(30);

export type PlanEvent = Omit<typeof billingEvents.$inferSelect, "userId" | "id">;
export type UsageRow = Pick<
  typeof creditLedger.$inferSelect,
  "createdAt" | "kind" | "event" | "amount" | "key"
>;
/** Everything that ever happened to one person's plan and credits. Rows of one instant stand in the order in which they were stored. */
export type History = { events: PlanEvent[]; usage: UsageRow[] };

/** BLOCKED is not among them: a deactivated account is refused before anybody asks for its plan, and its time keeps running. */
export type State =
  "TRIAL" | "TRIAL_EMPTY" | "TRIAL_OVER" | "ACTIVE" | "ACTIVE_EMPTY" | "CANCELLED" | "EXPIRED" | "UNLIMITED";
export type NextEvent = { type: "trial_ends" | "plan_ends" | "plan_begins"; plan: PlanId; at: Date };

export type Standing = {
  plan: PlanId; // of the segment that covers now; when none does, of the last one
  state: State;
  status: "active" | "inactive";
  segments: Segment[];
  expiresAt: Date | null; // the end of the last segment, or of the trial
  lots: Lot[];
  balance: { coverLettersRemaining: number; resumesRemaining: number }; // kept while nothing covers now, but not usable then
  isCovered: boolean;
  isUnlimited: boolean;
  isCancelled: boolean; // and stays so after the end
  cancelAtPeriodEnd: boolean; // cancelled, and still running
  nextEvent: NextEvent | null;
};

type Book = {
  clock: number;
  shares: Share[];
  past: Segment[];
  lots: Lot[];
  cancelledAt: number | null;
  trialEndsAt: number | null;
};

/**
 * The rules of plans and credits as one pure function of the history. Times are packed without gaps, the highest plan first, then the payment
 * paid first; credits are spent from the oldest lot; the instant at which something ends is after its end. No event is ever left
 * out, so `now` is told as the newest event's time if a clock was set back.
 */
export function standingAt({ events, usage }: History, now: Date): Standing {
  const book: Book = { clock: 0, shares: [], past: [], lots: [], cancelledAt: null, trialEndsAt: null };
  const known = new Set<string>();
  const once = events.filter(({ key }) => !known.has(key) && known.add(key));
  const steps = [
    ...once.map((event) => ({ at: event.at.getTime(), do: () => apply(book, event) })),
    ...usage.map((row) => ({ at: row.createdAt.getTime(), do: () => record(book, row) })),
  ].sort((one, other) => one.at - other.at);
  for (const step of steps) {
    pass(book, step.at);
    step.do();
  }
  pass(book, Math.max(now.getTime(), book.clock));
  return tell(book);
}

function pass(book: Book, to: number) {
  advance(book.shares, book.past, book.clock, to);
  book.clock = to;
}

function apply(book: Book, event: PlanEvent) {
  const { type, plan, paymentId, coverLetters, resumes, key } = event;
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
    book.trialEndsAt = event.endsAt?.getTime() ?? at;
    addLot(book.lots, { ...granted, source: "trial" });
  }
  if (type === "payment_applied" && plan) {
    addShare(book.shares, {
      key,
      paymentId,
      source: "paystack",
      plan,
      paidAt: granted.paidAt.getTime(),
      left: PERIOD,
    });
    addLot(book.lots, { ...granted, source: "payment" });
    // A payment that was begun before the cancellation does not undo it.
    if (book.cancelledAt !== null && (event.startedAt ?? event.at).getTime() > book.cancelledAt)
      book.cancelledAt = null;
  }
  if (type === "payment_refunded") {
    dropShare(book.shares, (share) => share.paymentId === paymentId);
    voidLot(book.lots, event.at, (lot) => lot.paymentId === paymentId);
  }
  if (type === "admin_plan" && plan) {
    // What an admin gave before and still runs is taken back, so that the newest choice counts; what was paid for stays.
    const replaced = dropShare(book.shares, (share) => share.source === "admin");
    voidLot(book.lots, event.at, (lot) => replaced.includes(lot.key));
    book.cancelledAt = null;
    if (plan === "free_trial") return;
    addShare(book.shares, { key, paymentId: null, source: "admin", plan, paidAt: at, left: PERIOD });
    addLot(book.lots, { ...granted, source: "admin" });
  }
  if (type === "usage_reset")
    addLot(book.lots, { ...granted, ...liftTo(book.lots, { coverLetters, resumes }), source: "admin" });
  if (type === "cancelled") book.cancelledAt = at;
  if (type === "resumed") book.cancelledAt = null;
}

// A generation's reservation and what became of it share the key's end: "reserved:…" and "settled:…".
function record(book: Book, { kind, event, amount, key }: UsageRow) {
  const reservation = key.slice(key.indexOf(":") + 1);
  if (event === "reserved" && amount < 0) takeOne(book.lots, kind, reservation);
  if (event === "released" && amount > 0) giveBack(book.lots, kind, reservation);
}

function tell({ clock, shares, past, lots, cancelledAt, trialEndsAt }: Book): Standing {
  const segments = layOut(past, shares, clock);
  const covering = segments.find(({ endsAt }) => endsAt.getTime() > clock);
  const last = segments.at(-1);
  const isTrial = !covering && trialEndsAt !== null && clock < trialEndsAt;
  const plan = covering?.plan ?? (isTrial ? "free_trial" : (last?.plan ?? "free_trial"));
  const isUnlimited = Boolean(covering && findPlan(covering.plan)?.limits.isUnlimited);
  const cancelAtPeriodEnd = Boolean(covering) && cancelledAt !== null;
  const isCovered = Boolean(covering) || isTrial;
  const isByTrial = isTrial || !last;
  const balance = {
    coverLettersRemaining: leftOf(lots, "cover_letter"),
    resumesRemaining: leftOf(lots, "resume"),
  };
  const isEmpty = balance.coverLettersRemaining + balance.resumesRemaining === 0;
  return {
    plan,
    state: stateOf({ isByTrial, isCovered, isUnlimited, cancelAtPeriodEnd, isEmpty }),
    status: isCovered ? "active" : "inactive",
    segments,
    expiresAt: isByTrial ? dateOf(trialEndsAt) : (last?.endsAt ?? null),
    lots,
    balance,
    isCovered,
    isUnlimited,
    isCancelled: cancelledAt !== null,
    cancelAtPeriodEnd,
    nextEvent: nextOf(segments, covering, isTrial ? trialEndsAt : null),
  };
}

function stateOf({
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
}): State {
  if (!isCovered) return isByTrial ? "TRIAL_OVER" : "EXPIRED";
  if (isByTrial) return isEmpty ? "TRIAL_EMPTY" : "TRIAL";
  if (isUnlimited) return "UNLIMITED";
  if (cancelAtPeriodEnd) return "CANCELLED";
  return isEmpty ? "ACTIVE_EMPTY" : "ACTIVE";
}

function nextOf(
  segments: Segment[],
  covering: Segment | undefined,
  trialEndsAt: number | null,
): NextEvent | null {
  if (trialEndsAt !== null) return { type: "trial_ends", plan: "free_trial", at: new Date(trialEndsAt) };
  if (!covering) return null;
  const other = segments.slice(segments.indexOf(covering) + 1).find(({ plan }) => plan !== covering.plan);
  if (other) return { type: "plan_begins", plan: other.plan, at: other.startsAt };
  return { type: "plan_ends", plan: covering.plan, at: segments.at(-1)?.endsAt ?? covering.endsAt };
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
