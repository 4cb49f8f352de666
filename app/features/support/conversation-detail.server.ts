import { asc, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { supportMessages, supportNotes, users } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getAccess } from "~/features/billing/access.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { findConversation, getConversation } from "./conversations.server";
import { getResponseTarget } from "./response-target";

/** The user of a thread: plan, balance, and page at the last message. */
export function getConversationDetail(conversationId: string) {
  const conversation = getConversation(conversationId);
  const user = findAccount(conversation.userId);
  const access = getAccess(conversation.userId);
  const notes = db
    .select({
      id: supportNotes.id,
      createdAt: supportNotes.createdAt,
      body: supportNotes.body,
      author: users.firstName,
    })
    .from(supportNotes)
    .leftJoin(users, eq(users.id, supportNotes.authorId))
    .where(eq(supportNotes.conversationId, conversationId))
    .orderBy(asc(supportNotes.createdAt))
    .all();
  return {
    conversation,
    user: {
      name: `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim(),
      firstName: user?.firstName ?? "",
      email: user?.email ?? "",
      since: user?.createdAt ?? conversation.createdAt,
    },
    access,
    responseTarget: getResponseTarget(currentPlanOf(conversation.userId)),
    notes,
  };
}

/**
 * The newest messages of a user's conversation, oldest first, for a page about the user; null without
 * messages.
 */
export function getLatestMessages(userId: string, total = 4) {
  const conversation = findConversation(userId);
  if (!conversation) return null;
  const rows = db
    .select({
      id: supportMessages.id,
      createdAt: supportMessages.createdAt,
      sender: supportMessages.sender,
      body: supportMessages.body,
    })
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, conversation.id))
    .orderBy(desc(supportMessages.sequence))
    .limit(total)
    .all();
  return {
    id: conversation.id,
    status: conversation.status,
    isWaiting: conversation.waitingSince !== null,
    total: conversation.lastSequence,
    messages: rows.reverse(),
  };
}
