import { saveDocumentStyle } from "~/features/accounts/settings.server";
import { Refusal } from "~/refusal";
import type { DocumentStyle } from "~/features/documents/document-files.server";
import { setStyle } from "~/features/documents/document-style.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getDocument, type Document } from "~/features/documents/documents.server";

/**
 * Sets the letter and the resume of an application in another style, and keeps it for the next ones. `hasPhoto` is for this
 * application alone. Throws 404 for a document of another, NO_PHOTO (409) where there is none to print, VERSION_CONFLICT (409) when `isStrict`
 * and the document changes at the same time.
 */
export async function chooseStyle(
  userId: string,
  documentId: string,
  { hasPhoto, ...style }: DocumentStyle & { hasPhoto?: boolean | undefined },
  options: { isStrict?: boolean } = {},
): Promise<Document> {
  getDocument(userId, documentId);
  if (hasPhoto && !findAccount(userId)?.photoId)
    throw new Refusal("NO_PHOTO", "You have no photo in My profile. Add one there first.", 409);
  await setStyle(userId, documentId, { ...style, ...(hasPhoto !== undefined && { hasPhoto }) }, options);
  saveDocumentStyle(userId, style);
  return getDocument(userId, documentId);
}
