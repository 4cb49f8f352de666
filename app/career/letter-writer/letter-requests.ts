import type { AskedStatement, StatementKind } from "../job-advert/job-advert";
import { termsAskedIn, type TermKind } from "./terms";

type RequestKind = Exclude<StatementKind, "identity" | "record">;

/** What a request of an advert is about. Guarantors are a term, and no referees. */
export type RequestTopic = RequestKind | TermKind;

/** One thing that the letter shall say. `place`: where; `length`: how long, in the advert's words ("one page"), "" where it does not say; `isRecord`: schools, posts and the like, which a profile has as data. */
export type LetterRequest = {
  topic: RequestTopic;
  text: string;
  place: "opening" | "closing";
  length: string;
  isRecord?: true;
};

/** What a statement asks of the letter: one thing, or each of its terms ("notice period and resumption date"). The name, the post and the address stand in every letter. */
export function requestsIn({
  kind,
  text,
  where = "",
  length = "",
  points = [],
}: AskedStatement): LetterRequest[] {
  if (kind === "identity") return [];
  const place = OPENING.test(where) ? "opening" : "closing";
  if (kind === "record") return [{ topic: "other", text, place, length, isRecord: true }];
  const words = kind === "points" && points.length > 0 ? `${text}: ${points.join("; ")}` : text;
  return topicsOf(kind, text).map((topic) => ({ topic, text: words, place, length }));
}

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
