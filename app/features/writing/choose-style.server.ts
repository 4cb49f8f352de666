import { saveDocumentStyle } from "~/features/accounts/settings.server";
import type { DocumentStyle } from "~/features/documents/document-files.server";
import { setStyle } from "~/features/documents/document-style.server";
import { getDocument, type Document } from "~/features/documents/documents.server";

/**
 * Sets the letter and the resume of an application in another style, and keeps it for the next ones. Throws 404 for a
 * document of another.
 */
export async function chooseStyle(
  userId: string,
  documentId: string,
  style: DocumentStyle,
): Promise<Document> {
  getDocument(userId, documentId);
  await setStyle(userId, documentId, style);
  saveDocumentStyle(userId, style);
  return getDocument(userId, documentId);
}
