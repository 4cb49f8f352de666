import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import {
  analyticsEvents,
  dailyMetrics,
  disputes,
  invalidatedDays,
  paymentAlerts,
  payments,
  promoCodes,
  refunds,
  users,
} from "~/db/schema";
import { serializeAnalytics } from "~/features/analytics/analytics-json";
import { readDataset } from "~/features/analytics/dataset.server";
import { KPIS } from "~/features/analytics/kpi-definitions";
import { findReport, toPlainRows } from "~/features/analytics/view-model";
import { getPaymentUsage } from "~/features/billing/access.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { getOffer } from "~/features/billing/offers.server";
import { reserveCredits } from "~/features/billing/credits.server";
import { unusedShareKobo } from "~/features/payments/admin-payments.server";
import { loseDispute } from "~/features/payments/disputes.server";
import type { Payment } from "~/features/payments/payment";
import { PromoCodeForm } from "~/features/payments/promo-codes.schema";
import { createPromoCode, getDiscount } from "~/features/payments/promo-codes.server";
import { advanceRefund } from "~/features/payments/refunds.server";
import { recordRevenue } from "~/features/payments/revenue.server";
import { makeGeneration } from "./factories/generations";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

const lagos = (moment: string) => new Date(`${moment}+01:00`);
const naira = (amount: number) => Math.round(amount * 100);

beforeEach(() => {
  for (const table of [
    analyticsEvents,
    dailyMetrics,
    invalidatedDays,
    paymentAlerts,
    refunds,
    payments,
    promoCodes,
    users,
  ])
    db.delete(table).run();
});

const someone = () => makeUser({ trialEndsAt: lagos("2027-02-01T00:00:00"), coverLetters: 0, resumes: 0 }).id;

function makeCode(code: string, more: Record<string, unknown>) {
  const values = PromoCodeForm.parse({ code, reason: "a test", ...more });
  createPromoCode({ userId: someone(), address: "192.0.2.1" }, values, lagos("2027-02-20T00:00:00"));
}

type Arrived = Partial<Pick<Payment, "receivedKobo" | "receivedCurrency">>;

function pay(
  userId: string,
  offer: Payment["offer"],
  moment: string,
  code = "",
  arrived: Arrived = {},
): Payment {
  const at = lagos(moment);
  const discount = code ? getDiscount(userId, getOffer(offer, at), code, at) : undefined;
  const { priceKobo: amountKobo, discountKobo, promoCodeId } = discount ?? {};
  const payment = makePaid(userId, {
    offer,
    at,
    ...(discount && { amountKobo, discountKobo, promoCodeId }),
    ...arrived,
  });
  write((tx) => recordRevenue(tx, payment));
  return payment;
}

// A refund as Paystack reports it when it was processed.
function sendBack(payment: Payment, kobo: number, moment: string, endsAccess: boolean) {
  const at = lagos(moment);
  const id = newId();
  write((tx) => {
    tx.insert(refunds)
      .values({ id, createdAt: at, updatedAt: at, paymentId: payment.id, amountKobo: kobo, endsAccess })
      .run();
    const reported = { id: newId(), amountKobo: kobo, note: id, transactionId: null, isOfDispute: false };
    advanceRefund(tx, id, { ...reported, status: "processed" }, at);
  });
}

/**
 * March 2027. By hand:
 *   1 Mar 10:00   JJC                         10,000
 *   5 Mar 12:00   4 applications, 20 % off     4,000   (5,000 − 1,000)
 *   7 Mar 11:00   JJC, half of the price came  5,000   (the plan was given all the same)
 *   8 Mar 11:00   JJC, twice the price came   20,000
 *   8 Mar 12:00   JJC, $65 came                    0   (the books are in naira)
 *  10 Mar 10:00   Agba                        20,000
 *  12 Mar 09:00   9 applications, ₦2,500 off   7,500   (10,000 − 2,500)
 *  31 Mar 23:30   1 application                1,500   (22:30 UTC)
 *   1 Apr 00:30   1 application                1,500   (23:30 UTC on 31 March)
 *   9 Mar 09:00   back: the excess of JJC     10,000   (the plan stays)
 *  20 Mar 15:00   back: 7 of 9 unused          5,833   (7,500 × 7 / 9 = 5,833.33, whole naira)
 *  25 Mar 11:00   dispute lost: Agba          20,000
 *  26 Mar 11:00   back: Agba, on its way before    0   (the same money)
 * Paid in March 68,000, back 35,833, revenue 32,167, 7 payments.
 */
function bookMarch() {
  makeCode("SHARE20", { percentOff: "20" });
  makeCode("LESS2500", { nairaOff: "2500" });
  const [ada, bola, chidi, dami, eve] = [someone(), someone(), someone(), someone(), someone()];
  pay(ada, "jjc", "2027-03-01T10:00:00");
  pay(bola, "pack_4", "2027-03-05T12:00:00", "SHARE20");
  const [fola, grace, hope] = [someone(), someone(), someone()];
  pay(fola, "jjc", "2027-03-07T11:00:00", "", { receivedKobo: naira(5_000) });
  const twice = pay(grace, "jjc", "2027-03-08T11:00:00", "", { receivedKobo: naira(20_000) });
  pay(hope, "jjc", "2027-03-08T12:00:00", "", { receivedKobo: 6_500, receivedCurrency: "USD" });
  sendBack(twice, naira(10_000), "2027-03-09T09:00:00", false);
  const agba = pay(chidi, "agba", "2027-03-10T10:00:00");
  const nine = pay(dami, "pack_9", "2027-03-12T09:00:00", "less2500");
  for (const moment of ["2027-03-13T09:00:00", "2027-03-14T09:00:00"]) {
    const generation = makeGeneration(dami);
    write((tx) => reserveCredits(tx, dami, generation, ["cover_letter", "resume"], lagos(moment)));
  }
  const unused = getPaymentUsage(dami, nine.id, lagos("2027-03-20T15:00:00"))?.pack;
  if (!unused) throw new Error("no pack");
  sendBack(nine, unusedShareKobo(nine.amountKobo, unused), "2027-03-20T15:00:00", true);
  pay(eve, "pack_1", "2027-03-31T23:30:00");
  pay(eve, "pack_1", "2027-04-01T00:30:00");
  return { agba, chidi, dami, eve, grace };
}

// A refund is on its way when the bank takes the same money back.
function loseWithRefund(payment: Payment) {
  const at = lagos("2027-03-25T11:00:00");
  const id = newId();
  write((tx) => {
    tx.insert(disputes)
      .values({ id, createdAt: at, updatedAt: at, paymentId: payment.id, status: "resolved" })
      .run();
    loseDispute(tx, payment, id, at);
  });
  const lost = db.select().from(payments).where(eq(payments.id, payment.id)).get();
  if (lost?.status !== "reversed") throw new Error("the dispute is not lost");
  sendBack(lost, payment.amountKobo, "2027-03-26T11:00:00", true);
}

test("a month of plans, packs, codes, a part refund and a dispute is booked to the kobo", async () => {
  const { agba, chidi, dami, eve, grace } = bookMarch();
  loseWithRefund(agba);
  const april = await readDataset(lagos("2027-04-02T12:00:00"));
  const json = serializeAnalytics(april);
  expect(json.monthlyRevenue.slice(-2)).toEqual([
    {
      month: "2027-03",
      revenue: 32_167,
      transactions: 7,
      breakdown: { jjc: 25_000, agba: 0, idan: 0, pack_1: 1_500, pack_4: 4_000, pack_9: 1_667 },
    },
    {
      month: "2027-04",
      revenue: 1_500,
      transactions: 1,
      breakdown: { jjc: 0, agba: 0, idan: 0, pack_1: 1_500, pack_4: 0, pack_9: 0 },
    },
  ]);
  // On 2 April at 12:00 the JJC of the 7th has 95 of 720 hours to come, that of the 8th 119.
  const toCome = Math.round((naira(5_000) * 95) / 720) + Math.round((naira(10_000) * 119) / 720);
  expect(KPIS.recognised.compute(april)).toBe(naira(32_167 + 1_500) - toCome);
  expect(KPIS.lifetimeValue.compute(april)).toBe(naira(33_667) / 7);
  const rows = toPlainRows(
    findReport(april, "revenue-by-plan.csv", 3) ?? { id: "", title: "", columns: [], rows: [] },
  );
  expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
    ["JJC (Economy)", 25_000, 3, 11_666.67],
    ["Agba (Business Class)", 0, 1, 20_000],
    ["Idan (First Class)", 0, 0, ""],
    ["1 application", 3_000, 2, 1_500],
    ["4 applications", 4_000, 1, 4_000],
    ["9 applications", 1_667, 1, 7_500],
  ]);
  const funnel = toPlainRows(
    findReport(april, "funnel.csv", 3) ?? { id: "", title: "", columns: [], rows: [] },
  );
  expect(funnel[1]?.slice(0, 2)).toEqual(["Free to a pack", 3]);
  // what everybody holds after it
  const held = (userId: string) => Object.values(getSubscriptionState(userId, april.now).usable);
  expect([held(chidi), held(dami), held(eve)]).toEqual([
    [0, 0],
    [0, 0],
    [2, 2],
  ]);
  expect(getSubscriptionState(grace, april.now).plan).toBe("jjc"); // the excess took nothing with it
  expect(
    db.select({ kind: paymentAlerts.kind, kobo: paymentAlerts.amountKobo }).from(paymentAlerts).all(),
  ).toEqual([{ kind: "returned_twice", kobo: naira(20_000) }]);
});

test("before the dispute, plans are earned day by day and packs on their day", async () => {
  bookMarch();
  // 21 March, 10:00: JJC has 10 of 30 days to come, Agba 19 of 30, the two odd ones 385 and 409 of 720 hours.
  const then = await readDataset(lagos("2027-03-21T10:00:00"));
  const paidByThen = naira(10_000 + 4_000 + 5_000 + 20_000 - 10_000 + 20_000 + 7_500 - 5_833);
  const later = naira(1_500 + 1_500); // the test has written them already; both are packs
  expect(then.deferredKobo).toBe(
    Math.round(naira(10_000) / 3) +
      Math.round((naira(20_000) * 19) / 30) +
      Math.round((naira(5_000) * 385) / 720) +
      Math.round((naira(10_000) * 409) / 720),
  );
  expect(KPIS.recognised.compute(then)).toBe(paidByThen + later - then.deferredKobo);
});
