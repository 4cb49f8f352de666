import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";
import { days, hours } from "~/time";
import { MONITORING_RANGES, type MonitoringFilter } from "./monitoring.schema";
import { MIN_CALLS_FOR_PERCENTILES } from "./metrics.server";
import { documentCallsWhere } from "./call-filter.server";

export type TimeBucket = {
  from: Date;
  calls: number;
  failed: number;
  timed: number;
  p50?: number;
  p95?: number;
};

/**
 * Calls over time, one entry for each step of the range, empty ones too. Steps begin at full minutes, full
 * hours or Lagos midnights, so the first and last may be partial. Percentiles (ms) only for steps with 20
 * timed calls.
 */
export async function listTimeBuckets(filter: MonitoringFilter, now = new Date()): Promise<TimeBucket[]> {
  const { length, bucket } = MONITORING_RANGES[filter.range];
  const lagos = hours(1);
  const floor = (at: number) => Math.floor((at + lagos) / bucket) * bucket - lagos;
  const first = floor(now.getTime() - length);
  const many = (floor(now.getTime()) - first) / bucket + 1;
  const counts = countByBucket(filter, now, first, bucket);
  await yieldToEventLoop();
  const times = await percentilesByBucket(filter, now, first, bucket);
  return Array.from({ length: many }, (_, index) => {
    const { calls = 0, failed = 0 } = counts.find((row) => row.place === index) ?? {};
    const { timed = 0, p50, p95 } = times.find((row) => row.place === index) ?? {};
    const enough = timed >= MIN_CALLS_FOR_PERCENTILES;
    return { from: new Date(first + index * bucket), calls, failed, timed, ...(enough && { p50, p95 }) };
  });
}

function countByBucket(filter: MonitoringFilter, now: Date, first: number, bucket: number) {
  return db.all<{ place: number; calls: number; failed: number }>(sql`
    select ${bucketIndex(first, bucket)} as place, count(*) as calls, sum(${aiCalls.status} = 'failed') as failed
    from ${aiCalls} where ${documentCallsWhere(filter, now)} group by place`);
}

// One day at a time. Each day has a whole number of steps.
async function percentilesByBucket(filter: MonitoringFilter, now: Date, first: number, bucket: number) {
  const times: { place: number; timed: number; p50: number; p95: number }[] = [];
  for (let from = first; from <= now.getTime(); from += days(1)) {
    const within = and(
      documentCallsWhere(filter, now),
      eq(aiCalls.status, "ok"),
      isNotNull(aiCalls.ms),
      gte(aiCalls.createdAt, new Date(from)),
      lt(aiCalls.createdAt, new Date(from + days(1))),
    );
    const found = db.all<{ place: number; timed: number; p50: number; p95: number }>(sql`
      with sorted as (
        select ${bucketIndex(first, bucket)} as place, ${aiCalls.ms} as ms,
          row_number() over (partition by ${bucketIndex(first, bucket)} order by ${aiCalls.ms}) - 1 as rank,
          count(*) over (partition by ${bucketIndex(first, bucket)}) as n
        from ${aiCalls} where ${within}
      ) select place, max(n) as timed, max(case when rank = cast(0.5 * (n - 1) as integer) then ms end) as p50, max(case when rank = cast(0.95 * (n - 1) as integer) then ms end) as p95
      from sorted group by place`);
    times.push(...found);
    await yieldToEventLoop();
  }
  return times;
}

// SQLite receives numbers as floating point, so the integer division is explicit.
function bucketIndex(first: number, bucket: number) {
  return sql`cast((${aiCalls.createdAt} - ${first}) / ${bucket} as integer)`;
}
