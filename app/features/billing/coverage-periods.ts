import { planOrder, type PlanId } from "./plans";

/**
 * A period that one payment, or a gift by an admin, covers. A payment may have several periods when a higher
 * plan came between.
 */
export type CoveragePeriod = {
  key: string;
  paymentId: string | null;
  source: "paystack" | "admin";
  plan: PlanId;
  isUnlimited: boolean;
  startsAt: Date;
  endsAt: Date;
};
/** The remaining time of a payment, in milliseconds. */
export type UnusedTime = {
  key: string;
  paymentId: string | null;
  source: "paystack" | "admin";
  plan: PlanId;
  isUnlimited: boolean;
  paidAt: number;
  remainingMs: number;
};

/** Inserts new time in order: the highest plan first, then the earlier payment. */
export function addUnusedTime(unusedTimes: UnusedTime[], added: UnusedTime): void {
  unusedTimes.push(added);
  unusedTimes.sort(
    (one, other) =>
      planOrder(other.plan) - planOrder(one.plan) || one.paidAt - other.paidAt || compare(one.key, other.key),
  );
}

/** Removes time; later periods move up. Returns the keys of the removed periods. */
export function removeUnusedTime(
  unusedTimes: UnusedTime[],
  matches: (share: UnusedTime) => boolean,
): string[] {
  const dropped = unusedTimes.filter(matches);
  for (const share of dropped) unusedTimes.splice(unusedTimes.indexOf(share), 1);
  return dropped.map(({ key }) => key);
}

/** Lets time pass from one instant to another: the first period covers until it is used up, then the next. */
export function elapse(
  unusedTimes: UnusedTime[],
  pastPeriods: CoveragePeriod[],
  from: number,
  to: number,
): void {
  let clock = from;
  for (let first = unusedTimes[0]; first && clock < to; first = unusedTimes[0]) {
    const used = Math.min(first.remainingMs, to - clock);
    appendPeriod(pastPeriods, first, clock, clock + used);
    clock += used;
    first.remainingMs -= used;
    if (first.remainingMs === 0) unusedTimes.shift();
  }
}

/** The past periods, followed by the future ones. */
export function projectPeriods(
  pastPeriods: CoveragePeriod[],
  unusedTimes: UnusedTime[],
  clock: number,
): CoveragePeriod[] {
  const periods = pastPeriods.map((segment) => ({ ...segment }));
  let from = clock;
  for (const share of unusedTimes) {
    appendPeriod(periods, share, from, from + share.remainingMs);
    from += share.remainingMs;
  }
  return periods;
}

function appendPeriod(
  segments: CoveragePeriod[],
  { key, paymentId, source, plan, isUnlimited }: UnusedTime,
  from: number,
  to: number,
) {
  const last = segments.at(-1);
  if (last?.key === key && last.endsAt.getTime() === from) last.endsAt = new Date(to);
  else
    segments.push({
      key,
      paymentId,
      source,
      plan,
      isUnlimited,
      startsAt: new Date(from),
      endsAt: new Date(to),
    });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
