import type { JobAdvert } from "~/career/job-advert/job-advert";
import { readAdvert as read } from "~/career/job-advert/read-advert";

/** An advert as it was read on 21 November 2026. */
export function readAdvert(
  text: string,
  given: { jobTitle?: string; companyName?: string; companyLocation?: string } = {},
): JobAdvert & { title: string; company: string } {
  const { jobTitle, companyName, companyLocation } = given;
  const advert = read(text, { today: "2026-11-21", jobTitle, companyName });
  const { title = "", company = "" } = advert;
  return { ...advert, title, company, ...(companyLocation && { location: companyLocation }) };
}
