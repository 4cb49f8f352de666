import type { TextRange } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

/** Groups of applicants of whom an advert may ask what it asks not of all. */
const GROUPS = sourceOf(
  "foreigners, foreign nationals, expatriates, non-?nigerians, corps members, (?:serving )?corpers, internal (?:candidates|applicants|staff), (?:serving|retired|retiring|former|ex-?) ?(?:civil|public|military|police)?(?:\\/(?:civil|public))? ?(?:servants?|officers?|officials?|personnel|staff), (?:hnd|ond|nd|b\\.?sc|degree|diploma) (?:holders|graduates), holders of (?:hnd|ond|nd)",
);
const WHOSE = sourceOf(
  "still, already, currently, presently, previously, formerly, living outside, residing outside, from outside, outside, in service, with (?:hnd|ond|a disability|disabilities), who (?:are|were|had|have) (?:\\p{L}+ )?(?:serving|employed|in service|earlier|previously|dismissed), applying from",
);
const OF_SOME = patternOf(
  String.raw`^(?:(?:and|but|also|while|for) )?(?:all |any )?(?:${GROUPS}|(?:those|persons?|people|candidates?|applicants?|anyone) ${WHOSE})(?!\p{L})`,
  "iu",
);

/** "Foreigners must show a work permit", "Applicants already in service should apply through …": a condition on some of those who apply is no demand on all. */
export function isOfSomeApplicants({ start }: TextRange, sentence: Sentence): boolean {
  const before = sentence.text.slice(0, Math.max(0, start - sentence.start));
  const from = Math.max(before.lastIndexOf("; "), before.lastIndexOf(". ")) + 1;
  return OF_SOME.test(sentence.text.slice(from).trimStart());
}
