import type { JobAdvert, StatementKind } from "~/career/job-advert/job-advert";
import { calmProfile } from "~/career/writer/calm-profile";
import { contractFor, taskFor } from "./contract";
import type { Given } from "./given";
import { advertLinesOf, materialOf, type Shrink } from "./material";
import type { PrivateDetails } from "./private-details";
import { ownLetterOf } from "./own-letter";
import { slotsOf } from "./slots";
import { tenureFacts } from "./tenure-facts";

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
    system: contractFor("cover_letter", style),
    ...messageOf("cover_letter", given, details, shrink),
  };
}

/**
 * The user's message of both documents: JSON, so that nothing in a line can end the line. What both documents share comes first, the task last,
 * so that a provider's cache holds as much as it can.
 */
export function messageOf(
  document: "cover_letter" | "resume",
  given: Given,
  details: PrivateDetails,
  shrink: Shrink,
): Pick<Question, "user" | "notes"> {
  const { profile, advert, language, today, targetTitle, company, own = ownLetterOf(given) } = given;
  const told = new Set(own.letter.sentences.flatMap(({ sourceIds }) => sourceIds));
  const { lines, notes } = materialOf(calmProfile(profile), advert, shrink, told);
  const sent = new Set(lines.map(({ id }) => id));
  const message = {
    target: { title: targetTitle, company },
    advert: advertLinesOf(advert, shrink).map(details.hide),
    resume: lines.map(({ id, text }) => ({ id, text: details.hide(text) })),
    tenure: tenureFacts(profile, today).map(({ id, text }) => ({ id, text })),
    slots: slotsOf(profile, given)
      .filter(({ entry }) => sent.has(entry))
      .map(({ slot, text }) => ({ slot, text: details.hide(text) })),
    plan: own.asked.flatMap(({ asked, need, sourceIds: ids }) => {
      const sourceIds = [...new Set(ids.flatMap((id) => sentId(id, sent) ?? []))];
      return sourceIds.length > 0 ? [{ asked: details.hide(asked), need, sourceIds }] : [];
    }),
    language,
    document,
    ...(document === "cover_letter" && { tell: toldInLetter(advert).map(details.hide) }),
    task: taskFor(document, {
      ...given,
      maxWords: document === "cover_letter" ? advert.howToApply.letter?.words : undefined,
    }),
  };
  return { user: JSON.stringify(message), notes };
}

/** What the advert wants the letter to tell of the person's work, in its words: "one sale you are proud of". Terms and particulars are asked of the person. */
function toldInLetter({ howToApply: { statements = [] } }: JobAdvert): string[] {
  return statements.flatMap(({ kind, text }) => (TOLD.has(kind) ? [text] : []));
}
const TOLD: ReadonlySet<StatementKind> = new Set(["story", "figures", "reason"]);

/** The id under which a line is sent: its own, or that of its entry. */
function sentId(id: string, sent: Set<string>): string | undefined {
  const entry = id.split(".").slice(0, 2).join(".");
  return [id, entry].find((one) => sent.has(one));
}
