import { and, asc, count, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";
import type { MonitoringFilter } from "./monitoring.schema";
import { documentCallsWhere } from "./call-filter.server";

/** Failed calls by code and provider, most frequent first. */
export function listErrors(filter: MonitoringFilter, now = new Date()) {
  return db
    .select({
      code: sql<string>`coalesce(${aiCalls.errorCode}, 'unknown')`,
      provider: aiCalls.provider,
      many: count(),
      last: max(aiCalls.createdAt),
    })
    .from(aiCalls)
    .where(and(documentCallsWhere(filter, now), eq(aiCalls.status, "failed")))
    .groupBy(aiCalls.errorCode, aiCalls.provider)
    .orderBy(desc(count()), asc(aiCalls.provider), asc(aiCalls.errorCode))
    .all();
}

/** The newest failovers to another provider or to the built-in writer. */
export function listFailovers(filter: MonitoringFilter, now = new Date(), limit = 8) {
  return db
    .select({
      id: aiCalls.id,
      at: aiCalls.createdAt,
      from: aiCalls.provider,
      to: sql<string>`coalesce(${aiCalls.nextProvider}, '')`,
      code: aiCalls.errorCode,
    })
    .from(aiCalls)
    .where(and(documentCallsWhere(filter, now), isNotNull(aiCalls.nextProvider)))
    .orderBy(desc(aiCalls.createdAt))
    .limit(limit)
    .all();
}

/** The finish reasons of answers, in the terms of the providers. */
export function listFinishReasons(filter: MonitoringFilter, now = new Date()) {
  return db
    .select({ reason: sql<string>`${aiCalls.finishReason}`, many: count() })
    .from(aiCalls)
    .where(and(documentCallsWhere(filter, now), isNotNull(aiCalls.finishReason)))
    .groupBy(aiCalls.finishReason)
    .orderBy(desc(count()))
    .all();
}
