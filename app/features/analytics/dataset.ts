import type { OfferId, PlanId } from "~/features/billing/plans";
import type { MetricName } from "~/features/analytics-events/daily-metrics";
import { days, toLagosDay } from "~/time";

/** The sum of a metric for a day ("2026-11-21"), a month ("2026-11") or all time (""). */
export type MetricSum = { period: string; metric: MetricName; key: string; value: number };
export type Activity = {
  type: "user" | "document" | "subscription" | "other";
  message: string;
  at: Date;
  userId: string | null;
};
/** The accounts of one month: how many made documents in that month and in each one after, and how many ever paid. */
export type Cohort = { month: string; registered: number; made: number[]; paid: number };
/** People who shared something from their phone: how many of them then went how far. */
export type ShareFunnel = { shared: number; asked: number; made: number; paid: number };
export type TopSpender = { userId: string | null; name: string; requests: number; microUsd: number };

/** All data of the analytics pages, read at one time. */
export type Dataset = {
  now: Date;
  names: Map<OfferId, string>; // of plans and packs, in the order of the pages
  byDay: MetricSum[]; // 30 days in Lagos, the last is today
  byMonth: MetricSum[]; // 12 months in Lagos, the last is the current one; money and AI only
  allTime: MetricSum[];
  accounts: number;
  verified: number;
  // active users of the last 7 days, of the 7 before, and of both
  week: { active: number; before: number; returned: number };
  plans: { plan: PlanId; people: number }[]; // users by current plan, whether or not it still runs
  coverage: { plan: PlanId; paid: number; gifts: number }[]; // users with a running plan
  // users who paid for their plan 30 days ago, and those of them who no longer do
  month: { paying: number; lost: number };
  // accounts that ever had a paid plan
  conversionPath: { paid: number; jjc: number; jjcThenAgba: number; agba: number; agbaThenIdan: number };
  packBuyers: number; // users who ever paid for a pack, erased accounts included
  payers: number; // users who ever paid, erased accounts included
  deferredKobo: number; // paid, but for days in the future
  cohorts: Cohort[]; // the last six months, the current one last
  shareFunnel: ShareFunnel; // of 90 days
  spenders: TopSpender[];
  activity: Activity[];
  pendingDays: number; // closed days without metrics yet, after an update of the product
};

/** The last `count` days in Lagos; the last entry is today. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    toLagosDay(new Date(now.getTime() - days(count - 1 - index))),
  );
}

/** The last `count` calendar months in Lagos; the last entry is the current month. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = toLagosDay(now).split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The sum of a metric, for some periods or all, for one key or all. */
export function sumMetric(
  sums: MetricSum[],
  metric: MetricName,
  { periods, key }: { periods?: string[]; key?: string } = {},
): number {
  return sums.reduce(
    (all, sum) =>
      sum.metric === metric &&
      (!periods || periods.includes(sum.period)) &&
      (key === undefined || sum.key === key)
        ? all + sum.value
        : all,
    0,
  );
}

/** Payments minus refunds minus what Paystack kept, in kobo. A refund returns no fee. */
export function revenueAfterFees(
  sums: MetricSum[],
  filter: { periods?: string[]; key?: string } = {},
): number {
  return netRevenue(sums, filter) - sumMetric(sums, "fees", filter);
}

/** Payments minus refunds, in kobo. */
export function netRevenue(sums: MetricSum[], filter: { periods?: string[]; key?: string } = {}): number {
  return sumMetric(sums, "revenue", filter) - sumMetric(sums, "paid_back", filter);
}
