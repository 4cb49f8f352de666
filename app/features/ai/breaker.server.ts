import { and, eq, isNotNull, lte, ne, or } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { aiBreakers } from "~/db/schema";
import type { FailureCode } from "~/providers/llm/wire";
import { log } from "~/log.server";
import { minutes, seconds } from "~/time";

type Breaker = typeof aiBreakers.$inferSelect;
/** Whom a breaker guards: one model of one provider, asked with one key. */
export type Guarded = { slug: string; keyHash: string; target: { model: string } };

const FAILURES_TO_OPEN = 5;
const WITHIN = seconds(60);
const FIRST_WAIT = seconds(30);
const LONGEST_WAIT = minutes(10);
const PROBE = minutes(3); // a probe that was never ended, for the process died, is forgotten after this long
// Only an admin can cure these: another try would fail the same way.
const UNTIL_CHANGED: string[] = [
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
] satisfies FailureCode[];

export function breakerKey({ slug, keyHash, target }: Guarded): string {
  return `${slug}:${keyHash.slice(0, 16)}:${target.model}`;
}

/** Whether it may be asked now: it is closed, or its wait is over and one probe is due. Only looks. */
export function mayAsk(guarded: Guarded, now = new Date()): boolean {
  const breaker = find(db, guarded);
  return !breaker || isPassable(breaker, now);
}

/** The same, and takes the one probe of a breaker whose wait is over. Every probe ends in recordSuccess, recordFailure or releaseProbe. */
export function passBreaker(guarded: Guarded, now = new Date()): "closed" | "probe" | "open" {
  return write((tx) => {
    const breaker = find(tx, guarded);
    if (!breaker || breaker.state === "closed") return "closed";
    if (!isPassable(breaker, now)) return "open";
    const probing = { state: "half_open" as const, retryAt: new Date(now.getTime() + PROBE), updatedAt: now };
    tx.update(aiBreakers).set(probing).where(eq(aiBreakers.key, breaker.key)).run();
    return "probe";
  });
}

/** It answered. A probe that succeeds closes the breaker; otherwise earlier failures stay counted until their minute is over. */
export function recordSuccess(guarded: Guarded): void {
  db.delete(aiBreakers)
    .where(and(eq(aiBreakers.key, breakerKey(guarded)), eq(aiBreakers.state, "half_open")))
    .run();
}

/** It failed: five times within a minute, or once for good, opens the breaker. A failed probe opens it for twice as long as before. Returns whether it is open now. */
export function recordFailure(guarded: Guarded, code: FailureCode, now = new Date()): boolean {
  return write((tx) => {
    const before = find(tx, guarded);
    const failures = [
      ...(before?.failures ?? []).filter((at) => at > now.getTime() - WITHIN),
      now.getTime(),
    ].slice(-FAILURES_TO_OPEN);
    const isForGood = UNTIL_CHANGED.includes(code);
    if (before?.state === "open" && !isForGood) return true; // a call that began before it opened
    const opens = before?.opens ?? 0;
    const isOpen = isForGood || before?.state === "half_open" || failures.length >= FAILURES_TO_OPEN;
    const row = {
      key: breakerKey(guarded),
      provider: guarded.slug,
      model: guarded.target.model,
      updatedAt: now,
      reason: code,
      failures,
      state: isOpen ? ("open" as const) : ("closed" as const),
      opens: isOpen ? opens + 1 : opens,
      retryAt: isOpen && !isForGood ? new Date(now.getTime() + waitAfter(opens)) : null,
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
export function releaseProbe(guarded: Guarded, now = new Date()): void {
  db.update(aiBreakers)
    .set({ state: "open", retryAt: now, updatedAt: now })
    .where(and(eq(aiBreakers.key, breakerKey(guarded)), eq(aiBreakers.state, "half_open")))
    .run();
}

/** Forgets all that went wrong with a provider: another key, model or address, or an admin's word. Returns those that were not closed. */
export function forgetBreakers(tx: Tx, provider: string): Breaker[] {
  return tx
    .delete(aiBreakers)
    .where(eq(aiBreakers.provider, provider))
    .returning()
    .all()
    .filter(({ state }) => state !== "closed");
}

/** Forgets breakers that nothing happened to for a week; those that wait for an admin stay. */
export function forgetQuietBreakers(before: Date): number {
  return db
    .delete(aiBreakers)
    .where(
      and(lte(aiBreakers.updatedAt, before), or(ne(aiBreakers.state, "open"), isNotNull(aiBreakers.retryAt))),
    )
    .run().changes;
}

function find(reader: Pick<Tx, "select">, guarded: Guarded): Breaker | undefined {
  return reader
    .select()
    .from(aiBreakers)
    .where(eq(aiBreakers.key, breakerKey(guarded)))
    .get();
}

function isPassable({ state, retryAt }: Breaker, now: Date): boolean {
  return state === "closed" || (retryAt !== null && retryAt <= now);
}

function waitAfter(opens: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(opens, 10));
}
