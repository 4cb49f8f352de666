import { and, eq, gte, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { aiBreakers } from "~/db/schema";
import type { ModelFailureCode } from "~/providers/llm/model-call";
import { resetConcurrency } from "~/features/ai/completions/concurrency-limit";
import { log } from "~/log.server";
import { days, minutes, seconds } from "~/time";

type Breaker = typeof aiBreakers.$inferSelect;
/** What a breaker protects: one model of one provider with one key. */
export type GuardedModel = { slug: string; keyHash: string; endpoint: { model: string } };

const FAILURES_TO_OPEN = 5;
const FAILURE_WINDOW_MS = seconds(60);
const INITIAL_BACKOFF_MS = seconds(30);
const MAX_BACKOFF_MS = minutes(10);
const PAUSES_TO_REPORT = 3;
const PROBE_TIMEOUT_MS = minutes(3); // a probe of a process that died counts as ended after this time
const MAX_PAUSE_MS = days(1); // whatever a provider names
// Two of these in a row: the third person would wait in vain too.
const TIMEOUTS: string[] = ["timeout_connect", "timeout_first_token", "stalled"] satisfies ModelFailureCode[];
// Only an admin can fix these. Another attempt would fail in the same way.
const PERMANENT_FAILURES: string[] = [
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
] satisfies ModelFailureCode[];

/** The primary key of a breaker: provider, key hash and model. */
export function breakerKey({ slug, keyHash, endpoint }: GuardedModel): string {
  return `${slug}:${keyHash.slice(0, 16)}:${endpoint.model}`;
}

/**
 * Whether a call is allowed now: the breaker is closed, or its wait is over and one probe is due. Only reads.
 */
export function acceptsCalls(guarded: GuardedModel, now = new Date()): boolean {
  const breaker = findBreaker(db, guarded);
  return !breaker || permitsCall(breaker, now);
}

/**
 * The same, and claims the single probe of a breaker after its wait. Every probe ends in
 * recordBreakerSuccess, recordBreakerFailure or releaseBreakerProbe.
 */
export function acquireBreakerPermit(guarded: GuardedModel, now = new Date()): "closed" | "probe" | "open" {
  return write((tx) => {
    const breaker = findBreaker(tx, guarded);
    if (!breaker || breaker.state === "closed") return "closed";
    if (!permitsCall(breaker, now)) return "open";
    const probing = {
      state: "half_open" as const,
      retryAt: new Date(now.getTime() + PROBE_TIMEOUT_MS),
      updatedAt: now,
    };
    tx.update(aiBreakers).set(probing).where(eq(aiBreakers.key, breaker.key)).run();
    return "probe";
  });
}

/**
 * Records a success. A successful probe closes the breaker; otherwise earlier failures count until their
 * minute is over, but a timeout is no longer the latest thing that happened.
 */
export function recordBreakerSuccess(guarded: GuardedModel): void {
  const key = eq(aiBreakers.key, breakerKey(guarded));
  db.delete(aiBreakers)
    .where(and(key, eq(aiBreakers.state, "half_open")))
    .run();
  db.update(aiBreakers)
    .set({ reason: "" })
    .where(and(key, eq(aiBreakers.state, "closed"), ne(aiBreakers.reason, "")))
    .run();
}

/**
 * Records a failure. Five within a minute, two timeouts in a row, or one permanent failure open the breaker. A
 * failed probe doubles the wait. Returns whether the breaker is open now.
 */
export function recordBreakerFailure(
  guarded: GuardedModel,
  code: ModelFailureCode,
  now = new Date(),
): boolean {
  return write((tx) => {
    const before = findBreaker(tx, guarded);
    const failures = [
      ...(before?.failures ?? []).filter((at) => at > now.getTime() - FAILURE_WINDOW_MS),
      now.getTime(),
    ].slice(-FAILURES_TO_OPEN);
    const isPermanent = PERMANENT_FAILURES.includes(code);
    if (before?.state === "open" && !isPermanent) return true; // a call that began before the breaker opened
    const opens = before?.opens ?? 0;
    const isSilent = TIMEOUTS.includes(code) && TIMEOUTS.includes(before?.reason ?? "");
    const isOpen =
      isPermanent || isSilent || before?.state === "half_open" || failures.length >= FAILURES_TO_OPEN;
    const row = {
      key: breakerKey(guarded),
      provider: guarded.slug,
      model: guarded.endpoint.model,
      updatedAt: now,
      reason: code,
      failures,
      state: isOpen ? ("open" as const) : ("closed" as const),
      opens: isOpen ? opens + 1 : opens,
      retryAt: isOpen && !isPermanent ? new Date(now.getTime() + backoffAfter(opens)) : null,
    };
    tx.insert(aiBreakers).values(row).onConflictDoUpdate({ target: aiBreakers.key, set: row }).run();
    if (isOpen)
      log.warn({
        event: "ai.breaker_opened",
        provider: row.provider,
        model: row.model,
        code,
        opens: row.opens,
      });
    return isOpen;
  });
}

/** Opens the breaker until a time that the provider has named. Returns true: it is open. */
export function openBreakerUntil(
  guarded: GuardedModel,
  reason: ModelFailureCode,
  retryAt: Date,
  now = new Date(),
): boolean {
  return write((tx) => {
    const before = findBreaker(tx, guarded);
    if (before?.state === "open" && before.retryAt === null) return true; // it waits for an admin
    const open = {
      key: breakerKey(guarded),
      provider: guarded.slug,
      model: guarded.endpoint.model,
      updatedAt: now,
      reason,
      state: "open" as const,
      retryAt: new Date(Math.min(retryAt.getTime(), now.getTime() + MAX_PAUSE_MS)),
    };
    tx.insert(aiBreakers).values(open).onConflictDoUpdate({ target: aiBreakers.key, set: open }).run();
    log.warn({ event: "ai.breaker_opened", provider: open.provider, model: open.model, code: reason });
    return true;
  });
}

/** Ends a probe without a result, so that another one may start at once. */
export function releaseBreakerProbe(guarded: GuardedModel, now = new Date()): void {
  db.update(aiBreakers)
    .set({ state: "open", retryAt: now, updatedAt: now })
    .where(and(eq(aiBreakers.key, breakerKey(guarded)), eq(aiBreakers.state, "half_open")))
    .run();
}

/**
 * Deletes the breakers of a provider after a new key, model or address, or by an admin. Returns those that
 * were not closed.
 */
export function deleteBreakers(tx: Tx, provider: string): Breaker[] {
  resetConcurrency(provider);
  return tx
    .delete(aiBreakers)
    .where(eq(aiBreakers.provider, provider))
    .returning()
    .all()
    .filter(({ state }) => state !== "closed");
}

/** Models that get no calls: until an admin acts, or for the third time in a row. */
export function listFailingModels(): Pick<Breaker, "provider" | "model" | "reason" | "retryAt">[] {
  const isLasting = or(isNull(aiBreakers.retryAt), gte(aiBreakers.opens, PAUSES_TO_REPORT));
  return db
    .select({
      provider: aiBreakers.provider,
      model: aiBreakers.model,
      reason: aiBreakers.reason,
      retryAt: aiBreakers.retryAt,
    })
    .from(aiBreakers)
    .where(and(ne(aiBreakers.state, "closed"), isLasting))
    .all();
}

/** Deletes breakers without activity for a week. Those that wait for an admin stay. */
export function purgeIdleBreakers(before: Date): number {
  return db
    .delete(aiBreakers)
    .where(
      and(lte(aiBreakers.updatedAt, before), or(ne(aiBreakers.state, "open"), isNotNull(aiBreakers.retryAt))),
    )
    .run().changes;
}

function findBreaker(reader: Pick<Tx, "select">, guarded: GuardedModel): Breaker | undefined {
  return reader
    .select()
    .from(aiBreakers)
    .where(eq(aiBreakers.key, breakerKey(guarded)))
    .get();
}

function permitsCall({ state, retryAt }: Breaker, now: Date): boolean {
  return state === "closed" || (retryAt !== null && retryAt <= now);
}

function backoffAfter(opens: number): number {
  return Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** Math.min(opens, 10));
}
