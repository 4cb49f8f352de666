import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, DocumentLength, GeneratedLetter, Tone } from "~/career/generated-document";
import type { LetterPlan } from "~/career/letter-writer";

/** The built-in writer's letter, and what it proves. */
export type OwnLetter = { proofs: LetterPlan["proofs"]; letter: GeneratedLetter };

/**
 * Everything that one document is written from. `today` is an ISO date; `seed` chooses among phrasings of our own. `own`: the built-in letter
 * for it, where it has been written; else whoever needs it writes it again.
 */
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
  own?: OwnLetter;
};
