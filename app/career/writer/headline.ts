import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import { calmName, calmPost, withoutNote } from "./casing";
import { mainPost } from "./main-post";
import { A_LITTLE } from "./summary";

/** The person's own headline, or the title of their main post: never the advert's title. */
export function headline(profile: Profile, advert: JobAdvert): string | undefined {
  const { label } = profile.basics;
  if (label !== undefined && !IS_SENTENCE.test(label) && !A_LITTLE.test(label)) return calmName(label);
  const post = mainPost(profile, advert)?.title;
  return post === undefined ? undefined : calmPost(withoutNote(post).replace(TERMS_OF_POST, ""));
}
/** "am called Simbi": a sentence is no headline. */
const IS_SENTENCE = /^(?:i|am|i'm|my|we|this is)\b/iu;
/** How a post is held is told where it stands. */
const TERMS_OF_POST =
  /\s*\((?:locum|casual|part[- ]time|contract|temporary|acting|volunteer|relief|nysc|siwes|internship)(?: staff)?\)\s*$/iu;
