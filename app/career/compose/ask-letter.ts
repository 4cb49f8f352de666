import { contractFor } from "./contract";
import type { Given } from "./given";
import { advertLinesOf, materialOf, termsOf, type Shrink } from "./material";
import type { PrivateDetails } from "./private-details";

/** One question to a model: the system text, the user's message as JSON text, and what was left out of it, in words the person reads. */
export type Question = { system: string; user: string; notes: string[] };

/** Asks for the body of a cover letter. `style` is the admin's text. */
export function askLetter(
  given: Given,
  style: string,
  details: PrivateDetails,
  shrink: Shrink = 0,
): Question {
  return {
    system: contractFor("cover_letter", style, given),
    ...messageOf("cover_letter", given, details, shrink),
  };
}

/** The user's message of both documents: JSON, so that nothing in a line can end the line. */
export function messageOf(
  document: "cover_letter" | "resume",
  given: Given,
  details: PrivateDetails,
  shrink: Shrink,
): Pick<Question, "user" | "notes"> {
  const { profile, advert, language, targetTitle, company } = given;
  const { lines, notes } = materialOf(profile, advert, shrink);
  const message = {
    language,
    document,
    target: { title: targetTitle, company },
    terms: termsOf(profile, advert, given.today),
    resume: lines.map(({ id, text }) => ({ id, text: details.hide(text) })),
    advert: advertLinesOf(advert, shrink).map(details.hide),
  };
  return { user: JSON.stringify(message), notes };
}
