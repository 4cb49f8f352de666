import { hasLine, hasPlace, listLeftOut, withRestoredLine, type LeftOutLine } from "~/career/left-out";
import { parseProfile, printProfile } from "~/career/profile";
import { write } from "~/db/client.server";
import { checkFiles } from "~/features/documents/document-files.server";
import { getDocument, replaceDocumentText, type Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { Refusal } from "~/refusal";
import { againIfOvertaken } from "./again-if-overtaken";
import { findSourceProfile } from "./source-profile.server";

/** The person's lines that one of their resumes does not print. Empty for a letter, and where the request is not stored any more. */
export function listLeftOutLines(
  userId: string,
  document: Pick<Document, "type" | "content" | "sources" | "generationId">,
): (LeftOutLine & { hasPlace: boolean })[] {
  const profile = document.type === "resume" ? findSourceProfile(userId, document.generationId) : undefined;
  if (!profile) return [];
  const resume = parseProfile(document.content);
  return listLeftOut(profile, resume, readLineSources(document.sources)).map((line) => ({
    ...line,
    hasPlace: hasPlace(resume, profile, line.id),
  }));
}

/** The text of a resume with a left-out line put back, and its sources. Undefined: it stands there already. Throws NO_PLACE (409). */
export function withLine(
  userId: string,
  document: Pick<Document, "type" | "content" | "sources" | "generationId" | "language">,
  lineId: string,
): Pick<Document, "content" | "sources"> | undefined {
  const line = listLeftOutLines(userId, document).find(({ id }) => id === lineId);
  const profile = findSourceProfile(userId, document.generationId);
  if (!line || !profile) return undefined;
  const resume = withRestoredLine(parseProfile(document.content), profile, lineId);
  if (!resume)
    throw new Refusal(
      "NO_PLACE",
      "The entry of this line is not in your resume any more. Add the line in the editor.",
      409,
    );
  const source = { text: line.text, profileLines: [], advertLines: [], isVerbatim: true as const };
  return {
    content: printProfile(resume, document.language).trim(),
    sources: [...readLineSources(document.sources), source],
  };
}

/**
 * Puts a left-out line back into its entry, as a new version of the resume. A line that stands there already is left alone. Costs no
 * credit. Throws NOT_FOUND (404) and NO_PLACE (409).
 */
export function restoreLine(userId: string, documentId: string, lineId: string): Promise<Document> {
  return againIfOvertaken(async () => {
    const document = getDocument(userId, documentId);
    const text = withLine(userId, document, lineId);
    if (!text) return unchanged(userId, document, lineId);
    const files = await checkFiles({ ...document, ...text });
    return write((tx) => replaceDocumentText(tx, userId, document, text, files));
  });
}

/** The resume as it is, where the line stands there already. */
function unchanged(userId: string, document: Document, lineId: string): Document {
  const profile = document.type === "resume" && findSourceProfile(userId, document.generationId);
  if (profile && hasLine(profile, lineId)) return document;
  throw new Refusal("NOT_FOUND", "This line is not stored any more.", 404);
}
