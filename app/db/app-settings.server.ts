import type Database from "better-sqlite3";
import { eq, sql } from "drizzle-orm";
import { db, type Tx } from "./client.server";
import { appSettings } from "./schema";

/** The value of every stored application setting, by name. The caller parses each value with its schema. */
export function readAppSettings(reader: Pick<Tx, "select"> = db): Record<string, unknown> {
  const rows = reader.select().from(appSettings).all();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Sets one setting; undefined removes it. */
export function writeAppSetting(tx: Tx, key: string, value: unknown, now = new Date()): void {
  if (value === undefined) return void tx.delete(appSettings).where(eq(appSettings.key, key)).run();
  tx.insert(appSettings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt: now } })
    .run();
}

// Settings of this beginning are the program's own (data-changes.server.ts).
const PROBE = "operations.probe";

/** Writes the row that shows that the database can be written, and that counts how often it was. Must be all of its transaction. */
export function writeProbeRow(tx: Tx, at: Date): void {
  tx.insert(appSettings)
    .values({ key: PROBE, value: { at: at.getTime(), probes: 1 }, updatedAt: at })
    .onConflictDoUpdate({
      target: appSettings.key,
      set: {
        value: sql`json_object('at', ${at.getTime()}, 'probes', coalesce(${appSettings.value} ->> '$.probes', 0) + 1)`,
        updatedAt: at,
      },
    })
    .run();
}

/** A reader of how often that row was written. */
export function countProbes(sqlite: Database.Database): () => number {
  const counted = sqlite
    .prepare<[string], number | null>("select value ->> '$.probes' from app_settings where key = ?")
    .pluck();
  return () => counted.get(PROBE) ?? 0;
}
