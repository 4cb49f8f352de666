import { and, eq, gt } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { getDocument } from "~/features/documents/documents.server";
import { listDocuments } from "~/features/documents/document-queries.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { recordAuditEvent, type Actor } from "./audit.server";
import { assertMayChange, getUser } from "./user-actions.server";

/** How long one recorded reason allows a staff member to read a user's documents. */
const ACCESS_DURATION_MS = minutes(30);
const ACCESS_ACTION = "user.documents_opened";

/** Records who reads a user's documents and why. Returns the id of the grant. Throws NOT_FOUND, OWNER_NEEDED. */
export function grantDocumentAccess(actor: Actor, userId: string, reason: string, now = new Date()): string {
  return write((tx) => {
    assertMayChange(tx, actor, getUser(userId, tx));
    recordAuditEvent(tx, actor, ACCESS_ACTION, `user:${userId}`, { after: { reason } }, now);
    const grant = tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, `user:${userId}`),
          eq(auditLog.actorId, actor.userId),
          eq(auditLog.action, ACCESS_ACTION),
          eq(auditLog.createdAt, now),
        ),
      )
      .get();
    if (!grant) throw new Error("the opening was not written down");
    return grant.id;
  });
}

/**
 * The documents that a grant allows its own admin to see, and the requested one. Throws NOT_FOUND when the
 * grant is unknown, expired or belongs to another admin.
 */
export function readGrantedDocuments(
  adminId: string,
  userId: string,
  grantId: string,
  documentId: string | null,
  now = new Date(),
) {
  const isValidGrant = and(
    eq(auditLog.id, grantId),
    eq(auditLog.action, ACCESS_ACTION),
    eq(auditLog.subject, `user:${userId}`),
    eq(auditLog.actorId, adminId),
    gt(auditLog.createdAt, new Date(now.getTime() - ACCESS_DURATION_MS)),
  );
  if (!db.select({ id: auditLog.id }).from(auditLog).where(isValidGrant).get())
    throw new Refusal("NOT_FOUND", "This opening has ended. Give a reason to open the documents again.", 404);
  const document = documentId ? getDocument(userId, documentId) : null;
  return {
    user: getUser(userId),
    documents: listDocuments(userId).documents.map(({ id, title, type, createdAt }) => ({
      id,
      title,
      type,
      createdAt,
    })),
    document: document && { title: document.title, content: document.content },
  };
}
