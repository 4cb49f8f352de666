import { getDocument, type Document } from "./documents.server";
import { makeFile, toRenderable, type DocumentStyle, type FileFormat } from "./document-files.server";
import { buildFileName } from "./file-name";

/**
 * A file of one of the user's own documents, made from its newest text: the same bytes each time. `style` tries another one
 * without storing it. Throws 404 for any other document, BUSY (503) when too many files are being made.
 */
export async function getFile(
  userId: string,
  documentId: string,
  format: FileFormat,
  style: Partial<DocumentStyle> = {},
): Promise<{ document: Document; bytes: Buffer; sha256: string }> {
  const document = getDocument(userId, documentId);
  const isOwnOrder = document.isOwnOrder && (style.design ?? document.design) === document.design;
  return { document, ...(await makeFile({ ...document, ...style, isOwnOrder }, format)) };
}

/** The name of a document's file, with its true letters. */
export function nameFile(document: Document, extension: "pdf" | "docx"): string {
  return buildFileName(toRenderable(document), document.companyName, extension);
}
