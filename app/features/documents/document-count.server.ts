import { count, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents } from "~/db/schema";
import { minutes } from "~/time";

const CACHE_MS = minutes(2);
let cached: { count: number; at: number } | undefined;

/** How many documents there are, counted every two minutes at most. Nothing is added: `baselineBoost` is 0 unless the operator claims one. */
export function getDocumentCount(now = Date.now()): { count: number; baselineBoost: number } {
  if (!cached || Math.abs(now - cached.at) >= CACHE_MS)
    cached = { count: db.select({ many: count() }).from(documents).get()?.many ?? 0, at: now };
  return { count: cached.count, baselineBoost: 0 };
}

/** How many documents a person has. */
export function countDocumentsOf(userId: string): number {
  return db.select({ many: count() }).from(documents).where(eq(documents.userId, userId)).get()?.many ?? 0;
}
