import { formatLongDay } from "~/career/dates";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { Letter, LetterParagraph } from "~/career/letter.schema";
import type {
  DocumentLanguage,
  DocumentLength,
  Sentence,
  Tone,
  GeneratedLetter,
} from "~/career/generated-document";
import type { JobAdvert, Rule } from "~/career/job-advert/job-advert";
import { lockSentence, prepareLock, type LockContext } from "~/career/lock";
import { checkRules, type RuleCheck } from "~/career/matching/check-rules";
import { readinessAsked } from "~/career/matching/readiness";
import { namedInAdvert } from "~/career/matching/named-in-advert";
import { fieldWorkOf } from "~/career/matching/field-work";
import { familiesOf, isOfFamily } from "~/career/matching/trade-families";
import {
  answerDemands,
  countProofs,
  planLetter,
  salutationFor,
  writeBody,
  type LetterPlan,
  type LetterPlanInput,
  type Salutation,
} from "~/career/letter-writer";
import { foldText } from "~/career/nlp/fold";
import { contentStems } from "~/career/nlp/stem";
import { applicantOf } from "~/career/send-kit/applicant";
import { fillSlots } from "~/career/send-kit/fill-slots";
import { calmContacts } from "./calm-profile";
import { calmName, calmPerson } from "./casing";
import { queryOf } from "./advert-query";
import { LETTER_FRAMES, type LetterFrame } from "./letter-frames";
import { keptLanguageNote } from "./kept-language-note";
import { recipientLines } from "./recipient";
import { quotesOf } from "../letter-writer/quotes";
import { throughLine } from "./through-line";

/** Whose letter it is, for which advert, and how it should sound. `today` is an ISO date; `seed` chooses among phrasings. */
export type LetterAsked = {
  profile: Profile;
  advert: JobAdvert;
  today: string;
  language: DocumentLanguage;
  seed: string;
  tone?: Tone;
  length?: DocumentLength;
};

/**
 * Writes a cover letter from the person's own lines, without any model. The same `seed` gives the same letter, another seed other
 * phrasings. Every claim carries the ids of the lines it stands on; what the person did not give is left out.
 */
export function writeLetter(
  given: LetterAsked,
  { plan, lock }: Pick<ReturnType<typeof prepareLetter>, "plan" | "lock"> = prepareLetter(given),
): GeneratedLetter {
  const { language, seed, tone = "plain", length = "standard" } = given;
  const isQuoted = quotesOf(given.profile);
  const sentences = writeBody(
    plan,
    { language, tone, length, seed },
    (sentence) => isQuoted(sentence) || isHeld(sentence, lock),
  );
  return {
    type: "cover_letter",
    letter: frameLetter(given, sentences),
    sentences,
    ...(language !== "en" && { notes: [keptLanguageNote(language)] }),
  };
}

/** What a letter is written from: half of the work, so that a server may let requests run between it and the writing. */
export function prepareLetter(given: LetterAsked): {
  plan: LetterPlan;
  lock: LockContext;
  demands: LetterPlanInput["demands"];
} {
  const input = planInput(given);
  return { lock: lockOf(given), plan: planLetter(input), demands: input.demands };
}

/** What the lock checks the sentences of a letter against. */
function lockOf({ profile, advert, today, language }: LetterAsked): LockContext {
  const { title = "", company = "", text } = advert;
  return prepareLock({ profile, today, language, advert: { title, company, text } });
}

/** Whether the lock holds a sentence. The person's lines stay in the language in which they were written. */
export function isHeld(
  { text, sourceIds }: { text: string; sourceIds: string[] },
  lock: LockContext,
): boolean {
  return lockSentence({ text, facts: sourceIds }, lock).every(({ kind }) => kind === "language");
}

/** What a letter says, before a word of it is written: both writers work from it. */
export function planOf(given: LetterAsked): LetterPlan {
  return planLetter(planInput(given));
}

/** How many facts of the letter answer what the advert asks; see countProofs. `rules` are those of the fit. */
export function proofsOf(given: LetterAsked, rules: RuleCheck[]): number {
  const input = planInput(given);
  const families = familiesOf(given.advert.title ?? "");
  const trade = given.profile.work.flatMap(({ position }, at) =>
    isOfFamily(families, position) ? [`work.${at}`] : [],
  );
  return countProofs(planLetter(input), { demands: input.demands, rules, trade });
}

/** A body of sentences in its letter: sender, date, recipient, salutation, subject and closing are made here, never worded by a model. */
function frameLetter(given: LetterAsked, sentences: Sentence[]): Letter {
  const { profile, advert, today, language, tone = "plain" } = given;
  const frames = LETTER_FRAMES[language];
  const { name, location, phone, email } = calmContacts(profile.basics);
  const signature = name && !isBlank(name) ? calmPerson(name) : undefined;
  const greeting = greetingOf(advert.howToApply, language);
  const through = language === "en" ? throughLine(advert, profile) : undefined;
  return {
    sender: {
      ...(signature && { name: signature }),
      lines: [location, phone, email].filter((line): line is string => line !== undefined && !isBlank(line)),
    },
    date: formatLongDay(today, language),
    recipient: [...recipientLines(advert, frames.manager), ...(through ? [through] : [])],
    salutation: greeting?.text ?? frames.salutation[tone],
    subject: subjectFor(given, signature ?? ""),
    paragraphs: paragraphsOf(sentences),
    closing: closingFor(greeting, frames, tone),
    ...(signature && { signature }),
  };
}

/** Whoever the advert names is greeted, and else the office: "The Chairman … Attention: Dr. Ada Bello" is read by her. */
function greetingOf({ addressee, addressLines = [] }: JobAdvert["howToApply"], language: DocumentLanguage) {
  const named = addressLines
    .filter((line) => line.startsWith("Attention: "))
    .map((line) => salutationFor(line, language))
    .find((greeting) => greeting?.isByName);
  return named ?? salutationFor(addressee, language);
}

/** The subject that the advert prescribes, as it is written, where nothing is left to fill in; a code alone stands behind the post, as the reference does elsewhere. */
function subjectFor({ profile, advert, language, today }: LetterAsked, name: string): string {
  const frames = LETTER_FRAMES[language];
  const title = calmName(advert.title ?? "");
  const { reference, subject } = advert.howToApply;
  const asked = subject ? fillSlots(subject, { ...applicantOf(profile, today), name, title }) : undefined;
  const isWhole = asked !== undefined && asked.blanks.length === 0 && !HAS_GAP.test(asked.text);
  const whole = isWhole ? withoutLoneBracket(asked.text) : "";
  if (namesPost(whole, title)) return foldText(whole) === foldText(title) ? frames.subject(title) : whole;
  const code = reference ? `${frames.reference} ${reference}` : whole;
  return frames.subject(title) + (code ? ` (${code})` : "");
}

/** "Application for the post of …": what is to be filled in. */
const HAS_GAP = /…|\.{3,}|_{2,}/u;

/** "(QC 2027": a bracket that nothing closes is a part of the sentence that the subject was taken from. */
function withoutLoneBracket(subject: string): string {
  const isLone = subject.split("(").length > subject.split(")").length;
  return isLone ? subject.replace(/^\(/, "") : subject;
}

/** Whether a subject says which post is meant: in the words of its title, or in words beside a code ("WELDER ESC/BNY"). */
function namesPost(subject: string, title: string): boolean {
  const words = contentStems(title);
  return contentStems(subject).some((word) => words.includes(word));
}

function closingFor(greeting: Salutation | undefined, frames: LetterFrame, tone: Tone): string {
  return greeting?.isByName ? frames.namedClosing : frames.closing[tone];
}

/** The same letter with another body. */
export function withBody(letter: Letter, sentences: Sentence[]): Letter {
  return { ...letter, paragraphs: paragraphsOf(sentences) };
}

function paragraphsOf(sentences: Sentence[]): LetterParagraph[] {
  const numbers = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return numbers.map((number) => {
    const own = sentences.filter(({ paragraph }) => paragraph === number);
    const texts = own.map(({ text }) => text);
    return own.every(({ isListItem }) => isListItem) ? { items: texts } : texts.join(" ");
  });
}

/** What a letter is planned from: what the advert demands, in its own words, with the person's lines that answer it. */
export function planInput({ profile, advert, today }: LetterAsked): LetterPlanInput {
  const isAsked = (kind: Rule["kind"]) => advert.rules.some((rule) => rule.kind === kind);
  const demands = answerDemands(advert, profile, { today });
  const checks = checkRules(
    advert.rules.filter(({ kind }) => kind === "class" || kind === "degree" || kind === "age"),
    profile,
    { today },
  );
  const isMet = (kind: Rule["kind"]) =>
    checks.some(({ rule, state }) => rule.kind === kind && state === "met");
  // A trade test that stands among the schools answers a demand for it.
  const isAnsweredByStudy = demands.some(({ sourceIds }) => sourceIds[0]?.startsWith("education."));
  return {
    profile,
    today,
    title: calmName(advert.title ?? ""),
    company: calmName(advert.company ?? ""),
    location: [
      advert.location ?? "",
      ...advert.rules.flatMap((rule) => (rule.kind === "residence" ? [rule.place] : [])),
      // Whoever is asked where they live says it, wherever it is.
      ...(isToldWhere(advert) ? [profile.basics.location ?? ""] : []),
    ].join(" "),
    advertLanguage: advert.language,
    demands,
    named: namedInAdvert(advert, profile),
    areCreditsAsked:
      isAsked("oLevels") ||
      advert.demands.some(
        // "Prepare students for WAEC" asks nobody for their own results.
        ({ need, kind, text }) => need === "must" && kind !== "duty" && ASKS_CREDITS.test(text),
      ),
    isClassAsked: isMet("class"),
    isAgeAsked: isMet("age"),
    fieldWork: fieldWorkOf(advert, profile),
    ...yearsAskedBy(advert),
    ...mostYearsAskedBy(advert),
    asks: {
      years: isAsked("years"),
      study: isAsked("degree") || isAsked("class") || isAsked("oLevels") || isAnsweredByStudy,
      service: isAsked("nysc"),
      residence: isAsked("residence") || isToldWhere(advert),
    },
    isReasonAsked: (advert.howToApply.statements ?? []).some(({ text }) => ASKS_WHY.test(text)),
    readiness: advert.demands.flatMap(readinessAsked),
    advertText: advert.text,
    attachments: advert.howToApply.attachments,
    subject: queryOf(advert),
  };
}

const ASKS_WHY = /\b(?:why|reasons?|motivat\w+|interest)\b/i;

/** "Credit in English and Maths" */
const ASKS_CREDITS = /\bcredits?\b.*\b(?:english|math)|\b(?:ssce|wassce|waec|neco|o['’]? ?levels?)\b/i;

function isToldWhere({ howToApply: { statements = [] } }: JobAdvert): boolean {
  return statements.some(({ kind }) => kind === "residence");
}

function mostYearsAskedBy({ rules }: JobAdvert): { mostYearsAsked?: number } {
  // "0 to 2 years" asks for none.
  const asked = rules.flatMap((rule) => (rule.kind === "years" && rule.atLeast > 0 ? [rule.atLeast] : []));
  return asked.length > 0 ? { mostYearsAsked: Math.max(...asked) } : {};
}

/** The years of any work: those of a field are for the reader to judge. */
function yearsAskedBy({ rules, text }: JobAdvert): { yearsAsked?: number } {
  const asked = rules.flatMap((rule) =>
    rule.kind === "years" && rule.of === undefined && OF_ANY_WORK.test(text.slice(rule.start, rule.end + 60))
      ? [rule.atLeast]
      : [],
  );
  return asked.length === 1 ? { yearsAsked: asked[0] ?? 0 } : {};
}

// "5 years of experience", but not "5 years experience as a supervisor"
const OF_ANY_WORK =
  /(?:years?|yrs?)\b['’]?\)? (?:of )?(?:(?:relevant|working?|professional|cognate|related) )*experience[ \t]*(?:[.,;)\n]|$)/i;
