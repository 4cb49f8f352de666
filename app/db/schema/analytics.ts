// Analytics events and the daily metrics made from them. Owner: features/analytics-events.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns";
import { OFFER_IDS } from "./values";

/**
 * The events that the product counts. Rows are only added, in the transaction of the action. Only the number
 * of the user sequence links a row to a user. Erasure deletes the row of the sequence, so the event becomes
 * anonymous and past metrics stay the same.
 */
export const analyticsEvents = sqliteTable(
  "analytics_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: at("at").notNull(),
    // the calendar day in Lagos
    day: text("day").generatedAlwaysAs(sql`date((at + 3600000) / 1000, 'unixepoch')`, { mode: "virtual" }),
    // from the user sequence; no foreign key, because it outlives the account
    userSequenceId: integer("user_sequence_id").notNull(),
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
        "fee",
        "shared",
      ],
    }).notNull(),
    documentType: text("document_type").notNull().default(""), // the type of a document
    plan: text("plan", { enum: ["", ...OFFER_IDS] })
      .notNull()
      .default(""), // the user's plan at that time; for a payment, the plan or pack that was paid
    // kobo of payments, their fees and refunds, milliseconds of an ended session, millionths of a US$ of AI, documents
    // requested
    value: integer("value").notNull().default(0),
    key: text("key").notNull().unique(), // "document:" and its id; prevents duplicates
  },
  (table) => [index("analytics_events_type").on(table.type, table.at, table.userSequenceId, table.value)],
);

/**
 * The metrics of each closed day, made from its events. features/analytics-events/daily-metrics.ts defines
 * `metric` and `key`.
 */
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

/**
 * Days with events that changed after their metrics were made. Triggers on the events write these rows, so no
 * writer can miss it.
 */
export const invalidatedDays = sqliteTable(
  "invalidated_days",
  {
    day: text("day").notNull(),
    type: text("type").notNull(), // of the events
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
);
