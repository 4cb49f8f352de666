import { expect, test } from "vitest";
import { write } from "~/db/client.server";
import { getAccess, getPaymentUsage } from "~/features/billing/access.server";
import { reserveCredits } from "~/features/billing/credits.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { getQuote } from "~/features/billing/quote.server";
import { reversePayment } from "~/features/billing/subscription.server";
import { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { unusedShareKobo } from "~/features/payments/admin-payments.server";
import { Refusal } from "~/refusal";
import { days, LAGOS } from "~/time";
import { makeGeneration } from "./factories/generations";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

const start = new Date("2027-03-01T09:00:00Z");
const day = (count: number) => new Date(start.getTime() + days(count));

function reserveBoth(userId: string, now: Date): string {
  const id = makeGeneration(userId);
  try {
    write((tx) => reserveCredits(tx, userId, id, ["cover_letter", "resume"], now));
    return "reserved";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test("long after the trial one application is bought, made and used up, and nothing else changes", () => {
  const user = makeUser({ trialEndsAt: day(-30) });
  expect(reserveBoth(user.id, day(0))).toBe("TRIAL_EXPIRED");
  makePaid(user.id, { offer: "pack_1", at: day(0) });
  expect(getAccess(user.id, day(400))).toMatchObject({
    planName: "No plan",
    status: "Active",
    isActive: true,
    isRunning: false,
    coverLettersRemaining: 1,
    resumesRemaining: 1,
    note: "2 credits to use without a plan. Never expires. 3 more credits need a plan.",
  });
  expect([reserveBoth(user.id, day(400)), reserveBoth(user.id, day(400))]).toEqual([
    "reserved",
    "QUOTA_EXHAUSTED",
  ]);
  expect(getAccess(user.id, day(401))).toMatchObject({ status: "Inactive", coverLettersRemaining: 2 });
});

test("the trial may buy a pack too: its own credits go first, then the pack's", () => {
  const user = makeUser({ trialEndsAt: day(5), coverLetters: 1, resumes: 1 });
  makePaid(user.id, { offer: "pack_1", at: day(0) });
  expect(getQuote(user.id, "pack_9", day(1)).effect).toBe(
    "You need no plan to use it, now or later. Credits of your plan are used first. The 4 credits you still have stay yours.",
  );
  expect([reserveBoth(user.id, day(1)), reserveBoth(user.id, day(9)), reserveBoth(user.id, day(9))]).toEqual([
    "reserved",
    "reserved",
    "QUOTA_EXHAUSTED",
  ]);
});

test("a pack that is used in part: staff sees the share of what is unused, and its end takes only that", () => {
  const user = makeUser({ trialEndsAt: day(-30), coverLetters: 0, resumes: 0 });
  const payment = makePaid(user.id, { offer: "pack_9", at: day(0) });
  makePaid(user.id, { offer: "pack_1", at: day(0.5) });
  for (let times = 0; times < 2; times += 1) reserveBoth(user.id, day(1));
  const used = getPaymentUsage(user.id, payment.id, day(1));
  expect(used).toEqual({ used: 4, granted: 18, pack: { applications: 9, unused: 7 } });
  expect(unusedShareKobo(payment.amountKobo, used?.pack ?? { applications: 1, unused: 0 })).toBe(777_700);
  expect(write((tx) => reversePayment(tx, payment, day(2)))).toBe(true);
  expect(getSubscriptionState(user.id, day(2)).balance).toEqual({
    coverLettersRemaining: 1,
    resumesRemaining: 1,
  });
});

test("the page sells packs to everybody, names what each movement was, and offers no plan to cancel", () => {
  const user = makeUser({ trialEndsAt: day(-30) });
  makePaid(user.id, { offer: "pack_4", at: day(0) });
  const shown = getSubscriptionOverview(user.id, LAGOS, day(1));
  expect(shown).toMatchObject({ canCancel: false, canResume: false, renewal: null });
  expect(shown.packs.map(({ id, name, price, unitPrice }) => [id, name, price, unitPrice])).toEqual([
    ["pack_1", "1 application", "₦1,500", ""],
    ["pack_4", "4 applications", "₦5,000", "₦1,250 each"],
    ["pack_9", "9 applications", "₦10,000", "about ₦1,111 each"],
  ]);
  expect(shown.movements.map(({ description, amount }) => [description, amount]).slice(0, 2)).toEqual([
    ["Paid: 4 applications", 4],
    ["Paid: 4 applications", 4],
  ]);
});
