import type { PlanId } from "~/features/billing/plans";
import type { MetricName } from "~/features/analytics-events/daily-metrics";
import { days, toLagosDay } from "~/time";

/** A sum of a day ("2026-11-21"), a month ("2026-11") or of all time (""). */
export type MetricSum = { period: string; metric: MetricName; key: string; value: number };
export type Activity = {
  type: "user" | "document" | "subscription" | "other";
  message: string;
  at: Date;
  userId: string | null;
};
export type TopSpender = { userId: string | null; name: string; requests: number; microUsd: number };

/** Everything that the figures are made of, as it was read at one time. */
export type Dataset = {
  now: Date;
  byDay: MetricSum[]; // 30 days in Lagos, today the last
  byMonth: MetricSum[]; // 12 months in Lagos, this one the last; money and AI only
  allTime: MetricSum[];
  accounts: number;
  verified: number;
  week: { active: number; before: number; returned: number }; // people of the last 7 days, of the 7 before, and of both
  plans: { plan: PlanId; people: number }[]; // whose plan it is now, whether or not it still runs
  coverage: { plan: PlanId; paid: number; gifts: number }[]; // people whose plan runs now
  month: { paying: number; lost: number }; // who paid for their plan 30 days ago, and who of them no longer does
  conversionPath: { paid: number; jjc: number; jjcThenAgba: number; agba: number; agbaThenIdan: number }; // accounts that ever had a plan that was paid for
  payers: number; // people who ever paid, erased accounts included
  deferredKobo: number; // paid for, but its days are still to come
  spenders: TopSpender[];
  activity: Activity[];
  pendingDays: number; // closed days whose figures are still to be made, after an update of the product
};

/** The last `many` days in Lagos, today the last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    toLagosDay(new Date(now.getTime() - days(count - 1 - index))),
  );
}

/** The last `many` calendar months in Lagos, this one the last. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = toLagosDay(now).split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The sum of a metric, of some slots or all, of one key or all. */
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

/** What was paid less what went back, in kobo. */
export function netRevenue(sums: MetricSum[], filter: { periods?: string[]; key?: string } = {}): number {
  return sumMetric(sums, "revenue", filter) - sumMetric(sums, "paid_back", filter);
}
