// Mails to many people at once. Owner: features/announcements.
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import type { Audience } from "./values";

/**
 * A mail to a group. News go only to people who agreed to them. Changed prices and terms go to everybody whom they concern,
 * 30 days before they hold.
 */
export const announcements = sqliteTable(
  "announcements",
  {
    id: id(),
    createdAt: createdAt(),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["news", "terms", "price", "price_withdrawn"] }).notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(), // paragraphs, separated by empty lines
    audience: json<Audience>("audience").notNull(),
    effectiveAt: at("effective_at"), // of a change; null: news
    offerVersionId: text("offer_version_id"), // of a changed price; no foreign key: a change may be withdrawn
    state: text("state", { enum: ["draft", "sending", "sent", "stopped"] })
      .notNull()
      .default("draft"),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
    cursor: text("cursor").notNull().default(""), // the last account that was looked at, in the order of ids
  },
  (table) => [
    index("announcements_time").on(table.createdAt),
    index("announcements_version").on(table.offerVersionId),
  ],
);

/** To whom an announcement was sent, and when: the proof that a person was told. */
export const announcementRecipients = sqliteTable(
  "announcement_recipients",
  {
    announcementId: text("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index("announcement_recipients_user").on(table.userId),
  ],
);
