import { THROUGH } from "../writer/through-line";
import type { DocumentLanguage } from "../generated-document";
import type { HowToApply } from "../job-advert/job-advert";
import type { Letter } from "../letter.schema";
import { anyOf } from "~/pattern";
import { SEND_PHRASES } from "./phrases";
import { addressOf, contactsOf } from "./short-letter";

/**
 * The letter in the form that ministries and schools expect: the sender's address line by line, the date, the recipient with
 * the address that the advert names, and the matter in capitals after "RE:". The text stays as it is.
 */
export function toFormalLetter(
  letter: Letter,
  language: DocumentLanguage,
  { walkIn, visit, addressee }: Pick<HowToApply, "walkIn" | "visit" | "addressee">,
): Letter {
  const place = addressOf(letter).flatMap((line) => line.split(/,\s+/));
  const through = letter.recipient.filter((line) => line.startsWith(THROUGH));
  const recipient = letter.recipient.filter((line) => !through.includes(line));
  const known = recipient.map((line) => line.toLowerCase());
  const isNew = (text: string) => !known.some((line) => line.includes(text.toLowerCase()));
  // A letter that has a box or a street needs no second address, and hours are none.
  const isComplete = recipient.some((line) => /\d/.test(line));
  const where = visit?.place ?? walkIn ?? "";
  const address = where !== "" && !isComplete && isNew(where) ? addressLines(where) : [];
  return {
    ...letter,
    sender: { ...letter.sender, lines: [...place, ...contactsOf(letter)] },
    recipient: [
      ...(addressee && isNew(addressee) ? [addressee] : []),
      ...recipient.filter((line) => !address.includes(line)),
      ...address,
      ...through,
    ],
    ...(letter.subject && { subject: SEND_PHRASES[language].subjectLine(bareSubject(letter.subject)) }),
  };
}

/** Where people come, line by line; an advert that was read before the place stood apart has its hours among them. */
function addressLines(place: string): string[] {
  return place.split(/,\s+/).filter((part) => !HOURS.test(part));
}

// "Mon-Fri before 3pm", "between 9.00 a.m. and 2.00 p.m. on working days", "any morning"
const HOURS = anyOf(
  [
    /\d ?(?:am|pm|a\.m|p\.m|o'clock)(?!\p{L})/u,
    /(?<!\p{L})(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:days?)?(?!\p{L})/u,
    /(?<!\p{L})(?:working days?|weekdays?|daily|mornings?|noon|prompt)(?!\p{L})/u,
  ],
  "iu",
);

/** A subject without the word that introduces it: "RE: Teller" is "Teller". */
export function bareSubject(subject: string): string {
  return subject.replace(/^(?:re|ref|subject|objet|betreff|asunto)\s*:\s*/i, "");
}
