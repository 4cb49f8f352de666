// What staff must know. Owner: features/alerts.
import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id } from "./columns";
import { ALERT_AREAS } from "./values";

/** A cause of trouble, from when it was first seen until it was gone. No names and no addresses of people. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: id(),
    createdAt: createdAt(),
    kind: text("kind").notNull(), // "disk", "payment"
    subject: text("subject").notNull().default(""), // which one: a reference, a provider
    area: text("area", { enum: ALERT_AREAS }).notNull(),
    severity: text("severity", { enum: ["warning", "grave"] }).notNull(),
    headline: text("headline").notNull(),
    detail: text("detail").notNull().default(""),
    path: text("path").notNull(), // of the page where staff can do something
    lastSeenAt: at("last_seen_at").notNull(),
    closedAt: at("closed_at"), // null: the cause is still there
    mailedAt: at("mailed_at"), // null: no mail was queued yet
    closingMailedAt: at("closing_mailed_at"),
    postedAt: at("posted_at"), // to the webhook
    closingPostedAt: at("closing_posted_at"),
  },
  (table) => [
    uniqueIndex("alerts_open")
      .on(table.kind, table.subject)
      .where(sql`closed_at is null`),
    index("alerts_closed").on(table.closedAt),
  ],
);
