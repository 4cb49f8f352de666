import { and, eq, gte, lte, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { aiCalls, factChecks } from "~/db/schema";
import type { TokenUsage } from "~/providers/llm/model-call";
import { hours, toLagosDay } from "~/time";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import type { CompletionFailureCode, CompletionRequest } from "./completion-request";

type CallEnd = {
  code?: CompletionFailureCode; // undefined: success
  httpStatus?: number;
  finishReason?: string;
  servedModel?: string;
  requestId?: string;
  usage?: TokenUsage;
  costMicroUsd?: number | null;
  firstTokenMs?: number;
  ms: number;
};

/** Records the start of a call. Returns its id. */
export function startCall(
  { generationId, purpose, documentType, promptVersion }: CompletionRequest<unknown>,
  { slug, endpoint }: ProviderCandidate,
  attempt: number,
  now: Date,
): string {
  const id = newId();
  insertCall.run({
    id,
    createdAt: now,
    generationId,
    purpose,
    documentType,
    provider: slug,
    model: endpoint.model,
    promptVersion: promptVersion ?? null,
    attempt,
  });
  return id;
}

// Prepared, as the end of a call is: many calls at once begin and end in the process that serves everybody.
const insertCall = db
  .insert(aiCalls)
  .values({
    id: sql.placeholder("id"),
    createdAt: sql.placeholder("createdAt"),
    generationId: sql.placeholder("generationId"),
    purpose: sql.placeholder("purpose"),
    documentType: sql.placeholder("documentType"),
    provider: sql.placeholder("provider"),
    model: sql.placeholder("model"),
    promptVersion: sql.placeholder("promptVersion"),
    attempt: sql.placeholder("attempt"),
  })
  .prepare();

/** Records the end of a call. Text from a provider is shortened, and keys are removed from it. */
export function finishCall(
  id: string,
  { endpoint }: ProviderCandidate,
  { code, usage = {}, ...end }: CallEnd,
): void {
  updateCall.run({
    id,
    status: code === undefined ? "ok" : "failed",
    errorCode: code ?? null,
    httpStatus: end.httpStatus ?? null,
    finishReason: sanitizeVendorText(end.finishReason, endpoint.key) ?? null,
    servedModel: sanitizeVendorText(end.servedModel, endpoint.key) ?? null,
    requestId: sanitizeVendorText(end.requestId, endpoint.key) ?? null,
    inputTokens: usage.input ?? null,
    cachedTokens: usage.cached ?? null,
    outputTokens: usage.output ?? null,
    reasoningTokens: usage.reasoning ?? null,
    costMicroUsd: end.costMicroUsd ?? null,
    firstTokenMs: roundMs(end.firstTokenMs) ?? null,
    ms: roundMs(end.ms) ?? null,
  });
}

const updateCall = db
  .update(aiCalls)
  .set({
    status: sql`${sql.placeholder("status")}`,
    errorCode: sql`${sql.placeholder("errorCode")}`,
    httpStatus: sql`${sql.placeholder("httpStatus")}`,
    finishReason: sql`${sql.placeholder("finishReason")}`,
    servedModel: sql`${sql.placeholder("servedModel")}`,
    requestId: sql`${sql.placeholder("requestId")}`,
    inputTokens: sql`${sql.placeholder("inputTokens")}`,
    cachedTokens: sql`${sql.placeholder("cachedTokens")}`,
    outputTokens: sql`${sql.placeholder("outputTokens")}`,
    reasoningTokens: sql`${sql.placeholder("reasoningTokens")}`,
    costMicroUsd: sql`${sql.placeholder("costMicroUsd")}`,
    firstTokenMs: sql`${sql.placeholder("firstTokenMs")}`,
    ms: sql`${sql.placeholder("ms")}`,
  })
  .where(eq(aiCalls.id, sql.placeholder("id")))
  .prepare();

/** Records the next provider after this call failed: its slug, or "builtin". */
export function recordNextProvider(callId: string, nextProvider: string): void {
  db.update(aiCalls).set({ nextProvider }).where(eq(aiCalls.id, callId)).run();
}

/**
 * The cost of calls since midnight in Lagos, in millionths of a US dollar, of one provider or of all. Calls
 * without a known price count as 0.
 */
export function getCostToday(now: Date, provider?: string): number {
  const midnight = new Date(Date.parse(`${toLagosDay(now)}T00:00:00Z`) - hours(1));
  const within = and(
    gte(aiCalls.createdAt, midnight),
    provider === undefined ? undefined : eq(aiCalls.provider, provider),
  );
  return (
    db
      .select({ cost: sql<number>`coalesce(sum(${aiCalls.costMicroUsd}), 0)` })
      .from(aiCalls)
      .where(within)
      .get()?.cost ?? 0
  );
}

/** A call that may have cost something that nobody knows: it gave text, but no price or no count of tokens. */
export const isUnpriced = sql`${aiCalls.costMicroUsd} is null and (${aiCalls.status} = 'ok' or ${aiCalls.firstTokenMs} is not null)`;

/** The cost of the calls for one generation so far, and the number of calls of unknown cost. */
export function getGenerationCost(
  reader: Pick<Tx, "select">,
  generationId: string,
): { microUsd: number; unpriced: number } {
  const microUsd = sql<number>`coalesce(sum(${aiCalls.costMicroUsd}), 0)`;
  const unpriced = sql<number>`coalesce(sum(${isUnpriced}), 0)`;
  return (
    reader
      .select({ microUsd, unpriced })
      .from(aiCalls)
      .where(eq(aiCalls.generationId, generationId))
      .get() ?? { microUsd: 0, unpriced: 0 }
  );
}

/** Records what lock and judge made of one document, in the transaction that stores the document. */
export function recordFactCheck(
  tx: Tx,
  check: Omit<typeof factChecks.$inferInsert, "id" | "createdAt">,
  now = new Date(),
): void {
  tx.insert(factChecks)
    .values({ id: newId(), createdAt: now, ...check })
    .run();
}

/** Marks calls as failed that were open when the process ended. Returns how many. */
export function failLostCalls(before: Date): number {
  return db
    .update(aiCalls)
    .set({ status: "failed", errorCode: "cancelled" })
    .where(and(sql`${aiCalls.status} = 'started'`, lte(aiCalls.createdAt, before)))
    .run().changes;
}

/** Deletes calls and checks older than `before`. Returns how many. */
export function purgeCalls(before: Date): number {
  const calls = db.delete(aiCalls).where(lte(aiCalls.createdAt, before)).run().changes;
  return calls + db.delete(factChecks).where(lte(factChecks.createdAt, before)).run().changes;
}

function sanitizeVendorText(word: string | undefined, key: string): string | undefined {
  if (word === undefined) return undefined;
  return (key.length >= 8 ? word.replaceAll(key, "[removed]") : word).slice(0, 120);
}

function roundMs(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.max(0, Math.round(ms));
}
