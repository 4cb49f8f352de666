import { getApplication } from "~/features/applications/applications.server";
import { nameFile } from "~/features/documents/download.server";
import { makeSentFile } from "~/features/documents/sent-texts.server";
import type { MadeFile } from "~/features/documents/document-files.server";

/** The papers that went out, by the names of their addresses. */
export const SENT_FILES = ["sent-letter.pdf", "sent-resume.pdf"] as const;
export type SentFile = (typeof SENT_FILES)[number];

/** A paper of one of the person's own applications as it went out. Throws 404 for any other, and what makeFile throws. */
export async function getSentFile(
  userId: string,
  applicationId: string,
  file: SentFile,
): Promise<MadeFile & { name: string; format: "pdf" }> {
  const { sentDocuments } = getApplication(userId, applicationId);
  const type = file === "sent-resume.pdf" ? "resume" : "cover_letter";
  const { document, ...made } = await makeSentFile(userId, sentDocuments, type);
  return { ...made, name: nameFile(document, "pdf"), format: "pdf" };
}
