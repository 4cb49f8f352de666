// What happened in an account. Owner: features/account-events.
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, id, json } from "./columns";
import { EVENT_TYPES } from "./values";

/** Something that happened in an account: ids and states, no text of a person. Kept 30 days. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: EVENT_TYPES }).notNull(),
    data: json<Record<string, unknown>>("data").notNull(),
  },
  (table) => [
    index("account_events_user").on(table.userId, table.createdAt),
    index("account_events_time").on(table.createdAt),
  ],
);
