import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Fit } from "~/career/matching/fit";
import type { Profile } from "~/career/profile.schema";
import type { AdvertReading, AdvertRequest } from "~/files/career/read-and-match";

type TargetPost = { jobDescription: string; jobTitle: string; companyName: string };

/** What is asked of the reader of adverts for one request. */
export function advertRequestOf(
  { jobDescription, jobTitle, companyName }: TargetPost,
  profile: Profile,
): Omit<AdvertRequest, "today"> {
  return { text: jobDescription, jobTitle, companyName, profile };
}

/** The place that the person gave goes before the one in the text. */
export function atPlace(advert: JobAdvert, { companyLocation }: { companyLocation: string }): JobAdvert {
  return { ...advert, ...(companyLocation && { location: companyLocation }) };
}

/** How far the person of the request fits. */
export function fitOf({ fit }: AdvertReading): Fit {
  if (!fit) throw new Error("an advert that was read with a profile has no fit");
  return fit;
}
