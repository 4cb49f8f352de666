import { checkEligibility } from "~/career/advert/eligibility";
import { readAdvert } from "~/career/advert/read";
import { proposeTitleAndCompany } from "~/career/advert/title";
import { findProfile } from "~/features/profile/profile.server";
import { toLagosDay } from "~/time";
import { findUpload, profileOfUpload } from "./uploads.server";

export type Advice = {
  proposed: { jobTitle?: string; companyName?: string; companyLocation?: string };
  eligibility: { state: "met" | "unmet" | "unknown"; text: string }[];
  scamHints: string[];
  speaksToMachines: boolean;
  against: string;
};

/**
 * "Can I even apply?", before any credit is spent: what the advert asks for against the chosen resume, or the person's profile;
 * and what looks odd in the advert.
 */
export function adviseOnAdvert(
  userId: string,
  { jobDescription, uploadId }: { jobDescription: string; uploadId?: string },
  now = new Date(),
): Advice {
  const proposed = proposeTitleAndCompany(jobDescription);
  const advert = readAdvert(jobDescription, proposed);
  const upload = uploadId ? findUpload(userId, uploadId) : undefined;
  const profile = upload ? profileOfUpload(userId, upload).profile : findProfile(userId)?.profile;
  const eligibility = profile ? checkEligibility(profile, advert, toLagosDay(now)) : [];
  return {
    proposed,
    eligibility: eligibility.map(({ state, text }) => ({ state, text })),
    scamHints: advert.scamHints.map(({ text }) => text),
    speaksToMachines: advert.speaksToMachines,
    against: upload?.fileName ?? (profile ? "your profile" : ""),
  };
}
