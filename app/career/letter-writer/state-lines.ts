import { leadingVerb } from "~/career/writer/verbs";
import { capitalFirst, lowerFirst } from "../writer/casing";
import type { VerbLine } from "./verb-line";
import { OWN_SUBJECT_VERBS, PASSIVES, QUALITIES, STATES, WHEN_OR_WHERE } from "./vocabulary/line-forms";

/** What a line says without a verb of its own: a state, something done to the person, or something that did not happen. */
export function asState(text: string, isCurrent: boolean): VerbLine | undefined {
  const tense = isCurrent ? ("present" as const) : ("past" as const);
  if (PASSIVES.test(text)) return { text: `Was ${lowerFirst(text)}`, tense: "past" };
  if (/^(?:was|am) \p{Ll}/iu.test(text))
    return { text: capitalFirst(text), tense: /^was/i.test(text) ? "past" : "present" };
  const isSince = isCurrent && SINCE_A_DATE.test(text);
  if (isSince && (IS_OFFICE.test(text) || STATES.test(text)))
    return { text: `Have been ${lowerFirst(text)}`, tense };
  // "Comfortable with credit and IT reviews": what somebody is like lasts.
  if (QUALITIES.test(text)) return { text: `Am ${lowerFirst(text)}`, tense: "present" };
  if (STATES.test(text)) return { text: `${isCurrent ? "Am" : "Was"} ${lowerFirst(text)}`, tense };
  if (/^(?:no (?!longer\b)|zero )\p{Ll}/iu.test(text) && !/[.;:]/.test(text))
    return { text: `${isCurrent && !IN_A_YEAR.test(text) ? "Have had" : "Had"} ${lowerFirst(text)}`, tense };
  if (/^(?:\d+|\p{L}+) (?:years?|months?) without (?:an? |any )?\p{Ll}/iu.test(text))
    return { text: `${isCurrent ? "Have had" : "Had"} ${lowerFirst(text)}`, tense };
  const { years, thing } = NONE_IN.exec(text)?.groups ?? {};
  if (years !== undefined && thing !== undefined)
    return { text: `${isCurrent ? "Have had" : "Had"} no ${thing} in ${lowerFirst(years)}`, tense };
  if (UNDER_ME.test(text)) return { text: `${isCurrent ? "Have" : "Had"} ${lowerFirst(text)}`, tense };
  if (/^(?:can|cannot|can't|don't|do not|never) \p{Ll}/iu.test(text)) return { text, tense: "present" };
  const perfect = /^(?:have|has) (?=\p{Ll})/iu.exec(text);
  // "Have assisted 70 mothers through labour"
  if (
    perfect &&
    /^\p{Ll}+(?:ed|en|wn|ne|ught|pt|ld|nt|lt|ft|de|un|ot|et)\b/u.test(text.slice(perfect[0].length))
  )
    return { text: `Have ${text.slice(perfect[0].length)}`, tense: "present" };
  // "Started a class, bookings rose from 22% to 51%", "Worked with them when the company moved to SAP": what was done stands first.
  const isDoneFirst = leadingVerb(text)?.form === "past" && BEHIND_A_DEED.test(text);
  return (OWN_SUBJECT_VERBS.test(text) && !isDoneFirst) || OWN_I.test(text)
    ? { text, isClause: true }
    : undefined;
}

const BEHIND_A_DEED = /,| (?:when|after|as|while|which|that|so|until|before|where) /u;

const HARM =
  "accident incident injury loss theft complaint query shortage breakdown fault damage error".split(" ");
/** "6 years no major accident": that nothing bad has happened. */
const NONE_IN = new RegExp(
  `^(?<years>(?:\\d+|\\p{L}+) (?:years|months)),? (?:and )?no (?<thing>(?:\\p{Ll}+ )?(?:${HARM.join("|")})s?)$`,
  "iu",
);
/** "Two assistants under me" */
const UNDER_ME = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}[^.,;:\d]{2,40} under me$/iu;

/** "Secretary to the tenders board", "Head of the personnel unit", "Head, Cataloguing Section" */
export const IS_OFFICE =
  /^(?:Head|Leader|Secretary|Chairman|Coordinator|Supervisor|Captain|Patron)(?: (?:of|to)|,) [\p{L}\d]/u;

export const SINCE_A_DATE = /\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d{2}\b/u;

/** "Zero injuries in 2023": over, although the post goes on. */
const IN_A_YEAR = /^(?!.*\bsince\b).*\bin (?:19|20)\d{2}\b/;

/** "After the flood I recovered four sites", "Last Christmas we delivered 340 uniforms": the subject stands behind when or where it was. */
export const OWN_I = new RegExp(
  `^(?:${WHEN_OR_WHERE}|When|With|For|By|Because|Last|This) .{3,60}? (?:I|i|we) \\p{Ll}`,
  "u",
);
