import { and, eq, inArray } from "drizzle-orm";
import { formNotes as notesOn, lengthNote, wordsOver } from "~/career/letter";
import { fitOf, type Fit } from "~/career/matching/fit";
import type { Profile } from "~/career/profile.schema";
import { scoreForm } from "~/career/score";
import { applicantOf, type Applicant } from "~/career/send-kit";
import { db } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getApplication } from "~/features/applications/applications.server";
import { viewAdvert } from "~/features/adverts/advert-view";
import { toRenderable } from "~/features/documents/document-files.server";
import { getDocument, type Document } from "~/features/documents/documents.server";
import { findFirstText } from "~/features/documents/versions.server";
import { findProfile } from "~/features/profile/profile.server";
import { toLagosDay } from "~/time";
import { viewAskedWords } from "./asked-words";
import { listLeftOutLines } from "./left-out.server";
import { readFindings, type Findings } from "./findings.schema";
import { findSourceProfile } from "./source-profile.server";

/** Stored findings as a page shows them; with an application, how to apply has what its person filled in. */
export function viewFindings(userId: string, { advert, fit, form }: Findings, applicationId?: string) {
  const applicant = { ...findApplicant(userId), answers: slotAnswersOf(userId, applicationId) };
  return { advert: viewAdvert({ advert, fit }, getDateStyle(userId), applicant), form };
}

function slotAnswersOf(userId: string, applicationId: string | undefined) {
  return applicationId === undefined ? {} : getApplication(userId, applicationId).slotAnswers;
}

/**
 * What a letter does not keep of the form that its advert wants, as it reads now; of other documents nothing. `most`: the words that it should have
 * at most, where we can cut it. `kept`: how long one is that has no more, and the longer text that it was made of.
 */
export function viewFormNotes(
  findings: Findings | null | undefined,
  { id, type, version, content }: Pick<Document, "id" | "type" | "version" | "content">,
): { notes: string[]; most?: number; kept?: KeptLength } {
  const asked = type === "cover_letter" ? findings?.advert.howToApply.letter : undefined;
  if (!asked) return { notes: [] };
  const notes = notesOn(asked, content);
  const text = lengthNote(asked, content);
  if (text === undefined) return { notes };
  const first = findFirstText(id);
  const over = wordsOver(asked, content);
  if (over) return version <= 1 && first ? { notes: [...notes, CUT] } : { notes, most: over.most };
  const longer = first && wordsOver(asked, first.content);
  return {
    notes,
    kept: { text, ...(longer && { longer: { version: first.version, words: longer.words } }) },
  };
}

const CUT = "What could go by itself is out. Cut the rest in the text.";

/** How long a letter is that keeps to what its advert allows; `longer`: the version that has more words. */
type KeptLength = { text: string; longer?: { version: number; words: number } };

/** Who applies, as a profile names them, by default My profile; without a name there, the account. */
export function findApplicant(userId: string, profile = findProfile(userId)?.profile): Applicant {
  const { firstName = "", lastName = "" } = findAccount(userId) ?? {};
  const own = profile && applicantOf(profile, toLagosDay(new Date()));
  return { phone: "", location: "", ...own, name: own?.name || `${firstName} ${lastName}`.trim() };
}

/** What was found when a document of this person was made. Undefined where nothing was stored. */
export function findStoredFindings(userId: string, documentId: string): Findings | undefined {
  const row = db
    .select({ findings: generations.findings })
    .from(generations)
    .innerJoin(generationParts, eq(generationParts.generationId, generations.id))
    .where(and(eq(generations.userId, userId), eq(generationParts.documentId, documentId)))
    .get();
  return (row && readFindings(row.findings)) ?? undefined;
}

/**
 * What was found for a document of this person; of a resume, fit and form of the text as it reads now. Null where nothing was
 * stored.
 */
export function findDocumentFindings(userId: string, document: Document, now = new Date()) {
  const findings = findStoredFindings(userId, document.id);
  if (!findings) return null;
  const printed = toRenderable(document);
  const leftOut = listLeftOutLines(userId, document).filter(({ hasPlace }) => hasPlace);
  const words = (fit?: Fit) => viewAskedWords(printed, findings, { fit, leftOut });
  const formNotes = viewFormNotes(findings, document);
  const view = (shown: Findings) => viewFindings(userId, shown, document.applicationId);
  if (printed.type === "cover_letter") {
    const beside = findResumeBeside(userId, document.id);
    return { ...view(beside ? withFormOf(findings, beside) : findings), words: words(), formNotes };
  }
  const resume = printed.profile;
  const shown = withUnprinted(resume, findSourceProfile(userId, document.generationId));
  const fit = fitOf(findings.advert, shown, { today: toLagosDay(now) });
  return { ...view(withFormOf({ ...findings, fit }, resume)), words: words(fit), formNotes };
}

/** What was found, with the form of the resume as it reads now. */
export function withFormOf(findings: Findings, resume: Profile): Findings {
  const { total, checks } = scoreForm(resume);
  return { ...findings, form: { ...findings.form, after: total, checks } };
}

/** The resume that was made together with a letter, as it prints now. Undefined without one. */
function findResumeBeside(userId: string, letterId: string): Profile | undefined {
  const ofLetter = db
    .select({ id: generationParts.generationId })
    .from(generationParts)
    .where(eq(generationParts.documentId, letterId));
  const row = db
    .select({ id: generationParts.documentId })
    .from(generationParts)
    .where(and(inArray(generationParts.generationId, ofLetter), eq(generationParts.type, "resume")))
    .get();
  const printed = row?.id ? toRenderable(getDocument(userId, row.id)) : undefined;
  return printed?.type === "resume" ? printed.profile : undefined;
}

/** A resume with what the rules of an advert are checked against and a resume does not print: private details and NYSC. */
function withUnprinted(resume: Profile, profile: Profile | undefined): Profile {
  if (!profile) return resume;
  const own = new Set(resume.personal.map(({ label }) => label));
  return {
    ...resume,
    nysc: resume.nysc ?? profile.nysc,
    personal: [...resume.personal, ...profile.personal.filter(({ label }) => !own.has(label))],
  };
}
