import { createHash, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { sessions, users } from "~/db/schema";
import { recordActivity, recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { startVisit } from "~/features/analytics-events/visits.server";
import { days, hours } from "~/time";

export const SESSION_LIFETIME_MS = days(30);
/** On somebody else's phone; there it also ends after ten idle minutes, which the cookie counts. */
export const SHARED_SESSION_LIFETIME_MS = hours(12);
export const MAX_SESSIONS_PER_USER = 10;

export type User = typeof users.$inferSelect;

/** Fires "ended" with a person's id after sessions of theirs ended, so that what hangs on them ends, too. */
export const sessionEvents = new EventEmitter();

export function emitSessionsEnded(userId: string): void {
  setImmediate(() => sessionEvents.emit("ended", userId)); // transactions are synchronous, so by then this one has ended
}

/**
 * Opens a session and returns its token: 256 random bits that only the browser keeps; the row holds their SHA-256. The token of a shared phone is stored under
 * a name of its own, so that without its idle clock it opens nothing.
 */
export function createSession(userId: string, userAgent: string, { shared = false } = {}): string {
  const secret = randomBytes(32).toString("base64url");
  const token = shared ? `shared:${secret}` : secret;
  const lifetimeMs = shared ? SHARED_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;
  const now = new Date();
  const isStaff =
    db.select({ role: users.role }).from(users).where(eq(users.id, userId)).get()?.role === "admin"; // our own work is no use of the product
  write((tx) => {
    tx.insert(sessions)
      .values({
        tokenHash: hashToken(token),
        createdAt: now,
        userId,
        expiresAt: new Date(now.getTime() + lifetimeMs),
        userAgent: userAgent.slice(0, 200),
      })
      .run();
    if (!isStaff) recordAnalyticsEvent(tx, { type: "session", userId, sourceId: newId(), at: now });
    if (!isStaff) recordActivity(tx, userId, now);
    const userSessions = tx
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .all();
    for (const old of userSessions.slice(MAX_SESSIONS_PER_USER))
      tx.delete(sessions).where(eq(sessions.tokenHash, old.hash)).run();
  });
  if (!isStaff) startVisit(userId, now);
  emitSessionsEnded(userId);
  return token;
}

/** The person a token belongs to; undefined when it is unknown, ended or expired. Reads only. */
export function findSessionUser(token: string, now = new Date()): User | undefined {
  return db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
    .get()?.user;
}

export function endSession(token: string): void {
  const ended = db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
    .get();
  if (ended) emitSessionsEnded(ended.userId);
}

export function deleteExpiredSessions(now = new Date()): void {
  db.delete(sessions).where(lte(sessions.expiresAt, now)).run();
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
