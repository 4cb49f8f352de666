import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, DocumentLength, Tone } from "~/career/generated-document";

/** Everything that one document is written from. `today` is an ISO date; `seed` chooses among phrasings of our own. */
export type Given = {
  profile: Profile;
  advert: JobAdvert;
  today: string;
  language: DocumentLanguage;
  tone: Tone;
  length: DocumentLength;
  seed: string;
  targetTitle: string;
  company: string;
};
