import { randomBytes } from "node:crypto";
import { and, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { tokens, users } from "~/db/schema";
import { hashToken } from "./sessions.server";

export type TokenPurpose = (typeof tokens.$inferSelect)["purpose"];

type NewToken = { userId: string; purpose: TokenPurpose; lifetimeMs: number; value?: string };

/**
 * Creates a secret for a mail: 256 random bits, stored as a hash. Only the newest one of a user and purpose
 * works.
 */
export function issueToken(tx: Tx, token: NewToken, now = new Date()): string {
  revokeTokens(tx, token.userId, [token.purpose]);
  return issueParallelToken(tx, token, now);
}

/** The same, and earlier ones go on working. */
export function issueParallelToken(
  tx: Tx,
  { userId, purpose, lifetimeMs, value }: NewToken,
  now = new Date(),
): string {
  const secret = randomBytes(32).toString("base64url");
  tx.insert(tokens)
    .values({
      tokenHash: hashToken(secret),
      createdAt: now,
      userId,
      purpose,
      value,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    .run();
  return secret;
}

/** The condition on a row of users that its newest secret of a purpose still works at a moment. */
export function hasLiveToken(purpose: TokenPurpose, now: Date): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(tokens)
      .where(and(eq(tokens.userId, users.id), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now))),
  );
}

/** Reads a token without using it. "gone" means used, replaced or never issued. */
export function inspectToken(
  purpose: TokenPurpose,
  secret: string,
  now = new Date(),
): { state: "live"; userId: string; value: string | null } | { state: "expired" | "gone" } {
  const row = db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashToken(secret)), eq(tokens.purpose, purpose)))
    .get();
  if (!row || row.usedAt) return { state: "gone" };
  return row.expiresAt > now ? { state: "live", userId: row.userId, value: row.value } : { state: "expired" };
}

/** Whose secret this is while its time lasts, used or not. */
export function findTokenOwner(
  purpose: TokenPurpose,
  secret: string,
  now = new Date(),
): typeof users.$inferSelect | undefined {
  const isIt = and(eq(tokens.tokenHash, hashToken(secret)), eq(tokens.purpose, purpose));
  return db
    .select({ user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(isIt, gt(tokens.expiresAt, now)))
    .get()?.user;
}

/** Uses up a token. Returns its row to the first caller in time, otherwise undefined. */
export function consumeToken(
  tx: Tx,
  purpose: TokenPurpose,
  secret: string,
  now = new Date(),
): { userId: string; value: string | null } | undefined {
  const isUsable = and(
    eq(tokens.tokenHash, hashToken(secret)),
    eq(tokens.purpose, purpose),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, now),
  );
  return tx
    .update(tokens)
    .set({ usedAt: now })
    .where(isUsable)
    .returning({ userId: tokens.userId, value: tokens.value })
    .get();
}

/** Revokes unused tokens of these purposes, for example every sign-in link after a password reset. */
export function revokeTokens(tx: Tx, userId: string, purposes: TokenPurpose[]): void {
  for (const purpose of purposes)
    tx.delete(tokens)
      .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose)))
      .run();
}
