import { and, asc, desc, eq, gt, lt, lte, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, supportImages, supportMessages } from "~/db/schema";
import { failPoint } from "~/failpoint.server";
import { recordAct, type Actor } from "~/features/admin/audit.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { announce } from "~/providers/realtime/hub.server";
import { Refusal } from "~/refusal";
import { findThread, getConversation, openThread, seenOf, type Conversation } from "./conversations.server";
import { storePicture, type MadePicture } from "./images.server";
import { queueAnswerMail, queueSupportMail } from "./mail-fallback.server";
import { messageView, type MessageView } from "./message-view";
import { AGENTS, noteAgent, supportStatus } from "./presence.server";
import { promiseOf } from "./promise";

const PAGE = 100;

export type NewMessage = {
  text: string;
  clientMessageId?: string;
  currentPage?: string;
  userAgent?: string;
  picture?: MadePicture;
  channel?: "chat" | "mail";
};
export type Answer = {
  text: string;
  clientMessageId?: string;
  upTo?: number;
  picture?: MadePicture;
  channel?: "chat" | "mail";
};

/** Stores a message of the person and announces it. The same `clientMessageId` again gives the stored message and changes nothing. */
export function sendMessage(userId: string, message: NewMessage, now = new Date()): MessageView {
  return announced(
    write((tx) => {
      const conversation = openThread(tx, userId, now);
      const known = findSent(tx, conversation.id, "user", message.clientMessageId);
      if (known) return { conversation, message: known, isNew: false };
      const stored = store(tx, conversation, { ...message, sender: "user", authorId: userId }, now);
      const facts =
        message.currentPage || message.userAgent
          ? { currentPage: message.currentPage ?? "", userAgent: message.userAgent ?? "" }
          : {};
      tx.update(conversations)
        .set({ status: "open", waitingSince: conversation.waitingSince ?? now, ...facts })
        .where(eq(conversations.id, conversation.id))
        .run();
      if (!supportStatus(now.getTime()).agentOnline) queueSupportMail(tx, conversation, now);
      failPoint("support.storing");
      return { conversation, message: stored, isNew: true };
    }),
  );
}

/**
 * Stores an agent's answer and announces it. With `upTo`, the newest message the agent had before them, it is refused when another agent has
 * answered since (NEWER_ANSWER, 409). Throws NOT_FOUND.
 */
export function answerMessage(
  staff: Actor,
  conversationId: string,
  answer: Answer,
  now = new Date(),
): MessageView {
  const result = announced(
    write((tx) => {
      const conversation = getConversation(conversationId, tx);
      const known = findSent(tx, conversation.id, "support", answer.clientMessageId);
      if (known) return { conversation, message: known, isNew: false };
      if (answer.upTo !== undefined) refuseUnseen(tx, conversation, staff.userId, answer.upTo);
      const waitedMs = conversation.waitingSince && now.getTime() - conversation.waitingSince.getTime();
      const measured =
        waitedMs === null ? {} : { waitedMs, promisedMs: promiseOf(currentPlanOf(conversation.userId)).ms };
      const stored = store(
        tx,
        conversation,
        { ...answer, ...measured, sender: "support", authorId: staff.userId },
        now,
      );
      const seenBySupport = Math.max(conversation.seenBySupport, answer.upTo ?? stored.sequence);
      tx.update(conversations)
        .set({ waitingSince: null, assigneeId: conversation.assigneeId ?? staff.userId, seenBySupport })
        .where(eq(conversations.id, conversation.id))
        .run();
      recordAct(tx, staff, "support.answered", `support:${conversationId}`, {
        after: { sequence: stored.sequence },
      });
      queueAnswerMail(tx, conversation, now);
      failPoint("support.storing");
      return { conversation, message: stored, isNew: true };
    }),
  );
  noteAgent(staff.userId, conversationId);
  return result;
}

/** Whether this message of the person was stored before: sent again, it costs nothing. */
export function wasSent(userId: string, clientMessageId: string): boolean {
  const conversation = findThread(userId);
  return conversation !== undefined && findSent(db, conversation.id, "user", clientMessageId) !== undefined;
}

/** The person's own messages after a number, oldest first; without one the newest hundred; `before` goes back from there. */
export function listOwnMessages(userId: string, range: Range = {}) {
  const conversation = findThread(userId);
  return conversation
    ? listMessages(conversation, range)
    : { messages: [], last: 0, seen: { byPerson: 0, bySupport: 0 } };
}

type Range = { after?: number; before?: number };

/** The same for a conversation that was found before: by its person, or for staff. */
export function listMessages(conversation: Conversation, { after, before }: Range = {}) {
  const own = eq(supportMessages.conversationId, conversation.id);
  const from = after === undefined ? undefined : gt(supportMessages.sequence, after);
  const to = before === undefined ? undefined : lt(supportMessages.sequence, before);
  const order = after === undefined ? desc(supportMessages.sequence) : asc(supportMessages.sequence);
  const rows = selectMessages(db)
    .where(and(own, from, to))
    .orderBy(order)
    .limit(PAGE)
    .all()
    .map(rowOf);
  return {
    messages: (after === undefined ? rows.reverse() : rows).map(messageView),
    last: conversation.lastSequence,
    seen: seenOf(conversation),
  };
}

/** The person has read everything up to this number. It only rises. */
export function markSeenByPerson(userId: string, upTo: number, now = new Date()): void {
  const conversation = findThread(userId);
  if (conversation) markSeen(conversation.id, "support", upTo, now);
}

export function markSeenBySupport(conversationId: string, upTo: number, now = new Date()): void {
  markSeen(getConversation(conversationId).id, "user", upTo, now);
}

function markSeen(conversationId: string, writtenBy: "user" | "support", upTo: number, now: Date) {
  const seen = write((tx) => {
    const conversation = getConversation(conversationId, tx);
    const column = writtenBy === "support" ? "seenByPerson" : "seenBySupport";
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
    announce([`user:${seen.userId}`, AGENTS], "support_status_update", {
      status: supportStatus(now.getTime()),
      targetUserId: seen.userId,
      seen: seenOf(seen),
    });
}

// The number is given out under the write lock, so nobody ever sees 101 before 100.
function store(
  tx: Tx,
  conversation: Conversation,
  {
    text,
    picture,
    clientMessageId = newId(),
    channel = "chat",
    ...rest
  }: NewMessage & { sender: "user" | "support"; authorId: string; waitedMs?: number; promisedMs?: number },
  now: Date,
) {
  const { authorId, sender, waitedMs, promisedMs } = rest;
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
      promisedMs,
    })
    .returning()
    .get();
  tx.update(conversations)
    .set({ lastSequence: sequence, updatedAt: now })
    .where(eq(conversations.id, conversation.id))
    .run();
  return messageView({ ...row, picture: picture ? storePicture(tx, id, picture, now) : null });
}

function findSent(
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
  return row && messageView(rowOf(row));
}

function refuseUnseen(tx: Tx, conversation: Conversation, agentId: string, upTo: number) {
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

function announced({
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
    announce([`user:${conversation.userId}`, AGENTS], "new_support_message", {
      targetUserId: conversation.userId,
      message,
    });
  return message;
}

function selectMessages(reader: Pick<Tx, "select">) {
  return reader
    .select({
      message: supportMessages,
      picture: {
        id: supportImages.id,
        originalName: supportImages.originalName,
        width: supportImages.width,
        height: supportImages.height,
      },
    })
    .from(supportMessages)
    .leftJoin(supportImages, eq(supportImages.messageId, supportMessages.id));
}

function rowOf({
  message,
  picture,
}: {
  message: typeof supportMessages.$inferSelect;
  picture: { id: string; originalName: string; width: number; height: number } | null;
}) {
  return { ...message, picture };
}
