import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  analyticsEvents,
  dailyMetrics,
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
import { getSubscriptionState } from "~/features/billing/history.server";
import { bookMarch, lagos, loseWithRefund, naira } from "./factories/books";

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
