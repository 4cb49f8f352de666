import { sql, type SQL } from "drizzle-orm";
import { events, type dailyFigures } from "~/db/schema";
import { hours } from "~/time";
import type { EventType } from "./events.server";

export type Metric =
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
  | "paid_back";

type Column = { metric: Metric; key?: SQL; value: SQL };

const many = sql`count(*)`;
const total = sql`sum(${events.value})`;
const plan = sql`${events.plan}`;

/** What is made of the events of a day, by their type: one row for each metric and key. The one place that says what a daily figure is. */
export const DAILY: Record<EventType, Column[]> = {
  registered: [{ metric: "registered", value: many }],
  session: [{ metric: "sessions", value: many }],
  session_ended: [
    { metric: "session_ms", value: total },
    { metric: "sessions_timed", value: many },
  ],
  active: [{ metric: "active", value: sql`count(distinct ${events.number})` }],
  generation: [{ metric: "requests", value: many }],
  document: [
    { metric: "documents", key: sql`${events.about}`, value: many },
    { metric: "documents_by_plan", key: plan, value: many },
    {
      metric: "documents_by_hour",
      key: sql`strftime('%H', (${events.at} + ${hours(1)}) / 1000, 'unixepoch')`,
      value: many,
    }, // Lagos is an hour ahead of UTC all year
  ],
  ai_cost: [{ metric: "ai_micro_usd", key: plan, value: total }],
  ai_unpriced: [{ metric: "ai_unpriced", key: plan, value: total }],
  payment: [
    { metric: "revenue", key: plan, value: total },
    { metric: "transactions", key: plan, value: many },
  ],
  refund: [{ metric: "paid_back", key: plan, value: total }],
};

export const EVENT_TYPES = Object.keys(DAILY).filter((type): type is EventType => type in DAILY);

export type DailyFigure = Omit<typeof dailyFigures.$inferSelect, "metric"> & { metric: Metric };
