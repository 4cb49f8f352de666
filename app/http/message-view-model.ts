import type { MessageView } from "~/features/support/message-view";
import { formatDateTime, type DateStyle } from "~/time";

const THUMBNAIL_SIZE = 320;

/** The view model of a message for one side of the conversation. */
export function toMessageViewModel(
  { id, messageType, content, createdAt, seenAt, metadata }: MessageView,
  side: "user" | "support",
  style: DateStyle,
) {
  const from: "me" | "them" = messageType === side ? "me" : "them";
  const picture = metadata.imageAttachment;
  const scale = picture ? Math.min(1, THUMBNAIL_SIZE / Math.max(picture.width, picture.height)) : 1;
  return {
    id,
    from,
    text: content,
    time: { iso: createdAt, text: formatDateTime(new Date(createdAt), style) },
    state: from === "me" ? (seenAt ? "Seen" : "Sent") : undefined,
    image: picture && {
      href: picture.url,
      src: picture.thumbnailUrl,
      name: picture.originalName,
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
    },
  };
}
