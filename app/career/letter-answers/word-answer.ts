import { anyOf } from "~/pattern";
import type { DocumentLanguage } from "../generated-document";
import type { RequestTopic } from "../letter-writer/letter-requests";
import { cleanLine } from "../profile.schema";
import { capitalFirst } from "../writer/casing";
import { labelledTopic, LABELS, OWN_LABELS, type LabelledTopic } from "./topics";

type Asked = {
  topic: RequestTopic;
  /** The words of the advert. */
  request: string;
  language: DocumentLanguage;
};

/**
 * A person's answer as it stands in a letter, in paragraphs. Sentences stay as they are; a few words get a label before them: "Notice: 2 weeks." Undefined
 * where a few words would make no sense.
 */
export function wordAnswer(answer: string, { topic, request, language }: Asked): string[] | undefined {
  const paragraphs = answer
    .split(/\r?\n[ \t]*\r?\n/)
    .map(cleanLine)
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const whole = paragraphs.join(" ");
  if (whole === "") return undefined;
  const labelled = labelledTopic(topic, request);
  if (labelled) return [labelledAnswer(whole, labelled, language)];
  if (isSpoken(whole)) return paragraphs.map((text) => asSentence(text, language));
  const label = language === "en" ? labelIn(request) : undefined;
  if (label && wordsIn(whole) <= MOST_BARE) return [asSentence(`${label}: ${whole}`, language)];
  return wordsIn(whole) < LEAST_WORDS ? undefined : paragraphs.map((text) => asSentence(text, language));
}

const LEAST_WORDS = 4;
const MOST_BARE = 12;

function labelledAnswer(answer: string, topic: LabelledTopic, language: DocumentLanguage): string {
  const value = bareAnswer(answer, topic);
  if (isSpoken(value)) return asSentence(value, language);
  const amount = topic === "pay" ? groupThousands(value, language) : withUnit(value, topic, language);
  return asSentence(`${LABELS[language][topic]}${language === "fr" ? " :" : ":"} ${amount}`, language);
}

/** "7" years of experience, "28" years of age. */
function withUnit(value: string, topic: LabelledTopic, language: DocumentLanguage): string {
  const isCount = (topic === "years" || topic === "age") && /^\d{1,2}$/.test(value);
  return isCount && value !== "1" ? `${value} ${YEARS[language]}` : value;
}
const YEARS: Record<DocumentLanguage, string> = { en: "years", fr: "ans", de: "Jahre", es: "años" };

/** An answer without the label that the person wrote before it. */
export function bareAnswer(answer: string, topic: LabelledTopic): string {
  const [, label = "", value = ""] = /^([^:.]{2,40}?)\s*[:=]\s*(.+)$/u.exec(answer) ?? [];
  return value !== "" && OWN_LABELS[topic].test(label) ? value : answer;
}

const SPEAKS = anyOf(
  [
    /(?:^|[\s“"'(])(?:i|i['’](?:m|d|ll|ve)|we|je|nous|ich|wir|yo)(?=[\s,'’])/, // At present I earn N100,000
    /(?:^|[\s“"'(])j['’]\p{L}/u, // j’attends
    /^(?:my|mon|ma|mes|mein\p{L}*|mis?) .+ (?:is|are|was|were|est|sont|ist|sind|es|son) /u, // My notice is two weeks
  ],
  "iu",
);

/** Whether an answer speaks of its writer, so that it needs no label. */
export function isSpoken(answer: string): boolean {
  return SPEAKS.test(answer);
}

/** "Portfolio size and PAR" of "your portfolio size and PAR"; undefined for a request that is no name of a thing. */
function labelIn(request: string): string | undefined {
  const name = request.replace(/^(?:your|ur|the) /iu, "");
  return wordsIn(name) <= MOST_LABEL && !IS_CLAUSE.test(name) ? capitalFirst(name) : undefined;
}
const MOST_LABEL = 5;
const IS_CLAUSE = anyOf(
  [
    /(?<!\p{L})(?:you|your|u|ur)(?!\p{L})/u, // the salary you expect
    /(?<!\p{L})(?:how|why|what|when|where|which|who|whether|if)(?!\p{L})/u, // why the field
    /(?<!\p{L})(?:one|an?|about|time|above|below)(?!\p{L})/u, // a bug
  ],
  "iu",
);

const THOUSANDS: Record<DocumentLanguage, string> = { en: ",", fr: " ", de: ".", es: "." };

/** "150k" and "150000" as they are printed: "150,000". */
function groupThousands(text: string, language: DocumentLanguage): string {
  const mark = THOUSANDS[language];
  return text
    .replace(/(?<![\p{L}\d.,])([N₦$€£]? ?\d{1,4})\s?k(?!\p{L})/giu, "$1000")
    .replace(/(?<![\d.,])\d{5,9}(?![\d.,]*\d)/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark));
}

function asSentence(text: string, language: DocumentLanguage): string {
  const own = language === "en" ? text.replace(/(?<=^|\s)i(?=[\s'’])/gu, "I") : text;
  const whole = capitalFirst(own.replace(/[\s,;:]+$/u, ""));
  return /[.!?…]["”’»)]?$/u.test(whole) ? whole : `${whole}.`;
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}
