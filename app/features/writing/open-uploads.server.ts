import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, asc, desc, eq, inArray, isNull, lte, sum } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { partialUploads } from "~/db/schema";
import { env } from "~/env.server";
import {
  listPartialUploadIds,
  ensurePartialUploadFolder,
  readPartialUpload,
  deletePartialUpload,
  getPartialUploadSize,
} from "~/files/partial-upload-store.server";
import { FileFault } from "~/files/read/reply";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { hours } from "~/time";
import { UPLOAD_LIMIT } from "./generation.schema";
import type { NewUpload } from "./new-upload.schema";
import { readRefusal } from "./read-refusal";
import { findKeptUpload, keepUpload, type Upload } from "./uploads.server";

/** How long a file that is not here whole can be gone on with. */
export const OPEN_FOR = hours(24);
/** So many unfinished files a person may have; one more, and the oldest is forgotten. */
const MOST_OPEN = 3;
/** So many bytes all people's unfinished files may take up, as announced. */
const MOST_BYTES = 1024 ** 3;

export type OpenUpload = typeof partialUploads.$inferSelect;

/** The ids of a person's unfinished files, whose bytes lie in DATA_DIR/uploads-open. */
export function openUploadIds(userId: string): string[] {
  const rows = db
    .select({ id: partialUploads.id })
    .from(partialUploads)
    .where(eq(partialUploads.userId, userId))
    .all();
  return rows.map(({ id }) => id);
}

/**
 * The same file of this person, known by its hash: read and kept already, or on its way with so many bytes here. Throws the Refusal
 * that the file was answered with before, so that nobody sends it twice to hear the same.
 */
export function findSame(
  userId: string,
  { sha256, size }: NewUpload,
): { kept: Upload } | { open: OpenUpload; offset: number } | undefined {
  const kept = findKeptUpload(userId, sha256);
  if (kept) return { kept };
  const open = db
    .select()
    .from(partialUploads)
    .where(
      and(
        eq(partialUploads.userId, userId),
        eq(partialUploads.sha256, sha256),
        eq(partialUploads.size, size),
      ),
    )
    .get();
  if (open?.refusalCode) throw readRefusal(open.refusalCode);
  const offset = open && getPartialUploadSize(env.DATA_DIR, open.id);
  return open && offset !== undefined ? { open, offset } : undefined;
}

/** Makes room for a file that comes in pieces. Throws too_large (413), empty_file (400), busy (503). */
export function openUpload(
  userId: string,
  { fileName, size, sha256 }: NewUpload,
  now = new Date(),
): OpenUpload {
  if (size > UPLOAD_LIMIT) throw readRefusal("too_large");
  if (size === 0) throw readRefusal("empty_file");
  const open = {
    id: newId(),
    createdAt: now,
    userId,
    fileName,
    size,
    sha256,
    uploadId: null,
    refusalCode: null,
  };
  const forgotten = write((tx) => {
    const [all] = tx
      .select({ bytes: sum(partialUploads.size).mapWith(Number) })
      .from(partialUploads)
      .where(isUnfinished)
      .all();
    if ((all?.bytes ?? 0) + size > MOST_BYTES) throw readRefusal("busy");
    const same = tx
      .select({ id: partialUploads.id })
      .from(partialUploads)
      .where(and(eq(partialUploads.userId, userId), eq(partialUploads.sha256, sha256)))
      .all();
    const older = tx
      .select({ id: partialUploads.id })
      .from(partialUploads)
      .where(and(eq(partialUploads.userId, userId), isUnfinished))
      .orderBy(desc(partialUploads.createdAt))
      .offset(MOST_OPEN - 1)
      .limit(100)
      .all();
    const gone = [...same, ...older].map(({ id }) => id);
    tx.delete(partialUploads).where(inArray(partialUploads.id, gone)).run();
    tx.insert(partialUploads).values(open).run();
    return gone;
  });
  for (const id of forgotten) deletePartialUpload(env.DATA_DIR, id);
  writeFileSync(join(openUploadsFolder(), open.id), "", { mode: 0o600 });
  return open;
}

/** One of the person's own files on their way, or undefined: another's does not exist. */
export function findOpenUpload(userId: string, id: string, now = new Date()): OpenUpload | undefined {
  const open = db
    .select()
    .from(partialUploads)
    .where(and(eq(partialUploads.userId, userId), eq(partialUploads.id, id)))
    .get();
  return open && open.createdAt.getTime() > now.getTime() - OPEN_FOR ? open : undefined;
}

/** The person's files that began to come and are not here whole, with the share that is here in percent: to be gone on with. */
export function listUnfinished(userId: string, now = new Date()): { fileName: string; percent: number }[] {
  return db
    .select()
    .from(partialUploads)
    .where(and(eq(partialUploads.userId, userId), isUnfinished))
    .orderBy(asc(partialUploads.createdAt))
    .all()
    .filter(({ createdAt }) => createdAt.getTime() > now.getTime() - OPEN_FOR)
    .map(({ id, fileName, size }) => ({
      fileName,
      percent: Math.floor(((getPartialUploadSize(env.DATA_DIR, id) ?? 0) / size) * 100),
    }))
    .filter(({ percent }) => percent > 0);
}

const running = new Map<string, Promise<Upload>>();

/**
 * Reads a file that is here whole and keeps its text; its bytes go. Asked twice, also at once, it is done once and both hear the same.
 * Throws NO_UPLOAD (404), damaged when it is not the file that was announced, and what reading may refuse; busy (503) can be tried again.
 */
export function finishUpload(userId: string, id: string): Promise<Upload> {
  const key = `${userId} ${id}`;
  const finishing = running.get(key) ?? finish(userId, id).finally(() => running.delete(key));
  running.set(key, finishing);
  return finishing;
}

async function finish(userId: string, id: string): Promise<Upload> {
  const open = findOpenUpload(userId, id);
  if (!open) throw noUpload();
  if (open.refusalCode) throw readRefusal(open.refusalCode);
  const kept = open.uploadId ? findKeptUpload(userId, open.sha256) : undefined;
  if (kept) return kept;
  const bytes = await readPartialUpload(env.DATA_DIR, id);
  if (!bytes) throw noUpload();
  const own = and(eq(partialUploads.userId, userId), eq(partialUploads.id, id));
  if (bytes.length !== open.size || createHash("sha256").update(bytes).digest("hex") !== open.sha256) {
    db.delete(partialUploads).where(own).run();
    deletePartialUpload(env.DATA_DIR, id);
    log.warn({ event: "upload.not_as_announced", size: bytes.length });
    throw readRefusal("damaged");
  }
  try {
    const upload = await keepUpload(userId, { name: open.fileName, bytes });
    db.update(partialUploads).set({ uploadId: upload.id }).where(own).run();
    deletePartialUpload(env.DATA_DIR, id);
    return upload;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fault = FileFault.safeParse(error.code);
    if (!fault.success) throw error; // not the file's: it may be tried again
    db.update(partialUploads).set({ refusalCode: fault.data }).where(own).run();
    deletePartialUpload(env.DATA_DIR, id);
    throw error;
  }
}

/** Takes an unfinished file back, at the person's wish. */
export function forgetOpenUpload(userId: string, id: string): void {
  if (
    db
      .delete(partialUploads)
      .where(and(eq(partialUploads.userId, userId), eq(partialUploads.id, id)))
      .run().changes > 0
  )
    deletePartialUpload(env.DATA_DIR, id);
}

/** Forgets files that did not come whole in time, and bytes that belong to no upload, as a crash or a restored backup leaves them. */
export function forgetOpenUploads(now = new Date()): void {
  db.delete(partialUploads)
    .where(lte(partialUploads.createdAt, new Date(now.getTime() - OPEN_FOR)))
    .run();
  const waiting = new Set(
    db
      .select({ id: partialUploads.id })
      .from(partialUploads)
      .where(isUnfinished)
      .all()
      .map(({ id }) => id),
  );
  for (const id of listPartialUploadIds(env.DATA_DIR))
    if (!waiting.has(id)) deletePartialUpload(env.DATA_DIR, id);
}

/** Where the bytes lie, for the library that writes them. */
export function openUploadsFolder(): string {
  return ensurePartialUploadFolder(env.DATA_DIR);
}

export function noUpload(): Refusal {
  return new Refusal("NO_UPLOAD", "This upload is no longer here. Choose the file again.", 404);
}

const isUnfinished = and(isNull(partialUploads.uploadId), isNull(partialUploads.refusalCode));
