import { and, eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { documentFiles, documents, documentVersions } from "~/db/schema";
import { Refusal } from "~/refusal";
import { renderFiles, type RenderedFile } from "./document-files.server";

export type Document = typeof documents.$inferSelect;
export type DocumentType = Document["type"];
export type NewDocument = Pick<
  Document,
  "type" | "title" | "content" | "sources" | "jobTitle" | "companyName" | "companyLocation" | "language"
> & { generationId?: string; version?: number };

// 0 is a text that a better one may replace (1); what a person changes begins at 2.
const FIRST_VERSION = 1;

export const MAX_CONTENT_LENGTH = 60_000;

/** Stores a new document with its finished files, in the caller's transaction. Returns its id. */
export function createDocument(tx: Tx, userId: string, document: NewDocument, files: RenderedFile[]): string {
  const now = new Date();
  const id = newId();
  tx.insert(documents)
    .values({ id, createdAt: now, updatedAt: now, userId, ...document })
    .run();
  storeFiles(tx, id, document.version ?? FIRST_VERSION, files);
  return id;
}

/**
 * Puts a better text in the place of a document's version 0, which is kept beside it, in the caller's
 * transaction. False: it was changed or deleted meanwhile, and stays as it is.
 */
export function replaceFirstText(
  tx: Tx,
  documentId: string,
  text: Pick<Document, "title" | "content" | "sources">,
  files: RenderedFile[],
): boolean {
  const isUntouched = and(eq(documents.id, documentId), eq(documents.version, 0));
  const before = tx.select().from(documents).where(isUntouched).get();
  if (!before) return false;
  storeVersion(tx, before);
  tx.update(documents)
    .set({ ...text, version: FIRST_VERSION, updatedAt: new Date() })
    .where(isUntouched)
    .run();
  storeFiles(tx, documentId, FIRST_VERSION, files);
  return true;
}

/** One of the user's own documents. Throws 404 for any other. */
export function getDocument(userId: string, documentId: string): Document {
  const document = db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .get();
  if (!document) throw notFoundRefusal();
  return document;
}

/**
 * Saves an edited text. The earlier version stays and the files are made again. `version` is the edited
 * version. When the document has a newer one, throws VERSION_CONFLICT (409) with the newer text, so no text
 * is lost.
 */
export async function saveDocument(
  userId: string,
  documentId: string,
  { content, version }: { content: string; version?: number },
): Promise<Document> {
  const before = getDocument(userId, documentId);
  const text = normalizeContent(content);
  if (text === before.content) {
    if (listFileProblems(userId, documentId).length === 0) await createMissingFiles(before);
    return before;
  }
  const files = await renderFiles({ ...before, content: text });
  return write((tx) => {
    const current = findOwn(tx, userId, documentId);
    if (current.content === text) return current; // the same save sent twice at once
    return replaceText(tx, current, version, { content: text }, files);
  });
}

/**
 * Puts another text with its files in the place of one of the user's own documents, in the caller's
 * transaction; the text before is kept. `version` is the one that the text was made from: throws
 * VERSION_CONFLICT (409) when there is a newer one.
 */
export function replaceDocumentText(
  tx: Tx,
  userId: string,
  { id, version }: Pick<Document, "id" | "version">,
  text: Pick<Document, "content" | "sources">,
  files: RenderedFile[],
): Document {
  return replaceText(tx, findOwn(tx, userId, id), version, text, files);
}

function findOwn(tx: Tx, userId: string, documentId: string): Document {
  const current = tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .get();
  if (!current) throw notFoundRefusal();
  return current;
}

function replaceText(
  tx: Tx,
  current: Document,
  version: number | undefined,
  text: Pick<Document, "content"> & Partial<Pick<Document, "sources">>,
  files: RenderedFile[],
): Document {
  if (version !== undefined && current.version !== version) {
    throw new Refusal(
      "VERSION_CONFLICT",
      "This document was changed somewhere else since you opened it. Both texts are below. Nothing is lost.",
      409,
      {
        currentVersion: current.version,
        currentContent: current.content,
      },
    );
  }
  storeVersion(tx, current);
  const saved = tx
    .update(documents)
    .set({ ...text, version: Math.max(current.version, FIRST_VERSION) + 1, updatedAt: new Date() })
    .where(eq(documents.id, current.id))
    .returning()
    .get();
  storeFiles(tx, current.id, saved.version, files);
  return saved;
}

/** Makes the files of a document without files, which demo data may have. */
export async function createMissingFiles(document: Document): Promise<void> {
  const files = await renderFiles(document);
  write((tx) => {
    const isCurrent = tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, document.id), eq(documents.version, document.version)))
      .get();
    if (isCurrent) storeFiles(tx, document.id, document.version, files);
  });
}

/** Deletes one of the user's own documents with its versions and files. Throws 404 for any other. */
export function deleteDocument(userId: string, documentId: string): void {
  const gone = db
    .delete(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .run();
  if (gone.changes === 0) throw notFoundRefusal();
}

/** The stored file of the newest version: the same bytes for each download. */
export function getFile(userId: string, documentId: string, format: "pdf" | "docx") {
  const document = getDocument(userId, documentId);
  const file = db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, document.id), eq(documentFiles.format, format)))
    .get();
  if (!file) throw notFoundRefusal();
  return { document, bytes: file.bytes, sha256: file.sha256, version: file.version };
}

/** Problems that the read-back of each file found. An empty list means that the file matches the document. */
export function listFileProblems(
  userId: string,
  documentId: string,
): { format: "pdf" | "docx"; problems: string[] }[] {
  return db
    .select({ format: documentFiles.format, problems: documentFiles.problems })
    .from(documentFiles)
    .innerJoin(documents, eq(documents.id, documentFiles.documentId))
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .all();
}

function storeVersion(tx: Tx, { id, version, updatedAt, content }: Document) {
  tx.insert(documentVersions).values({ documentId: id, version, createdAt: updatedAt, content }).run();
}

function storeFiles(tx: Tx, documentId: string, version: number, files: RenderedFile[]) {
  tx.delete(documentFiles).where(eq(documentFiles.documentId, documentId)).run();
  for (const file of files)
    tx.insert(documentFiles)
      .values({ documentId, version, createdAt: new Date(), ...file })
      .run();
}

function normalizeContent(content: string): string {
  const text = content
    .normalize("NFC")
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[ \t]+$/gm, "")
    .trim();
  if (text === "")
    throw new Refusal("EMPTY", "The document is empty. Write something, or delete it from the list.", 400);
  if (text.length > MAX_CONTENT_LENGTH)
    throw new Refusal("TOO_LONG", "The document is too long. Keep it under 60,000 characters.", 400);
  return text;
}

function notFoundRefusal() {
  return new Refusal("NOT_FOUND", "Document Not Found", 404);
}
