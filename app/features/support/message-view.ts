import type { supportImages, supportMessages } from "~/db/schema";

type MessageImage = Pick<typeof supportImages.$inferSelect, "id" | "originalName" | "width" | "height">;
export type MessageRow = typeof supportMessages.$inferSelect & { image: MessageImage | null };

/** A message for both sides and every channel: these fields and no others. */
export type MessageView = ReturnType<typeof toMessageView>;

/** The view model of a stored message. */
export function toMessageView({
  id,
  sequence,
  clientMessageId,
  sender,
  body,
  createdAt,
  seenAt,
  image,
}: MessageRow) {
  return {
    id,
    sequence,
    clientMessageId,
    messageType: sender,
    content: body,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    metadata: image
      ? {
          imageAttachment: {
            url: `/support/images/${image.id}`,
            thumbnailUrl: `/support/images/${image.id}?size=small`,
            originalName: image.originalName,
            width: image.width,
            height: image.height,
          },
        }
      : {},
  };
}
