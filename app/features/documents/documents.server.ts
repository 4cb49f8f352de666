import { and, eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { documents, documentVersions } from "~/db/schema";
import { recordEvent } from "~/features/account-events/events.server";
import { Refusal } from "~/refusal";
import { checkFiles, type CheckedFiles, type DocumentStyle } from "./document-files.server";
import { checkAgain, checkFor, hasStyle, versionConflict } from "./document-style.server";

export type Document = typeof documents.$inferSelect;
export type DocumentType = Document["type"];
export type NewDocument = Pick<
  Document,
  | "applicationId"
  | "type"
  | "title"
  | "content"
  | "sources"
  | "jobTitle"
  | "companyName"
  | "companyLocation"
  | "language"
> & { generationId?: string; version?: number };

// 0 is a text that a better one may replace (1); what a person changes begins at 2.
const FIRST_VERSION = 1;

const MAX_CONTENT_LENGTH = 60_000;

/**
 * Stores a new document whose files were checked, in the caller's transaction; `whole`, the longer text that it was cut from, beside it as version
 * 0. Returns its id.
 */
export function createDocument(
  tx: Tx,
  userId: string,
  { whole, ...document }: NewDocument & { whole?: string | undefined },
  files: CheckedFiles,
): string {
  const now = new Date();
  const id = newId();
  tx.insert(documents)
    .values({ id, createdAt: now, updatedAt: now, userId, version: FIRST_VERSION, ...document, ...files })
    .run();
  if (whole !== undefined) storeVersion(tx, { id, version: 0, updatedAt: now, content: whole });
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
  files: CheckedFiles,
): boolean {
  const isUntouched = and(eq(documents.id, documentId), eq(documents.version, 0));
  const before = tx.select().from(documents).where(isUntouched).get();
  if (!before) return false;
  storeVersion(tx, before);
  tx.update(documents)
    .set({ ...text, ...checkFor(before, files), version: FIRST_VERSION, updatedAt: new Date() })
    .where(isUntouched)
    .run();
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

/** An edited text, and what else changes with it. */
type NewText = { content: string } & Partial<Pick<Document, "sources" | "isOwnOrder">>;
/** The version, and for who minds it the style, that a change was made from. */
type Seen = { version?: number | undefined; style?: DocumentStyle | undefined };
export type DocumentChange = NewText & Seen;

/**
 * Saves an edited text. The earlier version stays and the files are checked again. `version` and `style` are what
 * the person saw. When the document has others by now, throws VERSION_CONFLICT (409) with the newer text, so
 * no text is lost.
 */
export async function saveDocument(
  userId: string,
  documentId: string,
  { content, version, style, ...more }: DocumentChange,
): Promise<Document> {
  const before = getDocument(userId, documentId);
  const text = normalizeContent(content);
  if (text === before.content) {
    await checkAgain(before, more.isOwnOrder);
    return getDocument(userId, documentId);
  }
  const files = await checkFiles({ ...before, ...more, content: text });
  const saved = write((tx) => {
    const current = findOwn(tx, userId, documentId);
    if (current.content === text) return current; // the same save sent twice at once
    return replaceText(tx, current, { version, style }, { content: text, ...more }, files);
  });
  await checkAgain(saved);
  return getDocument(userId, documentId);
}

/**
 * Puts another text, with the check of its files, in the place of one of the user's own documents, in the caller's
 * transaction; the text before is kept. `version` is the one that the text was made from: throws
 * VERSION_CONFLICT (409) when there is a newer one.
 */
export function replaceDocumentText(
  tx: Tx,
  userId: string,
  { id, version }: Pick<Document, "id" | "version">,
  text: Pick<Document, "content" | "sources">,
  files: CheckedFiles,
): Document {
  return replaceText(tx, findOwn(tx, userId, id), { version }, text, files);
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
  { version, style }: Seen,
  text: NewText,
  files: CheckedFiles,
): Document {
  const isSeen = version === undefined || current.version === version;
  if (!isSeen || (style && !hasStyle(current, style))) throw versionConflict(current);
  storeVersion(tx, current);
  const { id, userId, applicationId, type } = current;
  const next = Math.max(current.version, FIRST_VERSION) + 1;
  const data = { documentId: id, applicationId, type, version: next };
  recordEvent(tx, userId, { type: "document.updated", data });
  return tx
    .update(documents)
    .set({ ...text, ...checkFor(current, files), version: next, updatedAt: new Date() })
    .where(eq(documents.id, current.id))
    .returning()
    .get();
}

/** Deletes one of the user's own documents with its versions. Throws 404 for any other. */
export function deleteDocument(userId: string, documentId: string): void {
  const gone = db
    .delete(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .run();
  if (gone.changes === 0) throw notFoundRefusal();
}

function storeVersion(
  tx: Tx,
  { id, version, updatedAt, content }: Pick<Document, "id" | "version" | "updatedAt" | "content">,
) {
  tx.insert(documentVersions).values({ documentId: id, version, createdAt: updatedAt, content }).run();
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
