import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { tokens } from "~/db/schema";
import { hashToken } from "./sessions.server";

export type TokenPurpose = (typeof tokens.$inferSelect)["purpose"];

/** A new secret for a mail: 256 random bits, stored as their hash. The newest of a person and purpose is the only one that works. */
export function issueToken(
  tx: Tx,
  token: { userId: string; purpose: TokenPurpose; lifetimeMs: number; value?: string },
  now = new Date(),
): string {
  const { userId, purpose, lifetimeMs, value } = token;
  const secret = randomBytes(32).toString("base64url");
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose)))
    .run();
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

/** Looks at a token without using it: "gone" means used, replaced or never given. */
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

/** Uses a token up: its row for the first caller in time, undefined for everybody else. */
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

/** Takes back what mails still hold of these kinds, such as every way in when a password was reset. */
export function revokeTokens(tx: Tx, userId: string, purposes: TokenPurpose[]): void {
  for (const purpose of purposes)
    tx.delete(tokens)
      .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose)))
      .run();
}
