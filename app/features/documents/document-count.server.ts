import { count, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents } from "~/db/schema";
import { minutes } from "~/time";

const CACHE_MS = minutes(2);
let cached: { count: number; at: number } | undefined;

/**
 * The number of documents, counted at most every two minutes. `baselineBoost` is 0 unless the operator sets
 * one.
 */
export function getDocumentCount(now = Date.now()): { count: number; baselineBoost: number } {
  if (!cached || Math.abs(now - cached.at) >= CACHE_MS)
    cached = { count: db.select({ many: count() }).from(documents).get()?.many ?? 0, at: now };
  return { count: cached.count, baselineBoost: 0 };
}

/** How many documents a user has. */
export function countDocumentsOf(userId: string): number {
  return db.select({ many: count() }).from(documents).where(eq(documents.userId, userId)).get()?.many ?? 0;
}
