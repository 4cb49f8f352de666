import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { dailyMetrics, analyticsEvents, invalidatedDays } from "~/db/schema";
import { days, hours, toLagosDay } from "~/time";
import { DAILY_METRICS, ANALYTICS_EVENT_TYPES, type DailyMetric } from "./daily-metrics";
import type { AnalyticsEventType } from "./events.server";

const MONEY_EVENTS: AnalyticsEventType[] = ["payment", "refund", "fee"];

/**
 * Makes the metrics of the next closed day with changed events, for one event type. It replaces the earlier
 * rows, so it is safe to repeat. A step is small, so that requests are answered in between. The open day is
 * not included. Returns whether there may be more.
 */
export function rollUpNextDay(now = new Date()): boolean {
  return write((tx) => {
    const invalidated = tx
      .select()
      .from(invalidatedDays)
      .where(lt(invalidatedDays.day, toLagosDay(now)))
      .orderBy(invalidatedDays.day)
      .limit(1)
      .get();
    if (!invalidated) return false;
    tx.delete(invalidatedDays)
      .where(and(eq(invalidatedDays.day, invalidated.day), eq(invalidatedDays.type, invalidated.type)))
      .run();
    const type = ANALYTICS_EVENT_TYPES.find((known) => known === invalidated.type);
    if (type) saveDailyMetrics(tx, type, invalidated.day);
    return true;
  });
}

/** Computes the metrics of a day from its events: for the day that is still open. */
export function computeDailyMetrics(
  reader: Pick<Tx, "select">,
  day: string,
  types: AnalyticsEventType[] = ANALYTICS_EVENT_TYPES,
): DailyMetric[] {
  const { from, to } = dayBounds(day);
  return types.flatMap((type) => {
    const within = and(
      eq(analyticsEvents.type, type),
      gte(analyticsEvents.at, from),
      lt(analyticsEvents.at, to),
    );
    return DAILY_METRICS[type].flatMap(({ metric, key = sql`''`, value }) =>
      reader
        .select({ key: key.mapWith(String), value: value.mapWith(Number) })
        .from(analyticsEvents)
        .where(within)
        .groupBy(key)
        .all()
        .map((row) => ({ day, metric, ...row })),
    );
  });
}

/** The first instant of a day in Lagos, and of the next day. */
export function dayBounds(day: string): { from: Date; to: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - hours(1);
  return { from: new Date(from), to: new Date(from + days(1)) };
}

/**
 * Deletes the next events older than `before` from days with metrics; payments only when older than
 * `paidBefore`. Returns how many.
 */
export function purgeEvents(before: Date, paidBefore: Date, limit = 1000): number {
  return ANALYTICS_EVENT_TYPES.reduce((many, type) => {
    const isOld = and(
      eq(analyticsEvents.type, type),
      lt(analyticsEvents.at, MONEY_EVENTS.includes(type) ? paidBefore : before),
    );
    const hasMetrics = sql`not exists (select 1 from ${invalidatedDays} where ${invalidatedDays.day} = ${analyticsEvents.day} and ${invalidatedDays.type} = ${analyticsEvents.type})`;
    const old = db
      .select({ id: analyticsEvents.id })
      .from(analyticsEvents)
      .where(and(isOld, hasMetrics))
      .limit(limit);
    return many + db.delete(analyticsEvents).where(inArray(analyticsEvents.id, old)).run().changes;
  }, 0);
}

function saveDailyMetrics(tx: Tx, type: AnalyticsEventType, day: string) {
  for (const { metric } of DAILY_METRICS[type])
    tx.delete(dailyMetrics)
      .where(and(eq(dailyMetrics.metric, metric), eq(dailyMetrics.day, day)))
      .run();
  const metrics = computeDailyMetrics(tx, day, [type]);
  if (metrics.length > 0) tx.insert(dailyMetrics).values(metrics).run();
}
