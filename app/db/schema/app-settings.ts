// Settings of the whole application. Owner: db/app-settings.server.ts.
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, json } from "./columns";

/** Settings that an admin sets, by name. */
export const appSettings = sqliteTable("app_settings", {
  key: text("key").primaryKey(),
  updatedAt: at("updated_at").notNull(),
  value: json<unknown>("value").notNull(),
});
