import { integer, text } from "drizzle-orm/sqlite-core";

/** A time, stored as UTC milliseconds. */
export const at = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The primary key of most tables: random text from newId. */
export const id = () => text("id").primaryKey();

/** The time when the row was stored. */
export const createdAt = () => at("created_at").notNull();

/**
 * A value stored as JSON text. The type is only a promise of the writer. A reader that depends on the shape
 * parses the value.
 */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
