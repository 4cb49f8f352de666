import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, savedReplies, supportNotes } from "~/db/schema";
import { listActiveStaff } from "~/features/accounts/find-accounts.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import { getConversation } from "./conversations.server";
import { recordAgentActivity } from "./presence.server";

/** Adds a private note for the other agents. */
export function addNote(staff: Actor, conversationId: string, body: string, now = new Date()): void {
  write((tx) => {
    getConversation(conversationId, tx);
    tx.insert(supportNotes)
      .values({ id: newId(), createdAt: now, conversationId, authorId: staff.userId, body })
      .run();
    recordAuditEvent(tx, staff, "support.note_added", `support:${conversationId}`);
  });
  recordAgentActivity(staff.userId, conversationId);
}

/** Assigns the conversation to an agent, or to none. Throws NOT_FOUND when the id is not an agent's. */
export function assignAgent(staff: Actor, conversationId: string, agentId: string | undefined): void {
  write((tx) => {
    const before = getConversation(conversationId, tx).assigneeId;
    if (agentId && !listActiveStaff("support", tx).some(({ id }) => id === agentId))
      throw new Refusal("NOT_FOUND", "This agent does not exist.", 404);
    tx.update(conversations)
      .set({ assigneeId: agentId ?? null })
      .where(eq(conversations.id, conversationId))
      .run();
    recordAuditEvent(tx, staff, "support.assigned", `support:${conversationId}`, {
      before: { agentId: before },
      after: { agentId: agentId ?? null },
    });
  });
  recordAgentActivity(staff.userId, conversationId);
}

/**
 * Resolves a conversation, or opens it again. A resolved one does not wait; a new message of the user opens
 * it automatically.
 */
export function setConversationStatus(
  staff: Actor,
  conversationId: string,
  status: "open" | "resolved",
): void {
  write((tx) => {
    const before = getConversation(conversationId, tx).status;
    tx.update(conversations)
      .set({ status, ...(status === "resolved" && { waitingSince: null }) })
      .where(eq(conversations.id, conversationId))
      .run();
    recordAuditEvent(
      tx,
      staff,
      status === "resolved" ? "support.resolved" : "support.reopened",
      `support:${conversationId}`,
      { before: { status: before }, after: { status } },
    );
  });
  recordAgentActivity(staff.userId, conversationId);
}

/** Saves a reply under its short code and replaces an existing one. */
export function upsertSavedReply(
  staff: Actor,
  reply: { code: string; body: string },
  now = new Date(),
): void {
  write((tx) => {
    tx.insert(savedReplies)
      .values({ id: newId(), createdAt: now, ...reply })
      .onConflictDoUpdate({ target: savedReplies.code, set: { body: reply.body } })
      .run();
    recordAuditEvent(tx, staff, "support.reply_saved", `support:${reply.code}`);
  });
}

/** Deletes a saved reply. */
export function deleteSavedReply(staff: Actor, id: string): void {
  write((tx) => {
    const deleted = tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning().get();
    if (!deleted) throw new Refusal("NOT_FOUND", "This reply does not exist.", 404);
    recordAuditEvent(tx, staff, "support.reply_deleted", `support:${deleted.code}`);
  });
}
