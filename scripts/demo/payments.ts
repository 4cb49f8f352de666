import { grantOf } from "~/features/billing/history.server";
import { getOffer } from "~/features/billing/offers.server";
import { quoteFromState } from "~/features/billing/quote.server";
import { days, hours, minutes, seconds } from "~/time";
import { wakingTime } from "./calendar";
import { reversePayment } from "./refunds";
import { addAct, addEvent, canAct, standingOf, type SimulatedUser } from "./simulated-user";
import {
  type PaymentRow,
  type Sold,
  type Purchase,
  addUnpaidPayment,
  paymentOf,
  feeOf,
} from "./payment-rows";

const CONVERTED = 0.222;

/** Simulates all payments of the year: the first plan, renewals, plan changes, refunds, and the end. */
export function simulatePayments(simulated: SimulatedUser): void {
  const { random, user, until } = simulated;
  const start = user.emailVerifiedAt?.getTime();
  if (start === undefined) return;
  if (!random.chance(CONVERTED)) {
    if (random.chance(0.002)) receivePlan(simulated, start + random.between(days(1), days(40)));
    else if (random.chance(0.035))
      addUnpaidPayment(
        simulated,
        random.id(),
        "jjc",
        wakingTime(random, start + random.wait(days(9)), start),
      );
    return;
  }
  const payer = random.id();
  let wish: Purchase | undefined = {
    at: wakingTime(
      random,
      start + (random.chance(0.3) ? random.between(0, days(7)) : days(5) + random.wait(days(11))),
      start,
    ),
    plan: random.weighted([
      ["jjc", 69],
      ["agba", 31],
    ]),
  };
  while (wish && canAct(simulated, wish.at)) {
    const payment = buy(simulated, payer, wish);
    wish = payment ? nextPurchase(simulated, payment, wish.plan) : undefined;
  }
  addReminderNotices(simulated, until);
}

function buy(simulated: SimulatedUser, payer: string, { at, plan }: Purchase): PaymentRow | undefined {
  const { random } = simulated;
  const quote = quoteFromState(standingOf(simulated, at), plan, new Date(at));
  if (quote.refusal) return undefined;
  if (random.chance(0.17)) {
    addUnpaidPayment(simulated, payer, plan, at - random.integer(minutes(6), minutes(50)));
    if (random.chance(0.12)) return undefined;
  }
  const paidAt = new Date(at + random.integer(seconds(50), minutes(5)));
  const appliedAt = new Date(paidAt.getTime() + random.integer(seconds(1), seconds(40)));
  if (!canAct(simulated, appliedAt.getTime())) return undefined;
  const channel = random.weighted([
    ["bank_transfer", 46],
    ["card", 34],
    ["ussd", 12],
    ["bank", 8],
  ]);
  const last4 = channel === "card" ? random.digits(4) : null;
  const begun = paymentOf(simulated, payer, plan, quote.kind, at);
  const arrived = { receivedKobo: begun.amountKobo, receivedCurrency: "NGN" };
  const payment = {
    ...begun,
    status: "applied" as const,
    channel,
    last4,
    feesKobo: channel === "ussd" ? null : feeOf(quote.priceKobo),
    paystackId: random.digits(10),
    paidAt,
    ...arrived,
    appliedAt,
    checkedAt: appliedAt,
  };
  simulated.rows.payments.push(payment);
  simulated.rows.billingNotifications.push({
    key: `receipt:${payment.id}`,
    createdAt: appliedAt,
    userId: simulated.user.id,
  });
  addEvent(simulated, {
    at: appliedAt,
    type: "payment_applied",
    paymentId: payment.id,
    plan,
    ...grantOf(quote.offer),
    startedAt: payment.createdAt,
    paidAt,
    key: `payment_applied:${payment.id}`,
  });
  simulated.countedEvents.push({
    type: "payment",
    at: paidAt,
    plan,
    value: payment.amountKobo,
    of: payment.id,
  });
  simulated.visits.push(at);
  return payment;
}

function nextPurchase(simulated: SimulatedUser, payment: PaymentRow, plan: Sold): Purchase | undefined {
  const { random } = simulated;
  const from = payment.appliedAt?.getTime() ?? 0;
  const end = standingOf(simulated, from).expiresAt?.getTime() ?? from;
  const later = (at: number, next: Sold = plan): Purchase => ({
    at: wakingTime(random, at, (simulated.events.at(-1)?.at.getTime() ?? from) + hours(2)),
    plan: next,
  });
  if (random.chance(0.013) && reversePayment(simulated, payment))
    return random.chance(0.25) ? later(from + random.between(days(15), days(60))) : undefined;
  if (plan === "jjc" && random.chance(0.06)) return later(from + random.between(days(3), days(20)), "agba");
  if (random.chance(0.1) && !cancel(simulated, from))
    return random.chance(0.12) ? later(end + random.between(days(20), days(80))) : undefined;
  if (!random.chance(plan === "jjc" ? 0.58 : 0.64))
    return random.chance(0.08) ? later(end + random.between(days(25), days(90))) : undefined;
  const other = plan === "jjc" ? "agba" : "jjc";
  return later(
    random.chance(0.6) ? end - random.between(0, days(5)) : end + random.wait(days(4)),
    random.chance(0.11) ? other : plan,
  );
}

// Returns whether the plan continues at the end of its time.
function cancel(simulated: SimulatedUser, from: number): boolean {
  const { random, until } = simulated;
  const at = from + random.between(days(2), days(22));
  if (at > until) return true;
  addEvent(simulated, { at: new Date(at), type: "cancelled", key: `cancelled:${random.id()}` });
  const back = at + random.between(hours(2), days(3));
  if (!random.chance(0.16) || back > until) return false;
  addEvent(simulated, { at: new Date(back), type: "resumed", key: `resumed:${random.id()}` });
  return true;
}

function receivePlan(simulated: SimulatedUser, at: number): void {
  if (!canAct(simulated, at)) return;
  const { random, user } = simulated;
  const before = factsAt(simulated, at);
  addEvent(simulated, {
    at: new Date(at),
    type: "admin_plan",
    plan: "jjc",
    ...grantOf(getOffer("jjc")),
    key: `admin_plan:${random.id()}`,
  });
  addAct(simulated, at, "user.plan_set", `user:${user.id}`, {
    before,
    after: { ...factsAt(simulated, at), given: "jjc" },
  });
}

function factsAt(simulated: SimulatedUser, at: number) {
  const { plan, status, expiresAt, balance } = standingOf(simulated, at);
  return { plan, status, expires: expiresAt?.toISOString() ?? null, ...balance };
}

// The reminders that were already sent, so that a server on this database does not send them all at once.
function addReminderNotices(simulated: SimulatedUser, until: number): void {
  const { coveragePeriods, isCancelled } = standingOf(simulated, until);
  const end = coveragePeriods.at(-1)?.endsAt.getTime();
  if (end === undefined || isCancelled || end < until - days(3)) return;
  for (const [due, before] of [
    ["ends_5", days(5)],
    ["ends_1", days(1)],
    ["ended", -days(1)],
  ] as const) {
    if (end - before <= until)
      simulated.rows.billingNotifications.push({
        key: `${due}:${simulated.user.id}:${end}`,
        createdAt: new Date(end - before),
        userId: simulated.user.id,
      });
  }
}
