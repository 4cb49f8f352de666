import { count, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents } from "~/db/schema";
import { minutes } from "~/time";

const FRESH = minutes(2);
let kept: { count: number; at: number } | undefined;

/** How many documents there are, counted every two minutes at most. Nothing is added: `baselineBoost` is 0 unless the operator claims one. */
export function documentCount(now = Date.now()): { count: number; baselineBoost: number } {
  if (!kept || Math.abs(now - kept.at) >= FRESH)
    kept = { count: db.select({ many: count() }).from(documents).get()?.many ?? 0, at: now };
  return { count: kept.count, baselineBoost: 0 };
}

/** How many documents a person has. */
export function countDocumentsOf(userId: string): number {
  return db.select({ many: count() }).from(documents).where(eq(documents.userId, userId)).get()?.many ?? 0;
}
