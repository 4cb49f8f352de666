import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import {
  billingEvents,
  billingNotifications,
  mails,
  payments,
  paystackEvents,
  userSettings,
  users,
} from "~/db/schema";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { runRetention } from "~/features/data-rights/retention.server";
import { getAccess } from "~/features/billing/access.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { getQuote } from "~/features/billing/quote.server";
import { paymentHistory } from "~/features/payments/payments.server";
import { getPayer } from "~/features/payments/checkout.server";
import { getPaymentNotice } from "~/features/payments/payment-notice.server";
import {
  applyPayment,
  cancelSubscription,
  getPlanToRenew,
  resetUsage,
  resumeSubscription,
  reversePayment,
  grantPlan,
} from "~/features/billing/subscription.server";
import { sendExpiryReminders } from "~/features/payments/expiry-reminders.server";
import { Refusal } from "~/refusal";
import { days, LAGOS, minutes } from "~/time";
import { makePaid, makePayment } from "./factories/payments";
import { makeUser } from "./factories/people";

const start = new Date("2027-03-01T09:00:00Z");
const day = (count: number) => new Date(start.getTime() + days(count));

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test("a payment becomes thirty days and its credits once, and its reversal takes them back once", () => {
  const user = makeUser({ trialEndsAt: day(-10) });
  const payment = makePayment(user.id, { offer: "agba", at: day(0), paidAt: day(0) });
  const apply = () => write((tx) => applyPayment(tx, payment, day(0)));
  expect([apply(), apply(), apply()]).toEqual([true, false, false]);
  expect(getSubscriptionState(user.id, day(1))).toMatchObject({
    plan: "agba",
    state: "ACTIVE",
    expiresAt: day(30),
    balance: { coverLettersRemaining: 27, resumesRemaining: 16 },
  });
  const back = () => write((tx) => reversePayment(tx, payment, day(2), "dispute"));
  expect([back(), back()]).toEqual([true, false]);
  expect(getSubscriptionState(user.id, day(2))).toMatchObject({
    state: "EXPIRED",
    balance: { coverLettersRemaining: 2, resumesRemaining: 1 },
  });
  expect(
    db
      .select({ reason: billingEvents.reason })
      .from(billingEvents)
      .where(eq(billingEvents.key, `payment_refunded:${payment.id}`))
      .all(),
  ).toEqual([{ reason: "dispute" }]);
});

test("a payment that was never applied cannot be reversed, and one without a person gives nothing", () => {
  const user = makeUser();
  const payment = makePayment(user.id);
  expect(write((tx) => reversePayment(tx, payment))).toBe(false);
  expect(write((tx) => applyPayment(tx, { ...payment, userId: null }))).toBe(false);
});

test("a late message costs no time: the thirty days run from when it was applied", () => {
  const user = makeUser({ trialEndsAt: day(-40) });
  const payment = makePayment(user.id, { at: day(0), paidAt: day(0) });
  write((tx) => applyPayment(tx, payment, day(3)));
  expect(getSubscriptionState(user.id, day(3)).expiresAt).toEqual(day(33));
});

test("cancelling keeps access until the end, resuming takes it back, and both are harmless twice", () => {
  const user = makeUser({ trialEndsAt: day(-1) });
  makePaid(user.id, { at: day(0) });
  expect(cancelSubscription(user.id, day(1))).toEqual({ keepsAccessUntil: day(30) });
  expect(cancelSubscription(user.id, day(2))).toEqual({ keepsAccessUntil: day(30) });
  expect(getAccess(user.id, day(2))).toMatchObject({
    cancelAtPeriodEnd: true,
    isRunning: true,
    status: "Active",
  });
  resumeSubscription(user.id, day(3));
  resumeSubscription(user.id, day(3));
  expect(getAccess(user.id, day(3))).toMatchObject({ cancelAtPeriodEnd: false });
  expect(refusalOf(() => resumeSubscription(user.id, day(31)))).toMatchObject({
    code: "SUBSCRIPTION_EXPIRED",
    status: 409,
  });
  expect(refusalOf(() => cancelSubscription(user.id, day(31)))).toMatchObject({
    code: "NOTHING_TO_CANCEL",
    status: 409,
  });
});

test("a trial cannot be cancelled", () => {
  expect(refusalOf(() => cancelSubscription(makeUser().id))).toMatchObject({ code: "NOTHING_TO_CANCEL" });
});

test("what each plan is called and what paying does, for each kind of person", () => {
  const labels = (userId: string, now: Date) =>
    ["jjc", "agba"].map((plan) => [getQuote(userId, plan, now).label, getQuote(userId, plan, now).kind]);
  const onTrial = makeUser({ trialEndsAt: day(5) });
  expect(labels(onTrial.id, day(0))).toEqual([
    ["Upgrade", "new"],
    ["Upgrade", "new"],
  ]);
  const basic = makeUser({ trialEndsAt: day(-5) });
  makePaid(basic.id, { offer: "jjc", at: day(0) });
  expect(labels(basic.id, day(1))).toEqual([
    ["Current Plan", "renew"],
    ["Upgrade", "upgrade"],
  ]);
  expect(labels(basic.id, day(31))).toEqual([
    ["Renew", "renew"],
    ["Switch", "new"],
  ]);
  const pro = makeUser({ trialEndsAt: day(-5) });
  makePaid(pro.id, { offer: "agba", at: day(0) });
  expect(labels(pro.id, day(1))).toEqual([
    ["Downgrade", "downgrade"],
    ["Current Plan", "renew"],
  ]);
  expect(getQuote(pro.id, "agba", day(1)).effect).toBe(
    "30 more days of Agba (Business Class): it then runs until 30 Apr 2027. 25 cover letters and 15 resumes are added at once. The 43 credits you still have stay yours.",
  );
});

test("a plan that is not on sale has no quote, and cannot be renewed", () => {
  const user = makeUser({ trialEndsAt: day(5) });
  for (const plan of ["idan", "free_trial", "elite", "", "__proto__"])
    expect(refusalOf(() => getQuote(user.id, plan, day(0)))).toMatchObject({
      code: "PLAN_UNAVAILABLE",
      status: 400,
    });
  expect(refusalOf(() => getPlanToRenew(user.id, day(0)))).toMatchObject({ code: "PLAN_UNAVAILABLE" });
  makePaid(user.id, { at: day(0) });
  expect([getPlanToRenew(user.id, day(1)), getPlanToRenew(user.id, day(40))]).toEqual(["jjc", "jjc"]);
});

test("a plan can be paid for at most ninety days ahead, and an upgrade starts at once all the same", () => {
  const user = makeUser({ trialEndsAt: day(-5) });
  for (let times = 0; times < 3; times += 1) {
    expect(getQuote(user.id, "jjc", day(0)).refusal).toBeNull();
    makePaid(user.id, { at: day(0) });
  }
  expect(getSubscriptionState(user.id, day(0)).expiresAt).toEqual(day(90));
  expect(getQuote(user.id, "jjc", day(0)).refusal).toMatchObject({ code: "RENEW_TOO_EARLY", status: 409 });
  expect(getQuote(user.id, "jjc", new Date(day(30).getTime() - 1)).refusal).toMatchObject({
    code: "RENEW_TOO_EARLY",
  });
  expect(getQuote(user.id, "jjc", day(30)).refusal).toBeNull();
  expect(getQuote(user.id, "agba", day(0)).refusal).toBeNull();
});

test("an admin's plan and a reset of usage show at once, and neither is a payment", () => {
  const user = makeUser({ trialEndsAt: day(-5), coverLetters: 0, resumes: 0 });
  write((tx) => grantPlan(tx, user.id, "idan", day(0)));
  expect(getAccess(user.id, day(1))).toMatchObject({
    planId: "idan",
    isUnlimited: true,
    isRunning: true,
    endsAt: day(30),
  });
  write((tx) => grantPlan(tx, user.id, "jjc", day(2)));
  expect(getAccess(user.id, day(2))).toMatchObject({
    planId: "jjc",
    isUnlimited: false,
    coverLettersRemaining: 8,
    resumesRemaining: 5,
  });
  write((tx) => resetUsage(tx, user.id, day(3)));
  expect(getAccess(user.id, day(3))).toMatchObject({ coverLettersRemaining: 8, resumesRemaining: 5 });
  expect(db.select().from(payments).where(eq(payments.userId, user.id)).all()).toEqual([]);
});

test("the page tells the plan, the credits one by one, and what follows", () => {
  const user = makeUser({ trialEndsAt: day(5) });
  makePaid(user.id, { offer: "agba", at: day(0) });
  makePaid(user.id, { offer: "jjc", at: day(1) });
  const shown = getSubscriptionOverview(user.id, LAGOS, day(2));
  expect(shown).toMatchObject({
    plan: { name: "Agba (Business Class)", status: "Active", note: "Paid until 30 Apr 2027" },
    next: "On 31 Mar 2027 JJC (Economy) follows, until 30 Apr 2027.",
    canCancel: true,
    canResume: false,
  });
  expect(shown.usage.coverLetters).toEqual({ used: 0, available: 35, total: 35, isUnlimited: false });
  expect(shown.movements.map(({ description, amount }) => `${description} ${amount}`)).toEqual([
    "Paid: JJC (Economy) 8",
    "Paid: JJC (Economy) 5",
    "Paid: Agba (Business Class) 25",
    "Paid: Agba (Business Class) 15",
    "Free trial 2",
    "Free trial 1",
  ]);
  expect(paymentHistory(user.id, LAGOS)).toHaveLength(2);
});

test("the notice after a payment is what its row says, and another's payment is unknown", () => {
  const owner = makeUser();
  const stranger = makeUser();
  const waiting = makePayment(owner.id);
  const failed = makePayment(owner.id, { status: "failed", failureText: "Insufficient funds" });
  expect(getPaymentNotice(owner.id, waiting.reference)).toMatchObject({
    label: "Checking your payment",
    isOpen: true,
  });
  expect(getPaymentNotice(owner.id, failed.reference)).toMatchObject({
    kind: "stop",
    label: "Payment Failed",
  });
  expect(getPaymentNotice(owner.id, failed.reference)?.text).toContain("Insufficient funds");
  expect(getPaymentNotice(stranger.id, waiting.reference)).toMatchObject({
    label: "Payment Verification Error",
    reference: "",
  });
  expect(getPaymentNotice(owner.id, "")).toBeNull();
});

test("a checkout that was left goes on where it stopped, and begins anew when it is old", () => {
  const user = makeUser();
  const at = day(0);
  const authorizationUrl = "https://checkout.paystack.com/abc";
  const left = makePayment(user.id, { offer: "pack_4", at, checkedAt: at, authorizationUrl });
  const noticeAt = (moment: Date) => getPaymentNotice(user.id, left.reference, moment);
  const in29 = new Date(at.getTime() + minutes(29));
  expect(noticeAt(in29)).toMatchObject({ label: "Not paid yet", isOpen: true, continueTo: authorizationUrl });
  expect(noticeAt(new Date(at.getTime() + minutes(30)))).toMatchObject({ continueTo: "/payment/pack_4" });
  const begun = makePayment(user.id, {
    at,
    checkedAt: at,
    authorizationUrl,
    failureText: "Waiting for your bank.",
  });
  expect(getPaymentNotice(user.id, begun.reference, in29)).toMatchObject({
    label: "Checking your payment",
    continueTo: "",
  });
});

function subjectsTo(userId: string): string[] {
  return db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.userId, userId))
    .all()
    .map(({ subject }) => subject);
}

// Goes through everybody, as a minute of rounds would.
function remindAll(now: Date) {
  for (let rounds = 0; rounds < 3; rounds += 1) sendExpiryReminders(now);
}

test("three reminders, each once: five days and one day before the end, and the day after", () => {
  const user = makeUser({ trialEndsAt: day(-5) });
  makePaid(user.id, { at: day(0) });
  const moments: [Date, number][] = [
    [day(24.9), 0],
    [day(25), 1],
    [day(26), 1],
    [day(28.9), 1],
    [day(29), 2],
    [day(29.9), 2],
    [day(30), 2],
    [day(30.9), 2],
    [day(31), 3],
    [day(31.5), 3],
    [day(40), 3],
  ];
  for (const [now, many] of moments) {
    remindAll(now);
    expect([now, subjectsTo(user.id).length]).toEqual([now, many]);
  }
  expect(subjectsTo(user.id)).toEqual([
    "Your JJC (Economy) plan ends on 31 Mar 2027",
    "Your JJC (Economy) plan ends on 31 Mar 2027",
    "Your JJC (Economy) plan has ended",
  ]);
});

test("a renewal moves the reminders, a cancellation ends them, a resumed plan has them again", () => {
  const user = makeUser({ trialEndsAt: day(-5) });
  makePaid(user.id, { at: day(0) });
  makePaid(user.id, { at: day(20) });
  remindAll(day(26));
  expect(subjectsTo(user.id)).toEqual([]);
  cancelSubscription(user.id, day(50));
  for (const now of [day(56), day(59.5), day(61)]) remindAll(now);
  expect(subjectsTo(user.id)).toEqual([]);
  const other = makeUser({ trialEndsAt: day(-5) });
  makePaid(other.id, { at: day(0) });
  cancelSubscription(other.id, day(10));
  resumeSubscription(other.id, day(11));
  remindAll(day(26));
  expect(subjectsTo(other.id)).toHaveLength(1);
});

test("a plan whose money went back is not mourned, and nobody is mailed who switched mails off", () => {
  const refunded = makeUser({ trialEndsAt: day(-5) });
  const payment = makePaid(refunded.id, { at: day(0) });
  write((tx) => reversePayment(tx, payment, day(3)));
  const silent = makeUser({ trialEndsAt: day(-5) });
  makePaid(silent.id, { at: day(0) });
  db.insert(userSettings)
    .values({ userId: silent.id, updatedAt: day(0), emailNotifications: false })
    .run();
  for (const now of [day(4.5), day(26), day(29.5), day(31)]) remindAll(now);
  expect([...subjectsTo(refunded.id), ...subjectsTo(silent.id)]).toEqual([]);
  expect(
    db.select().from(billingNotifications).where(eq(billingNotifications.userId, silent.id)).all(),
  ).toHaveLength(3);
});

test("an erased person's payments keep a pseudonym, and what could open a checkout or name a card is gone", () => {
  const user = makeUser();
  const first = makePaid(user.id, {
    last4: "4081",
    accessCode: "abc",
    authorizationUrl: "https://checkout.paystack.com/abc",
  });
  const second = makePayment(user.id);
  expect(second.payerPseudonym).toBe(first.payerPseudonym);
  expect(getPayer(makeUser().id)).not.toBe(first.payerPseudonym);
  db.insert(paystackEvents)
    .values({
      id: first.id,
      receivedAt: new Date(),
      bodySha256: first.id,
      dedupeKey: "x",
      event: "charge.success",
      reference: first.reference,
      rawBody: user.email,
    })
    .run();
  eraseAccount(user.id);
  expect(db.select().from(users).where(eq(users.id, user.id)).all()).toEqual([]);
  const kept = db.select().from(payments).where(eq(payments.payerPseudonym, first.payerPseudonym)).all();
  expect(
    kept.map(({ userId, last4, accessCode, authorizationUrl }) => [
      userId,
      last4,
      accessCode,
      authorizationUrl,
    ]),
  ).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ]);
  expect(kept.map(({ amountKobo }) => amountKobo)).toEqual([1_000_000, 1_000_000]);
  expect(
    db
      .select({ raw: paystackEvents.rawBody })
      .from(paystackEvents)
      .where(eq(paystackEvents.id, first.id))
      .all(),
  ).toEqual([{ raw: null }]);
});

test("payments go after six years, unpaid tries after one, bodies of webhooks after ninety days; the plan's history stays", () => {
  const user = makeUser({ trialEndsAt: day(-5) });
  const paidThen = makePaid(user.id, { at: day(0) });
  const unpaid = makePayment(user.id, { at: day(0), status: "expired" });
  db.insert(paystackEvents)
    .values({
      id: paidThen.id,
      receivedAt: day(0),
      bodySha256: paidThen.id,
      dedupeKey: "x",
      event: "charge.success",
      rawBody: "{}",
    })
    .run();
  const left = () =>
    db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.userId, user.id))
      .all()
      .map(({ id }) => id);
  const raw = () =>
    db
      .select({ raw: paystackEvents.rawBody })
      .from(paystackEvents)
      .where(eq(paystackEvents.id, paidThen.id))
      .get()?.raw;
  runRetention(day(89));
  expect([left().length, raw()]).toEqual([2, "{}"]);
  runRetention(new Date(day(365).getTime() + minutes(1)));
  expect([left(), raw()]).toEqual([[paidThen.id], null]);
  expect(left()).not.toContain(unpaid.id);
  runRetention(day(6 * 365 + 3));
  expect(left()).toEqual([]);
  expect(getSubscriptionState(user.id, day(1)).expiresAt).toEqual(day(30));
});
