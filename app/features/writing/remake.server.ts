import { db } from "~/db/client.server";
import { getApplication } from "~/features/applications/applications.server";
import type { CreditKind } from "~/features/billing/credits.server";
import { freeKinds, freeRemakesLeft } from "~/features/billing/remakes";
import { listDocuments } from "~/features/documents/document-queries.server";
import { findProfile } from "~/features/profile/profile.server";
import { Refusal } from "~/refusal";
import { GenerationRequest } from "./generation.schema";
import { kindsOf } from "./delivery.server";
import { listGenerations } from "./generation-row.server";
import { remakeHistory } from "./remake-history.server";
import { requestDocuments, type RequestedGeneration } from "./request.server";

/** Whether the documents of an application can be made again from My profile as it is now, and what it costs. */
export type RemakeOffer = {
  /** Nothing was delivered yet: it is tried again. */
  isRetry: boolean;
  isChanged: boolean;
  /** What was made and deleted since, where nothing else has changed: it alone is made again. */
  missing: CreditKind[];
  hasProfile: boolean;
  credits: number;
  freeLeft: number;
};

/** What "Make again" would do now. Throws 404. */
export function getRemakeOffer(userId: string, applicationId: string): RemakeOffer {
  const { kinds, delivered, missing, history, hasProfile } = remakeState(userId, applicationId);
  return {
    isRetry: delivered.length === 0,
    isChanged: history.isChanged,
    missing,
    hasProfile,
    credits: kinds.length - freeKinds(kinds, history).length,
    freeLeft: freeRemakesLeft(history),
  };
}

/**
 * Makes the documents of an application again, of the same kinds, language, tone and length, from My profile as it is now: all where the
 * profile has changed, else those that were deleted. Throws NO_PROFILE (409), NOTHING_CHANGED (409) and what requestDocuments throws.
 */
export function remakeDocuments(userId: string, applicationId: string, userAgent = ""): RequestedGeneration {
  const application = getApplication(userId, applicationId);
  const { kinds, latest, delivered, missing, history, hasProfile } = remakeState(userId, applicationId);
  if (!hasProfile)
    throw new Refusal("NO_PROFILE", "You have no profile yet. Add your resume, then make them again.", 409);
  if (delivered.length > 0 && !history.isChanged && missing.length === 0) {
    // The button was tapped twice: what the first tap asked for is being made.
    if (application.makingSince && latest) return { generationId: latest.id, applicationId, isNew: false };
    throw new Refusal(
      "NOTHING_CHANGED",
      "Your profile is as it was when these were made. Change it first.",
      409,
    );
  }
  const { jobTitle, companyName, companyLocation, jobDescription } = application;
  const request = GenerationRequest.parse({
    ...{ jobTitle, companyName, companyLocation, jobDescription },
    generateCoverLetter: kinds.includes("cover_letter"),
    optimizeResume: kinds.includes("resume"),
    useProfile: true,
    ...(latest && { language: latest.language, tone: latest.tone, length: latest.length }),
  });
  return requestDocuments(userId, request, { userAgent });
}

// Of an application of which nothing was delivered the kinds are those that were asked for.
function remakeState(userId: string, applicationId: string) {
  getApplication(userId, applicationId);
  const made = listGenerations(userId, applicationId);
  const profile = findProfile(userId)?.profile ?? null;
  const history = remakeHistory(db, userId, applicationId, { profile, questionnaire: null });
  const { delivered, isChanged } = history;
  const { documents } = listDocuments(userId, { applications: { only: [applicationId] } });
  const gone = delivered.filter((kind) => !documents.some(({ type }) => type === kind));
  const missing = isChanged ? [] : gone;
  const asked = delivered.length > 0 ? delivered : kindsOf(db, made[0]?.id ?? "");
  const kinds = missing.length > 0 ? missing : asked;
  return { latest: made[0], kinds, delivered, missing, history, hasProfile: profile !== null };
}
