import { anyOf } from "~/pattern";
import { asksOtherLanguage } from "../job-advert/language-parts";
import { patternOf, sourceOf } from "../job-advert/patterns";
import type { JobAdvert } from "../job-advert/job-advert";
import type { Sentence, SourceLine } from "../generated-document";
import { sourceLines } from "../source-lines";
import type { Profile } from "../profile.schema";
import { relatedLinesOf } from "./related-lines";
import { holdsRecord } from "./held-records";
import { requestsIn, type LetterRequest, type RequestTopic } from "./letter-requests";
import { isTermTopic, termOf } from "./terms";

/** Only the person knows it, whatever their resume says. */
const THEIRS: ReadonlySet<RequestTopic> = new Set(["reason", "story", "referees"]);
/** A letter that holds a line as near as this answers what is asked. */
const NEAR_ENOUGH = 0.45;
const MOST = 12;
/** "whether you have relatives here", "that you accept the rule", "a declaration": nobody's line says it. */
const NEEDS_WORD = anyOf(
  [
    /^(?:whether|if|that|which|who)(?!\p{L})/u, // whether you have relatives here
    /^(?:(?:an?|the|your) )?(?:signed |short |written )?(?:declaration|undertaking|assurance|consent)(?!\p{L})/u, // a declaration of no conflict
  ],
  "iu",
);
const LEAVES = /\b(?:leav\w+|left|quit\w*|exit)\b/iu;
const AGE = /\b(?:birth|age|born|d\.?\s?o\.?\s?b)\b/iu;

/** `stated`: the line of the profile that answers it, which the letter does not hold. */
export type OpenRequest = LetterRequest & { stated?: SourceLine };

/**
 * What the advert wants the letter to say and the letter (its `sentences`) does not, in the advert's own words: "why the field and not the office". Nothing
 * may be invented, so that the person is asked. Each term is asked for once.
 */
export function openRequests(
  { howToApply: { statements = [] } }: Pick<JobAdvert, "howToApply">,
  profile: Profile,
  sentences: Pick<Sentence, "sourceIds">[],
): OpenRequest[] {
  if (statements.length === 0) return [];
  const cited = new Set(sentences.flatMap(({ sourceIds }) => sourceIds));
  const lines = sourceLines(profile);
  const inLetter = lines
    .filter(({ id }) => [...cited].some((one) => id === one || id.startsWith(`${one}.`)))
    .map(({ id, text }) => ({ id, text, concepts: new Set<string>() }));
  const related = relatedLinesOf(inLetter);
  const has = (pattern: RegExp) => [...cited].some((id) => pattern.test(id));
  const isNear = (text: string) => related(text).some(({ nearness }) => nearness >= NEAR_ENOUGH);
  const isAnswered = ({ topic, text, isRecord }: LetterRequest): boolean => {
    if (isRecord) return holdsRecord(text, profile);
    if (isTermTopic(topic)) return inLetter.some((line) => termOf(line.text) === topic);
    // A reason in the person's own words stands in their summary; why they leave does not.
    if (topic === "reason" && !LEAVES.test(text) && has(/^summary\./)) return true;
    if (THEIRS.has(topic) || NEEDS_WORD.test(text) || asksOtherLanguage(text)) return false;
    if (topic === "age")
      return inLetter.some((line) => line.id.startsWith("personal.") && AGE.test(line.text));
    if (topic === "residence") return has(/^basics\.location/);
    if (topic === "years") return has(/^work\.\d+$/) && (isOfAnyWork(text) || isNear(subjectOf(text)));
    return isNear(text);
  };
  return (
    distinct(statements.flatMap(requestsIn))
      .filter((request) => !isAnswered(request))
      // One sentence may ask for two things: the person reads it once.
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
      .slice(0, MOST)
      .map((request) => {
        const stated = lines.find(({ text }) => termOf(text) === request.topic);
        return stated && isTermTopic(request.topic) ? { ...request, stated } : request;
      })
  );
}

/** "years on heavy duty" → "heavy duty"; "" for years of any work. */
function subjectOf(request: string): string {
  return request.replace(OF_ANY_WORK, " ").replace(/\s+/gu, " ").trim();
}
const OF_ANY_WORK = patternOf(
  String.raw`(?<!\p{L})${sourceOf("how, long, many, years?, number, total, exact, of, in, on, as, the, an?, for, with, your, ur, their, you, u, they, have, has, had, been, don, do(?:ing)?, did, spent, working, work(?:ed)?, job, practice, cognate, relevant, professional, post, qualification, call, experience, service, this, that, since")}(?!\p{L})`,
  "giu",
);
const isOfAnyWork = (request: string) => !/\p{L}{3}/u.test(subjectOf(request));

/** A term once, whatever words ask for it; everything else once in the same words. */
function distinct(requests: LetterRequest[]): LetterRequest[] {
  const isSame = (one: LetterRequest, other: LetterRequest) =>
    one.topic === other.topic &&
    (isTermTopic(one.topic) || one.text.toLowerCase() === other.text.toLowerCase());
  return requests.filter((one, at) => !requests.slice(0, at).some((other) => isSame(one, other)));
}
