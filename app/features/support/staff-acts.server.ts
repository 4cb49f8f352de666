import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, savedReplies, supportNotes } from "~/db/schema";
import { listActiveAdmins } from "~/features/accounts/find-accounts.server";
import { recordAct, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import { getConversation } from "./conversations.server";
import { noteAgent } from "./presence.server";

/** A private note to the other agents. */
export function addNote(staff: Actor, conversationId: string, body: string, now = new Date()): void {
  write((tx) => {
    getConversation(conversationId, tx);
    tx.insert(supportNotes)
      .values({ id: newId(), createdAt: now, conversationId, authorId: staff.userId, body })
      .run();
    recordAct(tx, staff, "support.noted", `support:${conversationId}`);
  });
  noteAgent(staff.userId, conversationId);
}

/** Gives the conversation to an agent, or to nobody. Throws NOT_FOUND when that is no agent. */
export function assign(staff: Actor, conversationId: string, agentId: string | undefined): void {
  write((tx) => {
    const before = getConversation(conversationId, tx).assigneeId;
    if (agentId && !listActiveAdmins(tx).some(({ id }) => id === agentId))
      throw new Refusal("NOT_FOUND", "This agent does not exist.", 404);
    tx.update(conversations)
      .set({ assigneeId: agentId ?? null })
      .where(eq(conversations.id, conversationId))
      .run();
    recordAct(tx, staff, "support.assigned", `support:${conversationId}`, {
      before: { agentId: before },
      after: { agentId: agentId ?? null },
    });
  });
  noteAgent(staff.userId, conversationId);
}

/** Ends a conversation, or opens it again. Nobody waits in a resolved one; a new message of the person opens it by itself. */
export function setStatus(staff: Actor, conversationId: string, status: "open" | "resolved"): void {
  write((tx) => {
    const before = getConversation(conversationId, tx).status;
    tx.update(conversations)
      .set({ status, ...(status === "resolved" && { waitingSince: null }) })
      .where(eq(conversations.id, conversationId))
      .run();
    recordAct(
      tx,
      staff,
      status === "resolved" ? "support.resolved" : "support.reopened",
      `support:${conversationId}`,
      { before: { status: before }, after: { status } },
    );
  });
  noteAgent(staff.userId, conversationId);
}

/** Keeps a reply under its short code; one that is there is replaced. */
export function saveReply(staff: Actor, reply: { code: string; body: string }, now = new Date()): void {
  write((tx) => {
    tx.insert(savedReplies)
      .values({ id: newId(), createdAt: now, ...reply })
      .onConflictDoUpdate({ target: savedReplies.code, set: { body: reply.body } })
      .run();
    recordAct(tx, staff, "support.reply_saved", `support:${reply.code}`);
  });
}

export function forgetReply(staff: Actor, id: string): void {
  write((tx) => {
    const gone = tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning().get();
    if (!gone) throw new Refusal("NOT_FOUND", "This reply does not exist.", 404);
    recordAct(tx, staff, "support.reply_deleted", `support:${gone.code}`);
  });
}
