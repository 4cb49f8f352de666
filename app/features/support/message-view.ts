import type { supportImages, supportMessages } from "~/db/schema";

type Picture = Pick<typeof supportImages.$inferSelect, "id" | "originalName" | "width" | "height">;
export type MessageRow = typeof supportMessages.$inferSelect & { picture: Picture | null };

/** A message as both sides and every way of delivery show it: these fields and no others. */
export type MessageView = ReturnType<typeof messageView>;

export function messageView({
  id,
  sequence,
  clientMessageId,
  sender,
  body,
  createdAt,
  seenAt,
  picture,
}: MessageRow) {
  return {
    id,
    sequence,
    clientMessageId,
    messageType: sender,
    content: body,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    metadata: picture
      ? {
          imageAttachment: {
            url: `/support/images/${picture.id}`,
            thumbnailUrl: `/support/images/${picture.id}?size=small`,
            originalName: picture.originalName,
            width: picture.width,
            height: picture.height,
          },
        }
      : {},
  };
}
