import type Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import type { Tx } from "./client.server";
import { appSettings } from "./schema";

// Settings of this beginning are the program's own (data-changes.server.ts).
const KEY = "operations.probe";

/** Writes the row that shows that the database can be written, and that counts how often it was. Must be all of its transaction. */
export function writeProbeRow(tx: Tx, at: Date): void {
  tx.insert(appSettings)
    .values({ key: KEY, value: { at: at.getTime(), probes: 1 }, updatedAt: at })
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
  return () => counted.get(KEY) ?? 0;
}
