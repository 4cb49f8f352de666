// Settings of the whole application. Owner: db/app-settings.server.ts.
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, json } from "./columns";

/** Figures and switches of the house that an admin sets, by name. */
export const houseSettings = sqliteTable("house_settings", {
  setting: text("setting").primaryKey(),
  updatedAt: at("updated_at").notNull(),
  value: json<unknown>("value").notNull(),
});
