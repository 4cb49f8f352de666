import { and, eq, isNotNull, lte, ne, or } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { aiBreakers } from "~/db/schema";
import type { ModelFailureCode } from "~/providers/llm/model-call";
import { log } from "~/log.server";
import { minutes, seconds } from "~/time";

type Breaker = typeof aiBreakers.$inferSelect;
/** Whom a breaker guards: one model of one provider, asked with one key. */
export type GuardedModel = { slug: string; keyHash: string; endpoint: { model: string } };

const FAILURES_TO_OPEN = 5;
const FAILURE_WINDOW_MS = seconds(60);
const INITIAL_BACKOFF_MS = seconds(30);
const MAX_BACKOFF_MS = minutes(10);
const PROBE_TIMEOUT_MS = minutes(3); // a probe that was never ended, for the process died, is forgotten after this long
// Only an admin can cure these: another try would fail the same way.
const PERMANENT_FAILURES: string[] = [
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
] satisfies ModelFailureCode[];

export function breakerKey({ slug, keyHash, endpoint }: GuardedModel): string {
  return `${slug}:${keyHash.slice(0, 16)}:${endpoint.model}`;
}

/** Whether it may be asked now: it is closed, or its wait is over and one probe is due. Only looks. */
export function acceptsCalls(guarded: GuardedModel, now = new Date()): boolean {
  const breaker = findBreaker(db, guarded);
  return !breaker || permitsCall(breaker, now);
}

/** The same, and takes the one probe of a breaker whose wait is over. Every probe ends in recordSuccess, recordFailure or releaseProbe. */
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

/** It answered. A probe that succeeds closes the breaker; otherwise earlier failures stay counted until their minute is over. */
export function recordBreakerSuccess(guarded: GuardedModel): void {
  db.delete(aiBreakers)
    .where(and(eq(aiBreakers.key, breakerKey(guarded)), eq(aiBreakers.state, "half_open")))
    .run();
}

/** It failed: five times within a minute, or once for good, opens the breaker. A failed probe opens it for twice as long as before. Returns whether it is open now. */
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
    if (before?.state === "open" && !isPermanent) return true; // a call that began before it opened
    const opens = before?.opens ?? 0;
    const isOpen = isPermanent || before?.state === "half_open" || failures.length >= FAILURES_TO_OPEN;
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

/** The probe came to no end that says anything: another may be made at once. */
export function releaseBreakerProbe(guarded: GuardedModel, now = new Date()): void {
  db.update(aiBreakers)
    .set({ state: "open", retryAt: now, updatedAt: now })
    .where(and(eq(aiBreakers.key, breakerKey(guarded)), eq(aiBreakers.state, "half_open")))
    .run();
}

/** Forgets all that went wrong with a provider: another key, model or address, or an admin's word. Returns those that were not closed. */
export function deleteBreakers(tx: Tx, provider: string): Breaker[] {
  return tx
    .delete(aiBreakers)
    .where(eq(aiBreakers.provider, provider))
    .returning()
    .all()
    .filter(({ state }) => state !== "closed");
}

/** Forgets breakers that nothing happened to for a week; those that wait for an admin stay. */
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
