import { createHash } from "node:crypto";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { uploads } from "~/db/schema";
import { readResumeFile } from "~/files/read/read.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { fileLabel } from "./new-upload.schema";

const SHOWN = 3;

export type Upload = { id: string; fileName: string; kind: "pdf" | "docx" | "doc"; createdAt: Date };

/**
 * Reads an uploaded resume and keeps its text, not the file. The same file again costs nothing. Throws a Refusal whose code says
 * what was wrong with the file (wrong_type, too_large, scanned, encrypted, …) and whose message the person can act on.
 */
export async function keepUpload(userId: string, file: { name: string; bytes: Uint8Array }): Promise<Upload> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  const known = findSameUpload(userId, sha256);
  if (known) return known;
  const started = performance.now();
  const read = await readResumeFile(file.bytes);
  log.info({
    event: "upload.read",
    outcome: read.ok ? read.kind : read.code,
    size: file.bytes.length,
    ms: Math.round(performance.now() - started),
  });
  if (!read.ok) throw new Refusal(read.code, read.message, read.code === "too_large" ? 413 : 400);
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
  return write((tx) =>
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
}

/** The upload that this person made of the very same file, or undefined. */
export function findSameUpload(userId: string, sha256: string): Upload | undefined {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.sha256, sha256)))
    .get();
}

/** The person's last resumes, newest first, so that nobody pays for the same upload twice. */
export function listUploads(userId: string): Upload[] {
  const { id, fileName, kind, createdAt } = uploads;
  return db
    .select({ id, fileName, kind, createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(createdAt))
    .limit(SHOWN)
    .all();
}

/** The text that was read from one of the person's own uploads, or undefined. */
export function findUpload(userId: string, uploadId: string): (Upload & { text: string }) | undefined {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.id, uploadId)))
    .get();
}

export function forgetUploads(before: Date): void {
  db.delete(uploads).where(lte(uploads.createdAt, before)).run();
}
