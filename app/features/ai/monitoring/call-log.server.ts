import { count, desc } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";
import { formatCsv } from "~/features/ai/csv";
import type { MonitoringFilter } from "./monitoring.schema";
import { callsWhere } from "./call-filter.server";

const PER_PAGE = 25;
const MAX_CSV_ROWS = 50_000;

/**
 * One page of the call log, newest first: ids, codes, counts and times. No sent or received text is stored.
 */
export function listCalls(filter: MonitoringFilter, page: number, now = new Date()) {
  const within = callsWhere(filter, now);
  const many = db.select({ many: count() }).from(aiCalls).where(within).get()?.many ?? 0;
  const pages = Math.max(1, Math.ceil(many / PER_PAGE));
  const shown = Math.min(page, pages);
  const rows = db
    .select()
    .from(aiCalls)
    .where(within)
    .orderBy(desc(aiCalls.createdAt))
    .limit(PER_PAGE)
    .offset((shown - 1) * PER_PAGE)
    .all();
  return { rows, many, page: shown, pages };
}

/** The same as CSV, the newest 50,000 calls. */
export function formatCallsCsv(filter: MonitoringFilter, now = new Date()): string {
  const rows = db
    .select()
    .from(aiCalls)
    .where(callsWhere(filter, now))
    .orderBy(desc(aiCalls.createdAt))
    .limit(MAX_CSV_ROWS)
    .all();
  const columns = [
    "id",
    "createdAt",
    "generationId",
    "purpose",
    "documentType",
    "provider",
    "model",
    "servedModel",
    "promptVersion",
    "attempt",
    "status",
    "errorCode",
    "httpStatus",
    "finishReason",
    "requestId",
    "inputTokens",
    "cachedTokens",
    "outputTokens",
    "reasoningTokens",
    "costMicroUsd",
    "firstTokenMs",
    "ms",
    "nextProvider",
  ] as const;
  return formatCsv([[...columns], ...rows.map((row) => columns.map((column) => row[column]))]);
}
