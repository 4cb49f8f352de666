import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { decryptText, encryptText } from "~/db/encryption.server";
import { newId } from "~/db/id";
import { idempotentAnswers } from "~/db/schema";
import { Refusal } from "~/refusal";
import { hours, minutes } from "~/time";

const LIFETIME_MS = hours(24);
/** No call takes so long: the one that began it was broken off. */
const BROKEN_OFF_MS = minutes(5);

export type StoredAnswer = { status: number; location: string | null; body: string };
/** A call under a key: to be made now, or answered already. */
export type ClaimedCall = { callId: string; answer?: StoredAnswer };

/**
 * Claims a key of a user for one call. The same call again gets the stored answer. Throws IDEMPOTENCY_MISMATCH (409) for another call, and
 * IDEMPOTENCY_IN_USE (409) while the first is still being answered.
 */
export function claimCall(userId: string, key: string, input: string, now = new Date()): ClaimedCall {
  const inputHash = hash(input);
  return write((tx) => {
    const row = tx.select().from(idempotentAnswers).where(isKey(userId, key)).get();
    const fresh = { startedAt: now, status: null, location: null, bodyCipher: null };
    if (!row || now.getTime() - row.createdAt.getTime() >= LIFETIME_MS) {
      const claimed = { ...fresh, createdAt: now, callId: newId(), inputHash };
      tx.insert(idempotentAnswers)
        .values({ userId, keyHash: hash(key), ...claimed })
        .onConflictDoUpdate({ target: [idempotentAnswers.userId, idempotentAnswers.keyHash], set: claimed })
        .run();
      return { callId: claimed.callId };
    }
    if (row.inputHash !== inputHash)
      throw new Refusal(
        "IDEMPOTENCY_MISMATCH",
        "This Idempotency-Key was already used for another call. Use a new key.",
        409,
      );
    const { callId, status, location, bodyCipher, startedAt } = row;
    const body = bodyCipher === null ? undefined : decryptText(ownerOf(userId, callId), bodyCipher);
    if (status !== null && body !== undefined) return { callId, answer: { status, location, body } };
    if (now.getTime() - startedAt.getTime() < BROKEN_OFF_MS)
      throw new Refusal(
        "IDEMPOTENCY_IN_USE",
        "The first call with this Idempotency-Key is still being answered. Send it again in a moment.",
        409,
        { retryAfter: 2 },
      );
    tx.update(idempotentAnswers).set(fresh).where(isKey(userId, key)).run();
    return { callId };
  });
}

/** Stores the answer of a claimed call. */
export function storeAnswer(userId: string, callId: string, { status, location, body }: StoredAnswer): void {
  db.update(idempotentAnswers)
    .set({ status, location, bodyCipher: encryptText(ownerOf(userId, callId), body) })
    .where(and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.callId, callId)))
    .run();
}

/** Frees the key of a call that made nothing, so that it can be made again. */
export function releaseCall(userId: string, callId: string): void {
  db.delete(idempotentAnswers)
    .where(and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.callId, callId)))
    .run();
}

/** Deletes answers older than 24 hours. */
export function deleteOldAnswers(now = new Date()): void {
  db.delete(idempotentAnswers)
    .where(lte(idempotentAnswers.createdAt, new Date(now.getTime() - LIFETIME_MS)))
    .run();
}

const ownerOf = (userId: string, callId: string) => `answer:${userId}:${callId}`;

function isKey(userId: string, key: string) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.keyHash, hash(key)));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
