import { sql, type SQL } from "drizzle-orm";
import { analyticsEvents, type dailyMetrics } from "~/db/schema";
import { hours } from "~/time";
import type { AnalyticsEventType } from "./events.server";

export type MetricName =
  | "registered"
  | "sessions"
  | "session_ms"
  | "sessions_timed"
  | "active"
  | "requests"
  | "documents"
  | "documents_by_plan"
  | "documents_by_hour"
  | "ai_micro_usd"
  | "ai_unpriced"
  | "revenue"
  | "transactions"
  | "paid_back"
  | "fees"
  | "shares";

type MetricColumn = { metric: MetricName; key?: SQL; value: SQL };

const countRows = sql`count(*)`;
const sumValues = sql`sum(${analyticsEvents.value})`;
const plan = sql`${analyticsEvents.plan}`;

/**
 * The daily metrics made from the events of a day, by event type: one row for each metric and key. The only
 * definition of a daily metric.
 */
export const DAILY_METRICS: Record<AnalyticsEventType, MetricColumn[]> = {
  registered: [{ metric: "registered", value: countRows }],
  session: [{ metric: "sessions", value: countRows }],
  session_ended: [
    { metric: "session_ms", value: sumValues },
    { metric: "sessions_timed", value: countRows },
  ],
  active: [{ metric: "active", value: sql`count(distinct ${analyticsEvents.userSequenceId})` }],
  generation: [{ metric: "requests", value: countRows }],
  document: [
    { metric: "documents", key: sql`${analyticsEvents.documentType}`, value: countRows },
    { metric: "documents_by_plan", key: plan, value: countRows },
    {
      metric: "documents_by_hour",
      key: sql`strftime('%H', (${analyticsEvents.at} + ${hours(1)}) / 1000, 'unixepoch')`,
      value: countRows,
    }, // Lagos is one hour ahead of UTC all year
  ],
  ai_cost: [{ metric: "ai_micro_usd", key: plan, value: sumValues }],
  ai_unpriced: [{ metric: "ai_unpriced", key: plan, value: sumValues }],
  payment: [
    { metric: "revenue", key: plan, value: sumValues },
    { metric: "transactions", key: plan, value: countRows },
  ],
  refund: [{ metric: "paid_back", key: plan, value: sumValues }],
  fee: [{ metric: "fees", key: sql`coalesce(${plan}, '')`, value: sumValues }], // of a deposit: of no plan
  shared: [{ metric: "shares", value: countRows }],
};

export const ANALYTICS_EVENT_TYPES = Object.keys(DAILY_METRICS).filter(
  (type): type is AnalyticsEventType => type in DAILY_METRICS,
);

export type DailyMetric = Omit<typeof dailyMetrics.$inferSelect, "metric"> & { metric: MetricName };
