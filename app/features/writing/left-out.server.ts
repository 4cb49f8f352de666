import { listLeftOut, withRestoredLine, type LeftOutLine } from "~/career/left-out";
import { parseProfile, printProfile } from "~/career/profile";
import { write } from "~/db/client.server";
import { checkFiles } from "~/features/documents/document-files.server";
import { getDocument, replaceDocumentText, type Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { Refusal } from "~/refusal";
import { findSourceProfile } from "./source-profile.server";

const MAX_TRIES = 3;

/** The person's lines that one of their resumes does not print. Empty for a letter, and where the request is not stored any more. */
export function listLeftOutLines(
  userId: string,
  document: Pick<Document, "type" | "content" | "sources" | "generationId">,
): LeftOutLine[] {
  const profile = document.type === "resume" ? findSourceProfile(userId, document.generationId) : undefined;
  if (!profile) return [];
  return listLeftOut(profile, parseProfile(document.content), readLineSources(document.sources));
}

/**
 * Puts a left-out line back into its entry, as a new version of the resume. A line that stands there already is left alone. Costs no
 * credit. Throws NOT_FOUND (404) and NO_PLACE (409).
 */
export async function restoreLine(userId: string, documentId: string, lineId: string): Promise<Document> {
  for (let tries = 1; ; tries += 1) {
    const document = getDocument(userId, documentId);
    const line = listLeftOutLines(userId, document).find(({ id }) => id === lineId);
    if (!line) return document;
    const profile = findSourceProfile(userId, document.generationId);
    const resume = profile && withRestoredLine(parseProfile(document.content), profile, lineId);
    if (!resume)
      throw new Refusal(
        "NO_PLACE",
        "The entry of this line is not in your resume any more. Add the line in the editor.",
        409,
      );
    const content = printProfile(resume, document.language).trim();
    const source = { text: line.text, profileLines: [], advertLines: [], isVerbatim: true as const };
    const text = { content, sources: [...readLineSources(document.sources), source] };
    const files = await checkFiles({ ...document, content });
    try {
      return write((tx) => replaceDocumentText(tx, userId, document, text, files));
    } catch (error) {
      // Another line was put back while the files were made: made again from the newer text.
      const isOvertaken = error instanceof Refusal && error.code === "VERSION_CONFLICT";
      if (!isOvertaken || tries === MAX_TRIES) throw error;
    }
  }
}
