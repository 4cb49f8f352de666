// Counted events and the figures made of them. Owner: features/events.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns";
import { PLAN_IDS } from "./values";

/**
 * What the product counts. Rows are only ever added, in the transaction of the act. Whose it is says the number of the directory alone: when the account is
 * erased its line goes, and the number is nobody's; so the figures of the past stay as they were.
 */
export const analyticsEvents = sqliteTable(
  "analytics_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: at("at").notNull(),
    day: text("day").generatedAlwaysAs(sql`date((at + 3600000) / 1000, 'unixepoch')`, { mode: "virtual" }), // the calendar day in Lagos
    userSequenceId: integer("user_sequence_id").notNull(), // of the directory; no foreign key, for it outlives the account
    type: text("type", {
      enum: [
        "registered",
        "session",
        "session_ended",
        "active",
        "generation",
        "document",
        "ai_cost",
        "ai_unpriced",
        "payment",
        "refund",
      ],
    }).notNull(),
    documentType: text("document_type").notNull().default(""), // the type of a document
    plan: text("plan", { enum: ["", ...PLAN_IDS] })
      .notNull()
      .default(""), // that the person had then; of a payment, that it is for
    value: integer("value").notNull().default(0), // kobo of payments and refunds, milliseconds of a session that ended, millionths of a US$ of AI, documents asked for
    key: text("key").notNull().unique(), // "document:" and its id: nothing counts twice
  },
  (table) => [index("analytics_events_type").on(table.type, table.at, table.userSequenceId, table.value)],
);

/** The figures of each closed day, made of its events. `metric` and `key` as features/events/daily.ts names them. */
export const dailyMetrics = sqliteTable(
  "daily_metrics",
  {
    day: text("day").notNull(), // YYYY-MM-DD in Lagos
    metric: text("metric").notNull(),
    key: text("key").notNull().default(""),
    value: integer("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] })],
);

/** Days whose events changed since their figures were made. Written by triggers on events, so that nobody who adds one can forget it. */
export const invalidatedDays = sqliteTable(
  "invalidated_days",
  {
    day: text("day").notNull(),
    type: text("type").notNull(), // of the events
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
);
