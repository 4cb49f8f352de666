import { randomBytes } from "node:crypto";
import { and, count, eq, exists, gt, isNotNull, lte, max, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { untilPersonWrites } from "~/db/person-version.server";
import { conversations, supportMessages } from "~/db/schema";
import { findUserByReplyToken } from "~/features/accounts/reply-address.server";
import { Refusal } from "~/refusal";
import { days } from "~/time";

export type Conversation = typeof conversations.$inferSelect;

/** Retention: a thread for 24 months after its last message, a quarantined mail for 30 days. */
const CONVERSATION_RETENTION_MS = days(730);
// A page watches for answers for so long after the last message.
const RECENT_MS = days(1);

/** The user's thread; undefined before the first message. */
export function findConversation(userId: string): Conversation | undefined {
  return conversationOf.get({ userId });
}
// Every page of a person asks for it.
const conversationOf = db
  .select()
  .from(conversations)
  .where(eq(conversations.userId, sql.placeholder("userId")))
  .prepare();

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
  return tx
    .insert(conversations)
    .values({
      id: newId(),
      createdAt: now,
      updatedAt: now,
      userId,
      // In the local part of an address, which mail servers may change to lower case.
      supportReplyToken: randomBytes(16).toString("hex"),
    })
    .returning()
    .get();
}

/** Whether the user has an unread answer: the dot on every page. */
export function hasUnreadAnswer(userId: string): boolean {
  return findUnread(userId) !== undefined;
}
const unreadConversation = db
  .select({ id: conversations.id })
  .from(conversations)
  .where(
    and(
      eq(conversations.userId, sql.placeholder("userId")),
      exists(
        db
          .select({ one: sql`1` })
          .from(supportMessages)
          .where(
            and(
              eq(supportMessages.conversationId, conversations.id),
              eq(supportMessages.sender, "support"),
              gt(supportMessages.sequence, conversations.seenByUser),
            ),
          ),
      ),
    ),
  )
  .prepare();
const findUnread = untilPersonWrites((userId) => unreadConversation.get({ userId }));

/** What the mark on every page says: unread answers, the newest message's number, and whether the thread is worth watching. */
export function getUnreadAnswers(userId: string, now = new Date()) {
  const state = readUnread(userId);
  if (!state) return { unread: 0, newest: 0, isRecent: false };
  const { unread, newest, updatedAt } = state;
  return { unread, newest, isRecent: now.getTime() - updatedAt.getTime() < RECENT_MS };
}
const answersAfter = db
  .select({ many: count() })
  .from(supportMessages)
  .where(
    and(
      eq(supportMessages.conversationId, sql.placeholder("conversationId")),
      eq(supportMessages.sender, "support"),
      gt(supportMessages.sequence, sql.placeholder("seenByUser")),
    ),
  )
  .prepare();
const readUnread = untilPersonWrites((userId) => {
  const conversation = findConversation(userId);
  if (!conversation) return undefined;
  const { id, seenByUser, lastSequence, updatedAt } = conversation;
  const unread = answersAfter.get({ conversationId: id, seenByUser })?.many ?? 0;
  return { unread, newest: lastSequence, updatedAt };
});

/** The same for agents: open conversations whose newest message nobody of support has read, and when the newest came. */
export function getUnreadConversations() {
  const row = db
    .select({ unread: count(), newest: max(conversations.updatedAt) })
    .from(conversations)
    .where(
      and(isNotNull(conversations.waitingSince), gt(conversations.lastSequence, conversations.seenBySupport)),
    )
    .get();
  return { unread: row?.unread ?? 0, newest: row?.newest?.getTime() ?? 0 };
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

/** The side and the person that a token in a mail address belongs to. A person may have no thread yet. */
export function findByReplyToken(
  token: string,
): { userId: string; conversation: Conversation | undefined; side: "user" | "support" } | undefined {
  const userId = findUserByReplyToken(token);
  if (userId) return { userId, conversation: findConversation(userId), side: "user" };
  const conversation = db
    .select()
    .from(conversations)
    .where(eq(conversations.supportReplyToken, token))
    .get();
  return conversation && { userId: conversation.userId, conversation, side: "support" };
}
