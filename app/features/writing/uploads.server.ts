import { createHash } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { uploads } from "~/db/schema";
import { documentFromText } from "~/career/resume/from-text";
import type { Profile } from "~/career/profile.schema";
import { hasSource, importDocument, readDocument } from "~/features/profile/import.server";
import { getProfile } from "~/features/profile/profile.server";
import { readResumeFile } from "~/files/read/read.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { fileLabel } from "./new-upload.schema";

export type Upload = { id: string; fileName: string; kind: "pdf" | "docx" | "doc"; createdAt: Date };

/**
 * Reads an uploaded resume into the person's profile and keeps its text, not the file. The same file again costs nothing. Throws a Refusal whose code says
 * what was wrong with the file (wrong_type, too_large, scanned, encrypted, …) and whose message the person can act on.
 */
export async function keepUpload(userId: string, file: { name: string; bytes: Uint8Array }): Promise<Upload> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  const known = findSameUpload(userId, sha256);
  if (known) {
    profileOfUpload(userId, known);
    return known;
  }
  const read = await readFile(file.bytes);
  const upload = {
    id: newId(),
    createdAt: new Date(),
    userId,
    fileName: fileLabel(file.name) || `resume.${read.kind}`,
    kind: read.kind,
    size: file.bytes.length,
    sha256,
    text: read.text,
  };
  const kept = write((tx) =>
    tx
      .insert(uploads)
      .values(upload)
      .onConflictDoUpdate({
        target: [uploads.userId, uploads.sha256],
        set: { createdAt: sql`excluded.created_at` },
      })
      .returning()
      .get(),
  );
  profileOfUpload(userId, kept);
  return kept;
}

type ReadUpload = Upload & { text: string };

/**
 * The profile that an application with this upload is written from: the person's own, with the upload read into it; or, when the upload names
 * somebody else, what it says alone.
 */
export function profileOfUpload(userId: string, { id, fileName, kind, text }: ReadUpload): UploadProfile {
  const document = documentFromText(text);
  const isOwn = importDocument(userId, { uploadId: id, fileName, kind, document });
  return { isOwn, profile: (isOwn ? getProfile(userId) : readDocument(userId, document)).profile };
}
export type UploadProfile = { isOwn: boolean; profile: Profile };

/** Reads a resume into the person's profile. `isOwn` is false when it names somebody else and was not added. */
export async function importResume(userId: string, file: { name: string; bytes: Uint8Array }) {
  const { id, fileName } = await keepUpload(userId, file);
  return { fileName, isOwn: hasSource(userId, id) };
}

/** What a resume says, with nothing stored. Throws as keepUpload does. */
export async function previewResume(userId: string, file: { bytes: Uint8Array }) {
  const read = await readFile(file.bytes);
  const { profile, doubts, notPlaced } = readDocument(userId, documentFromText(read.text));
  return { profile, doubts, notPlaced };
}

async function readFile(bytes: Uint8Array) {
  const started = performance.now();
  const read = await readResumeFile(bytes);
  log.info({
    event: "upload.read",
    outcome: read.ok ? read.kind : read.code,
    size: bytes.length,
    ms: Math.round(performance.now() - started),
  });
  if (!read.ok) throw new Refusal(read.code, read.message, read.code === "too_large" ? 413 : 400);
  return read;
}

/** The upload that this person made of the very same file, or undefined. */
export function findSameUpload(userId: string, sha256: string): ReadUpload | undefined {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.sha256, sha256)))
    .get();
}

/** The text that was read from one of the person's own uploads, or undefined. */
export function findUpload(userId: string, uploadId: string): ReadUpload | undefined {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.id, uploadId)))
    .get();
}

export function forgetUploads(before: Date): void {
  db.delete(uploads).where(lte(uploads.createdAt, before)).run();
}
