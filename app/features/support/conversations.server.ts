import { randomBytes } from "node:crypto";
import { and, desc, eq, exists, gt, lte, or, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, supportMessages } from "~/db/schema";
import { Refusal } from "~/refusal";
import { days } from "~/time";

export type Conversation = typeof conversations.$inferSelect;

/** A thread is kept for 24 months after its last message, a mail that was put aside for 30 days. */
export const CONVERSATION_RETENTION_MS = days(730);

/** The person's thread; undefined before their first message. */
export function findConversation(userId: string): Conversation | undefined {
  return db.select().from(conversations).where(eq(conversations.userId, userId)).get();
}

/** A thread as staff reach it. Throws NOT_FOUND (404). */
export function getConversation(conversationId: string, reader: Pick<Tx, "select"> = db): Conversation {
  const conversation = reader.select().from(conversations).where(eq(conversations.id, conversationId)).get();
  if (!conversation) throw new Refusal("NOT_FOUND", "This conversation does not exist.", 404);
  return conversation;
}

/** The person's thread, made when this is their first word. */
export function getOrCreateConversation(tx: Tx, userId: string, now: Date): Conversation {
  const existing = tx.select().from(conversations).where(eq(conversations.userId, userId)).get();
  if (existing) return existing;
  // The tokens travel in the local part of an address, which mail servers may turn to lower case.
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

/** Whether an answer waits that the person has not read: the dot on every page. */
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

/** The newest message of each sender counts, whoever asks: who has read up to where. */
export function toSeenState({ seenByUser, seenBySupport }: Conversation) {
  return { byPerson: seenByUser, bySupport: seenBySupport };
}

/** Forgets threads whose last message is 24 months old. Returns how many. */
export function deleteOldConversations(now = new Date()): number {
  return db
    .delete(conversations)
    .where(lte(conversations.updatedAt, new Date(now.getTime() - CONVERSATION_RETENTION_MS)))
    .run().changes;
}

/** The thread that a token in a mail's address belongs to, and whose token it is. */
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
