import type { GeneratedLetter } from "~/career/generated-document";
import { readAdvert } from "~/career/job-advert/read-advert";
import type { Profile } from "~/career/profile.schema";
import { writeLetter } from "~/career/writer/letter";
import type { LetterPair } from "./exam";

/** The letter of the built-in writer for a pair, as the product writes it. */
export function writeLetterFor(
  { id, text, title, company, language, today }: LetterPair,
  profile: Profile,
): GeneratedLetter {
  const advert = readAdvert(text, { today, jobTitle: title, companyName: company });
  return writeLetter({ profile, advert, today, language, seed: id });
}
