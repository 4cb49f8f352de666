import { eq } from "drizzle-orm";
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
