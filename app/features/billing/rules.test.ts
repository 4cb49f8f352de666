import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { days, hours, seconds } from "~/time";
import { listCreditMovements } from "./credit-movements";
import { isPack, planOrder, type OfferId, type PlanId } from "./plans";
import { isPermanent } from "./credit-lots";
import {
  PLAN_PERIOD_MS,
  deriveSubscription,
  type BillingHistory,
  type PlanEvent,
  type SubscriptionState,
  type UsageRow,
} from "./rules";
import { findQuotaError } from "./quota-error";

const START = Date.UTC(2026, 10, 21, 12);
const ALLOWANCES = {
  free_trial: [2, 1],
  jjc: [8, 5],
  agba: [25, 15],
  idan: [0, 0],
  pack_1: [1, 1],
  pack_4: [4, 4],
  pack_9: [9, 9],
} as const;
const day = (count: number) => new Date(START + days(count));

function event(type: PlanEvent["type"], at: Date, more: Partial<PlanEvent> = {}): PlanEvent {
  return {
    at,
    type,
    paymentId: null,
    plan: null,
    offerName: "",
    isUnlimited: false,
    coverLetters: 0,
    resumes: 0,
    startedAt: null,
    paidAt: null,
    endsAt: null,
    reason: null,
    key: `${type}:${at.getTime()}`,
    ...more,
  };
}

function granting(offer: OfferId) {
  const [coverLetters, resumes] = ALLOWANCES[offer];
  const plan = isPack(offer) ? null : offer;
  return { plan, offerName: offer, isUnlimited: offer === "idan", coverLetters, resumes };
}

const trial = (at: Date) =>
  event("trial_started", at, { ...granting("free_trial"), endsAt: new Date(at.getTime() + days(7)) });
const paid = (id: string, offer: OfferId, at: Date, more: Partial<PlanEvent> = {}) =>
  event("payment_applied", at, {
    ...granting(offer),
    paymentId: id,
    startedAt: at,
    paidAt: at,
    key: `payment_applied:${id}`,
    ...more,
  });
const refunded = (id: string, at: Date) =>
  event("payment_refunded", at, { paymentId: id, reason: "refund", key: `payment_refunded:${id}` });
const admin = (plan: PlanId, at: Date) => event("admin_plan", at, granting(plan));
const given = (coverLetters: number, resumes: number, at: Date, more: Partial<PlanEvent> = {}) =>
  event("credits_given", at, { coverLetters, resumes, ...more });

function usedUp(kind: UsageRow["kind"], many: number, at: Date, from = 0): UsageRow[] {
  return Array.from({ length: many }, (_, n) => ({
    createdAt: at,
    kind,
    event: "reserved",
    amount: -1,
    key: `reserved:${kind}-${from + n}:${kind}`,
  }));
}

const at = (now: Date, events: PlanEvent[], usage: UsageRow[] = []): SubscriptionState =>
  deriveSubscription({ events, usage }, now);
const pieces = ({ coveragePeriods }: SubscriptionState) =>
  coveragePeriods.map(
    ({ plan, startsAt, endsAt }) =>
      `${plan} ${(startsAt.getTime() - START) / days(1)}–${(endsAt.getTime() - START) / days(1)}`,
  );
const usable = ({ usable: { coverLettersRemaining, resumesRemaining } }: SubscriptionState) => [
  coverLettersRemaining,
  resumesRemaining,
];
const balance = ({ balance: { coverLettersRemaining, resumesRemaining } }: SubscriptionState) => [
  coverLettersRemaining,
  resumesRemaining,
];

// The examples of the design.
test("an upgrade starts at once and the unused days follow it; its refund restores the earlier plan", () => {
  const history = [paid("a", "jjc", day(0)), paid("b", "agba", day(10))];
  const usage = usedUp("cover_letter", 3, day(1));
  const upgraded = at(day(10), history, usage);
  expect(pieces(upgraded)).toEqual(["jjc 0–10", "agba 10–40", "jjc 40–60"]);
  expect(balance(upgraded)).toEqual([30, 20]);
  const back = at(day(12), [...history, refunded("b", day(12))], usage);
  expect(pieces(back)).toEqual(["jjc 0–10", "agba 10–12", "jjc 12–32"]);
  expect(balance(back)).toEqual([5, 5]);
});

test("a downgrade waits for the end of the higher plan, and its credits are added at once", () => {
  const downgraded = at(day(12), [paid("a", "agba", day(0)), paid("b", "jjc", day(12))]);
  expect(pieces(downgraded)).toEqual(["agba 0–30", "jjc 30–60"]);
  expect(balance(downgraded)).toEqual([33, 20]);
  expect(downgraded.nextEvent).toEqual({ type: "plan_begins", plan: "jjc", at: day(30) });
});

test("a renewal five days early adds thirty days to the end", () => {
  expect(at(day(25), [paid("a", "jjc", day(0)), paid("b", "jjc", day(25))]).expiresAt).toEqual(day(60));
});

// The states and their transitions.
test("the trial lasts seven days with two credits and one; unused ones stay", () => {
  expect(at(day(1), [trial(day(0))])).toMatchObject({
    state: "TRIAL",
    status: "active",
    plan: "free_trial",
    expiresAt: day(7),
    nextEvent: { type: "trial_ends", at: day(7) },
  });
  const empty = at(
    day(1),
    [trial(day(0))],
    [...usedUp("cover_letter", 2, day(0)), ...usedUp("resume", 1, day(0))],
  );
  expect(empty.state).toBe("TRIAL_EMPTY");
  const over = at(day(8), [trial(day(0))]);
  expect(over).toMatchObject({
    state: "TRIAL_OVER",
    status: "inactive",
    plan: "free_trial",
    nextEvent: null,
  });
  expect(balance(over)).toEqual([2, 1]);
});

test("credits left when the trial ends are usable after a purchase, and are spent first", () => {
  const bought = at(day(20), [trial(day(0)), paid("a", "jjc", day(20))], usedUp("cover_letter", 1, day(20)));
  expect(balance(bought)).toEqual([9, 6]);
  expect(bought.lots.map(({ source, cover_letter }) => [source, cover_letter.used])).toEqual([
    ["trial", 1],
    ["payment", 0],
  ]);
});

test("after the end the plan is expired, its credits stay, and a purchase lasts thirty days from the payment", () => {
  const history = [paid("a", "jjc", day(0))];
  expect(at(day(45), history)).toMatchObject({
    state: "EXPIRED",
    status: "inactive",
    plan: "jjc",
    expiresAt: day(30),
    isCovered: false,
  });
  expect(balance(at(day(45), history))).toEqual([8, 5]);
  const again = at(day(45), [...history, paid("b", "jjc", day(45))]);
  expect(pieces(again)).toEqual(["jjc 0–30", "jjc 45–75"]);
  expect(balance(again)).toEqual([16, 10]);
});

test("a cancellation changes neither money nor time, and can be undone", () => {
  const history = [paid("a", "jjc", day(0)), event("cancelled", day(5))];
  expect(at(day(6), history)).toMatchObject({
    state: "CANCELLED",
    status: "active",
    cancelAtPeriodEnd: true,
    expiresAt: day(30),
  });
  expect(at(day(30), history)).toMatchObject({ state: "EXPIRED", cancelAtPeriodEnd: false });
  expect(at(day(8), [...history, event("resumed", day(7))])).toMatchObject({
    state: "ACTIVE",
    cancelAtPeriodEnd: false,
    expiresAt: day(30),
  });
});

test("a payment started after the cancellation undoes it, an earlier one does not", () => {
  const history = [paid("a", "jjc", day(0)), event("cancelled", day(5))];
  expect(
    at(day(7), [...history, paid("b", "jjc", day(6), { startedAt: new Date(day(5).getTime() + 1) })]),
  ).toMatchObject({ state: "ACTIVE", expiresAt: day(60) });
  for (const startedAt of [day(5), day(4)])
    expect(at(day(7), [...history, paid("b", "jjc", day(6), { startedAt })])).toMatchObject({
      state: "CANCELLED",
      expiresAt: day(60),
    });
});

test("a full refund removes the rest of its time and its unspent credits, and no others", () => {
  const history = [trial(day(0)), paid("a", "jjc", day(1)), paid("b", "jjc", day(2))];
  const usage = usedUp("cover_letter", 5, day(3)); // two of the trial, three of the first payment
  const back = at(day(10), [...history, refunded("a", day(10))], usage);
  expect(back.expiresAt).toEqual(day(40));
  expect(balance(back)).toEqual([8, 6]);
});

test("a refund after all credits were used removes only time", () => {
  const usage = [...usedUp("cover_letter", 8, day(1)), ...usedUp("resume", 5, day(1))];
  expect(at(day(4), [paid("a", "jjc", day(0)), refunded("a", day(3))], usage)).toMatchObject({
    state: "EXPIRED",
    expiresAt: day(3),
    balance: { coverLettersRemaining: 0, resumesRemaining: 0 },
  });
});

test("a queued downgrade is refundable in full while it has not begun", () => {
  const back = at(day(13), [paid("a", "agba", day(0)), paid("b", "jjc", day(12)), refunded("b", day(13))]);
  expect(pieces(back)).toEqual(["agba 0–30"]);
  expect(balance(back)).toEqual([25, 15]);
});

test("a credit that was reserved during the refund of its payment is not returned", () => {
  const reserved = usedUp("resume", 1, day(1));
  const released: UsageRow = {
    createdAt: day(3),
    kind: "resume",
    event: "released",
    amount: 1,
    key: "completed:resume-0:resume",
  };
  const history = [paid("a", "jjc", day(0)), refunded("a", day(2))];
  expect(balance(at(day(4), history, [...reserved, released]))).toEqual([0, 0]);
  expect(balance(at(day(4), history.slice(0, 1), [...reserved, released]))).toEqual([8, 5]);
});

test("an admin's plan is thirty days and one allowance, replaces an earlier gift, and does not change paid time", () => {
  const history = [paid("a", "jjc", day(0)), admin("agba", day(10))];
  expect(pieces(at(day(10), history))).toEqual(["jjc 0–10", "agba 10–40", "jjc 40–60"]);
  const lowered = at(day(20), [...history, admin("jjc", day(20))]);
  expect(pieces(lowered)).toEqual(["jjc 0–10", "agba 10–20", "jjc 20–40", "jjc 40–70"]);
  expect(balance(lowered)).toEqual([16, 10]);
  const taken = at(day(20), [...history, admin("free_trial", day(20))]);
  expect(pieces(taken)).toEqual(["jjc 0–10", "agba 10–20", "jjc 20–40"]);
  expect(balance(taken)).toEqual([8, 5]);
});

test("an unlimited plan uses no credits, and its reservations return none", () => {
  const usage: UsageRow[] = [
    { createdAt: day(2), kind: "resume", event: "reserved", amount: 0, key: "reserved:g:resume" },
    { createdAt: day(3), kind: "resume", event: "released", amount: 0, key: "completed:g:resume" },
  ];
  const unlimited = at(day(3), [trial(day(0)), admin("idan", day(1))], usage);
  expect(unlimited).toMatchObject({ state: "UNLIMITED", isUnlimited: true, status: "active", plan: "idan" });
  expect(balance(unlimited)).toEqual([2, 1]);
  expect(findQuotaError(at(day(3), [admin("idan", day(1))]), ["cover_letter", "resume"])).toBeNull();
});

test("a reset of usage raises each balance to the allowance and never lowers it", () => {
  const history = [paid("a", "jjc", day(0)), paid("b", "jjc", day(0))];
  const usage = usedUp("cover_letter", 14, day(1));
  const reset = at(day(3), [...history, event("usage_reset", day(2), granting("jjc"))], usage);
  expect(balance(at(day(2), history, usage))).toEqual([2, 10]);
  expect(balance(reset)).toEqual([8, 10]);
});

// Packs and gifts of credits.
test("a pack needs no plan and adds no time; its credits never end", () => {
  const history = [trial(day(0)), paid("p", "pack_4", day(10))];
  const state = at(day(10), history);
  expect(state).toMatchObject({ state: "CREDITS", status: "active", isCovered: false, coveragePeriods: [] });
  expect([balance(state), usable(state)]).toEqual([
    [6, 5],
    [4, 4],
  ]);
  expect(findQuotaError(state, ["cover_letter", "resume"])).toBeNull();
  expect(usable(at(day(3000), history))).toEqual([4, 4]);
});

test("with a plan its credits are spent first, then the pack's; without one only the pack's, and the plan's wait", () => {
  const history = [paid("p", "pack_1", day(0)), paid("a", "jjc", day(1))];
  const inPlan = usedUp("resume", 5, day(2));
  expect(usable(at(day(2), history, inPlan))).toEqual([9, 1]);
  const after = at(day(32), history, inPlan);
  expect(after).toMatchObject({ state: "CREDITS", plan: "jjc" });
  expect([balance(after), usable(after)]).toEqual([
    [9, 1],
    [1, 1],
  ]);
  const used = [...inPlan, ...usedUp("cover_letter", 1, day(33)), ...usedUp("resume", 1, day(33), 5)];
  const empty = at(day(34), history, used);
  expect([balance(empty), usable(empty)]).toEqual([
    [8, 0],
    [0, 0],
  ]);
  expect(findQuotaError(empty, ["cover_letter"])?.code).toBe("SUBSCRIPTION_EXPIRED");
  expect(usable(at(day(40), [...history, paid("b", "jjc", day(40))], used))).toEqual([16, 5]);
});

test("the trial's credits are spent before a pack's, and wait when the trial is over", () => {
  const history = [trial(day(0)), paid("p", "pack_1", day(1))];
  expect(usable(at(day(3), history, usedUp("cover_letter", 2, day(2))))).toEqual([1, 2]);
  expect(usable(at(day(8), history, usedUp("cover_letter", 1, day(7))))).toEqual([0, 1]);
  expect(balance(at(day(8), history, usedUp("cover_letter", 1, day(7))))).toEqual([2, 2]);
});

test("a refund of a half-used pack takes what is unused, and nothing else", () => {
  const history = [paid("p", "pack_4", day(0)), paid("q", "pack_1", day(1)), refunded("p", day(3))];
  const usage = [...usedUp("cover_letter", 3, day(2)), ...usedUp("resume", 2, day(2))];
  expect(balance(at(day(2), history.slice(0, 2), usage))).toEqual([2, 3]);
  const back = at(day(3), history, usage);
  expect(balance(back)).toEqual([1, 1]);
  expect(back.lots.map(({ key, cover_letter, resume }) => [key, cover_letter.voided, resume.voided])).toEqual(
    [
      ["payment_applied:p", 1, 2],
      ["payment_applied:q", 0, 0],
    ],
  );
});

test("given credits work like a pack's, and are taken back with the payment that they were given for", () => {
  const history = [given(1, 1, day(0), { paymentId: "friend", offerName: "Invited a friend" })];
  expect(usable(at(day(90), history))).toEqual([1, 1]);
  const taken = event("credits_revoked", day(2), { paymentId: "friend", reason: "refund" });
  expect(balance(at(day(3), [...history, taken]))).toEqual([0, 0]);
  expect(balance(at(day(3), [...history, taken], usedUp("resume", 1, day(1))))).toEqual([0, 0]);
});

test("a pack that is used up is named as that, not as an ended trial; one that went back is as if never bought", () => {
  const history = [event("trial_started", day(0), { endsAt: day(7) }), paid("p", "pack_1", day(8))];
  const used = [...usedUp("cover_letter", 1, day(9)), ...usedUp("resume", 1, day(9))];
  expect(findQuotaError(at(day(10), history, used), ["resume"])).toMatchObject({
    code: "QUOTA_EXHAUSTED",
    message: "You have no resume credits left.",
    suggestedActions: ["Add Credits"],
  });
  expect(findQuotaError(at(day(10), history, used.slice(0, 1)), ["cover_letter", "resume"])).toMatchObject({
    code: "QUOTA_EXHAUSTED",
    suggestedActions: ["Add Credits", "Make only a resume (1 left)"],
  });
  expect(findQuotaError(at(day(10), [...history, refunded("p", day(9))]), ["resume"])?.code).toBe(
    "TRIAL_EXPIRED",
  );
});

test("a reset of usage raises the plan's credits and leaves those of a pack alone", () => {
  const history = [paid("p", "pack_9", day(0)), paid("a", "jjc", day(0))];
  const usage = usedUp("cover_letter", 8, day(1));
  expect(balance(at(day(3), [...history, event("usage_reset", day(2), granting("jjc"))], usage))).toEqual([
    17, 14,
  ]);
});

test("a change of the plan's version does not change what was sold: unlimited stays unlimited", () => {
  const then = paid("a", "idan", day(0));
  const now = paid("b", "idan", day(31), { isUnlimited: false, coverLetters: 50, resumes: 50 });
  expect(at(day(1), [then, now].slice(0, 1)).isUnlimited).toBe(true);
  expect(at(day(32), [then, now])).toMatchObject({ isUnlimited: false, balance: { resumesRemaining: 50 } });
});

// Edge cases of money.
test("the same payment recorded twice counts once", () => {
  const once = at(day(3), [paid("a", "jjc", day(0))]);
  expect(at(day(3), [paid("a", "jjc", day(0)), paid("a", "jjc", day(2))])).toEqual(once);
});

test("two payments from two tabs both count", () => {
  const both = at(day(0), [paid("a", "jjc", day(0)), paid("b", "jjc", day(0))]);
  expect(both.expiresAt).toEqual(day(60));
  expect(balance(both)).toEqual([16, 10]);
});

test("a webhook that is 71 hours late gives thirty days from its arrival", () => {
  const late = new Date(day(31).getTime() + hours(71));
  const state = at(late, [
    paid("a", "jjc", day(0)),
    paid("b", "jjc", late, { startedAt: day(31), paidAt: day(31) }),
  ]);
  expect(state).toMatchObject({ state: "ACTIVE", expiresAt: new Date(late.getTime() + PLAN_PERIOD_MS) });
});

test("a payment and a later cancellation both count when the webhook is late", () => {
  const history = [
    paid("a", "jjc", day(0)),
    event("cancelled", day(20)),
    paid("b", "jjc", day(21), { startedAt: day(19), paidAt: day(19) }),
  ];
  expect(at(day(22), history)).toMatchObject({ state: "CANCELLED", expiresAt: day(60) });
});

test("an upgrade loses neither days nor credits", () => {
  const upgraded = at(day(29), [paid("a", "jjc", day(0)), paid("b", "agba", day(29))]);
  expect(upgraded.expiresAt).toEqual(day(60));
  expect(balance(upgraded)).toEqual([33, 20]);
});

test("the refusals and their text", () => {
  const both = ["cover_letter", "resume"] as const;
  const gone = (many: number) => usedUp("resume", many, day(0));
  expect(findQuotaError(at(day(1), [trial(day(0))]), [...both])).toBeNull();
  expect(findQuotaError(at(day(8), [trial(day(0))], gone(1)), [...both])).toMatchObject({
    code: "TRIAL_EXPIRED",
    message: "Your free trial has expired.",
  });
  expect(findQuotaError(at(day(1), []), [...both])?.code).toBe("TRIAL_EXPIRED");
  expect(findQuotaError(at(day(1), [trial(day(0))], gone(1)), [...both])).toEqual({
    code: "SUBSCRIPTION_REQUIRED",
    message: "Choose a plan to continue.",
    suggestedActions: ["View Plans", "Make only a cover letter (2 left)"],
  });
  expect(findQuotaError(at(day(31), [paid("a", "jjc", day(0))]), [...both])).toMatchObject({
    code: "SUBSCRIPTION_EXPIRED",
    message: "Your subscription has expired. Your remaining credits are preserved.",
  });
  const short = at(day(1), [paid("a", "jjc", day(0))], gone(5));
  expect(short.state).toBe("ACTIVE");
  expect(findQuotaError(short, [...both])).toEqual({
    code: "QUOTA_EXHAUSTED",
    message: "You have no resume credits left.",
    suggestedActions: ["Add Credits", "Make only a cover letter (8 left)"],
  });
  expect(findQuotaError(short, ["cover_letter"])).toBeNull();
  const none = at(day(1), [paid("a", "jjc", day(0))], [...gone(5), ...usedUp("cover_letter", 8, day(0))]);
  expect(none.state).toBe("ACTIVE_EMPTY");
  expect(findQuotaError(none, [...both])).toMatchObject({
    message: "You have no cover letter or resume credits left.",
    suggestedActions: ["Add Credits"],
  });
});

test("a plan is active a second before its end, not at its end or after", () => {
  const cases: [PlanEvent[], Date, string][] = [
    [[trial(day(0))], day(7), "TRIAL_OVER"],
    [[paid("a", "jjc", day(0))], day(30), "EXPIRED"],
    [[admin("agba", day(0))], day(30), "EXPIRED"],
    [[paid("a", "jjc", day(0)), paid("b", "agba", day(10))], day(60), "EXPIRED"],
  ];
  for (const [events, end, after] of cases) {
    const isCovered = (shift: number) => at(new Date(end.getTime() + shift), events).isCovered;
    expect([seconds(-1), -1, 0, 1, seconds(1)].map(isCovered)).toEqual([true, true, false, false, false]);
    expect(at(end, events).state).toBe(after);
    expect(at(end, events).expiresAt).toEqual(end);
  }
});

test("no event is skipped when the clock was set back", () => {
  expect(at(day(0), [paid("a", "jjc", day(5))]).expiresAt).toEqual(day(35));
});

// Properties over random histories of payments, repeats, refunds, use, gifts, cancellations and time.
type Step = {
  after: number;
  action:
    | "pay"
    | "buy"
    | "repeat"
    | "refund"
    | "take"
    | "return"
    | "give"
    | "present"
    | "reset"
    | "cancel"
    | "resume";
  plan: "jjc" | "agba";
  pack: "pack_1" | "pack_4" | "pack_9";
  kind: UsageRow["kind"];
  which: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: days(20) }) },
  ),
  action: fc.constantFrom(
    "pay",
    "pay",
    "pay",
    "buy",
    "buy",
    "present",
    "take",
    "take",
    "repeat",
    "refund",
    "take",
    "take",
    "take",
    "take",
    "return",
    "give",
    "reset",
    "cancel",
    "resume",
  ),
  plan: fc.constantFrom("jjc", "agba"),
  pack: fc.constantFrom("pack_1", "pack_4", "pack_9"),
  kind: fc.constantFrom("cover_letter", "resume"),
  which: fc.nat(7),
});

type Simulation = {
  history: BillingHistory;
  end: number;
  applied: string[];
  bought: Map<string, keyof typeof ALLOWANCES>; // what each payment paid
  refunded: Set<string>;
  replaced: Set<string>;
};

// Replays a history like the application: credits are used only when the rules allow it.
function live(
  steps: Step[],
  check?: (simulation: Simulation, before: SubscriptionState, step: Step) => void,
): Simulation {
  const simulation: Simulation = {
    history: { events: [trial(day(0))], usage: [] },
    end: START + 1,
    applied: [],
    bought: new Map(),
    refunded: new Set(),
    replaced: new Set(),
  };
  const { events, usage } = simulation.history;
  const open: { reservation: string; kind: UsageRow["kind"] }[] = [];
  for (const [n, { after, action, plan, pack, kind, which }] of steps.entries()) {
    // Within one millisecond only payments may coincide. Events and use are two tables without a common
    // order.
    const isPayment = (one?: Step["action"]) => one === "pay" || one === "buy";
    simulation.end += isPayment(action) && isPayment(steps[n - 1]?.action) ? after : after + 1;
    const now = new Date(simulation.end);
    const before = check && deriveSubscription(simulation.history, now);
    const id = `p${n}`;
    const earlier = simulation.applied[which % Math.max(1, simulation.applied.length)];
    if (action === "pay") {
      events.push(paid(id, plan, now));
      simulation.applied.push(id);
      simulation.bought.set(id, plan);
    }
    if (action === "buy") {
      events.push(paid(id, pack, now));
      simulation.applied.push(id);
      simulation.bought.set(id, pack);
    }
    if (action === "present") events.push({ ...given(which, which + 1, now), key: `credits_given:${id}` });
    if (action === "repeat" && earlier)
      events.push(paid(earlier, simulation.bought.get(earlier) ?? plan, now));
    if (action === "refund" && earlier) {
      events.push(refunded(earlier, now));
      simulation.refunded.add(earlier);
    }
    if (action === "give") events.push({ ...admin(plan, now), key: `admin_plan:${id}` });
    if (action === "reset")
      events.push({ ...event("usage_reset", now, granting(plan)), key: `usage_reset:${id}` });
    if (action === "cancel" || action === "resume")
      events.push({ ...event(action === "cancel" ? "cancelled" : "resumed", now), key: `${action}:${id}` });
    const taken =
      action === "take"
        ? Math.min(which * 5, takeable(deriveSubscription(simulation.history, now), kind))
        : 0;
    for (let many = 0; many < taken; many += 1) {
      const reservation = `${id}-${many}:${kind}`;
      usage.push({ createdAt: now, kind, event: "reserved", amount: -1, key: `reserved:${reservation}` });
      open.push({ reservation, kind });
    }
    const [back] = action === "return" ? open.splice(which % Math.max(1, open.length), 1) : [];
    if (back)
      usage.push({
        createdAt: now,
        kind: back.kind,
        event: "released",
        amount: 1,
        key: `completed:${back.reservation}`,
      });
    if (check && before) check(simulation, before, { after, action, plan, pack, kind, which });
  }
  return simulation;
}

function takeable(state: SubscriptionState, kind: UsageRow["kind"]): number {
  if (findQuotaError(state, [kind])) return 0;
  return kind === "resume" ? state.usable.resumesRemaining : state.usable.coverLettersRemaining;
}

const total = ({ coveragePeriods }: SubscriptionState, key: string) =>
  coveragePeriods
    .filter((segment) => segment.key === key)
    .reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);

test("every rule holds in twenty thousand histories", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const simulation = live(steps);
      const { history, end, bought, refunded: back } = simulation;
      const applied = simulation.applied.filter((id) => !bought.get(id)?.startsWith("pack"));
      const now = new Date(end);
      const state = deriveSubscription(history, now);
      seen.add(state.state);
      for (const id of applied)
        if (!back.has(id) && total(state, `payment_applied:${id}`) !== PLAN_PERIOD_MS)
          throw new Error(`${id} is not thirty days`);
      for (const id of back)
        if (total(state, `payment_applied:${id}`) > PLAN_PERIOD_MS) throw new Error(`${id} grew`);
      const coming = state.coveragePeriods.filter(({ endsAt }) => endsAt > now);
      for (const [n, segment] of state.coveragePeriods.entries()) {
        const next = state.coveragePeriods[n + 1];
        if (segment.endsAt <= segment.startsAt) throw new Error("an empty segment");
        if (next && next.startsAt < segment.endsAt) throw new Error("an overlap");
      }
      for (const [n, segment] of coming.entries()) {
        const next = coming[n + 1];
        if (n === 0 && segment.startsAt > now) throw new Error("a gap before the first");
        if (next && next.startsAt.getTime() !== segment.endsAt.getTime()) throw new Error("a gap");
        if (next && planOrder(next.plan) > planOrder(segment.plan))
          throw new Error("a higher plan behind a lower one");
      }
      for (const kind of ["cover_letter", "resume"] as const) {
        const left = state.lots.map((lot) => lot[kind].granted - lot[kind].voided - lot[kind].used);
        const sum = left.reduce((one, other) => one + other, 0);
        const shown =
          kind === "resume" ? state.balance.resumesRemaining : state.balance.coverLettersRemaining;
        if (
          left.some((count) => count < 0) ||
          state.lots.some((lot) => lot[kind].used < 0 || lot[kind].voided < 0)
        )
          throw new Error("less than nothing");
        if (sum !== shown) throw new Error("the balance is not what the lots hold");
        const moved = listCreditMovements(history, state)
          .filter((movement) => movement.kind === kind)
          .reduce((all, { amount }) => all + amount, 0);
        if (moved !== shown) throw new Error(`the ledger tells ${moved}, the balance ${shown}`);
      }
      const [first] = state.coveragePeriods;
      if (state.isCovered && state.status !== "active") throw new Error("covered and inactive");
      if (state.cancelAtPeriodEnd && !coming.length) throw new Error("cancelled and not covered");
      const isUsable = usable(state).some((count) => count > 0);
      const uncovered = isUsable ? "CREDITS" : "EXPIRED";
      if (first && !coming.length && !state.isCovered && state.state !== uncovered)
        throw new Error("not expired");
      if ((state.status === "active") !== (state.isCovered || isUsable)) throw new Error("wrong status");
      // Derived again from the last end, no plan is active and no credit is lost.
      const later = deriveSubscription(history, new Date(Math.max(end, state.expiresAt?.getTime() ?? 0)));
      if (later.coveragePeriods.length > 0 && coming.length > 0 && later.isCovered)
        throw new Error("covered after the end");
      if (balance(later).join() !== balance(state).join()) throw new Error("credits changed by time alone");
    }),
    runs(2_000),
  );
  expect([...seen].sort()).toEqual([
    "ACTIVE",
    "ACTIVE_EMPTY",
    "CANCELLED",
    "CREDITS",
    "EXPIRED",
    "TRIAL",
    "TRIAL_EMPTY",
    "TRIAL_OVER",
  ]);
});

test("each step changes only its own part: a payment adds, a repeat and a cancellation change nothing, a refund removes its own", () => {
  const end = ({ coveragePeriods }: SubscriptionState, now: number) =>
    Math.max(now, coveragePeriods.at(-1)?.endsAt.getTime() ?? now);
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      live(steps, ({ history, end: clock, refunded: back }, before, { action, plan, pack, kind, which }) => {
        const now = new Date(clock);
        const after = deriveSubscription(history, now);
        const gained = end(after, clock) - end(before, clock);
        const [letters, resumes] = balance(after).map((count, n) => count - (balance(before)[n] ?? 0));
        if (
          action === "pay" &&
          (gained !== PLAN_PERIOD_MS || letters !== ALLOWANCES[plan][0] || resumes !== ALLOWANCES[plan][1])
        )
          throw new Error("a payment gave something else");
        if (
          action === "buy" &&
          (gained !== 0 || letters !== ALLOWANCES[pack][0] || resumes !== ALLOWANCES[pack][1])
        )
          throw new Error("a pack gave something else");
        if (action === "present" && (gained !== 0 || letters !== which || resumes !== which + 1))
          throw new Error("a gift gave something else");
        checkOrderOfUse(before, after, action, kind);
        if (
          ["repeat", "cancel", "resume"].includes(action) &&
          (gained !== 0 || letters !== 0 || resumes !== 0)
        )
          throw new Error(`${action} moved something`);
        if (
          action === "refund" &&
          (gained > 0 ||
            gained < -PLAN_PERIOD_MS ||
            (letters ?? 0) > 0 ||
            (resumes ?? 0) > 0 ||
            (back.size === 0 && gained !== 0))
        )
          throw new Error("a refund took another's");
        if (action === "reset" && ((letters ?? 0) < 0 || (resumes ?? 0) < 0 || gained !== 0))
          throw new Error("a reset lowered something");
        if (["take", "return"].includes(action) && gained !== 0) throw new Error("use moved time");
      });
    }),
    runs(300),
  );
});

// What needs a plan goes first while it can be used, and is not touched while it cannot.
function checkOrderOfUse(
  before: SubscriptionState,
  after: SubscriptionState,
  action: Step["action"],
  kind: UsageRow["kind"],
) {
  const used = (state: SubscriptionState, ofPack: boolean) =>
    state.lots.filter((lot) => isPermanent(lot) === ofPack).reduce((sum, lot) => sum + lot[kind].used, 0);
  const bound = before.lots
    .filter((lot) => !isPermanent(lot))
    .reduce((sum, lot) => sum + lot[kind].granted - lot[kind].voided - lot[kind].used, 0);
  const [ofPlan = 0, ofPacks = 0] = [false, true].map((one) => used(after, one) - used(before, one));
  if (action !== "take" && action !== "return" && (ofPlan !== 0 || ofPacks !== 0))
    throw new Error(`${action} used a credit`);
  if (action !== "take") return;
  if (!before.isCovered && ofPlan !== 0) throw new Error("a plan's credit was used without a plan");
  if (before.isCovered && ofPacks > 0 && ofPlan < bound) throw new Error("a pack was used before the plan");
  const left = kind === "resume" ? before.usable.resumesRemaining : before.usable.coverLettersRemaining;
  if (ofPlan + ofPacks > left) throw new Error("more was used than could be");
}

test("two payments of one instant give the same result in either order", () => {
  const plans = fc.constantFrom<OfferId>("jjc", "agba", "pack_1", "pack_9");
  fc.assert(
    fc.property(plans, plans, fc.nat(days(10)), fc.nat(3), (one, other, before, use) => {
      const when = new Date(START + days(12));
      const base = [trial(day(0)), paid("z", "jjc", new Date(START + before))];
      const [a, b] = [paid("a", one, when), paid("b", other, when)];
      const usage = usedUp("cover_letter", use, day(13));
      const [first, second] = [
        [a, b],
        [b, a],
      ].map((pair) => at(day(14), [...base, ...pair], usage));
      expect(first).toEqual(second);
    }),
    runs(30),
  );
});
