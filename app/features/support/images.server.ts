import { and, eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { isAllowed } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { conversations, supportImages, supportMessages } from "~/db/schema";
import { detectImageType, reencodeImage } from "~/files/image.server";
import { Refusal } from "~/refusal";

const MAX_SIDE_PX = 1600;
const MAX_THUMBNAIL_BYTES = 15 * 1024;
// Smaller and with lower quality until it fits; the last step always fits.
const THUMBNAIL_STEPS = [
  [320, 70],
  [320, 45],
  [240, 40],
  [160, 35],
  [96, 30],
] as const;

export type ProcessedImage = Pick<
  typeof supportImages.$inferSelect,
  "originalName" | "width" | "height" | "bytes" | "thumbnail"
>;

/**
 * Makes a WebP of at most 1600 pixels and a thumbnail of at most 15 KB from a JPEG, PNG, GIF or WebP. Only
 * pixels stay. Throws INVALID_FILE_TYPE, UNREADABLE_IMAGE, BUSY.
 */
export async function processImage(upload: { name: string; bytes: Uint8Array }): Promise<ProcessedImage> {
  if (!detectImageType(upload.bytes))
    throw new Refusal("INVALID_FILE_TYPE", "Please select an image file (JPG, PNG, GIF, etc.).", 400, {
      title: "Invalid File Type",
      field: "image",
    });
  return reencodeImage(upload.bytes, "image", async (picture) => {
    const { data, info } = await picture
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import("sharp");
    let thumbnail = data;
    for (const [side, quality] of THUMBNAIL_STEPS) {
      thumbnail = await sharp(data)
        .resize(side, side, { fit: "inside", withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      if (thumbnail.length <= MAX_THUMBNAIL_BYTES) break;
    }
    return {
      originalName: sanitizeFileName(upload.name),
      width: info.width,
      height: info.height,
      bytes: data,
      thumbnail,
    };
  });
}

/** Stores the image of a message, in the caller's transaction. */
export function storeImage(tx: Tx, messageId: string, image: ProcessedImage, now: Date) {
  const row = { id: newId(), createdAt: now, messageId, ...image };
  tx.insert(supportImages).values(row).run();
  return { id: row.id, originalName: row.originalName, width: row.width, height: row.height };
}

/** The image of a message for the user of the thread and for agents. For any other user: 404. */
export function getImage(
  reader: Pick<User, "id" | "role" | "staffRole">,
  imageId: string,
  size: "full" | "small",
): Buffer {
  const isOwnThread = isAllowed(reader, "support") ? undefined : eq(conversations.userId, reader.id);
  const image = db
    .select({ bytes: size === "small" ? supportImages.thumbnail : supportImages.bytes })
    .from(supportImages)
    .innerJoin(supportMessages, eq(supportMessages.id, supportImages.messageId))
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(and(eq(supportImages.id, imageId), isOwnThread))
    .get();
  if (!image) throw new Refusal("NOT_FOUND", "This picture does not exist.", 404);
  return image.bytes;
}

// A name for display, never used as a path.
function sanitizeFileName(name: string): string {
  return (
    name
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Cf}\\/]+/gu, " ")
      .trim()
      .slice(0, 100) || "picture"
  );
}
