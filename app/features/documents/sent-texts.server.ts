import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { documents, documentVersions, type SentDocument } from "~/db/schema";
import type { DocumentType } from "./documents.server";

const TYPE_ORDER: DocumentType[] = ["cover_letter", "resume"];

/** A document as it went out. `isCurrent`: it was not changed since. */
export type SentText = {
  id: string;
  type: DocumentType;
  version: number;
  content: string;
  isCurrent: boolean;
};

/** The texts of the person's own documents in the versions that went out, the letter first; those of deleted documents are gone. */
export function listSentTexts(userId: string, sent: SentDocument[]): SentText[] {
  const ids = sent.map(({ documentId }) => documentId);
  const own = and(eq(documents.userId, userId), inArray(documents.id, ids));
  const kept = db.select().from(documents).where(own).all();
  const texts = sent.flatMap(({ documentId: id, version }) => {
    const document = kept.find((row) => row.id === id);
    if (!document) return [];
    const isCurrent = document.version === version;
    const content = isCurrent ? document.content : findVersion(id, version);
    return content === undefined ? [] : [{ id, type: document.type, version, content, isCurrent }];
  });
  return texts.toSorted((one, other) => TYPE_ORDER.indexOf(one.type) - TYPE_ORDER.indexOf(other.type));
}

/** The versions of an application's papers as they are now, for what is marked as sent. */
export function listVersions(userId: string, documentIds: string[]): SentDocument[] {
  const { id, type, version } = documents;
  return db
    .select({ documentId: id, type, version })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(id, documentIds)))
    .all();
}

function findVersion(documentId: string, version: number): string | undefined {
  const isIt = and(eq(documentVersions.documentId, documentId), eq(documentVersions.version, version));
  return db.select({ content: documentVersions.content }).from(documentVersions).where(isIt).get()?.content;
}
