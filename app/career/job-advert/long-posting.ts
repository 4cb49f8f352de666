import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";
import type { RuledSentence } from "./tagger/features";
import { ASKS, DUTY, PRESENTS } from "./vocabulary/demand-words";

/** From this length on most of a text is no demand: what the company is, believes and gives. */
const LONG_POSTING = 2500;

/** Whether an advert is a long posting. */
export function isLongPosting(text: string): boolean {
  return text.length > LONG_POSTING;
}

/**
 * Whether a stretch of a long posting asks: where its sentence does, or where the tagger is sure of it (`likely`) and the sentence
 * does not speak of the company.
 */
export function asksInPosting(own: RuledSentence, likely: number): boolean {
  return isOfPosting(own) || (likely >= SURE_DEMAND && !isOfCompany(own.sentence));
}

/** In a long posting only what asks, or stands under a heading that asks, is a demand. */
function isOfPosting({ sentence: { text, section, isBullet }, found }: RuledSentence): boolean {
  if (section === "must" || section === "wish") return true;
  if (section === "benefits") return false;
  if (section === "duties") return isBullet || DUTY.test(text) || ASKS.test(text);
  if (found.length > 0) return true;
  return section !== "about" && ASKS.test(text) && OF_APPLICANT.test(text) && !PRESENTS.test(text);
}
// "With deep knowledge of industries, Northgate serves banks" speaks of the company.
const OF_APPLICANT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /you|your|candidates?|applicants?|interns?|person|someone|somebody|must|requir\p{L}+|minimum|at least/u,
        /looking for|seek(?:s|ing)?|preferred|desired|years?|degree/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** What the company is, does and gives. */
function isOfCompany({ text, section }: Sentence): boolean {
  if (section === "about" || section === "benefits") return true;
  return (PRESENTS.test(text) || COMPANY_SPEAKS.test(text)) && !OF_APPLICANT.test(text);
}
const COMPANY_SPEAKS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /we|serves?|operates|employs|provides|believes?|founded|established/u,
        /is (?:an?|the) (?:\p{L}+ ){0,3}(?:leader|company|firm)/u,
        /has (?:grown|been)|was (?:born|opened|built)|of our|our (?:clients|customers|people|staff|values|offices)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** In a long posting outside of what asks: it may be what the company does. */
const SURE_DEMAND = 0.6;
