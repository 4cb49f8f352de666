import { and, eq, lte, isNull } from "drizzle-orm";
import { write } from "~/db/client.server";
import { conversations, supportMessages } from "~/db/schema";
import { emitToRooms } from "~/providers/realtime/hub.server";
import { findConversation, getConversation, toSeenState } from "./conversations.server";
import { AGENTS_ROOM, getSupportStatus } from "./presence.server";

/** Marks everything up to this number as read by the user. It only increases. */
export function markSeenByUser(userId: string, upTo: number, now = new Date()): void {
  const conversation = findConversation(userId);
  if (conversation) markSeen(conversation.id, "support", upTo, now);
}

/** Marks everything up to this number as read by support. It only increases. */
export function markSeenBySupport(conversationId: string, upTo: number, now = new Date()): void {
  markSeen(getConversation(conversationId).id, "user", upTo, now);
}

function markSeen(conversationId: string, writtenBy: "user" | "support", upTo: number, now: Date) {
  const seen = write((tx) => {
    const conversation = getConversation(conversationId, tx);
    const column = writtenBy === "support" ? "seenByUser" : "seenBySupport";
    const reached = Math.min(upTo, conversation.lastSequence);
    if (reached <= conversation[column]) return undefined;
    tx.update(conversations)
      .set({ [column]: reached })
      .where(eq(conversations.id, conversationId))
      .run();
    const unseen = and(
      eq(supportMessages.conversationId, conversationId),
      eq(supportMessages.sender, writtenBy),
      lte(supportMessages.sequence, reached),
      isNull(supportMessages.seenAt),
    );
    tx.update(supportMessages).set({ seenAt: now }).where(unseen).run();
    return { ...conversation, [column]: reached };
  });
  if (seen)
    emitToRooms([`user:${seen.userId}`, AGENTS_ROOM], "support_status_update", {
      status: getSupportStatus(now.getTime()),
      targetUserId: seen.userId,
      seen: toSeenState(seen),
    });
}
