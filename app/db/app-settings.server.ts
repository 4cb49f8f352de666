import { eq } from "drizzle-orm";
import { db, type Tx } from "./client.server";
import { houseSettings } from "./schema";

/** The value of every setting of the application that is set, by name. Whoever reads one knows its schema. */
export function readAppSettings(reader: Pick<Tx, "select"> = db): Record<string, unknown> {
  const rows = reader.select().from(houseSettings).all();
  return Object.fromEntries(rows.map(({ setting, value }) => [setting, value]));
}

/** Sets one setting; undefined removes it. */
export function writeAppSetting(tx: Tx, setting: string, value: unknown, now = new Date()): void {
  if (value === undefined)
    return void tx.delete(houseSettings).where(eq(houseSettings.setting, setting)).run();
  tx.insert(houseSettings)
    .values({ setting, value, updatedAt: now })
    .onConflictDoUpdate({ target: houseSettings.setting, set: { value, updatedAt: now } })
    .run();
}
