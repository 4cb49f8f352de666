import { anyOf } from "~/pattern";
import type { Certificate } from "../profile.schema";
import { isTitleWord } from "../job-advert/vocabulary/title-words";
import { isPidgin } from "../writer/pidgin";
import { leadingVerb } from "../writer/verbs";

/** What somebody is by a body, in the form of a verb: "Registered Midwife", "Certified Scrum Master". */
const IS_STANDING =
  /^(?:fully |duly )?(?:registered|certified|chartered|licen[cs]ed|called|enrolled|accredited|qualified)\b/iu;

/**
 * Whether words among somebody's certificates are no certificate at all: what was done ("Trained 31 staff"), an honour, an office, an identity card, what a cut left of
 * a line ("(first issue 2011)", "class C I").
 */
export function isNoPaper(name: string): boolean {
  // "Modified Life Saving Skills" is a name.
  const isDeed =
    leadingVerb(name)?.form === "past" &&
    !/^\S+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(name) &&
    !IS_STANDING.test(name) &&
    !NAMES_PAPER.test(name);
  return isDeed || IS_OTHER.test(name) || IS_LACKING.test(name) || isPidgin(name) || isOffice(name);
}

/** "General Secretary, SPE Chapter": what somebody was, unless a body gives the title. */
function isOffice(name: string): boolean {
  const [head = ""] = name.split(/,| [–-] /u);
  return OFFICES.test(head) && isTitleWord(head.split(" ").at(-1) ?? "") && !NAMES_PAPER.test(name);
}
const OFFICES = /\b(?:secretary|treasurer|president|chair\p{L}*|coordinator|captain|leader|patron)$/iu;

const IS_OTHER = anyOf(
  [
    /^[([]|^\P{L}*$/u, // (first issue 2011)
    /^(?:award|winner|best|prize|commendation|letter of commendation)\b/, // Award: Best Branch
    /^(?:class )?[A-H]\d?(?: I{1,3})?(?: \([^()]*\))?$/, // class C I
    /\b(?:yes|ok|done)\.?$|^can /, // Motorcycle yes
    /^(?:national id|nin|voter'?s? card|international passport|passport)\b/, // National ID NIN
    /^(?:new media|computer|language|skill)s?:/, // New media: "Aunty Sade"
    /^training (?:firm|centre|center|company|provider)\b/, // Training firm, Lagos, virtual
    /^(?:microsoft (?:word|office)|ms (?:word|office))\b/, // Microsoft Word, Lawpavilion
  ],
  "iu",
);

/** "dem never give us certificate", "the engineer teach us": a story. */
const IS_LACKING = /\b[Nn]ever \p{Ll}|\bnot yet \p{Ll}|(?<!\p{L})(?:me|us|we|them|my)(?!\p{L})/u;

const NAMES_PAPER = anyOf(
  [
    /\b(?:certificat\w*|cert|diploma|licen[cs]e\w*|award in|registration|card|permit)\b/, // Certificate in Governance
    /\b(?:course|training|workshop|seminar|program\w*|exams?|test|level|grade|stage|part)\b/, // Trade Test Grade I
  ],
  "iu",
);

/** A licence to drive is of use where it is asked for. */
export function isDrivingLicence(name: string): boolean {
  return /\bdriv\p{L}*['’]?s? licen[cs]e|\blicen[cs]e,? class [a-h]\b/iu.test(name);
}

/** Whether a paper that nobody asked for says something by itself: a body or a year stands with it, or it is named as a paper. */
export function isSureOfPaper({
  name,
  issuer,
  date,
}: Pick<Certificate, "name" | "issuer" | "date">): boolean {
  return (
    !isDrivingLicence(name) &&
    (issuer !== undefined ||
      date !== undefined ||
      NAMES_PAPER.test(name) ||
      IS_STANDING.test(name) ||
      /\p{Lu}{3,}/u.test(name))
  );
}
