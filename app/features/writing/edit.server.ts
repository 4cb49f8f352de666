import type { DocumentLength } from "~/career/generated-document";
import { arrangeSection, listSections, parseProfile, printProfile } from "~/career/profile";
import { findLostHeadings, restoreHeadings } from "~/career/profile/lost-headings";
import type { Profile } from "~/career/profile.schema";
import {
  getDocument,
  saveDocument,
  type Document,
  type DocumentChange,
} from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { runCareerTask } from "~/files/career/career-process.server";
import { sectionsFirst } from "~/files/render/lay-out";
import { Refusal } from "~/refusal";
import { toLagosDay } from "~/time";
import type { EditForm } from "./edit.schema";
import { findStoredFindings } from "./findings-view.server";
import { listLeftOutLines, withLine } from "./left-out.server";
import { shortenedText } from "./shorten-letter.server";
import { findSourceProfile } from "./source-profile.server";

/**
 * Saves what the owner typed, changed by the button that they pressed, as one new version. Costs no credit. Throws what saveDocument
 * throws, HEADINGS_LOST (422, with `lost`) when headings that readers need went and nobody was asked, NO_PLACE (409), CANNOT_SHORTEN (422).
 */
export async function editDocument(userId: string, documentId: string, form: EditForm): Promise<Document> {
  const before = getDocument(userId, documentId);
  const { version } = form;
  if (before.type !== "resume") {
    const typed = form.content;
    const content = form.shorten ? await shortenedText(userId, { ...before, content: typed }) : typed;
    return saveDocument(userId, documentId, { content, version });
  }
  const content = form.headings === "restore" ? restoreHeadings(before.content, form.content) : form.content;
  if (form.headings === undefined) refuseLostHeadings(before.content, content);
  const change = await withChange(userId, { ...before, content }, form);
  return saveDocument(userId, documentId, { version, ...change });
}

function refuseLostHeadings(before: string, content: string): void {
  const lost = content.trim() === "" ? [] : findLostHeadings(before, content);
  if (lost.length > 0)
    throw new Refusal("HEADINGS_LOST", "Not saved yet. Please answer the question first.", 422, { lost });
}

async function withChange(
  userId: string,
  document: Document,
  { line, section, length }: EditForm,
): Promise<Omit<DocumentChange, "version">> {
  if (line !== undefined) return withLine(userId, document, line) ?? { content: document.content };
  if (section) return withSection(document, section);
  if (length) return withLength(userId, document, length);
  return { content: document.content };
}

function withSection(
  document: Document,
  { change, heading }: NonNullable<EditForm["section"]>,
): Omit<DocumentChange, "version"> {
  const { content, language } = document;
  const resume = parseProfile(content);
  const first = sectionsFirst(document);
  const row = listSections(resume, language, first).find((one) => one.heading === heading);
  const changed = row && arrangeSection(resume, row.key, change, first);
  if (!changed) return { content };
  const isMoved = change === "up" || change === "down";
  return { content: printProfile(changed, language), ...(isMoved && { isOwnOrder: true }) };
}

async function withLength(
  userId: string,
  document: Document,
  length: DocumentLength,
): Promise<Omit<DocumentChange, "version">> {
  const { content, language } = document;
  const source = findLengthSource(userId, document);
  if (!source) return { content };
  const sources = readLineSources(document.sources);
  const asked = { resume: parseProfile(content), length, ...source, sources, today: toLagosDay(new Date()) };
  const { resume, added } = await runCareerTask("chooseLength", asked);
  return { content: printProfile(resume, language), sources: [...sources, ...added] };
}

function findLengthSource(userId: string, document: Document) {
  const profile: Profile | undefined = findSourceProfile(userId, document.generationId);
  const advert = findStoredFindings(userId, document.id)?.advert;
  return profile && advert && { profile, advert };
}

/** What the editor offers to do with a resume beside its text: lines to put back, sections to arrange, and a length. */
export function viewEditTools(userId: string, document: Document) {
  if (document.type !== "resume") return null;
  const resume = parseProfile(document.content);
  return {
    leftOut: listLeftOutLines(userId, document).filter(({ hasPlace }) => hasPlace),
    sections: listSections(resume, document.language, sectionsFirst(document)).map(
      ({ heading, isHidden }) => ({
        heading,
        isHidden,
      }),
    ),
    hasLengths: resume.work.length > 0 && findLengthSource(userId, document) !== undefined,
  };
}
