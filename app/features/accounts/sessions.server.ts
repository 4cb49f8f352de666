import { createHash, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { db, untilNextWrite, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { sessions, users } from "~/db/schema";
import { recordActivity, recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { startVisit } from "~/features/analytics-events/visits.server";
import { log } from "~/log.server";
import { days, hours } from "~/time";

export const SESSION_LIFETIME_MS = days(30);
/** For a shared phone. There a session also ends after ten idle minutes, which the cookie counts. */
const SHARED_SESSION_LIFETIME_MS = hours(12);
export const MAX_SESSIONS_PER_USER = 10;

export type User = typeof users.$inferSelect;

/** Emits "ended" with a user id after sessions of that user ended, so that sockets end too. */
export const sessionEvents = new EventEmitter();

/** Emits "ended" for a user, after the current transaction. */
export function emitSessionsEnded(userId: string): void {
  // transactions are synchronous, so the current one has ended by then
  setImmediate(() => sessionEvents.emit("ended", userId));
}

/**
 * Opens a session and returns its token: 256 random bits for the browser; the row holds their SHA-256. A
 * shared phone stores the token under another cookie name, so that it does not work without its idle clock.
 * `provedAt`: when the user proved who they are, if they did.
 */
export function createSession(
  userId: string,
  userAgent: string,
  { shared = false, provedAt }: { shared?: boolean; provedAt?: Date } = {},
): string {
  const secret = randomBytes(32).toString("base64url");
  const token = shared ? `shared:${secret}` : secret;
  const lifetimeMs = shared ? SHARED_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;
  const now = new Date();
  // the work of staff is not a visit
  const isStaff =
    db.select({ role: users.role }).from(users).where(eq(users.id, userId)).get()?.role === "admin";
  write((tx) => {
    tx.insert(sessions)
      .values({
        tokenHash: hashToken(token),
        createdAt: now,
        userId,
        expiresAt: new Date(now.getTime() + lifetimeMs),
        userAgent: userAgent.slice(0, 200),
        provedAt,
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
  log.info({ event: "session.created", userId, isProven: provedAt !== undefined });
  return token;
}

/** The user of a token, or undefined when the token is unknown, ended or expired. Only reads. */
export function findSessionUser(token: string, now = new Date()): User | undefined {
  const session = findSession(hashToken(token));
  return session && session.expiresAt > now ? session.user : undefined;
}
const sessionOf = db
  .select({ user: users, expiresAt: sessions.expiresAt })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
  .prepare();
const findSession = untilNextWrite((tokenHash: string) => sessionOf.get({ tokenHash }));

/** When the user of this token last proved who they are, at the sign-in or by a step-up. */
export function findLastProof(token: string, now = new Date()): Date | undefined {
  const row = db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
    .get();
  return row?.provedAt ?? undefined;
}

/** Records that the user of this token proved who they are. */
export function recordProof(token: string, now = new Date()): void {
  write((tx) =>
    tx
      .update(sessions)
      .set({ provedAt: now })
      .where(eq(sessions.tokenHash, hashToken(token)))
      .run(),
  );
}

/** Ends the session of this token. */
export function endSession(token: string): void {
  const ended = db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
    .get();
  if (ended) emitSessionsEnded(ended.userId);
}

/** Deletes expired sessions. */
export function deleteExpiredSessions(now = new Date()): void {
  db.delete(sessions).where(lte(sessions.expiresAt, now)).run();
}

/** SHA-256 of a session token, in hexadecimal. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
