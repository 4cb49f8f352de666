// The history of each plan and credit, and the tables derived from it. Owner: features/billing.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { generations } from "./generations";
import { DOCUMENT_TYPES, OFFER_IDS, PLAN_IDS } from "./values";

/**
 * Every plan and pack, with each of its versions. A version holds from its date of effect until the next one of
 * the same offer; each sale names the version that it saw. Rows are never changed; one whose date is still to come
 * may be deleted. The migration holds the first ones.
 */
export const offerVersions = sqliteTable(
  "offer_versions",
  {
    id: id(),
    createdAt: createdAt(),
    offer: text("offer", { enum: OFFER_IDS }).notNull(),
    effectiveAt: at("effective_at").notNull(),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull().default(""),
    name: text("name").notNull(),
    priceKobo: integer("price_kobo").notNull(),
    coverLetters: integer("cover_letters").notNull(),
    resumes: integer("resumes").notNull(),
    isUnlimited: integer("is_unlimited", { mode: "boolean" }).notNull().default(false),
    features: json<string[]>("features").notNull(),
    position: integer("position").notNull(), // on the pages, smallest first
    isVisible: integer("is_visible", { mode: "boolean" }).notNull().default(true),
    isOnSale: integer("is_on_sale", { mode: "boolean" }).notNull(),
    isPopular: integer("is_popular", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [uniqueIndex("offer_versions_effect").on(table.offer, table.effectiveAt)],
);

/**
 * The number of each account in the admin list. It never changes and is not used twice; the newest is the
 * highest. The search index (a virtual table, see the migration user_search) and the pages of the list use
 * the same order. A trigger adds the row with the account.
 */
export const userSequence = sqliteTable("user_sequence", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  // version of the rules that wrote the periods of this user
  rulesVersion: integer("rules_version").notNull().default(0),
});

/**
 * The plan of a user over time, as derived by the rules of features/billing: one row for each period, without
 * gaps. Only for searching users by plan. Pages about one user always read the history.
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
    // Only the few plans that change by time alone.
    index("plan_periods_time_limited")
      .on(table.plan, table.userSequenceId, table.startsAt, table.endsAt)
      .where(sql`starts_at > 0 or ends_at < 8640000000000000`),
  ],
);

/**
 * What pays for the plan of a user, from when until when, if nothing else happens: a part of one payment's
 * time, or of a gift by staff. Derived from the history like planPeriods and only for counting. A user
 * without coverage has no row that holds now.
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
 * Credits are used only by rows here. Grants are in billingEvents. A reservation is −1 (0 under an unlimited
 * plan). Delivery adds a row of 0 (spent); failure adds a row that returns the credit (released). The key is
 * unique, so no event counts twice.
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
 * The events of a user's plan, in order; never changed. The pure rules of features/billing derive plan, time
 * and credits from these rows and the credit ledger. Each row stores its own grant, so that a new plan table
 * does not change the past.
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
        "credits_given",
        "credits_revoked",
        "cancelled",
        "resumed",
      ],
    }).notNull(),
    paymentId: text("payment_id"), // no foreign key: the history outlives the payment's row
    plan: text("plan", { enum: PLAN_IDS }), // whose time this adds; null: a pack, or no plan
    offerName: text("offer_name").notNull().default(""), // of what was bought or given, as it was called then
    isUnlimited: integer("is_unlimited", { mode: "boolean" }).notNull().default(false),
    // granted; for usage_reset: the balance after the reset
    coverLetters: integer("cover_letters").notNull().default(0),
    resumes: integer("resumes").notNull().default(0),
    startedAt: at("started_at"), // start of the payment: before or after a cancellation
    paidAt: at("paid_at"),
    endsAt: at("ends_at"), // end of a trial
    reason: text("reason", { enum: ["refund", "dispute", "reversed"] }),
    key: text("key").notNull().unique(), // "payment_applied:" and the payment id; prevents duplicates
  },
  (table) => [index("billing_events_user").on(table.userId, table.at)],
);
