import type { User } from "~/features/accounts/sessions.server";
import { getAccess } from "~/features/billing/access.server";
import type { Document } from "~/features/documents/documents.server";
import type { CareerProfile } from "~/features/profile/profile.server";
import type { StoredFact } from "~/features/profile/stored-profile";
import type { Decision } from "~/features/writing/decisions.server";
import type { LetterQuestion } from "~/features/writing/letter-questions.server";
import type { Generation } from "~/features/writing/generation-row.server";
import type { getGeneration } from "~/features/writing/progress.server";

/** Serializes a document for the API: these fields only. */
export function serializeDocument({
  id,
  type,
  title,
  content,
  version,
  design,
  pages,
  jobTitle,
  companyName,
  companyLocation,
  createdAt,
  updatedAt,
}: Omit<
  Document,
  | "userId"
  | "generationId"
  | "applicationId"
  | "language"
  | "isOwnOrder"
  | "hasPhoto"
  | "renderer"
  | "problems"
>) {
  return {
    id,
    type,
    title,
    content,
    version,
    design,
    pages,
    jobTitle,
    companyName,
    companyLocation,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Serializes a generation for the API. A document that is not ready is null. */
export function serializeGeneration({
  generation,
  parts,
  decisions,
  questions,
}: ReturnType<typeof getGeneration>) {
  const { jobTitle, companyName, companyLocation, createdAt } = generation;
  const serializePart = (type: "cover_letter" | "resume") => {
    const document = parts.find((part) => part.type === type)?.document;
    return document
      ? serializeDocument({ ...document, type, jobTitle, companyName, companyLocation, createdAt })
      : null;
  };
  return {
    jobId: generation.id,
    applicationId: generation.applicationId,
    status: generation.status,
    coverLetter: serializePart("cover_letter"),
    resume: serializePart("resume"),
    notes: parts.flatMap(({ notes }) => notes),
    decisions: serializeDecisions({ decisions, questions }),
  };
}

/** A document in a list of version 1, without its text. */
export function serializeListedDocument(document: Document) {
  const { content: _content, ...rest } = serializeDocument(document);
  return { ...rest, applicationId: document.applicationId };
}

/** A generation in a list of version 1. */
export function serializeListedGeneration({
  id,
  applicationId,
  status,
  createdAt,
  finishedAt,
}: Pick<Generation, "id" | "applicationId" | "status" | "createdAt" | "finishedAt">) {
  return {
    id,
    applicationId,
    status,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A generation of version 1 with the documents that are ready. */
export function serializeGenerationDetail(state: ReturnType<typeof getGeneration>) {
  const { coverLetter, resume, notes, decisions } = serializeGeneration(state);
  return {
    ...serializeListedGeneration(state.generation),
    documents: [coverLetter, resume].filter((document) => document !== null),
    notes,
    decisions,
  };
}

/** What needs the owner of documents, sentences first, or what they answered. */
export function serializeDecisions({
  decisions,
  questions,
}: {
  decisions: Decision[];
  questions: LetterQuestion[];
}) {
  return [...decisions.map(serializeDecision), ...questions.map(serializeQuestion)];
}

/** A sentence that needs its owner, or what they answered. */
export function serializeDecision({ id, document, documentId, own, draft, why, state }: Decision) {
  return {
    id,
    kind: "sentence" as const,
    document,
    documentId,
    own,
    draft,
    why,
    state,
    topic: null,
    request: null,
  };
}

/** A question of an advert; `draft` is the sentence that answers it, "" while nobody did. */
export function serializeQuestion({ id, documentId, topic, request, sentence, state }: LetterQuestion) {
  const shared = { id, kind: "question" as const, document: "cover_letter" as const, documentId };
  return { ...shared, own: "", draft: sentence, why: "the advert asks for it", state, topic, request };
}

/** The career profile as the API shows it: JSON Resume's names, each value's fact beside it, and what is still open. */
export function serializeCareer(
  { profile, version, updatedAt, confirmedAt, doubts, notPlaced }: CareerProfile,
  facts: StoredFact[],
) {
  return {
    version,
    updatedAt: updatedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    profile,
    facts: facts.map(({ id, kind, path, text, standing, state }) => ({
      id,
      kind,
      path,
      text,
      standing,
      state,
    })),
    doubts,
    notPlaced,
  };
}

/** Serializes a user for the API, for that user only: these fields only. */
export function serializeCurrentUser({
  id,
  email,
  firstName,
  lastName,
  photoId,
  linkedinProfile,
  role,
  emailVerifiedAt,
  isActive,
  onboardingCompleted,
  createdAt,
  updatedAt,
}: User) {
  const access = getAccess(id);
  return {
    id,
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    profileImageUrl: photoId ? `/photos/${photoId}` : null,
    linkedinProfile,
    role,
    emailVerified: emailVerifiedAt !== null,
    isActive,
    onboardingCompleted,
    subscriptionPlan: access.planId,
    subscriptionStatus: access.isActive ? "active" : "inactive",
    subscriptionExpiresAt: access.endsAt?.toISOString() ?? null,
    quotaBalance: {
      coverLettersRemaining: access.coverLettersRemaining,
      resumesRemaining: access.resumesRemaining,
    },
    totalGenerated: {
      coverLettersGenerated: access.coverLettersGenerated,
      resumesGenerated: access.resumesGenerated,
    },
    isUnlimitedActive: access.isUnlimited,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
