import type { Head } from "../head";
import type { Warning } from "../job-advert";
import { inOrder, patternOf, sourceOf } from "../patterns";
import type { Sentence } from "../sentence";
import { NOTHING_CHARGED } from "../vocabulary/money-words";
import { WARNING_PATTERNS } from "../vocabulary/warning-patterns";
import { isDenied } from "./negations";
import { warning } from "./warning-texts";

/** Money, numbers of accounts or a meeting in a guest house that the advert asks of applicants itself. */
export function askedOfApplicants(sentences: Sentence[], { company }: Head): Warning[] {
  return sentences.flatMap(({ text, start, section, isBullet }) => {
    if (isBullet && (section === "duties" || section === "must" || section === "wish")) return [];
    return WARNING_PATTERNS.flatMap(({ code, pattern, unless }) => {
      const found = pattern.exec(text);
      if (!found || unless?.test(text) || NOTHING_CHARGED.test(nearby(text, found))) return [];
      const end = found.index + found[0].length;
      if (isDenied(text, found.index, end)) return [];
      if (code === "identity-numbers" && isForPayroll(text)) return [];
      if (code === "guest-house" && isAtTheEmployers(found[0], company)) return [];
      return [warning(code, start + found.index, start + end)];
    });
  });
}

/** "A BVN is needed on resumption", and nobody is told to hand it over. */
function isForPayroll(text: string): boolean {
  return ONCE_EMPLOYED.test(text) && IS_NEEDED.test(text) && !HANDS_OVER.test(text);
}

/** "On resumption": what the payroll of an employer asks, of whoever works there. */
const ONCE_EMPLOYED = patternOf(
  String.raw`(?<!\p{L})(?:(?:on|upon|at|after) ${sourceOf("resumption, resuming, employment, engagement, onboarding, assumption of duty")}|(?:once|when) ${sourceOf("employed, engaged, you (?:start|resume)")})(?!\p{L})`,
  "iu",
);
const IS_NEEDED = patternOf(
  String.raw`(?<!\p{L})(?:is|are|be)(?: (?:only|also|all|both))? ${sourceOf("needed, required, necessary, collected, requested")}(?!\p{L})`,
  "iu",
);
/** Words that tell somebody to hand a number over, and numbers that no payroll needs. */
const HANDS_OVER = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, forward, submit, whatsapp, text, call, provide, apply, share, give, bring, drop, reply, fill, dm, inbox, mail, e-?mail, upload, attach, enter, supply, state, tell, come with, contact, message, (?<!(?:id|identity|voter'?s?) )cards?, pins?, otp, passwords?")}(?!\p{L})`,
  "iu",
);

/** The clause around a match: "no fee" denies, but "no experience. Form is N2,000" does not. */
function nearby(text: string, found: RegExpExecArray): string {
  return text.slice(Math.max(0, found.index - 45), found.index + found[0].length + 25);
}

/** "Interviews hold in the hotel": the employer's own house, where a hotel is the employer. */
function isAtTheEmployers(place: string, company = ""): boolean {
  return HOSPITALITY.test(company) && OWN_VENUE.test(place);
}

const HOSPITALITY =
  /(?<!\p{L})(?:hotels?|suites?|resorts?|lodges?|inns?|guest ?houses?|apartments?|terrace)(?!\p{L})/iu;
const OWN_VENUE = inOrder(
  [/(?<!\p{L})(?:the|our)(?: (?:main|old|new))? (?:hotel|resort|lodge|inn|guest ?house)(?!\p{L})/u],
  "iu",
);
