import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { rememberedBrowsers } from "~/db/schema";
import { hashToken } from "~/features/accounts/sessions.server";
import { days } from "~/time";

export const REMEMBERED_MS = days(30);

/** Remembers a browser after a second step. Returns its token, which replaces the second step for 30 days. */
export function rememberBrowserOf(userId: string, userAgent: string, now = new Date()): string {
  const token = randomBytes(32).toString("base64url");
  write((tx) =>
    tx
      .insert(rememberedBrowsers)
      .values({
        tokenHash: hashToken(token),
        createdAt: now,
        userId,
        expiresAt: new Date(now.getTime() + REMEMBERED_MS),
        userAgent: userAgent.slice(0, 200),
      })
      .run(),
  );
  return token;
}

/** Whether one of these tokens belongs to this user and still works. */
export function isRemembered(userId: string, tokens: string[], now = new Date()): boolean {
  if (tokens.length === 0) return false;
  const isOwn = and(
    inArray(rememberedBrowsers.tokenHash, tokens.map(hashToken)),
    eq(rememberedBrowsers.userId, userId),
    gt(rememberedBrowsers.expiresAt, now),
  );
  return (
    db.select({ hash: rememberedBrowsers.tokenHash }).from(rememberedBrowsers).where(isOwn).get() !==
    undefined
  );
}

/** From now on every browser is asked again. Returns how many were remembered. */
export function revokeRememberedBrowsers(userId: string): number {
  return db.delete(rememberedBrowsers).where(eq(rememberedBrowsers.userId, userId)).run().changes;
}

/** Deletes expired rows. */
export function deleteExpiredRememberedBrowsers(now = new Date()): void {
  db.delete(rememberedBrowsers).where(lte(rememberedBrowsers.expiresAt, now)).run();
}
