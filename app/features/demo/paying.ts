import { allowanceOf } from "~/features/billing/history.server";
import { findPlan } from "~/features/billing/plans";
import { quoteIn } from "~/features/billing/quote.server";
import { days, hours, minutes, seconds } from "~/time";
import { wakingTime } from "./calendar";
import { giveBack } from "./giving-back";
import { addAct, addEvent, isOpen, standingThen, type Life } from "./life";
import { REFUSALS } from "./phrases";
import type { Rows } from "./rows";

type PaymentRow = Rows["payments"][number];
type Sold = "jjc" | "agba";
type Purchase = { at: number; plan: Sold };

const CONVERTED = 0.222;
const ALPHABET = [..."ABCDEFGHJKMNPQRSTVWXYZ0123456789"];
/** After this long a try to pay that came to nothing has expired. */
const OPEN_FOR = hours(72);

/** Everything the person pays in the year: the first plan, renewals, a better or a cheaper plan, money back, and the end. */
export function pay(life: Life): void {
  const { chance, user, until } = life;
  const start = user.emailVerifiedAt?.getTime();
  if (start === undefined) return;
  if (!chance.is(CONVERTED)) {
    if (chance.is(0.002)) takeGift(life, start + chance.between(days(1), days(40)));
    else if (chance.is(0.035))
      tryInVain(life, chance.id(), "jjc", wakingTime(chance, start + chance.wait(days(9)), start));
    return;
  }
  const payer = chance.id();
  let wish: Purchase | undefined = {
    at: wakingTime(
      chance,
      start + (chance.is(0.3) ? chance.between(0, days(7)) : days(5) + chance.wait(days(11))),
      start,
    ),
    plan: chance.weigh([
      ["jjc", 69],
      ["agba", 31],
    ]),
  };
  while (wish && isOpen(life, wish.at)) {
    const payment = buy(life, payer, wish);
    wish = payment ? nextPurchase(life, payment, wish.plan) : undefined;
  }
  noteEnd(life, until);
}

function buy(life: Life, payer: string, { at, plan }: Purchase): PaymentRow | undefined {
  const { chance } = life;
  const quote = quoteIn(standingThen(life, at), plan, new Date(at));
  if (quote.refusal) return undefined;
  if (chance.is(0.17)) {
    tryInVain(life, payer, plan, at - chance.whole(minutes(6), minutes(50)));
    if (chance.is(0.12)) return undefined;
  }
  const paidAt = new Date(at + chance.whole(seconds(50), minutes(5)));
  const appliedAt = new Date(paidAt.getTime() + chance.whole(seconds(1), seconds(40)));
  if (!isOpen(life, appliedAt.getTime())) return undefined;
  const channel = chance.weigh([
    ["bank_transfer", 46],
    ["card", 34],
    ["ussd", 12],
    ["bank", 8],
  ]);
  const last4 = channel === "card" ? chance.digits(4) : null;
  const payment = {
    ...paymentOf(life, payer, plan, quote.kind, at),
    status: "applied" as const,
    channel,
    last4,
    feesKobo: channel === "ussd" ? null : feeOf(quote.priceKobo),
    paystackId: chance.digits(10),
    paidAt,
    appliedAt,
    checkedAt: appliedAt,
  };
  life.rows.payments.push(payment);
  life.rows.billingNotices.push({ key: `receipt:${payment.id}`, createdAt: appliedAt, userId: life.user.id });
  addEvent(life, {
    at: appliedAt,
    type: "payment_applied",
    paymentId: payment.id,
    plan,
    ...allowanceOf(plan),
    startedAt: payment.createdAt,
    paidAt,
    key: `payment_applied:${payment.id}`,
  });
  life.counted.push({ type: "payment", at: paidAt, plan, value: payment.amountKobo, of: payment.id });
  life.visits.push(at);
  return payment;
}

// The bank said no, or nobody came back from the checkout.
function tryInVain(life: Life, payer: string, plan: Sold, at: number): void {
  const { chance, until, user, rows } = life;
  if (!isOpen(life, at) || at <= (user.emailVerifiedAt?.getTime() ?? 0)) return;
  const isYoung = at > until - OPEN_FOR;
  if (isYoung && chance.is(0.8)) return; // each open one is asked about at Paystack every few minutes, which knows none of them
  const isRefused = chance.is(0.6);
  const kind = quoteIn(standingThen(life, at), plan, new Date(at)).kind;
  const open = isRefused ? ("failed" as const) : ("pending" as const);
  const said = isRefused
    ? { channel: "card", failureText: chance.weigh(REFUSALS), paystackId: chance.digits(10) }
    : { channel: null, failureText: null, paystackId: null };
  rows.payments.push({
    ...paymentOf(life, payer, plan, kind, at),
    ...said,
    status: isYoung ? open : "expired",
    last4: null,
    feesKobo: null,
    paidAt: null,
    appliedAt: null,
    checkedAt: new Date(Math.min(until, at + minutes(12))),
  });
  life.visits.push(at);
}

function paymentOf({ chance, user }: Life, payer: string, plan: Sold, kind: PaymentRow["kind"], at: number) {
  const accessCode = chance.hex(15);
  const reference = `CG-${Array.from({ length: 20 }, () => chance.pick(ALPHABET)).join("")}`;
  const price = findPlan(plan)?.priceKobo ?? 0;
  return {
    id: chance.id(),
    createdAt: new Date(at),
    userId: user.id,
    payer,
    plan,
    kind,
    reference,
    amountKobo: price,
    currency: "NGN",
    mode: "test" as const,
    accessCode,
    authorizationUrl: `https://checkout.paystack.com/${accessCode}`,
    failureText: null,
  };
}

function nextPurchase(life: Life, payment: PaymentRow, plan: Sold): Purchase | undefined {
  const { chance } = life;
  const from = payment.appliedAt?.getTime() ?? 0;
  const end = standingThen(life, from).expiresAt?.getTime() ?? from;
  const later = (at: number, next: Sold = plan): Purchase => ({
    at: wakingTime(chance, at, (life.events.at(-1)?.at.getTime() ?? from) + hours(2)),
    plan: next,
  });
  if (chance.is(0.013) && giveBack(life, payment))
    return chance.is(0.25) ? later(from + chance.between(days(15), days(60))) : undefined;
  if (plan === "jjc" && chance.is(0.06)) return later(from + chance.between(days(3), days(20)), "agba");
  if (chance.is(0.1) && !cancel(life, from))
    return chance.is(0.12) ? later(end + chance.between(days(20), days(80))) : undefined;
  if (!chance.is(plan === "jjc" ? 0.58 : 0.64))
    return chance.is(0.08) ? later(end + chance.between(days(25), days(90))) : undefined;
  const other = plan === "jjc" ? "agba" : "jjc";
  return later(
    chance.is(0.6) ? end - chance.between(0, days(5)) : end + chance.wait(days(4)),
    chance.is(0.11) ? other : plan,
  );
}

// Whether they thought better of it.
function cancel(life: Life, from: number): boolean {
  const { chance, until } = life;
  const at = from + chance.between(days(2), days(22));
  if (at > until) return true;
  addEvent(life, { at: new Date(at), type: "cancelled", key: `cancelled:${chance.id()}` });
  const back = at + chance.between(hours(2), days(3));
  if (!chance.is(0.16) || back > until) return false;
  addEvent(life, { at: new Date(back), type: "resumed", key: `resumed:${chance.id()}` });
  return true;
}

function takeGift(life: Life, at: number): void {
  if (!isOpen(life, at)) return;
  const { chance, user } = life;
  const before = factsAt(life, at);
  addEvent(life, {
    at: new Date(at),
    type: "admin_plan",
    plan: "jjc",
    ...allowanceOf("jjc"),
    key: `admin_plan:${chance.id()}`,
  });
  addAct(life, at, "user.plan_set", `user:${user.id}`, {
    before,
    after: { ...factsAt(life, at), given: "jjc" },
  });
}

function factsAt(life: Life, at: number) {
  const { plan, status, expiresAt, balance } = standingThen(life, at);
  return { plan, status, expires: expiresAt?.toISOString() ?? null, ...balance };
}

// The reminders that went out by now, so that a server that starts on this database does not send them all at once.
function noteEnd(life: Life, until: number): void {
  const { segments, isCancelled } = standingThen(life, until);
  const end = segments.at(-1)?.endsAt.getTime();
  if (end === undefined || isCancelled || end < until - days(3)) return;
  for (const [due, before] of [
    ["ends_5", days(5)],
    ["ends_1", days(1)],
    ["ended", -days(1)],
  ] as const) {
    if (end - before <= until)
      life.rows.billingNotices.push({
        key: `${due}:${life.user.id}:${end}`,
        createdAt: new Date(end - before),
        userId: life.user.id,
      });
  }
}

/** What Paystack keeps of a payment in naira: 1.5 % and ₦100, at most ₦2,000. Of USSD it does not say. */
function feeOf(kobo: number): number {
  return Math.min(200_000, Math.round(kobo * 0.015) + 10_000);
}
