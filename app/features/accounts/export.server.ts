import { yieldToEventLoop } from "~/yield-to-event-loop";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents, photos, supportImages } from "~/db/schema";
import { makeFile } from "~/features/documents/document-files.server";
import { toLagosDay } from "~/time";
import { bindRequest, releaseAtEnd } from "~/work/caller.server";
import { createWorkQueue } from "~/work/queue.server";
import { listExportedImages, listExportedFiles } from "./export-files.server";
import { collectData } from "./export-data.server";

/** "data-export-2026-11-21.zip", dated by the day in Lagos. */
export function exportFileName(now = new Date()): string {
  return `data-export-${toLagosDay(now)}.zip`;
}

const queue = createWorkQueue("exports");

/** Waits for a place, then streams the ZIP of `streamExportZip`. Throws BUSY (503) and TOO_MUCH_WORK (429) before it begins. */
export async function openExport(userId: string): Promise<AsyncGenerator<Uint8Array>> {
  releaseAtEnd(await queue.enter());
  return streamExportZip(userId);
}

/**
 * All stored data of the user as a ZIP stream: data.json, the photo and the files of each document. Only the
 * columns of EXPORTED_COLUMNS, only the user's own rows, no secret. Only one file is in memory at a time.
 */
async function* streamExportZip(userId: string, now = new Date()): AsyncGenerator<Uint8Array> {
  const inRequest = bindRequest(); // what reads a stream may belong to no request
  const { strToU8, Zip, ZipDeflate } = await import("fflate"); // on demand, because it counts out its tables when it is loaded
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const addEntry = (path: string, bytes: Uint8Array, level: 1 | 6) => {
    // Always deflated. Many phones cannot unzip a stored entry with its length after the data.
    const entry = Object.assign(new ZipDeflate(path, { level }), { mtime: now });
    zip.add(entry);
    entry.push(bytes, true);
    return chunks.splice(0);
  };
  yield* addEntry("read-me.txt", strToU8(READ_ME), 6);
  const files = listExportedFiles(userId);
  yield* addEntry("data.json", strToU8(JSON.stringify(collectData(userId, files, now), null, 2)), 6);
  const photo = db.select({ bytes: photos.bytes }).from(photos).where(eq(photos.userId, userId)).get();
  if (photo) yield* addEntry("photo.jpg", photo.bytes, 1);
  for (const { id, path } of listExportedImages(userId)) {
    await yieldToEventLoop();
    const image = db
      .select({ bytes: supportImages.bytes })
      .from(supportImages)
      .where(eq(supportImages.id, id))
      .get();
    if (image) yield* addEntry(path, image.bytes, 1);
  }
  for (const { documentId, format, path } of files) {
    await yieldToEventLoop();
    const document = db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
      .get();
    if (!document) continue;
    const { bytes } = await inRequest(() => makeFile(document, format, { isPatient: true }));
    yield* addEntry(path, bytes, 1);
  }
  zip.end();
  yield* chunks;
}

const READ_ME = `This is everything we store about you.

data.json    your account, settings, consents, sessions, emails, your profile, what you typed, the text we read from your uploads,
             your documents with all their versions, and every movement of your credits, what you and support wrote to each other, and your complaints
documents/   your documents as PDF and Word files
support/     pictures you sent to support
photo.jpg    your photo, if you have one

Passwords, sign-in codes and the secret part of links are left out.
`;
