import { verbOf } from "../advert/verbs";
import { hasDegree } from "./degree";
import { ORGANISATION_WORDS, TITLE_WORDS, VERB_STARTS } from "./job-words";
import { PLACE_NAMES } from "./place-names";

/** A short text that holds a job title: "Senior Accounts Officer". */
export function isTitle(text: string): boolean {
  return (
    TITLE.test(text) &&
    text.split(" ").length <= 10 &&
    !/[.!?]$/.test(text.replace(/\b(rep|asst|mgr)\.$/i, ""))
  );
}

/** A text that holds an employer's, school's or other body's name. */
export function isOrganisation(text: string): boolean {
  return ORGANISATION.test(text) && text.split(" ").length <= 16;
}

/** "Ikeja, Lagos State": places and nothing else. */
export function isPlace(text: string): boolean {
  const parts = text.split(/\s*[,/]\s*|\s+-\s+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every(isPlaceName);
}

function isPlaceName(part: string): boolean {
  const folded = fold(part)
    .replace(/[.()]/g, "")
    .replace(/ (state|lga|city|town|phase \d|phase i{1,3})$/, "")
    .trim();
  return PLACE_NAMES.has(folded);
}

/** Names of schools: universities, polytechnics, colleges, secondary and primary schools. */
export function isSchool(text: string): boolean {
  return (
    SCHOOL.test(text) &&
    !(
      hasDegree(text) &&
      /school (leaving )?certificate|school leaving/i.test(text) &&
      !/(university|polytechnic|college)/i.test(text)
    )
  );
}

/** A sentence about work rather than a name: it begins with a verb. */
export function startsWithVerb(text: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(text)?.[0].toLowerCase() ?? "";
  const isThirdPerson =
    first.endsWith("s") &&
    !NOUNS_IN_S.has(first) &&
    (VERB_STARTS.has(first.slice(0, -1)) || VERB_STARTS.has(first.slice(0, -2)));
  return VERB_STARTS.has(first) || isThirdPerson || /.{2}(ed|ing)$/.test(first) || isToldByVerb(first, text);
}

/** "Supply shops in Aba": a verb in small letters' company; "Supply Officer" names a post. */
function isToldByVerb(first: string, text: string): boolean {
  const found = verbOf(first);
  const second = /^\S+\s+(\S+)/u.exec(text)?.[1] ?? "";
  if (found === undefined || text.split(" ").length < 3) return false;
  // "Books on Air" is a name, "Books the halls" a duty.
  if (found.form === "third" && found.verb.isNounToo) return /^(?:an?|the|all|our|\d)/.test(second);
  return !found.verb.isNounToo || /^\p{Ll}/u.test(second);
}

const NOUNS_IN_S = new Set([
  "works",
  "stores",
  "records",
  "markets",
  "orders",
  "tests",
  "tracks",
  "uses",
  "plans",
]);

/** How long something lasted, and nothing else: "3 years 2 months", "(8 months)". */
export function isDurationAlone(text: string): boolean {
  return /^\(?\s*(?:\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?)[\s,]*(?:and\s+)?){1,2}\)?$/i.test(text);
}

/** Lower case without accents, to compare by. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

const wordsPattern = (words: string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
const TITLE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsPattern(TITLE_WORDS)})(?![\\p{L}\\p{N}])`, "iu");
const ORGANISATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${wordsPattern(ORGANISATION_WORDS)})(?![\\p{L}\\p{N}])`,
  "iu",
);
const SCHOOL =
  /(?<![\p{L}])(university|universit[yé]|varsity|polytechnic|poly|college|school|schools|academy|institute|seminary|grammar|comprehensive|gss|ggss|gdss|gsss|cgs|high school|conservatory|unilag|uniben|unn|oau|abu zaria|ui|lasu|futa|futo|futminna|yabatech|unilorin|uniport|unical|uniuyo|nnamdi azikiwe|laspotech|auchi poly|noun|covenant|babcock)(?![\p{L}])/iu;
