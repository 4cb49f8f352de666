import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents, documentVersions, type SentDocument } from "~/db/schema";
import { RENDERER_VERSION } from "~/files/render/renderer-version";
import { Refusal } from "~/refusal";
import { makeFile, type MadeFile } from "./document-files.server";
import type { Document, DocumentType } from "./documents.server";
import { findPrintedPhoto } from "./printed-photo.server";

const TYPE_ORDER: DocumentType[] = ["cover_letter", "resume"];

/** A document as it went out. `isCurrent`: its text was not changed since. `isSameFile`: its PDF can be made again with the same bytes. */
export type SentText = {
  id: string;
  type: DocumentType;
  version: number;
  content: string;
  isCurrent: boolean;
  isSameFile: boolean;
};

/** The texts of the person's own documents in the versions that went out, the letter first; those of deleted documents are gone. */
export function listSentTexts(userId: string, sent: SentDocument[]): SentText[] {
  return listSent(userId, sent).map(({ document, ...text }) => ({ id: document.id, ...text }));
}

/** The PDF of a paper that went out: its text and style of that day, by the renderer of today. Throws 404, and what makeFile throws. */
export async function makeSentFile(
  userId: string,
  sent: SentDocument[],
  type: DocumentType,
): Promise<MadeFile & { document: Document }> {
  const found = listSent(userId, sent).find((one) => one.type === type);
  if (!found) throw new Refusal("NOT_FOUND", "This file does not exist.", 404);
  const { document, content } = found;
  return { document, ...(await makeFile({ ...document, content }, "pdf")) };
}

function listSent(userId: string, sent: SentDocument[]) {
  const ids = sent.map(({ documentId }) => documentId);
  const own = and(eq(documents.userId, userId), inArray(documents.id, ids));
  const kept = db.select().from(documents).where(own).all();
  const papers = sent.flatMap(({ documentId: id, version, print }) => {
    const row = kept.find((one) => one.id === id);
    if (!row) return [];
    const isCurrent = row.version === version;
    const content = isCurrent ? row.content : findVersion(id, version);
    if (content === undefined) return [];
    const document = print ? { ...row, ...print, hasPhoto: print.photoId !== null } : row;
    const isSameFile = print?.renderer === RENDERER_VERSION && print.photoId === photoIdOf(document);
    return [{ document, type: row.type, version, content, isCurrent, isSameFile }];
  });
  return papers.toSorted((one, other) => TYPE_ORDER.indexOf(one.type) - TYPE_ORDER.indexOf(other.type));
}

function photoIdOf(document: Document): string | null {
  return findPrintedPhoto(document)?.id ?? null;
}

/** The versions of an application's papers as they are now, and how they are printed, for what is marked as sent. */
export function listVersions(userId: string, documentIds: string[]): SentDocument[] {
  const isOne = and(eq(documents.userId, userId), inArray(documents.id, documentIds));
  return db
    .select()
    .from(documents)
    .where(isOne)
    .all()
    .map((document) => {
      const { id, type, version, design, pages, isOwnOrder } = document;
      const print = { design, pages, isOwnOrder, photoId: photoIdOf(document), renderer: RENDERER_VERSION };
      return { documentId: id, type, version, print };
    });
}

function findVersion(documentId: string, version: number): string | undefined {
  const isIt = and(eq(documentVersions.documentId, documentId), eq(documentVersions.version, version));
  return db.select({ content: documentVersions.content }).from(documentVersions).where(isIt).get()?.content;
}
