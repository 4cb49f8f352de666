import { integer, text } from "drizzle-orm/sqlite-core";

/** A moment, stored as UTC milliseconds. */
export const at = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The primary key of most tables: a random text made by newId. */
export const id = () => text("id").primaryKey();

export const createdAt = () => at("created_at").notNull();

/** A value stored as JSON text. The type is a promise of the writer: a reader that depends on the shape parses the value. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
