import { and, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { photos, users } from "~/db/schema";
import { detectImageType, reencodeImage } from "~/files/image.server";
import { Refusal } from "~/refusal";

/** "Under 5 MB": the largest accepted file, in bytes. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024 - 1;
const PHOTO_SIDE_PX = 256;
const PHOTO_TYPES = ["jpeg", "png", "webp"];

/**
 * Makes a square JPEG from a JPEG, PNG or WebP and replaces the earlier photo: the only type that pages, PDF and Word take
 * as it is. Only pixels stay: no location, no camera data, no hidden content. Returns the random name of the photo. Throws INVALID_FILE_TYPE,
 * UNREADABLE_IMAGE, BUSY.
 */
export async function savePhoto(userId: string, upload: Uint8Array): Promise<string> {
  if (!PHOTO_TYPES.includes(detectImageType(upload) ?? ""))
    throw new Refusal("INVALID_FILE_TYPE", "Only JPEG, PNG, and WebP images are allowed.", 400, {
      field: "photo",
    });
  const bytes = await reencodeImage(upload, "photo", (picture) =>
    picture
      .resize(PHOTO_SIDE_PX, PHOTO_SIDE_PX, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  return write((tx) => {
    const id = newId();
    tx.delete(photos).where(eq(photos.userId, userId)).run();
    tx.insert(photos).values({ id, createdAt: new Date(), userId, bytes }).run();
    tx.update(users).set({ photoId: id, updatedAt: new Date() }).where(eq(users.id, userId)).run();
    return id;
  });
}

/** Deletes the user's photo. */
export function removePhoto(userId: string): void {
  write((tx) => {
    tx.delete(photos).where(eq(photos.userId, userId)).run();
    tx.update(users).set({ photoId: null, updatedAt: new Date() }).where(eq(users.id, userId)).run();
  });
}

/** The bytes of the user's own photo. Throws 404 for any other. */
export function getPhoto(userId: string, photoId: string): Buffer {
  const photo = db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.id, photoId)))
    .get();
  if (!photo) throw new Refusal("NOT_FOUND", "This picture does not exist.", 404);
  return photo.bytes;
}
