import { and, eq, gt } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { getDocument, listDocuments } from "~/features/documents/documents.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { recordAct, type Actor } from "./audit.server";
import { findUser } from "./people-acts.server";

/** How long one written-down reason lets one of the staff read a person's documents. */
export const OPENING = minutes(30);
const ACT = "user.documents_opened";

/** Writes down who reads a person's documents and why; returns the id of the opening. Throws NOT_FOUND. */
export function openDocuments(actor: Actor, userId: string, reason: string, now = new Date()): string {
  return write((tx) => {
    findUser(userId, tx);
    recordAct(tx, actor, ACT, `user:${userId}`, { after: { reason } }, now);
    const opened = tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, `user:${userId}`),
          eq(auditLog.actorId, actor.userId),
          eq(auditLog.act, ACT),
          eq(auditLog.createdAt, now),
        ),
      )
      .get();
    if (!opened) throw new Error("the opening was not written down");
    return opened.id;
  });
}

/** The documents that an opening lets its own admin see, and the one that is asked for. Throws NOT_FOUND when it is another's, over, or never was. */
export function readOpened(
  adminId: string,
  userId: string,
  opening: string,
  documentId: string | null,
  now = new Date(),
) {
  const isLive = and(
    eq(auditLog.id, opening),
    eq(auditLog.act, ACT),
    eq(auditLog.subject, `user:${userId}`),
    eq(auditLog.actorId, adminId),
    gt(auditLog.createdAt, new Date(now.getTime() - OPENING)),
  );
  if (!db.select({ id: auditLog.id }).from(auditLog).where(isLive).get())
    throw new Refusal("NOT_FOUND", "This opening has ended. Give a reason to open the documents again.", 404);
  const document = documentId ? getDocument(userId, documentId) : null;
  return {
    user: findUser(userId),
    documents: listDocuments(userId).documents.map(({ id, title, type, createdAt }) => ({
      id,
      title,
      type,
      createdAt,
    })),
    document: document && { title: document.title, content: document.content },
  };
}
