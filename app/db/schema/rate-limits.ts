// Rate limits. Owner: http/.
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns";

/** Counters that must survive a restart. */
export const rateLimits = sqliteTable("rate_limits", {
  key: text("key").primaryKey(),
  windowEndsAt: at("window_ends_at").notNull(),
  count: integer("count").notNull(),
});
