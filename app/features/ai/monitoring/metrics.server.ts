import { and, asc, count, eq, gte, isNotNull, lt, min, sql } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { aiCalls, aiModels } from "~/db/schema";
import { days } from "~/time";
import { MONITORING_RANGES, type MonitoringFilter } from "./monitoring.schema";
import { sumOf } from "./sum-of";
import { isUnpriced } from "~/features/ai/completions/calls.server";
import { callsWhere, documentCallsWhere } from "./call-filter.server";

/** With fewer calls a percentile shows chance, so none is given. */
export const MIN_CALLS_FOR_PERCENTILES = 20;

/**
 * The metrics of the top row. Shares are 0 to 1. Undefined: nothing to divide by, or a percentile of fewer
 * than 20 calls. Tests by admins count only towards cost.
 */
export async function getMetrics(filter: MonitoringFilter, now = new Date()) {
  const sums = db
    .select({
      calls: count(),
      failed: sumOf(sql`${aiCalls.status} = 'failed'`),
      input: sumOf(aiCalls.inputTokens),
      output: sumOf(aiCalls.outputTokens),
      cached: sumOf(aiCalls.cachedTokens),
      reasoning: sumOf(aiCalls.reasoningTokens),
    })
    .from(aiCalls)
    .where(documentCallsWhere(filter, now))
    .get() ?? { calls: 0, failed: 0, input: 0, output: 0, cached: 0, reasoning: 0 };
  await yieldToEventLoop();
  const success = await getSuccessRates(filter, now);
  const cost = getCallCosts(filter, now);
  await yieldToEventLoop();
  const whole = await percentiles(aiCalls.ms, filter, now);
  const firstToken = await percentiles(aiCalls.firstTokenMs, filter, now);
  return {
    ...sums,
    ...success,
    ...cost,
    total: whole,
    firstToken,
    tokensPerSecond: getTokensPerSecond(filter, now),
  };
}

// One document of one generation is one request. It succeeded when any call for it did, at the first attempt
// when the first call did.
async function getSuccessRates(
  filter: MonitoringFilter,
  now: Date,
): Promise<{ requests: number; success?: number; firstTry?: number }> {
  const name = sql<string>`coalesce(${aiCalls.generationId}, ${aiCalls.id}) || coalesce(${aiCalls.documentType}, '')`;
  const requests = new Map<string, { hasEnded: boolean; succeeded: boolean; atFirstCall: boolean }>();
  for (
    let from = now.getTime() - MONITORING_RANGES[filter.range].length;
    from <= now.getTime();
    from += days(1)
  ) {
    const within = and(
      documentCallsWhere(filter, now),
      eq(aiCalls.purpose, "write"),
      gte(aiCalls.createdAt, new Date(from)),
      lt(aiCalls.createdAt, new Date(from + days(1))),
    );
    for (const call of db
      .select({ name, status: aiCalls.status })
      .from(aiCalls)
      .where(within)
      .orderBy(asc(aiCalls.createdAt), sql`${aiCalls}.rowid`)
      .all()) {
      const isOk = call.status === "ok";
      const known = requests.get(call.name) ?? { hasEnded: false, succeeded: false, atFirstCall: isOk };
      requests.set(call.name, {
        hasEnded: known.hasEnded || call.status !== "started",
        succeeded: known.succeeded || isOk,
        atFirstCall: known.atFirstCall,
      });
    }
    await yieldToEventLoop();
  }
  const ended = [...requests.values()].filter(({ hasEnded }) => hasEnded);
  if (ended.length === 0) return { requests: 0 };
  const share = (fact: "succeeded" | "atFirstCall") => ended.filter((one) => one[fact]).length / ended.length;
  return { requests: ended.length, success: share("succeeded"), firstTry: share("atFirstCall") };
}

// Failed calls cost, too. A call of unknown cost is counted separately and never as free.
function getCallCosts(filter: MonitoringFilter, now: Date) {
  const within = callsWhere(filter, now);
  const row = db
    .select({
      costMicroUsd: sumOf(aiCalls.costMicroUsd),
      unknownPrice: sumOf(isUnpriced),
    })
    .from(aiCalls)
    .where(within)
    .get();
  const priced = db
    .select({ oldest: min(aiModels.pricedAt) })
    .from(aiCalls)
    .innerJoin(aiModels, and(eq(aiModels.provider, aiCalls.provider), eq(aiModels.model, aiCalls.model)))
    .where(within)
    .get();
  return {
    costMicroUsd: row?.costMicroUsd ?? 0,
    unknownPrice: row?.unknownPrice ?? 0,
    oldestPrice: priced?.oldest ?? undefined,
  };
}

async function percentiles(
  column: typeof aiCalls.ms | typeof aiCalls.firstTokenMs,
  filter: MonitoringFilter,
  now: Date,
): Promise<{ n: number; p50?: number; p95?: number }> {
  const within = and(documentCallsWhere(filter, now), eq(aiCalls.status, "ok"), isNotNull(column));
  const n = db.select({ n: count() }).from(aiCalls).where(within).get()?.n ?? 0;
  if (n < MIN_CALLS_FOR_PERCENTILES) return { n };
  const at = async (share: number) => {
    await yieldToEventLoop();
    return (
      db
        .select({ value: column })
        .from(aiCalls)
        .where(within)
        .orderBy(asc(column))
        .limit(1)
        .offset(Math.floor(share * (n - 1)))
        .get()?.value ?? undefined
    );
  };
  const p50 = await at(0.5);
  return { n, p50, p95: await at(0.95) };
}

function getTokensPerSecond(filter: MonitoringFilter, now: Date): number | undefined {
  const within = and(
    documentCallsWhere(filter, now),
    eq(aiCalls.status, "ok"),
    isNotNull(aiCalls.outputTokens),
    sql`${aiCalls.ms} > ${aiCalls.firstTokenMs}`,
  );
  const row = db
    .select({ tokens: sumOf(aiCalls.outputTokens), ms: sumOf(sql`${aiCalls.ms} - ${aiCalls.firstTokenMs}`) })
    .from(aiCalls)
    .where(within)
    .get();
  return row && row.ms > 0 ? (row.tokens * 1000) / row.ms : undefined;
}
