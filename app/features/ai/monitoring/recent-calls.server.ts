import { count, gte, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";

/** Calls since a time by provider and status, with their cost in millionths of a US dollar as far as prices are known. */
export function getRecentCalls(since: Date) {
  return db
    .select({
      provider: aiCalls.provider,
      status: aiCalls.status,
      many: count(),
      costMicroUsd: sql<number>`coalesce(sum(${aiCalls.costMicroUsd}), 0)`,
    })
    .from(aiCalls)
    .where(gte(aiCalls.createdAt, since))
    .groupBy(aiCalls.provider, aiCalls.status)
    .all();
}
