import { placesOf } from "~/career/matching/answer-question";
import type { Profile } from "~/career/profile.schema";
import { calmName } from "~/career/writer/casing";
import { getDateStyle } from "~/features/accounts/settings.server";
import { type AdvertView, viewAdvert } from "~/features/adverts/advert-view";
import { answerQuestion } from "~/features/adverts/answer-question.server";
import { readAdvert } from "~/features/adverts/read-advert.server";
import type { AdvertReading } from "~/files/career/read-and-match";
import { findProfile } from "~/features/profile/profile.server";
import { Refusal } from "~/refusal";
import { findApplicant } from "./findings-view.server";
import { findUpload, profileOfUpload } from "./uploads.server";

export type AdvertToCheck = {
  jobDescription: string;
  jobTitle?: string;
  companyName?: string;
  /** The resume it is compared with; else the person's profile. */
  uploadId?: string;
  /** The person gives their details in the form: there is nothing to compare with yet. */
  isNewPerson?: boolean;
};

export type AdvertCheck = AdvertView & {
  proposed: { jobTitle: string; companyName: string; companyLocation: string };
  /** What it was compared with: "your profile", a file, or nothing. */
  against: string;
  /** Where an answer can stand; empty where answers have no profile to go to. */
  places: { value: string; label: string }[];
};

/** What an advert asks, and whether the person meets it, before any credit is spent. Throws what readAdvert throws. */
export async function checkAdvert(userId: string, advert: AdvertToCheck): Promise<AdvertCheck> {
  const compared = comparedWith(userId, advert);
  const reading = await readAdvert(requestOf(advert, compared.profile));
  const view = viewAdvert(reading, getDateStyle(userId), findApplicant(userId, compared.profile));
  const { title = "", company = "", location = "" } = reading.proposed;
  return {
    ...view,
    ...(view.fit && { fit: { ...view.fit, questions: compared.isOwn ? view.fit.questions : [] } }),
    // What shouts in the advert need not shout in a list, a letter and the name of a file.
    proposed: { jobTitle: calmName(title), companyName: calmName(company), companyLocation: location },
    against: compared.label,
    places: compared.isOwn && compared.profile ? placesOf(compared.profile) : [],
  };
}

/** The same as data: what POST /api/adverts/read answers. */
export async function readAdvertFor(userId: string, advert: AdvertToCheck): Promise<AdvertReading> {
  return readAdvert(requestOf(advert, comparedWith(userId, advert).profile));
}

/** Stores the answer to a question about this advert. One that is not asked any more is left alone. */
export async function answerAdvertQuestion(
  userId: string,
  advert: AdvertToCheck,
  answer: { questionId: string; value: string; place: string },
): Promise<void> {
  const { isOwn } = comparedWith(userId, advert);
  if (!isOwn) throw new Refusal("NO_PROFILE", "You have no profile yet. Add a resume to begin one.", 404);
  const { fit } = await readAdvertFor(userId, advert);
  const question = fit?.questions.find(({ id }) => id === answer.questionId);
  if (question) answerQuestion(userId, question, answer);
}

function requestOf({ jobDescription, jobTitle, companyName }: AdvertToCheck, profile: Profile | undefined) {
  return {
    text: jobDescription,
    ...(jobTitle && { jobTitle }),
    ...(companyName && { companyName }),
    ...(profile && { profile }),
  };
}

/** The profile that an advert is compared with. `isOwn`: it is the person's own, so an answer has a place to go. */
export function comparedWith(
  userId: string,
  { uploadId, isNewPerson }: Pick<AdvertToCheck, "uploadId" | "isNewPerson">,
): { profile?: Profile; isOwn: boolean; label: string } {
  if (isNewPerson) return { isOwn: false, label: "" };
  const upload = uploadId ? findUpload(userId, uploadId) : undefined;
  if (upload) {
    const { profile, isOwn } = profileOfUpload(userId, upload);
    return { profile, isOwn, label: isOwn ? "your profile" : upload.fileName };
  }
  const own = findProfile(userId);
  return own ? { profile: own.profile, isOwn: true, label: "your profile" } : { isOwn: false, label: "" };
}
