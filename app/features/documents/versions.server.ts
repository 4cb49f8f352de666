import { and, desc, eq, lt } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { documentVersions } from "~/db/schema";
import { Refusal } from "~/refusal";
import { checkFiles } from "./document-files.server";
import { getDocument, replaceDocumentText, type Document } from "./documents.server";

/** An earlier text of a document; `savedAt` is when it was written. */
export type DocumentVersion = { version: number; savedAt: Date; content: string };

const PAGE_SIZE = 25;

/**
 * A page of the earlier texts of one of the user's own documents, newest first: those older than `before`. `older` is where the next
 * page begins, null at the end. Throws 404 for any other.
 */
export function listDocumentVersions(
  userId: string,
  documentId: string,
  before?: number,
): { versions: DocumentVersion[]; older: number | null } {
  const { id } = getDocument(userId, documentId);
  const isOlder = before === undefined ? undefined : lt(documentVersions.version, before);
  const found = db
    .select(COLUMNS)
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, id), isOlder))
    .orderBy(desc(documentVersions.version))
    .limit(PAGE_SIZE + 1)
    .all();
  const versions = found.slice(0, PAGE_SIZE);
  return { versions, older: found.length > PAGE_SIZE ? (versions.at(-1)?.version ?? null) : null };
}

/** The number of the newest earlier text; undefined if there was none. Throws 404 for another's document. */
export function findVersionBefore(userId: string, documentId: string): number | undefined {
  const { id } = getDocument(userId, documentId);
  const { version } = documentVersions;
  return db
    .select({ version })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(desc(version))
    .limit(1)
    .get()?.version;
}

/** The text that a document was before it was delivered, of which its first version was made; undefined where there is none. For a document that is the caller's. */
export function findFirstText(documentId: string): DocumentVersion | undefined {
  const isIt = and(eq(documentVersions.documentId, documentId), lt(documentVersions.version, 1));
  return db.select(COLUMNS).from(documentVersions).where(isIt).get();
}

/** One earlier text of one of the user's own documents. Throws 404 for any other. */
export function getDocumentVersion(userId: string, documentId: string, version: number): DocumentVersion {
  const { id } = getDocument(userId, documentId);
  const isIt = and(eq(documentVersions.documentId, id), eq(documentVersions.version, version));
  const found = db.select(COLUMNS).from(documentVersions).where(isIt).get();
  if (!found) throw new Refusal("NOT_FOUND", "This version does not exist.", 404);
  return found;
}

/**
 * Makes the text of an earlier version the newest one; nothing between them is lost. `current` is the version that the person saw as
 * the newest: throws VERSION_CONFLICT (409) when there is a newer one. The same request twice makes one version. Throws 404.
 */
export async function restoreDocumentVersion(
  userId: string,
  documentId: string,
  { version, current }: { version: number; current?: number },
): Promise<Document> {
  const document = getDocument(userId, documentId);
  const { content } = getDocumentVersion(userId, documentId, version);
  if (content === document.content) return document;
  const seen = { id: document.id, version: current ?? document.version };
  // The sources stay: those of lines that are not in the text are not shown, and they are needed when the lines come back.
  const text = { content, sources: document.sources };
  const files = await checkFiles({ ...document, content });
  return write((tx) => replaceDocumentText(tx, userId, seen, text, files));
}

const COLUMNS = {
  version: documentVersions.version,
  savedAt: documentVersions.createdAt,
  content: documentVersions.content,
};
