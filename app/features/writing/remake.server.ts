import { db } from "~/db/client.server";
import { getApplication } from "~/features/applications/applications.server";
import { freeKinds, freeRemakesLeft } from "~/features/billing/remakes";
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
  hasProfile: boolean;
  credits: number;
  freeLeft: number;
};

/** What "Make again" would do now. Throws 404. */
export function getRemakeOffer(userId: string, applicationId: string): RemakeOffer {
  const { kinds, delivered, history, hasProfile } = remakeState(userId, applicationId);
  return {
    isRetry: delivered.length === 0,
    isChanged: history.isChanged,
    hasProfile,
    credits: kinds.length - freeKinds(kinds, history).length,
    freeLeft: freeRemakesLeft(history),
  };
}

/**
 * Makes the documents of an application again, of the same kinds, language, tone and length, from My profile as it is now. Throws
 * NO_PROFILE (409), NOTHING_CHANGED (409) and what requestDocuments throws.
 */
export function remakeDocuments(userId: string, applicationId: string, userAgent = ""): RequestedGeneration {
  const application = getApplication(userId, applicationId);
  const { kinds, latest, delivered, history, hasProfile } = remakeState(userId, applicationId);
  if (!hasProfile)
    throw new Refusal("NO_PROFILE", "You have no profile yet. Add your resume, then make them again.", 409);
  if (delivered.length > 0 && !history.isChanged)
    throw new Refusal(
      "NOTHING_CHANGED",
      "Your profile is as it was when these were made. Change it first.",
      409,
    );
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

// The kinds that it has; of an application of which nothing was delivered, those that were asked for.
function remakeState(userId: string, applicationId: string) {
  getApplication(userId, applicationId);
  const made = listGenerations(userId, applicationId);
  const profile = findProfile(userId)?.profile ?? null;
  const history = remakeHistory(db, userId, applicationId, { profile, questionnaire: null });
  const { delivered } = history;
  const kinds = delivered.length > 0 ? delivered : kindsOf(db, made[0]?.id ?? "");
  return { latest: made[0], kinds, delivered, history, hasProfile: profile !== null };
}
