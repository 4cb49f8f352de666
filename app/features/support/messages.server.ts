import { and, asc, desc, eq, gt, lt, min } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { conversations, supportMessages } from "~/db/schema";
import { failPoint } from "~/failpoint.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { emitToRooms } from "~/providers/realtime/hub.server";
import { Refusal } from "~/refusal";
import {
  findConversation,
  getConversation,
  getOrCreateConversation,
  toSeenState,
  type Conversation,
} from "./conversations.server";
import type { ProcessedImage } from "./images.server";
import { queueAnswerMail, queueSupportMail } from "./mail-fallback.server";
import { toMessageView, type MessageView } from "./message-view";
import { AGENTS_ROOM, recordAgentActivity } from "./presence.server";
import { getResponseTarget } from "./response-target";
import {
  type NewUserMessage,
  storeMessage,
  findStoredMessage,
  selectMessages,
  toMessageRow,
} from "./message-store.server";

const PAGE_SIZE = 100;

export type NewAgentAnswer = {
  text: string;
  clientMessageId?: string;
  /** The newest message that the agent had read. What came later still waits. Undefined: everything. */
  upTo?: number;
  /** Also when another agent has answered since. */
  anyway?: boolean;
  image?: ProcessedImage;
  channel?: "chat" | "mail";
};

/**
 * Stores a message of the user and announces it. The same `clientMessageId` again returns the stored message
 * and changes nothing.
 */
export function sendUserMessage(userId: string, message: NewUserMessage, now = new Date()): MessageView {
  return announceMessage(
    write((tx) => {
      const conversation = getOrCreateConversation(tx, userId, now);
      const existing = findStoredMessage(tx, conversation.id, "user", message.clientMessageId);
      if (existing) return { conversation, message: existing, isNew: false };
      const stored = storeMessage(tx, conversation, { ...message, sender: "user", authorId: userId }, now);
      const clientContext =
        message.currentPage || message.userAgent
          ? { currentPage: message.currentPage ?? "", userAgent: message.userAgent ?? "" }
          : {};
      tx.update(conversations)
        .set({ status: "open", waitingSince: conversation.waitingSince ?? now, ...clientContext })
        .where(eq(conversations.id, conversation.id))
        .run();
      queueSupportMail(tx, conversation, now);
      failPoint("support.storing");
      return { conversation, message: stored, isNew: true };
    }),
  );
}

/**
 * Stores an agent's answer and announces it. It answers what the agent had read (`upTo`), and is refused when another agent
 * has answered since (NEWER_ANSWER, 409), unless it is to go `anyway`. Throws NOT_FOUND.
 */
export function sendAgentAnswer(
  staff: Actor,
  conversationId: string,
  answer: NewAgentAnswer,
  now = new Date(),
): MessageView {
  const result = announceMessage(
    write((tx) => {
      const conversation = getConversation(conversationId, tx);
      const existing = findStoredMessage(tx, conversation.id, "support", answer.clientMessageId);
      if (existing) return { conversation, message: existing, isNew: false };
      const readUpTo = answer.upTo ?? conversation.lastSequence;
      if (!answer.anyway) rejectUnseenAnswers(tx, conversation, staff.userId, readUpTo);
      const waitedMs = conversation.waitingSince && now.getTime() - conversation.waitingSince.getTime();
      const timing =
        waitedMs === null
          ? {}
          : { waitedMs, targetMs: getResponseTarget(currentPlanOf(conversation.userId)).ms };
      const stored = storeMessage(
        tx,
        conversation,
        { ...answer, ...timing, sender: "support", authorId: staff.userId },
        now,
      );
      const seenBySupport = Math.max(
        conversation.seenBySupport,
        Math.min(readUpTo, conversation.lastSequence),
      );
      tx.update(conversations)
        .set({
          waitingSince: findUnanswered(tx, conversation.id, readUpTo),
          assigneeId: conversation.assigneeId ?? staff.userId,
          seenBySupport,
        })
        .where(eq(conversations.id, conversation.id))
        .run();
      recordAuditEvent(tx, staff, "support.answered", `support:${conversationId}`, {
        after: { sequence: stored.sequence },
      });
      queueAnswerMail(tx, conversation, now);
      failPoint("support.storing");
      return { conversation, message: stored, isNew: true };
    }),
  );
  recordAgentActivity(staff.userId, conversationId);
  return result;
}

/** Whether this message of the user is already stored. A repeated message does not count against a limit. */
export function isMessageStored(userId: string, clientMessageId: string): boolean {
  const conversation = findConversation(userId);
  return (
    conversation !== undefined &&
    findStoredMessage(db, conversation.id, "user", clientMessageId) !== undefined
  );
}

/**
 * The user's messages after a sequence number, oldest first. Without a number: the newest hundred. `before`
 * reads backwards.
 */
export function listUserMessages(userId: string, range: SequenceRange = {}) {
  const conversation = findConversation(userId);
  return conversation
    ? listMessages(conversation, range)
    : { messages: [], last: 0, seen: { byPerson: 0, bySupport: 0 } };
}

type SequenceRange = { after?: number; before?: number };

/** The same for a conversation that was already found: of the user, or for staff. */
export function listMessages(conversation: Conversation, { after, before }: SequenceRange = {}) {
  const own = eq(supportMessages.conversationId, conversation.id);
  const from = after === undefined ? undefined : gt(supportMessages.sequence, after);
  const to = before === undefined ? undefined : lt(supportMessages.sequence, before);
  const order = after === undefined ? desc(supportMessages.sequence) : asc(supportMessages.sequence);
  const rows = selectMessages(db)
    .where(and(own, from, to))
    .orderBy(order)
    .limit(PAGE_SIZE)
    .all()
    .map(toMessageRow);
  return {
    messages: (after === undefined ? rows.reverse() : rows).map(toMessageView),
    last: conversation.lastSequence,
    seen: toSeenState(conversation),
  };
}

// What the user wrote after the agent had read: it is not answered yet.
function findUnanswered(tx: Tx, conversationId: string, readUpTo: number): Date | null {
  const later = and(
    eq(supportMessages.conversationId, conversationId),
    eq(supportMessages.sender, "user"),
    gt(supportMessages.sequence, readUpTo),
  );
  const first = tx
    .select({ at: min(supportMessages.createdAt) })
    .from(supportMessages)
    .where(later)
    .get();
  return first?.at ?? null;
}

function rejectUnseenAnswers(tx: Tx, conversation: Conversation, agentId: string, upTo: number) {
  const newer = and(
    eq(supportMessages.conversationId, conversation.id),
    eq(supportMessages.sender, "support"),
    gt(supportMessages.sequence, upTo),
  );
  const unseen = tx.select({ authorId: supportMessages.authorId }).from(supportMessages).where(newer).all();
  if (unseen.some(({ authorId }) => authorId !== agentId))
    throw new Refusal(
      "NEWER_ANSWER",
      "Somebody else has answered. Read that answer first. Your text is still here.",
      409,
    );
}

function announceMessage({
  conversation,
  message,
  isNew,
}: {
  conversation: Conversation;
  message: MessageView;
  isNew: boolean;
}): MessageView {
  failPoint("support.stored");
  if (isNew)
    emitToRooms([`user:${conversation.userId}`, AGENTS_ROOM], "new_support_message", {
      targetUserId: conversation.userId,
      message,
    });
  return message;
}
