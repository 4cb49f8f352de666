import { randomBytes } from "node:crypto";
import { and, desc, eq, exists, gt, lte, or, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, supportMessages } from "~/db/schema";
import { Refusal } from "~/refusal";
import { days } from "~/time";

export type Conversation = typeof conversations.$inferSelect;

/** Retention: a thread for 24 months after its last message, a quarantined mail for 30 days. */
export const CONVERSATION_RETENTION_MS = days(730);

/** The user's thread; undefined before the first message. */
export function findConversation(userId: string): Conversation | undefined {
  return db.select().from(conversations).where(eq(conversations.userId, userId)).get();
}

/** A thread for staff. Throws NOT_FOUND (404). */
export function getConversation(conversationId: string, reader: Pick<Tx, "select"> = db): Conversation {
  const conversation = reader.select().from(conversations).where(eq(conversations.id, conversationId)).get();
  if (!conversation) throw new Refusal("NOT_FOUND", "This conversation does not exist.", 404);
  return conversation;
}

/** The user's thread, created with the first message. */
export function getOrCreateConversation(tx: Tx, userId: string, now: Date): Conversation {
  const existing = tx.select().from(conversations).where(eq(conversations.userId, userId)).get();
  if (existing) return existing;
  // The tokens are in the local part of an address, which mail servers may change to lower case.
  const token = () => randomBytes(16).toString("hex");
  return tx
    .insert(conversations)
    .values({
      id: newId(),
      createdAt: now,
      updatedAt: now,
      userId,
      userReplyToken: token(),
      supportReplyToken: token(),
    })
    .returning()
    .get();
}

/** Whether the user has an unread answer: the dot on every page. */
export function hasUnreadAnswer(userId: string): boolean {
  const answer = and(
    eq(supportMessages.conversationId, conversations.id),
    eq(supportMessages.sender, "support"),
    gt(supportMessages.sequence, conversations.seenByUser),
  );
  const unread = exists(
    db
      .select({ one: sql`1` })
      .from(supportMessages)
      .where(answer),
  );
  return (
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.userId, userId), unread))
      .get() !== undefined
  );
}

/** How far each side has read, for both sides. */
export function toSeenState({ seenByUser, seenBySupport }: Conversation) {
  return { byPerson: seenByUser, bySupport: seenBySupport };
}

/** Deletes threads with a last message older than 24 months. Returns how many. */
export function deleteOldConversations(now = new Date()): number {
  return db
    .delete(conversations)
    .where(lte(conversations.updatedAt, new Date(now.getTime() - CONVERSATION_RETENTION_MS)))
    .run().changes;
}

/** The thread of a token in a mail address, and the side that it belongs to. */
export function findByReplyToken(
  token: string,
): { conversation: Conversation; side: "user" | "support" } | undefined {
  const conversation = db
    .select()
    .from(conversations)
    .where(or(eq(conversations.userReplyToken, token), eq(conversations.supportReplyToken, token)))
    .orderBy(desc(conversations.createdAt))
    .get();
  return conversation && { conversation, side: conversation.userReplyToken === token ? "user" : "support" };
}
