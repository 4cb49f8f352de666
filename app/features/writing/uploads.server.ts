import { createHash } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { uploads } from "~/db/schema";
import type { Profile } from "~/career/profile.schema";
import type { SOURCE_KINDS } from "~/db/schema/values";
import { importResume, readerContext } from "~/features/profile/import.server";
import { markDoubts, markersFor } from "~/features/profile/mark-doubts.server";
import { getProfile } from "~/features/profile/profile.server";
import { findSource } from "~/features/profile/sources.server";
import { jsonText } from "~/files/read/kind";
import { readResumeFile, readResumeText, type ReadResult } from "~/files/read/read.server";
import { prepareReader, type ReadOptions } from "~/files/read/reader-process.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { readRefusal } from "./read-refusal";
import { fileLabel } from "./new-upload.schema";

export type Upload = {
  id: string;
  fileName: string;
  kind: (typeof SOURCE_KINDS)[number];
  createdAt: Date;
};
/** What a person gives: a file by its bytes, or text that they pasted. */
export type NewResume = { name: string; bytes: Uint8Array } | { text: string };

/**
 * Reads a resume into the person's profile and stores its text, not the file. The same file again costs nothing. `markingTimeMs`: another wait for a model than the usual one. Throws a Refusal whose code
 * says what was wrong with the file (wrong_type, too_large, scanned, encrypted, …) and whose message the person can act on.
 */
export async function keepUpload(userId: string, given: NewResume, markingTimeMs?: number): Promise<Upload> {
  const known = findKept(userId, given);
  if (known) return known;
  const bytes = bytesOf(given);
  const read = await readResume(userId, given, markingTimeMs);
  const upload = {
    id: newId(),
    createdAt: new Date(),
    userId,
    fileName: "text" in given ? PASTED : fileLabel(given.name) || `resume.${read.kind}`,
    kind: read.kind,
    size: bytes.length,
    sha256: hashOf(bytes),
    text: read.text,
  };
  return write((tx) => {
    const stored = tx
      .insert(uploads)
      .values(upload)
      .onConflictDoUpdate({
        target: [uploads.userId, uploads.sha256],
        set: { createdAt: sql`excluded.created_at` },
      })
      .returning()
      .get();
    const { id: uploadId, fileName, kind } = stored;
    importResume(tx, userId, { uploadId, fileName, kind, document: read.document, resume: read.resume });
    return stored;
  });
}

/** The upload that this person has already given, so that the same again costs no reading. */
export function findKept(userId: string, given: NewResume): Upload | undefined {
  return findKeptUpload(userId, hashOf(bytesOf(given)));
}

/** The upload of the file with this hash, while the profile still has what was read from it; else it must be read again. */
export function findKeptUpload(userId: string, sha256: string): Upload | undefined {
  const known = db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.sha256, sha256)))
    .get();
  return known && findSource(userId, known.id) ? known : undefined;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const PASTED = "Pasted text";

/**
 * The profile that an application with this upload is written from: the person's own, with the upload read into it; or, when the upload names
 * somebody else, what it says alone. Throws UPLOAD_GONE (400).
 */
export function profileOfUpload(userId: string, { id }: Upload): UploadProfile {
  const source = findSource(userId, id);
  if (!source) throw uploadGone();
  return source.isAdded
    ? { isOwn: true, profile: getProfile(userId).profile }
    : { isOwn: false, profile: source.profile, sourceId: source.id };
}
export type UploadProfile = { profile: Profile } & ({ isOwn: true } | { isOwn: false; sourceId: string });

export function uploadGone(): Refusal {
  return new Refusal("UPLOAD_GONE", "That resume is no longer stored. Choose the file again.", 400, {
    field: "resume",
  });
}

/** Starts the reader of resumes while a file is still on its way. */
export function warmUpReader(): void {
  prepareReader();
}

/** What a resume says, with nothing stored. Throws as keepUpload does. */
export async function previewResume(userId: string, given: NewResume) {
  const { profile, doubts, notPlaced } = (await readResume(userId, given)).resume;
  return { profile, doubts, notPlaced };
}

async function readResume(userId: string, given: NewResume, markingTimeMs?: number) {
  const started = performance.now();
  const read = await readWithMarks(userId, given, markingTimeMs);
  log.info({
    event: "upload.read",
    outcome: read.ok ? read.kind : read.code,
    size: bytesOf(given).length,
    ms: Math.round(performance.now() - started),
  });
  if (!read.ok) throw readRefusal(read.code);
  return read;
}

/** Reads what was given. Where the reader doubts, and the person agreed to it, a model may resolve the doubts. */
async function readWithMarks(userId: string, given: NewResume, markingTimeMs?: number): Promise<ReadResult> {
  const context = readerContext(userId);
  const text = textOf(given);
  const readAs = (options: ReadOptions) =>
    text === undefined ? readResumeFile(bytesOf(given), options) : readResumeText(text, options);
  const markers = markersFor(userId);
  const read = await readAs({ ...context, listsDoubtful: markers.length > 0 });
  if (!read.ok || !read.doubtful) return read;
  prepareReader();
  const marks = await markDoubts(markers, read.doubtful, markingTimeMs);
  const marked = marks && (await readAs({ ...context, marks }));
  return marked?.ok ? marked : read;
}

function bytesOf(given: NewResume): Uint8Array {
  return "text" in given ? new TextEncoder().encode(given.text) : given.bytes;
}

/** Pasted text, and the text of a JSON file. */
function textOf(given: NewResume): string | undefined {
  return "text" in given ? given.text : jsonText(given.bytes);
}

/** The text that was read from one of the person's own uploads, or undefined. */
export function findUpload(userId: string, uploadId: string): Upload | undefined {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.id, uploadId)))
    .get();
}

export function forgetUploads(before: Date): void {
  db.delete(uploads).where(lte(uploads.createdAt, before)).run();
}
