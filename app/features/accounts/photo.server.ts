import { and, eq } from "drizzle-orm"
import { db, write } from "~/db/client.server"
import { newId } from "~/db/id"
import { photos, users } from "~/db/schema"
import { Refusal } from "~/refusal"

/** "Under 5 MB": the largest file that is taken, in bytes. */
export const PHOTO_LIMIT = 5 * 1024 * 1024 - 1
const PIXEL_LIMIT = 40_000_000
const SIDE = 256
const WAITING = 10

/**
 * Makes a square WebP from a JPEG, PNG or WebP and stores it in place of the photo before. Only pixels are kept: no place, no camera,
 * nothing that was hidden in the file. Throws INVALID_FILE_TYPE, UNREADABLE_IMAGE, BUSY. Returns the photo's random name.
 */
export async function savePhoto(userId: string, upload: Uint8Array): Promise<string> {
  if (!isPicture(upload)) throw new Refusal("INVALID_FILE_TYPE", "Only JPEG, PNG, and WebP images are allowed.", 400, { field: "photo" })
  const bytes = await inTurn(() => squareOf(upload))
  return write((tx) => {
    const id = newId()
    tx.delete(photos).where(eq(photos.userId, userId)).run()
    tx.insert(photos).values({ id, createdAt: new Date(), userId, bytes }).run()
    tx.update(users).set({ photoId: id, updatedAt: new Date() }).where(eq(users.id, userId)).run()
    return id
  })
}

export function removePhoto(userId: string): void {
  write((tx) => {
    tx.delete(photos).where(eq(photos.userId, userId)).run()
    tx.update(users).set({ photoId: null, updatedAt: new Date() }).where(eq(users.id, userId)).run()
  })
}

/** The bytes of the person's own photo. Another's does not exist: 404. */
export function getPhoto(userId: string, photoId: string): Buffer {
  const photo = db.select({ bytes: photos.bytes }).from(photos).where(and(eq(photos.userId, userId), eq(photos.id, photoId))).get()
  if (!photo) throw new Refusal("NOT_FOUND", "This picture does not exist.", 404)
  return photo.bytes
}

// By content, and before any decoder sees it: the library could also read SVG, which is a document and not a picture.
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1")
  return head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || (head.startsWith("RIFF") && head.slice(8) === "WEBP")
}

async function squareOf(upload: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import("sharp") // native and large, so only who needs it loads it
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    return await sharp(upload, { limitInputPixels: PIXEL_LIMIT, failOn: "error", sequentialRead: true })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch {
    throw new Refusal("UNREADABLE_IMAGE", "We could not read this picture. It may be damaged or have too many pixels. Try another one.", 400, { field: "photo" })
  }
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

// A decoded picture takes up to 160 MB, so there is one at a time.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING) throw new Refusal("BUSY", "Many people are changing their photos right now. Try again in a minute.", 503)
  waiting += 1
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine.finally(() => {
    waiting -= 1
  })
}
