import { and, asc, desc, eq, gt, lt, lte, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, supportImages, supportMessages } from "~/db/schema";
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
import { storeImage, type ProcessedImage } from "./images.server";
import { queueAnswerMail, queueSupportMail } from "./mail-fallback.server";
import { toMessageView, type MessageView } from "./message-view";
import { AGENTS_ROOM, recordAgentActivity, getSupportStatus } from "./presence.server";
import { getResponseTarget } from "./response-target";

const PAGE_SIZE = 100;

export type NewUserMessage = {
  text: string;
  clientMessageId?: string;
  currentPage?: string;
  userAgent?: string;
  image?: ProcessedImage;
  channel?: "chat" | "mail";
};
export type NewAgentAnswer = {
  text: string;
  clientMessageId?: string;
  upTo?: number;
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
      if (!getSupportStatus(now.getTime()).agentOnline) queueSupportMail(tx, conversation, now);
      failPoint("support.storing");
      return { conversation, message: stored, isNew: true };
    }),
  );
}

/**
 * Stores an agent's answer and announces it. With `upTo`, the newest message that the agent had read, it is
 * refused when another agent has answered since (NEWER_ANSWER, 409). Throws NOT_FOUND.
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
      if (answer.upTo !== undefined) rejectUnseenAnswers(tx, conversation, staff.userId, answer.upTo);
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
      const seenBySupport = Math.max(conversation.seenBySupport, answer.upTo ?? stored.sequence);
      tx.update(conversations)
        .set({ waitingSince: null, assigneeId: conversation.assigneeId ?? staff.userId, seenBySupport })
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

// The number is assigned under the write lock, so no reader sees 101 before 100.
function storeMessage(
  tx: Tx,
  conversation: Conversation,
  {
    text,
    image,
    clientMessageId = newId(),
    channel = "chat",
    ...rest
  }: NewUserMessage & { sender: "user" | "support"; authorId: string; waitedMs?: number; targetMs?: number },
  now: Date,
) {
  const { authorId, sender, waitedMs, targetMs } = rest;
  const sequence = conversation.lastSequence + 1;
  const id = newId();
  const row = tx
    .insert(supportMessages)
    .values({
      id,
      createdAt: now,
      conversationId: conversation.id,
      authorId,
      sender,
      sequence,
      clientMessageId,
      body: text,
      channel,
      waitedMs,
      targetMs,
    })
    .returning()
    .get();
  tx.update(conversations)
    .set({ lastSequence: sequence, updatedAt: now })
    .where(eq(conversations.id, conversation.id))
    .run();
  return toMessageView({ ...row, image: image ? storeImage(tx, id, image, now) : null });
}

function findStoredMessage(
  reader: Pick<Tx, "select">,
  conversationId: string,
  sender: "user" | "support",
  clientMessageId: string | undefined,
): MessageView | undefined {
  if (!clientMessageId) return undefined;
  const row = selectMessages(reader)
    .where(
      and(
        eq(supportMessages.conversationId, conversationId),
        eq(supportMessages.sender, sender),
        eq(supportMessages.clientMessageId, clientMessageId),
      ),
    )
    .get();
  return row && toMessageView(toMessageRow(row));
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

function selectMessages(reader: Pick<Tx, "select">) {
  return reader
    .select({
      message: supportMessages,
      image: {
        id: supportImages.id,
        originalName: supportImages.originalName,
        width: supportImages.width,
        height: supportImages.height,
      },
    })
    .from(supportMessages)
    .leftJoin(supportImages, eq(supportImages.messageId, supportMessages.id));
}

function toMessageRow({
  message,
  image,
}: {
  message: typeof supportMessages.$inferSelect;
  image: { id: string; originalName: string; width: number; height: number } | null;
}) {
  return { ...message, image };
}
