import { createHash } from "node:crypto";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { Refusal } from "~/refusal";
import { describeBrowser } from "./describe-browser";
import { hashToken, emitSessionsEnded } from "./sessions.server";

export type SessionView = { id: string; browser: string; createdAt: Date; isCurrent: boolean };

/** The active sessions of a user: this browser first, then the newest. */
export function listSessions(userId: string, currentToken: string, now = new Date()): SessionView[] {
  const currentHash = hashToken(currentToken);
  const rows = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .all();
  const views = rows.map(({ tokenHash, userAgent, createdAt }) => ({
    id: toPublicId(tokenHash),
    browser: describeBrowser(userAgent),
    createdAt,
    isCurrent: tokenHash === currentHash,
  }));
  return [...views.filter(({ isCurrent }) => isCurrent), ...views.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends one of the user's own sessions, by its id in the list. Throws 404 for any other. */
export function endOwnSession(userId: string, id: string): void {
  write((tx) => {
    const own = tx
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .all();
    const ended = own.find(({ hash }) => toPublicId(hash) === id);
    if (!ended) throw new Refusal("NOT_FOUND", "That session has ended already.", 404);
    tx.delete(sessions).where(eq(sessions.tokenHash, ended.hash)).run();
    emitSessionsEnded(userId);
  });
}

/** Ends every session of the user except the one of this token. Returns the number of ended sessions. */
export function endOtherSessions(tx: Tx, userId: string, currentToken: string): number {
  emitSessionsEnded(userId);
  return tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(currentToken))))
    .run().changes;
}

/** The same in its own transaction. */
export function endAllOtherSessions(userId: string, currentToken: string): number {
  return write((tx) => endOtherSessions(tx, userId, currentToken));
}

// A public id of a session on a page. It gives no access to the session.
function toPublicId(tokenHash: string): string {
  return createHash("sha256").update(`listed:${tokenHash}`).digest("base64url").slice(0, 22);
}
