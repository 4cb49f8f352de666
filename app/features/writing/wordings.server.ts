import { parseLetter, printLetter } from "~/career/letter";
import type { ParagraphWordings } from "~/career/writer/other-wordings";
import { getDocument, saveDocument, type Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { runCareerTask } from "~/files/career/career-process.server";
import { Refusal } from "~/refusal";
import { findLetterAsked } from "./letter-asked.server";
import type { WordingForm } from "./wordings.schema";

/**
 * The paragraphs of a letter that the built-in writer can word otherwise, from the same lines of its person. Empty for a resume, and where
 * the request is not stored any more. Asks no model and costs no credit. Throws what runCareerTask throws.
 */
export async function listWordings(
  userId: string,
  document: Document,
  now = new Date(),
): Promise<ParagraphWordings[]> {
  const given = findLetterAsked(userId, document, now);
  if (!given) return [];
  return runCareerTask("otherWordings", {
    letter: parseLetter(document.content),
    sources: readLineSources(document.sources),
    given,
  });
}

/**
 * Puts another wording in the place of a paragraph, as a new version with its sources. Throws what saveDocument throws, NO_WORDING (409)
 * where the letter changed and has no such wording.
 */
export async function chooseWording(
  userId: string,
  documentId: string,
  { version, wording: { at, other } }: WordingForm,
): Promise<Document> {
  const document = getDocument(userId, documentId);
  const wordings = await listWordings(userId, document);
  const chosen = wordings.find((one) => one.at === at)?.others[other];
  if (!chosen || document.version !== version)
    throw new Refusal("NO_WORDING", "Your letter has changed. Look at the wordings again.", 409);
  const letter = parseLetter(document.content);
  const content = printLetter({ ...letter, paragraphs: letter.paragraphs.with(at, chosen.text) });
  const sources = [...readLineSources(document.sources), ...chosen.sources];
  return saveDocument(userId, documentId, { content, version, sources });
}
