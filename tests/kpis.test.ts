import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, sqlite, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { dailyMetrics, analyticsEvents, payments, refunds, invalidatedDays, users } from "~/db/schema";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { grantPlan } from "~/features/billing/subscription.server";
import {
  recordActivity,
  recordAnalyticsEvent,
  recordRegistration,
  type NewAnalyticsEvent,
} from "~/features/analytics-events/events.server";
import { purgeEvents, rollUpNextDay } from "~/features/analytics-events/roll-up.server";
import { KPIS, documentsByHour } from "~/features/analytics/kpi-definitions";
import { formatKpiTable } from "~/features/analytics/kpi-table";
import { serializeAnalytics, serializeStats } from "~/features/analytics/analytics-json";
import { lastDays, lastMonths } from "~/features/analytics/dataset";
import { readDataset } from "~/features/analytics/dataset.server";
import { findReport, toPlainRows } from "~/features/analytics/view-model";
import { recordRevenueLoss, recordRevenue } from "~/features/payments/revenue.server";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

// One in the afternoon in Lagos.
const NOW = new Date("2026-11-21T12:00:00Z");
const naira = (amount: number) => amount * 100;

beforeEach(() => {
  for (const table of [analyticsEvents, dailyMetrics, invalidatedDays, refunds, payments, users])
    db.delete(table).run();
});

function person(name: string, registered: string, { isVerified = true } = {}) {
  const user = makeUser({ email: `${name}@example.com`, trialEndsAt: new Date("2026-09-08T00:00:00Z") });
  if (!isVerified) db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id)).run();
  db.update(users).set({ firstName: name, lastName: "" }).where(eq(users.id, user.id)).run();
  write((tx) => recordRegistration(tx, user.id, new Date(registered)));
  return user.id;
}

const note = (
  type: NewAnalyticsEvent["type"],
  userId: string,
  at: string,
  rest: Partial<NewAnalyticsEvent> = {},
) => write((tx) => recordAnalyticsEvent(tx, { type, userId, sourceId: newId(), at: new Date(at), ...rest }));
const active = (userId: string, at: string) => write((tx) => recordActivity(tx, userId, new Date(at)));

function pay(userId: string, plan: "jjc" | "agba", at: string) {
  const payment = makePaid(userId, { offer: plan, at: new Date(at) });
  write((tx) => recordRevenue(tx, payment));
  return payment;
}

function sendBack(payment: ReturnType<typeof pay>, kobo: number, at: string) {
  const id = newId();
  db.insert(refunds)
    .values({
      id,
      createdAt: new Date(at),
      updatedAt: new Date(at),
      paymentId: payment.id,
      amountKobo: kobo,
      status: "processed",
    })
    .run();
  write((tx) => recordRevenueLoss(tx, payment, kobo, id, new Date(at)));
}

function rollUp(now = NOW): number {
  let slices = 0;
  while (rollUpNextDay(now)) slices += 1;
  return slices;
}

/** Five people; every figure below is worked out by hand from these lines. */
function settle() {
  const ada = person("Ada", "2026-09-01T10:00:00Z");
  const bola = person("Bola", "2026-10-25T10:00:00Z"); // 28 days ago
  const chidi = person("Chidi", "2026-11-20T23:30:00Z"); // 00:30 on the 21st in Lagos
  const dami = person("Dami", "2026-10-22T22:59:00Z", { isVerified: false }); // the last minute of the 31st day, counted back from today
  const eve = person("Eve", "2026-09-02T10:00:00Z");

  active(ada, "2026-11-20T10:00:00Z");
  active(ada, "2026-11-20T20:00:00Z"); // the same day: counts once
  active(ada, "2026-11-21T10:00:00Z");
  active(bola, "2026-11-15T10:00:00Z"); // the first of the last 7 days
  active(ada, "2026-11-14T10:00:00Z");
  active(dami, "2026-11-07T23:30:00Z"); // 00:30 on the 8th in Lagos: the first of the 7 days before
  active(eve, "2026-11-07T22:30:00Z"); // the 7th: neither

  pay(ada, "jjc", "2026-10-02T00:00:00Z"); // runs until 1 November
  pay(ada, "agba", "2026-11-06T12:00:00Z"); // runs until 6 December, noon: 15 of 30 days to come
  pay(bola, "jjc", "2026-10-12T12:00:00Z"); // ended on 11 November
  const part = pay(chidi, "jjc", "2026-10-31T23:30:00Z"); // November in Lagos; runs until 30 November, 23:30
  sendBack(part, naira(2_500), "2026-11-10T10:00:00Z");
  write((tx) => grantPlan(tx, dami, "idan", new Date("2026-11-20T10:00:00Z")));

  note("document", ada, "2026-09-02T10:00:00Z", { documentType: "cover_letter" });
  note("document", bola, "2026-11-07T22:59:00Z", { documentType: "cover_letter", plan: "jjc" }); // 23:59 on the 7th: not among the last 14 days
  note("document", ada, "2026-11-08T23:30:00Z", { documentType: "cover_letter", plan: "agba" }); // 00:30 on the 9th
  note("document", ada, "2026-11-21T10:15:00Z", { documentType: "cover_letter", plan: "agba" }); // 11 o'clock in Lagos
  note("document", ada, "2026-11-21T10:20:00Z", { documentType: "resume", plan: "agba" });

  note("session", eve, "2026-09-02T10:00:00Z");
  note("session_ended", eve, "2026-09-02T10:00:00Z", { value: 3_600_000 });
  note("session", ada, "2026-11-20T10:00:00Z");
  note("session_ended", ada, "2026-11-20T10:00:00Z", { value: 600_000 });
  note("session", ada, "2026-11-21T10:00:00Z");
  note("session_ended", ada, "2026-11-21T10:00:00Z", { value: 1_200_000 });

  note("ai_cost", ada, "2026-11-21T10:16:00Z", { plan: "agba", value: 1_200 });
  note("ai_cost", ada, "2026-11-08T23:31:00Z", { plan: "agba", value: 800 });
  note("ai_cost", bola, "2026-11-07T23:00:00Z", { plan: "jjc", value: 1_000 });
  return { ada, bola, chidi, dami, eve };
}

const BY_HAND = {
  totalUsers: 5,
  activeUsers: 2, // Ada, Bola
  newUsers: 2, // Bola, Chidi
  retention: 1 / 2, // before: Ada, Dami; Ada came back
  activeSubscribers: 2, // Ada, Chidi; Dami's plan is a gift
  conversion: 3 / 4, // Ada, Bola, Chidi of those and Eve
  churn: 1 / 2, // 30 days ago Ada and Bola paid; Bola no longer does
  documents: 5,
  documentsLately: 3,
  documentsPerUser: 5 / 5,
  peakHour: 11,
  monthRevenue: naira(20_000 + 10_000 - 2_500),
  monthAfterFees: naira(20_000 + 10_000 - 2_500),
  halfYearRevenue: naira(10_000 + 10_000 + 27_500),
  arpu: naira(27_500) / 2,
  averageRevenue: naira(47_500) / 5,
  lifetimeValue: naira(47_500) / 3,
  recognised: naira(47_500) - naira(20_000) / 2 - Math.round((naira(7_500) * 227.5) / 720), // Chidi: 9 days and 11.5 hours of 720 hours to come
  freeToJjc: 3 / 4,
  jjcToAgba: 1 / 3,
  agbaToIdan: 0 / 1,
  sessionMinutes: (10 + 20) / 2, // September's was longer ago than 30 days
  sessions: 3,
  aiCost: 3_000,
  aiCostPerDocument: 3_000 / 4,
};

const figuresNow = async (now = NOW) => {
  const material = await readDataset(now);
  return Object.fromEntries(Object.entries(KPIS).map(([name, { compute }]) => [name, compute(material)]));
};

test("every figure is what it is by hand, and the same once the closed days are rolled up", async () => {
  settle();
  rollUp();
  expect(
    db
      .select()
      .from(invalidatedDays)
      .all()
      .map(({ day }) => day),
  ).toEqual(Array(6).fill("2026-11-21")); // the open day stays with its events
  expect(await figuresNow()).toEqual(BY_HAND);
});

test("a day in Lagos ends at 23:00 UTC", async () => {
  const { ada } = settle();
  rollUp();
  const { byDay, byMonth } = await readDataset(NOW);
  const registered = byDay
    .filter(({ metric }) => metric === "registered")
    .map(({ period, value }) => [period, value]);
  expect(registered).toEqual([
    ["2026-10-25", 1],
    ["2026-11-21", 1],
  ]);
  expect(
    byMonth
      .filter(({ metric }) => metric === "revenue")
      .map(({ period, key, value }) => [period, key, value]),
  ).toEqual([
    ["2026-10", "jjc", naira(20_000)],
    ["2026-11", "agba", naira(20_000)],
    ["2026-11", "jjc", naira(10_000)],
  ]);
  note("session", ada, "2026-11-19T22:59:59.999Z");
  note("session", ada, "2026-11-19T23:00:00Z");
  expect(
    db
      .select({ day: analyticsEvents.day })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.type, "session"))
      .orderBy(analyticsEvents.id)
      .all()
      .map(({ day }) => day)
      .slice(-2),
  ).toEqual(["2026-11-19", "2026-11-20"]);
  expect(lastDays(new Date("2026-11-20T23:30:00Z"), 2)).toEqual(["2026-11-20", "2026-11-21"]);
  expect(lastMonths(new Date("2026-12-31T23:30:00Z"), 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test("rolling up again changes nothing; a late event, and one that moves, make their days anew", async () => {
  const { ada } = settle();
  rollUp();
  const stored = () => db.select().from(dailyMetrics).all();
  const before = stored();
  expect(before.length).toBeGreaterThan(20);
  expect(rollUp()).toBe(0);
  for (const { day, type } of db.select().from(analyticsEvents).all())
    db.insert(invalidatedDays)
      .values({ day: day ?? "", type })
      .onConflictDoNothing()
      .run();
  expect(rollUp()).toBeGreaterThan(10);
  expect(stored()).toEqual(before);

  note("document", ada, "2026-11-09T10:00:00Z", { sourceId: "late", documentType: "resume", plan: "agba" });
  expect((await figuresNow()).documentsLately).toBe(4); // counted from its event until its day is made
  expect(rollUp()).toBe(1);
  expect((await figuresNow()).documentsLately).toBe(4);
  db.update(analyticsEvents)
    .set({ at: new Date("2026-11-06T10:00:00Z") })
    .where(eq(analyticsEvents.key, "document:late"))
    .run();
  expect(rollUp()).toBe(2); // the day it left and the day it came to
  expect(await figuresNow()).toMatchObject({ documents: 6, documentsLately: 3 });
});

test("the same act told twice counts once", async () => {
  const { ada, chidi } = settle();
  const before = await figuresNow();
  const document = db.select().from(analyticsEvents).where(eq(analyticsEvents.type, "document")).get();
  note("document", ada, "2026-11-21T11:00:00Z", {
    sourceId: document?.key.slice("document:".length),
    documentType: "resume",
  });
  write((tx) => recordRegistration(tx, chidi, NOW));
  const paid = db.select().from(payments).where(eq(payments.userId, chidi)).all();
  expect(paid).toHaveLength(1);
  for (const payment of paid) write((tx) => recordRevenue(tx, payment));
  expect(await figuresNow()).toEqual(before);
});

test("where there is nothing to divide by, there is no figure", async () => {
  expect(await figuresNow()).toEqual({
    ...Object.fromEntries(Object.keys(KPIS).map((name) => [name, undefined])),
    totalUsers: 0,
    activeUsers: 0,
    newUsers: 0,
    activeSubscribers: 0,
    documents: 0,
    documentsLately: 0,
    monthRevenue: 0,
    monthAfterFees: 0,
    halfYearRevenue: 0,
    recognised: 0,
    sessions: 0,
    aiCost: 0,
  });
});

test("an erased account leaves its counts and nothing that says whose they were", async () => {
  const { ada } = settle();
  rollUp();
  const before = await figuresNow();
  const number = db
    .select()
    .from(analyticsEvents)
    .where(eq(analyticsEvents.type, "payment"))
    .get()?.userSequenceId;
  eraseAccount(ada);
  const left = sqlite.prepare("select * from analytics_events where user_sequence_id = ?").all(number);
  expect(left.length).toBeGreaterThan(5);
  expect(JSON.stringify(left)).not.toContain(ada);
  expect(sqlite.prepare("select 1 from user_sequence where id = ?").all(number)).toEqual([]);
  const { totalUsers, documents, monthRevenue, lifetimeValue, activeUsers, recognised } = await figuresNow();
  expect({ totalUsers, documents, monthRevenue, lifetimeValue, activeUsers }).toEqual({
    totalUsers: 4,
    documents: before.documents,
    monthRevenue: before.monthRevenue,
    lifetimeValue: before.lifetimeValue,
    activeUsers: before.activeUsers,
  });
  expect(recognised).toBe((before.recognised ?? 0) + naira(10_000)); // her plan ended with the account
  expect((await readDataset(NOW)).spenders.map(({ userId, name }) => [userId, name])[0]).toEqual([
    null,
    "A deleted account",
  ]);
});

test("old events go once their days are made; payments stay longer; the figures stay", async () => {
  settle();
  const forget = () => purgeEvents(new Date("2026-11-01T00:00:00Z"), new Date("2026-10-03T00:00:00Z"));
  expect(forget()).toBe(0); // no day is made yet
  rollUp();
  const before = await figuresNow();
  const all = db.select().from(analyticsEvents).all().length;
  expect(forget()).toBe(4 + 1 + 1 + 1 + 1); // four registrations, a document, a session and its end, and Ada's first payment
  expect(db.select().from(analyticsEvents).all()).toHaveLength(all - 8);
  expect(forget()).toBe(0);
  rollUp();
  expect({ ...(await figuresNow()), lifetimeValue: 0 }).toEqual({ ...before, lifetimeValue: 0 });
});

test("the document says of each figure what the page says", () => {
  expect(readFileSync("docs/analytics.md", "utf8")).toContain(formatKpiTable());
});

test("who spends most, hours and plans are listed as they are", async () => {
  const { ada, bola } = settle();
  const material = await readDataset(NOW);
  expect(material.spenders).toEqual([
    { userId: ada, name: "Ada", requests: 2, microUsd: 2_000 },
    { userId: bola, name: "Bola", requests: 1, microUsd: 1_000 },
  ]);
  rollUp();
  expect(documentsByHour(await readDataset(NOW)).filter(({ many }) => many > 0)).toEqual([
    { hour: 0, many: 1 },
    { hour: 11, many: 2 },
    { hour: 23, many: 1 },
  ]);
  expect(material.plans).toEqual([
    { plan: "free_trial", people: 1 },
    { plan: "jjc", people: 2 },
    { plan: "agba", people: 1 },
    { plan: "idan", people: 1 },
  ]);
  expect(material.coverage).toEqual([
    { plan: "free_trial", paid: 0, gifts: 0 },
    { plan: "jjc", paid: 1, gifts: 0 },
    { plan: "agba", paid: 1, gifts: 0 },
    { plan: "idan", paid: 0, gifts: 1 },
  ]);
  expect(
    material.activity.slice(0, 3).map(({ type, message, userId }) => [type, message, userId === ada]),
  ).toEqual([
    ["document", "A resume was made", true],
    ["document", "A cover letter was made", true],
    ["user", "A new user registered", false],
  ]);
  expect(material.activity.map(({ message }) => message)).toContain("₦2,500 for JJC (Economy) was refunded");
});

const NO_PACKS = { pack_1: 0, pack_4: 0, pack_9: 0 };

test("the API has the specified fields, money in naira and rates in per cent", async () => {
  settle();
  const material = await readDataset(NOW);
  const json = serializeAnalytics(material);
  expect(serializeStats(material)).toEqual({
    totalUsers: 5,
    activeSubscribers: 2,
    documentsGenerated: 5,
    monthlyRevenue: 27_500,
    updatedAt: NOW,
  });
  expect(Object.keys(json)).toEqual([
    "totalUsers",
    "activeSubscribers",
    "documentsGenerated",
    "planDistribution",
    "recentActivity",
    "monthlyRevenue",
    "userGrowth",
    "userEngagement",
    "documentTrends",
    "documentStats",
    "performanceMetrics",
    "conversionMetrics",
  ]);
  expect(json.monthlyRevenue.slice(-2)).toEqual([
    {
      month: "2026-10",
      revenue: 20_000,
      transactions: 2,
      breakdown: { jjc: 20_000, agba: 0, idan: 0, ...NO_PACKS },
    },
    {
      month: "2026-11",
      revenue: 27_500,
      transactions: 2,
      breakdown: { jjc: 7_500, agba: 20_000, idan: 0, ...NO_PACKS },
    },
  ]);
  expect(json.monthlyRevenue).toHaveLength(12);
  expect(json.userGrowth.filter(({ users: many }) => many > 0)).toEqual([
    { date: "2026-10-25", users: 1 },
    { date: "2026-11-21", users: 1 },
  ]);
  expect(json.userEngagement.slice(-2)).toEqual([
    { date: "2026-11-20", activeUsers: 1, totalSessions: 1 },
    { date: "2026-11-21", activeUsers: 1, totalSessions: 1 },
  ]);
  expect(json.documentTrends.at(-1)).toEqual({ date: "2026-11-21", coverLetters: 1, resumes: 1 });
  expect(json.documentStats).toEqual([
    { type: "cover_letter", count: 4 },
    { type: "resume", count: 1 },
  ]);
  expect(json.performanceMetrics).toEqual({
    retentionRate: 50,
    avgDocumentsPerUser: 1,
    avgSessionDuration: 15,
    peakUsageHours: [
      { hour: 11, usage: 2 },
      { hour: 0, usage: 1 },
      { hour: 23, usage: 1 },
    ],
  });
  expect(json.conversionMetrics).toEqual({
    conversionRate: 75,
    freeToJjc: 75,
    jjcToAgba: 33.33,
    agbaToIdan: 0,
    customerLifetimeValue: 15_833.33,
    averageRevenuePerUser: 9_500,
    totalRecognizedRevenue: 35_130.21,
    churnRate: 50,
    revenueByPlan: [
      { planId: "jjc", revenue: 27_500, transactions: 3, averageOrderValue: 10_000 },
      { planId: "agba", revenue: 20_000, transactions: 1, averageOrderValue: 20_000 },
      ...["idan", "pack_1", "pack_4", "pack_9"].map((planId) => ({
        planId,
        revenue: 0,
        transactions: 0,
        averageOrderValue: null,
      })),
    ],
  });
});

test("a CSV file holds plain numbers and its window of months", async () => {
  settle();
  const material = await readDataset(NOW);
  const rows = (file: string, window: 3 | 12 = 12) =>
    toPlainRows(findReport(material, file, window) ?? { id: "", title: "", columns: [], rows: [] });
  expect(rows("revenue.csv", 3)).toEqual([
    ["Month", "Paid", "Refunded", "Revenue", "Fees", "After fees", "Payments", "AI cost"],
    ["2026-09", 0, 0, 0, 0, 0, 0, 0],
    ["2026-10", 20_000, 0, 20_000, 0, 20_000, 2, 0],
    ["2026-11", 30_000, 2_500, 27_500, 0, 27_500, 2, 0.003],
  ]);
  expect(rows("revenue.csv")).toHaveLength(13);
  expect(rows("ai-cost-by-plan.csv").slice(2, 4)).toEqual([
    ["JJC (Economy)", 1, 0.001, 0.001, 0, 7_500],
    ["Agba (Business Class)", 3, 0.002, 0.002 / 3, 0, 20_000],
  ]);
  expect(rows("plans.csv")[1]).toEqual(["Free Trial", 1, 0.2, 0, 0]);
  expect(findReport(material, "users.csv", 12)).toBeUndefined();
});

test("what Paystack kept is taken off, by month and in the figure of this month; a refund returns no fee", async () => {
  const [ada, ngozi] = [person("ada", "2026-10-01T10:00:00Z"), person("ngozi", "2026-10-01T10:00:00Z")];
  const sell = (userId: string, at: string, feesKobo: number | null) => {
    const payment = { ...makePaid(userId, { offer: "jjc", at: new Date(at) }), feesKobo };
    write((tx) => recordRevenue(tx, payment));
    write((tx) => recordRevenue(tx, payment)); // twice counts once
    return payment;
  };
  sell(ada, "2026-10-20T10:00:00Z", naira(250));
  const sentBack = sell(ada, "2026-11-10T10:00:00Z", naira(250));
  sell(ngozi, "2026-11-11T10:00:00Z", null); // Paystack named no fee
  sendBack(sentBack, naira(4_000), "2026-11-12T10:00:00Z");
  const dataset = await readDataset(NOW);
  // 20,000 − 4,000 − 250
  expect([KPIS.monthRevenue.compute(dataset), KPIS.monthAfterFees.compute(dataset)]).toEqual([
    naira(16_000),
    naira(15_750),
  ]);
  const report = findReport(dataset, "revenue.csv", 3);
  expect(report && toPlainRows(report).slice(2)).toEqual([
    ["2026-10", 10_000, 0, 10_000, 250, 9_750, 1, 0],
    ["2026-11", 20_000, 4_000, 16_000, 250, 15_750, 2, 0],
  ]);
});

test("a cohort counts each account once a month after it came, and never one of another month", async () => {
  const [ada, ngozi, chidi] = [
    person("ada", "2026-09-30T23:30:00Z"), // 1 October in Lagos
    person("ngozi", "2026-10-10T10:00:00Z"),
    person("chidi", "2026-11-02T10:00:00Z"),
  ];
  person("old", "2026-01-02T10:00:00Z");
  for (const at of ["2026-10-02T10:00:00Z", "2026-10-03T10:00:00Z", "2026-11-20T10:00:00Z"])
    note("document", ada, at);
  note("document", ngozi, "2026-11-01T10:00:00Z");
  note("document", chidi, "2026-11-03T10:00:00Z");
  for (const at of ["2026-11-04T10:00:00Z", "2026-11-05T10:00:00Z"]) pay(ngozi, "jjc", at);
  const { cohorts } = await readDataset(NOW);
  expect(cohorts.slice(-2)).toEqual([
    { month: "2026-10", registered: 2, made: [1, 2], paid: 1 },
    { month: "2026-11", registered: 1, made: [1], paid: 0 },
  ]);
  expect(cohorts.slice(0, 4).map(({ registered }) => registered)).toEqual([0, 0, 0, 0]);
});

test("the way from a shared advert to a payment counts people, and only what came after the share", async () => {
  const [ada, ngozi, chidi] = ["ada", "ngozi", "chidi"].map((name) => person(name, "2026-10-01T10:00:00Z"));
  pay(chidi ?? "", "jjc", "2026-10-05T10:00:00Z"); // before the share
  for (const userId of [ada, ada, ngozi, chidi]) note("shared", userId ?? "", "2026-11-01T10:00:00Z");
  for (const userId of [ada, ngozi]) note("generation", userId ?? "", "2026-11-01T11:00:00Z");
  note("document", ada ?? "", "2026-11-01T11:01:00Z");
  pay(ada ?? "", "jjc", "2026-11-02T10:00:00Z");
  expect((await readDataset(NOW)).shareFunnel).toEqual({ shared: 3, asked: 2, made: 1, paid: 1 });
});
