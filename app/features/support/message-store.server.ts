import { and, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { conversations, supportImages, supportMessages } from "~/db/schema";
import type { Conversation } from "./conversations.server";
import { storeImage, type ProcessedImage } from "./images.server";
import { toMessageView, type MessageView } from "./message-view";

export type NewUserMessage = {
  text: string;
  clientMessageId?: string;
  currentPage?: string;
  userAgent?: string;
  image?: ProcessedImage;
  channel?: "chat" | "mail";
};

// The number is assigned under the write lock, so no reader sees 101 before 100.
export function storeMessage(
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

export function findStoredMessage(
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

export function selectMessages(reader: Pick<Tx, "select">) {
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

export function toMessageRow({
  message,
  image,
}: {
  message: typeof supportMessages.$inferSelect;
  image: { id: string; originalName: string; width: number; height: number } | null;
}) {
  return { ...message, image };
}
