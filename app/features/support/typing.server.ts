import { emitToRooms } from "~/providers/realtime/hub.server";
import { findConversation, getConversation } from "./conversations.server";
import { conversationRoom, recordAgentActivity } from "./presence.server";

/** Announces to the agents with this thread open that its user is typing. Stores nothing. */
export function announceUserTyping(userId: string): void {
  const conversation = findConversation(userId);
  if (conversation)
    emitToRooms([conversationRoom(conversation.id)], "support_typing", { targetUserId: userId });
}

/** Announces to the user that support is typing. The agent counts as online. Throws NOT_FOUND. */
export function announceAgentTyping(agentId: string, conversationId: string): void {
  const { userId } = getConversation(conversationId);
  recordAgentActivity(agentId, conversationId);
  emitToRooms([`user:${userId}`], "support_typing", { targetUserId: userId });
}
