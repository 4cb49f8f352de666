import type { PlanId } from "~/features/billing/plans";
import type { Metric } from "~/features/events/daily";
import { days, lagosDay } from "~/time";

/** A sum of a day ("2026-11-21"), a month ("2026-11") or of all time (""). */
export type Sum = { slot: string; metric: Metric; key: string; value: number };
export type Happening = {
  type: "user" | "document" | "subscription" | "other";
  message: string;
  at: Date;
  userId: string | null;
};
export type Spender = { userId: string | null; name: string; requests: number; microUsd: number };

/** Everything that the figures are made of, as it was read at one time. */
export type Material = {
  now: Date;
  byDay: Sum[]; // 30 days in Lagos, today the last
  byMonth: Sum[]; // 12 months in Lagos, this one the last; money and AI only
  ever: Sum[];
  accounts: number;
  verified: number;
  week: { active: number; before: number; returned: number }; // people of the last 7 days, of the 7 before, and of both
  plans: { plan: PlanId; people: number }[]; // whose plan it is now, whether or not it still runs
  cover: { plan: PlanId; paid: number; gifts: number }[]; // people whose plan runs now
  month: { paying: number; lost: number }; // who paid for their plan 30 days ago, and who of them no longer does
  path: { paid: number; jjc: number; jjcThenAgba: number; agba: number; agbaThenIdan: number }; // accounts that ever had a plan that was paid for
  payers: number; // people who ever paid, erased accounts included
  deferredKobo: number; // paid for, but its days are still to come
  spenders: Spender[];
  activity: Happening[];
  unmadeDays: number; // closed days whose figures are still to be made, after an update of the product
};

/** The last `many` days in Lagos, today the last. */
export function lastDays(now: Date, many: number): string[] {
  return Array.from({ length: many }, (_, place) =>
    lagosDay(new Date(now.getTime() - days(many - 1 - place))),
  );
}

/** The last `many` calendar months in Lagos, this one the last. */
export function lastMonths(now: Date, many: number): string[] {
  const [year = 0, month = 0] = lagosDay(now).split("-").map(Number);
  return Array.from({ length: many }, (_, place) =>
    new Date(Date.UTC(year, month - many + place, 1)).toISOString().slice(0, 7),
  );
}

/** The sum of a metric, of some slots or all, of one key or all. */
export function total(
  sums: Sum[],
  metric: Metric,
  { slots, key }: { slots?: string[]; key?: string } = {},
): number {
  return sums.reduce(
    (all, sum) =>
      sum.metric === metric && (!slots || slots.includes(sum.slot)) && (key === undefined || sum.key === key)
        ? all + sum.value
        : all,
    0,
  );
}

/** What was paid less what went back, in kobo. */
export function netOf(sums: Sum[], chosen: { slots?: string[]; key?: string } = {}): number {
  return total(sums, "revenue", chosen) - total(sums, "paid_back", chosen);
}
