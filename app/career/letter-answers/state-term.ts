import { anyOf } from "~/pattern";
import type { DocumentLanguage, SourceLine } from "../generated-document";
import type { RequestTopic } from "../letter-writer/letter-requests";
import { isTermTopic, termOf } from "../letter-writer/terms";
import { cleanLine, type Profile } from "../profile.schema";
import { LABELS } from "./topics";
import { bareAnswer, wordAnswer } from "./word-answer";

const MAX_VALUE = 300;
/**
 * A profile that states the answer to a request for a term among its personal details, which no resume prints: "Expected salary: N150,000 a month". A term
 * that stood there is replaced. The same profile where the answer is no term, or holds a day that passes.
 */
export function withTerm(profile: Profile, topic: RequestTopic, answer: string): Profile {
  if (!isTermTopic(topic)) return profile;
  const value = bareAnswer(cleanLine(answer), topic)
    .replace(LEAD, "")
    .replace(/[\s.;,]+$/u, "");
  const isDated = (topic === "start" || topic === "notice") && PASSES.test(value);
  if (!/[\p{L}\p{N}]/u.test(value) || value.length > MAX_VALUE || isDated) return profile;
  const detail = { label: LABELS.en[topic], value };
  const at = profile.personal.findIndex((one) => termOf(`${one.label}: ${one.value}`) === topic);
  const personal = at < 0 ? [...profile.personal, detail] : profile.personal.with(at, detail);
  return { ...profile, personal };
}

/** What stands before a term in a sentence: the label of the profile says it already. */
const LEAD = anyOf(
  [
    /^i(?: am|['’]m) (?:available|free|ready|able)(?: to (?:start|resume|begin|join))?(?: from)? /, // I am available from
    /^i(?: am|['’]m) (?:asking|looking) for /, // I am asking for
    /^i (?:can|could|will|would) (?:start|resume|begin|join|expect|accept|like)(?: work)? /, // I can start
    /^i (?:expect|want|ask for|have|need)(?: to earn)? /, // I expect
    /^my [\p{L} ]{3,30}? (?:is|are) /u, // My notice period is
  ],
  "iu",
);

/** A day that a later letter would name too late. */
const PASSES = anyOf(
  [
    /\b(?:19|20)\d{2}\b/, // in 2027
    /\b\d{1,2}[/.]\d{1,2}\b/, // 1/12
    /\b\d{1,2}(?:st|nd|rd|th)\b/, // the 1st
    /\b(?:jan|feb|aug|sept?|oct|nov|dec)(?:uary|ruary|ust|ember|ober)?\b/, // in December
    /\b(?:march|april|may \d|june?|july?)\b/, // in April
    /\b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/, // on Monday
    /\b(?:next|this|coming) (?:week|month|year)\b/, // next month
  ],
  "iu",
);

/** How a letter says a term that the profile states in this line. */
export function wordTerm(line: SourceLine, topic: RequestTopic, language: DocumentLanguage): string[] {
  const isDetail = line.section === "personal";
  const value = isDetail ? line.text.slice(line.text.indexOf(":") + 1).trim() : line.text;
  if (!isDetail) return [`${line.text.replace(/[\s.;,]+$/u, "")}.`];
  return wordAnswer(value, { topic, request: "", language }) ?? [];
}
