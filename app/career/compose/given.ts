import type { Advert } from "~/career/advert.schema";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, Length, Tone } from "~/career/written";

/** Everything that one document is written from. `today` is an ISO date; `seed` chooses among phrasings of our own. */
export type Given = {
  profile: Profile;
  advert: Advert;
  today: string;
  language: DocumentLanguage;
  tone: Tone;
  length: Length;
  seed: string;
  targetTitle: string;
  company: string;
};
