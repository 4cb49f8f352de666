// The history of each plan and credit, and what is worked out from it. Owner: features/billing.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";
import { generations } from "./generations";
import { DOCUMENT_TYPES, PLAN_IDS } from "./values";

/**
 * The line of each account in the list of staff: a number that never changes and is not given twice, newest highest, so that the search index (a virtual
 * table, see the migration user_search) and the pages of the list agree on one order. Made by a trigger with the account.
 */
export const userSequence = sqliteTable("user_sequence", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  rulesVersion: integer("rules_version").notNull().default(0), // of the rules by which its spans were written
});

/**
 * Which plan a person has from when until when, as the rules of features/billing say: one row for each stretch of time, without gaps. Only for
 * finding people by plan; what a page says of one person always comes from the history.
 */
export const planPeriods = sqliteTable(
  "plan_periods",
  {
    userSequenceId: integer("user_sequence_id")
      .notNull()
      .references(() => userSequence.id, { onDelete: "cascade" }),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    plan: text("plan", { enum: PLAN_IDS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userSequenceId, table.startsAt] }),
    index("plan_periods_plan").on(table.plan, table.userSequenceId, table.startsAt, table.endsAt),
    // The few whose plan changes with time alone.
    index("plan_periods_time_limited")
      .on(table.plan, table.userSequenceId, table.startsAt, table.endsAt)
      .where(sql`starts_at > 0 or ends_at < 8640000000000000`),
  ],
);

/**
 * What pays for whose plan from when until when if nothing else happens: a piece of one payment's time, or of a gift of staff. Worked out from the history
 * like planSpans, and only for counting; a person without cover has no row that holds now.
 */
export const coveragePeriods = sqliteTable(
  "coverage_periods",
  {
    userSequenceId: integer("user_sequence_id")
      .notNull()
      .references(() => userSequence.id, { onDelete: "cascade" }),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    plan: text("plan", { enum: PLAN_IDS }).notNull(),
    paymentId: text("payment_id"), // null: a gift
  },
  (table) => [
    primaryKey({ columns: [table.userSequenceId, table.startsAt] }),
    index("coverage_periods_end").on(table.endsAt),
  ],
);

/**
 * Credits are used only by rows here; what was granted stands in billingEvents. A reservation is −1 (0 under an unlimited plan); delivery adds
 * a row of 0 (spent), failure a row that gives back (released). The key is unique, so no event counts twice.
 */
export const creditLedger = sqliteTable(
  "credit_ledger",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    kind: text("kind", { enum: DOCUMENT_TYPES }).notNull(),
    event: text("event", { enum: ["reserved", "spent", "released"] }).notNull(),
    amount: integer("amount").notNull(),
    key: text("key").notNull().unique(),
  },
  (table) => [
    index("credit_ledger_user").on(table.userId, table.kind),
    index("credit_ledger_generation").on(table.generationId),
    index("credit_ledger_event")
      .on(table.event, table.createdAt)
      .where(sql`generation_id is not null`),
  ],
);

/**
 * What happened to a person's plan, in order; never changed. The pure rules of features/billing make plan, time and credits of these rows and
 * of the credit ledger. What was granted stands in the row, so that a new plan table changes no past.
 */
export const billingEvents = sqliteTable(
  "billing_events",
  {
    id: id(),
    at: at("at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", {
      enum: [
        "trial_started",
        "payment_applied",
        "payment_refunded",
        "admin_plan",
        "usage_reset",
        "cancelled",
        "resumed",
      ],
    }).notNull(),
    paymentId: text("payment_id"), // no foreign key: the history outlives the payment's row
    plan: text("plan", { enum: PLAN_IDS }),
    coverLetters: integer("cover_letters").notNull().default(0), // granted; for usage_reset the balance that is lifted to
    resumes: integer("resumes").notNull().default(0),
    startedAt: at("started_at"), // when the payment was begun: before or after a cancellation
    paidAt: at("paid_at"),
    endsAt: at("ends_at"), // of a trial
    reason: text("reason", { enum: ["refund", "dispute", "reversed"] }),
    key: text("key").notNull().unique(), // "payment_applied:" and the payment's id: no event counts twice
  },
  (table) => [index("billing_events_user").on(table.userId, table.at)],
);
