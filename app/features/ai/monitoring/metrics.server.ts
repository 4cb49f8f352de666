import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  max,
  min,
  sql,
  sum,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { aiCalls, factChecks, aiModels } from "~/db/schema";
import { days } from "~/time";
import { MONITORING_RANGES, type MonitoringFilter } from "./monitoring.schema";

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

/**
 * The results of the fact check for each document type and prompt version, with violations by code. Version
 * null: the built-in writer, or no prompt set.
 */
export function listChecks(filter: MonitoringFilter, now = new Date()) {
  const within = checksWhere(filter, now);
  const rows = db
    .select({
      type: factChecks.documentType,
      version: factChecks.promptVersion,
      isBuiltin: sql<boolean>`${factChecks.provider} = 'builtin'`.mapWith(Boolean),
      documents: count(),
      passed: sumOf(factChecks.passed),
      repaired: sumOf(factChecks.repaired),
      reverted: sumOf(factChecks.reverted),
    })
    .from(factChecks)
    .where(within)
    .groupBy(factChecks.documentType, factChecks.promptVersion, sql`3`)
    .orderBy(asc(factChecks.documentType), desc(factChecks.promptVersion))
    .all();
  const codes = db.all<{
    type: string;
    version: number | null;
    isBuiltin: number;
    code: string;
    many: number;
  }>(sql`
    select ${factChecks.documentType} as type, ${factChecks.promptVersion} as version, ${factChecks.provider} = 'builtin' as isBuiltin, found.key as code, sum(found.value) as many
    from ${factChecks}, json_each(${factChecks.codes}) as found where ${within} group by 1, 2, 3, 4 order by many desc, code`);
  return rows.map((row) => ({
    ...row,
    codes: codes
      .filter(
        ({ type, version, isBuiltin }) =>
          type === row.type && version === row.version && Boolean(isBuiltin) === row.isBuiltin,
      )
      .map(({ code, many }) => ({ code, many })),
  }));
}

/** The mean match score of resumes before and after, and the number of documents by the built-in writer. */
export function getDocumentMetrics(filter: MonitoringFilter, now = new Date()) {
  const within = checksWhere(filter, now);
  const scored = and(within, isNotNull(factChecks.scoreBefore), isNotNull(factChecks.scoreAfter));
  const scores = db
    .select({
      many: count(),
      before: avg(factChecks.scoreBefore).mapWith(Number),
      after: avg(factChecks.scoreAfter).mapWith(Number),
    })
    .from(factChecks)
    .where(scored)
    .get();
  const made = db
    .select({ documents: count(), builtin: sumOf(sql`${factChecks.provider} = 'builtin'`) })
    .from(factChecks)
    .where(within)
    .get();
  return {
    scored: scores?.many ?? 0,
    before: scores?.before ?? undefined,
    after: scores?.after ?? undefined,
    documents: made?.documents ?? 0,
    builtin: made?.builtin ?? 0,
  };
}

/** The options of the filters: everything that was called within 30 days. */
export function listFilterChoices(now = new Date()) {
  const { provider, model, promptVersion, createdAt } = aiCalls;
  const called = db
    .selectDistinct({ provider, model, promptVersion })
    .from(aiCalls)
    .where(gte(createdAt, new Date(now.getTime() - MONITORING_RANGES["30d"].length)))
    .all();
  const names = (list: string[]) => [...new Set(list)].sort();
  return {
    providers: names(called.map((row) => row.provider)),
    models: names(called.map((row) => row.model)),
    prompts: [...new Set(called.flatMap((row) => row.promptVersion ?? []))].sort((one, other) => other - one),
  };
}

/** The calls in a view, with tests by admins. */
export function callsWhere(
  { range, provider, model, prompt, type }: MonitoringFilter,
  now: Date,
): SQL | undefined {
  return and(
    gte(aiCalls.createdAt, new Date(now.getTime() - MONITORING_RANGES[range].length)),
    provider ? eq(aiCalls.provider, provider) : undefined,
    model ? eq(aiCalls.model, model) : undefined,
    prompt ? eq(aiCalls.promptVersion, prompt) : undefined,
    type ? eq(aiCalls.documentType, type) : undefined,
  );
}

/** The calls in a view that were made for a document of a user, without tests by admins. */
export function documentCallsWhere(filter: MonitoringFilter, now: Date): SQL | undefined {
  return and(callsWhere(filter, now), inArray(aiCalls.purpose, ["write", "repair"]));
}

function checksWhere({ range, provider, model, prompt, type }: MonitoringFilter, now: Date): SQL | undefined {
  return and(
    gte(factChecks.createdAt, new Date(now.getTime() - MONITORING_RANGES[range].length)),
    provider ? eq(factChecks.provider, provider) : undefined,
    model ? eq(factChecks.model, model) : undefined,
    prompt ? eq(factChecks.promptVersion, prompt) : undefined,
    type ? eq(factChecks.documentType, type) : undefined,
  );
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

// A call without a known price is counted separately and never as free.
function getCallCosts(filter: MonitoringFilter, now: Date) {
  const within = and(callsWhere(filter, now), eq(aiCalls.status, "ok"));
  const row = db
    .select({
      costMicroUsd: sumOf(aiCalls.costMicroUsd),
      unknownPrice: sumOf(sql`${aiCalls.costMicroUsd} is null`),
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

function sumOf(expression: SQL | AnyColumn) {
  return sql<number>`coalesce(${sum(expression)}, 0)`.mapWith(Number);
}
