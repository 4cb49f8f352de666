import { createHash } from "node:crypto";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { Refusal } from "~/refusal";
import { browserWords } from "./browser-words";
import { hashToken, tellEnded } from "./sessions.server";

export type SessionView = { id: string; browser: string; createdAt: Date; isThis: boolean };

/** Where the person is signed in: this browser first, then the newest. */
export function listSessions(userId: string, ownToken: string, now = new Date()): SessionView[] {
  const ownHash = hashToken(ownToken);
  const rows = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .all();
  const views = rows.map(({ tokenHash, userAgent, createdAt }) => ({
    id: publicId(tokenHash),
    browser: browserWords(userAgent),
    createdAt,
    isThis: tokenHash === ownHash,
  }));
  return [...views.filter(({ isThis }) => isThis), ...views.filter(({ isThis }) => !isThis)];
}

/** Ends one of the person's own sessions, by the id of the list. Another's does not exist: 404. */
export function endListedSession(userId: string, id: string): void {
  write((tx) => {
    const own = tx
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .all();
    const ended = own.find(({ hash }) => publicId(hash) === id);
    if (!ended) throw new Refusal("NOT_FOUND", "That session has ended already.", 404);
    tx.delete(sessions).where(eq(sessions.tokenHash, ended.hash)).run();
    tellEnded(userId);
  });
}

/** Ends every session of the person but the one with this token. Returns how many. */
export function endOtherSessions(tx: Tx, userId: string, keepToken: string): number {
  tellEnded(userId);
  return tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(keepToken))))
    .run().changes;
}

export function endAllOthers(userId: string, keepToken: string): number {
  return write((tx) => endOtherSessions(tx, userId, keepToken));
}

// Enough to name a session on a page, and worth nothing to whoever reads it there.
function publicId(tokenHash: string): string {
  return createHash("sha256").update(`listed:${tokenHash}`).digest("base64url").slice(0, 22);
}
