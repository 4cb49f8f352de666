import { and, desc, eq, gte, notInArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { dailyMetrics, invalidatedDays } from "~/db/schema";
import {
  DAILY_METRICS,
  ANALYTICS_EVENT_TYPES,
  type DailyMetric,
  type MetricName,
} from "~/features/analytics-events/daily-metrics";
import type { AnalyticsEventType } from "~/features/analytics-events/events.server";
import { computeDailyMetrics } from "~/features/analytics-events/roll-up.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import type { MetricSum } from "./dataset";

// The maximum number of days and types computed from events. There are more only in the first minutes after
// an update that added events.
const MAX_RECOMPUTED_DAYS = 400;

export type InvalidatedMetrics = {
  daysOf: (type: AnalyticsEventType) => string[];
  metrics: DailyMetric[];
  pendingDays: number;
};

/** The days without valid metrics, today included, and their metrics from current events. */
export async function readInvalidatedDays(): Promise<InvalidatedMetrics> {
  const rows = db.select().from(invalidatedDays).orderBy(desc(invalidatedDays.day)).all();
  const metrics: DailyMetric[] = [];
  for (const { day, type } of rows.slice(0, MAX_RECOMPUTED_DAYS)) {
    metrics.push(
      ...computeDailyMetrics(
        db,
        day,
        ANALYTICS_EVENT_TYPES.filter((known) => known === type),
      ),
    );
    await yieldToEventLoop();
  }
  const pendingDays = new Set(rows.slice(MAX_RECOMPUTED_DAYS).map(({ day }) => day)).size;
  return {
    daysOf: (type) => rows.filter((row) => row.type === type).map(({ day }) => day),
    metrics,
    pendingDays,
  };
}

type SumOptions = { from?: string; types?: AnalyticsEventType[]; granularity: "day" | "month" | "all" };
const PREFIX_LENGTHS = { day: 10, month: 7, all: 0 };

/** Sums of the daily metrics by day, month and all time, with the invalidated days computed from events. */
export async function readMetricSums(
  { daysOf, metrics }: InvalidatedMetrics,
  { from = "", types = ANALYTICS_EVENT_TYPES, granularity }: SumOptions,
): Promise<MetricSum[]> {
  const length = PREFIX_LENGTHS[granularity];
  const sums: MetricSum[] = [];
  for (const type of types) {
    for (const metric of metricNamesOf(type)) {
      const condition = and(
        eq(dailyMetrics.metric, metric),
        gte(dailyMetrics.day, from),
        notInArray(dailyMetrics.day, daysOf(type)),
      );
      const period = sql<string>`substr(${dailyMetrics.day}, 1, ${length})`;
      const rows = db
        .select({ period, key: dailyMetrics.key, value: sql<number>`sum(${dailyMetrics.value})` })
        .from(dailyMetrics)
        .where(condition)
        .groupBy(period, dailyMetrics.key)
        .all();
      sums.push(...rows.map((row) => ({ ...row, metric })));
      await yieldToEventLoop();
    }
  }
  const wanted = types.flatMap(metricNamesOf);
  const open = metrics
    .filter(({ day, metric }) => day >= from && wanted.includes(metric))
    .map(({ day, ...metricRow }) => ({ ...metricRow, period: day.slice(0, length) }));
  return [...sums, ...open];
}

function metricNamesOf(type: AnalyticsEventType): MetricName[] {
  return DAILY_METRICS[type].map(({ metric }) => metric);
}
