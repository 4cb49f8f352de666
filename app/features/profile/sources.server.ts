import { and, desc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import type { Profile } from "~/career/profile.schema";
import { plainText } from "~/career/resume/document-text";
import { DocumentText } from "~/career/resume/document-text.schema";
import { ReadResume } from "~/career/resume/read-resume.schema";
import { db, write, type Tx } from "~/db/client.server";
import { profileSources } from "~/db/schema";
import { Refusal } from "~/refusal";

/** What became of an upload: it is in the profile, or it waits, for it names somebody else. */
export type UploadSource = { id: string; isAdded: true } | { id: string; isAdded: false; profile: Profile };

/** The source that was made of one of the person's uploads, or undefined. */
export function findSource(
  userId: string,
  uploadId: string,
  tx: Pick<Tx, "select"> = db,
): UploadSource | undefined {
  const { id, addedAt, resume } = profileSources;
  const row = tx
    .select({ id, addedAt, resume })
    .from(profileSources)
    .where(and(eq(profileSources.userId, userId), eq(profileSources.uploadId, uploadId)))
    .get();
  if (!row) return undefined;
  if (row.addedAt) return { id: row.id, isAdded: true };
  return { id: row.id, isAdded: false, profile: ReadResume.parse(row.resume).profile };
}

/** The resumes that were read for the person, newest first. */
export function listSources(userId: string) {
  return db
    .select()
    .from(profileSources)
    .where(eq(profileSources.userId, userId))
    .orderBy(desc(profileSources.createdAt), desc(profileSources.id))
    .all()
    .map(({ id, createdAt, fileName, keptUntil, document, addedAt, resume }) => ({
      id,
      createdAt,
      fileName,
      keptUntil,
      hasText: document !== null,
      /** Whom it names, where it waits to be added. */
      otherName: addedAt ? undefined : (ReadResume.parse(resume).profile.basics.name ?? ""),
    }));
}

/** The words of a source. Throws NOT_FOUND (404). */
export function readSource(
  userId: string,
  sourceId: string,
): { fileName: string; text: string; isPreserved: boolean } {
  const row = db.select().from(profileSources).where(isOwn(userId, sourceId)).get();
  if (!row?.document) throw noSource();
  const text = plainText(DocumentText.parse(row.document));
  return { fileName: row.fileName, text, isPreserved: row.keptUntil === null };
}

/** Keeps the words of a source until the person deletes them. Throws NOT_FOUND (404). */
export function preserveSource(userId: string, sourceId: string): void {
  const isThere = and(isOwn(userId, sourceId), isNotNull(profileSources.document));
  const { changes } = db.update(profileSources).set({ keptUntil: null }).where(isThere).run();
  if (changes === 0) throw noSource();
}

/** Deletes the words of a source at once; one that waits goes whole. What was added stays in the profile. Throws NOT_FOUND (404). */
export function deleteSource(userId: string, sourceId: string): void {
  write((tx) => {
    const row = tx
      .select({ addedAt: profileSources.addedAt })
      .from(profileSources)
      .where(isOwn(userId, sourceId))
      .get();
    if (!row) throw noSource();
    if (row.addedAt) tx.update(profileSources).set({ document: null }).where(isOwn(userId, sourceId)).run();
    else tx.delete(profileSources).where(isOwn(userId, sourceId)).run();
  });
}

/** Deletes the words of sources whose time is over; their names stay with the facts. */
export function purgeSources(now: Date): void {
  const isOver = lte(profileSources.keptUntil, now);
  write((tx) => {
    tx.delete(profileSources)
      .where(and(isOver, isNull(profileSources.addedAt)))
      .run();
    tx.update(profileSources).set({ document: null, keptUntil: null }).where(isOver).run();
  });
}

function isOwn(userId: string, sourceId: string) {
  return and(eq(profileSources.userId, userId), eq(profileSources.id, sourceId));
}

function noSource(): Refusal {
  return new Refusal("NOT_FOUND", "The words of this resume are not stored any more.", 404);
}
