import { forPost } from "~/career/job-advert/for-post";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { MarkedDemand } from "~/career/job-advert/marking/mark";
import { withMarkedDemands } from "~/career/job-advert/marking/with-marked-demands";
import { readAdvert } from "~/career/job-advert/read-advert";
import { type Fit, fitOf } from "~/career/matching/fit";
import { foldText } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import { proofsOf } from "~/career/writer/letter";

/** An advert as pasted, what the person says about the post and the employer, and whose fit is wanted. `today` is an ISO date. `marked`: what a model marked in the text as it was read. `countsProofs`: asks how much a letter could prove. */
export type AdvertRequest = {
  text: string;
  today: string;
  jobTitle?: string;
  companyName?: string;
  profile?: Profile;
  marked?: MarkedDemand[];
  countsProofs?: boolean;
};
/** `proposed` is what the text itself says about post, employer and place. `proofs`: how much a letter could prove, where that is asked. */
export type AdvertReading = {
  advert: JobAdvert;
  proposed: Pick<JobAdvert, "title" | "company" | "location">;
  fit?: Fit;
  proofs?: number;
};

/** Reads an advert, and where there is a profile, how far its person fits. Of several posts it is the one that the title names. */
export function readAndMatch(request: AdvertRequest): AdvertReading {
  const { text, today, jobTitle, companyName, profile, marked = [] } = request;
  const read = readAdvert(text, { today });
  const { title, company, location } = read;
  const isOther = (own: string | undefined, found: string | undefined) =>
    own !== undefined && foldText(own) !== foldText(found ?? "");
  const named =
    isOther(jobTitle, title) || isOther(companyName, company)
      ? readAdvert(text, { today, jobTitle, companyName })
      : read;
  const advert = withMarkedDemands(forPost(named), marked);
  const fit = profile && fitOf(advert, profile, { today });
  return {
    advert,
    proposed: { ...(title && { title }), ...(company && { company }), ...(location && { location }) },
    ...(fit && { fit }),
    ...(fit &&
      request.countsProofs && {
        proofs: proofsOf({ profile, advert, today, language: "en", seed: "" }, fit.rules),
      }),
  };
}
