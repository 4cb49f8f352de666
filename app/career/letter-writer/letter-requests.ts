import type { AskedStatement, StatementKind } from "../job-advert/job-advert";
import { kindOf } from "../job-advert/statement-clause";
import { termsAskedIn, type TermKind } from "./terms";

type GivenKind = "identity" | "record";
type RequestKind = Exclude<StatementKind, GivenKind>;

/** What a request of an advert is about. Guarantors are a term, and no referees. */
export type RequestTopic = RequestKind | TermKind;

/** Every application has it: the name stands in the letter, schools and posts in the resume. */
function isGiven(kind: StatementKind): kind is GivenKind {
  return kind === "identity" || kind === "record";
}

/** One thing that the letter shall say. `place`: where; `length`: how long, in the advert's words ("one page"), "" where it does not say. */
export type LetterRequest = {
  topic: RequestTopic;
  text: string;
  place: "opening" | "closing";
  length: string;
};

/**
 * The single things that a statement asks for: "why you want to leave, your notice, the salary you expect and one difficult customer and how it ended" is
 * four. A statement about one thing stays whole.
 */
export function requestsIn({
  kind,
  text,
  where = "",
  length = "",
  points = [],
}: AskedStatement): LetterRequest[] {
  if (isGiven(kind)) return [];
  const parts = partsOf(text).filter((part) => !IS_POINTER.test(part));
  const place = OPENING.test(where) ? "opening" : "closing";
  return parts.flatMap((part) => {
    const read = parts.length > 1 ? kindOf(part) : kind;
    const own: RequestKind = isGiven(read) ? "other" : read;
    const words = own === "points" && points.length > 0 ? `${part}: ${points.join("; ")}` : part;
    return topicsOf(own, part).map((topic) => ({ topic, text: words, place, length }) as const);
  });
}

const COUNTED = "two|three|four|five|\\d+|things?|points?|questions?|details?|items?|information";
/** "These three", "the following details": what is asked stands elsewhere. */
const IS_POINTER = new RegExp(
  `^(?:all )?(?:of )?(?:these|those|them|both|the (?:following|above|below))(?: (?:${COUNTED}))*$`,
  "iu",
);

const OPENING = /^(?:first|opening) (?:paragraph|line|sentence)/i;

/** "Notice period and resumption date" asks for two terms, "why you want to join us" for none. */
function topicsOf(kind: RequestKind, text: string): RequestTopic[] {
  // What somebody earns at present is no term that they ask for.
  if (kind === "pay" && OF_PRESENT.test(text)) return ["other"];
  if (!MAY_BE_TERMS.has(kind)) return [kind];
  const terms = termsAskedIn(text).filter((term) => kind !== "referees" || term === "guarantors");
  return terms.length > 0 ? terms : [kind];
}
const OF_PRESENT =
  /^(?:your |ur |the )?(?:present|current|last|previous)(?!.*(?:expect|desir|propos|ask)) /iu;
const MAY_BE_TERMS: ReadonlySet<StatementKind> = new Set(["pay", "notice", "start", "referees", "other"]);

/** A request in parts, wherever something of another kind begins: the words of each as they stand. */
function partsOf(text: string): string[] {
  let start = 0;
  let current: StatementKind | undefined;
  const starts = [0];
  for (const joint of [...text.matchAll(/, (?:and |or |as well as )?| (?:and|&|plus) |$/gu)]) {
    const piece = text.slice(start, joint.index);
    const kind = kindOf(piece);
    if (CONTACT.test(piece) || GOES_ON.test(piece)) {
      // "Names" of "names and phone numbers of two referees", "one must be your last employer": a part of what stands beside it.
    } else if (current === undefined) current = kind;
    else if (kind !== current && kind !== "other" && (FACTS.has(kind) || HEAD.test(piece))) {
      starts.push(start);
      current = kind;
    }
    start = joint.index + joint[0].length;
  }
  return starts.map((from, at) =>
    text
      .slice(from, starts[at + 1])
      .replace(/(?:,? (?:and|or|&|plus|as well as)|,)\s*$/u, "")
      .trim(),
  );
}

const OWN = "(?:the |their |full |functional |active |valid |phone |telephone |mobile |postal |contact )*";
const CONTACT = new RegExp(
  `^${OWN}(?:names?|e-?mails?|address(?:es)?|numbers?|phones?|contacts?|occupations?)$`,
  "iu",
);
const GOES_ON =
  /^(?:at least )?(?:one|two|\d)?(?: of)? ?(?:whom|them|must|should|who|which|preferably|including)(?!\p{L})/iu;

/** Facts of the applicant, which need no word before them: "age, state of residence". */
const FACTS: ReadonlySet<StatementKind> = new Set([
  "pay",
  "notice",
  "start",
  "age",
  "residence",
  "years",
  "referees",
]);
/** "one difficult customer" is a thing of its own; "how it ended" goes on with it. */
const HEAD =
  /^(?:your|ur|the|an?|one|two|three|\d+|why you|when you|how (?:soon|much|long|many)|where you) /iu;
