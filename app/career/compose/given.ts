import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import type {
  DocumentLanguage,
  DocumentLength,
  GeneratedLetter,
  Sentence,
  Tone,
} from "~/career/generated-document";

/** What the employer asks for, in the advert's own words, with the person's lines that answer it, the best first. */
export type AskedThing = { asked: string; need: "must" | "wish"; sourceIds: string[] };

/**
 * The built-in writer's letter, what the advert asks and the person has, musts first, and what the advert wants stated of the person that no provider is told.
 */
export type OwnLetter = {
  asked: AskedThing[];
  /** `mentions`: a letter that has these words has told it. */
  particulars: (Pick<Sentence, "text" | "sourceIds"> & { mentions?: string })[];
  letter: GeneratedLetter;
};

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
