import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import { HAS_NUMBER, SHOWS_CHANGE } from "./tellable-lines";
import { choose } from "../writer/choose";
import { composeAnswers } from "./compose-answers";
import { composeRecord } from "./compose-record";
import { MIN_PROOFS } from "./count-proofs";
import { wordCount, type Parts } from "./letter-parts";
import { entryOf, isAtPresentPost, isDoneAtWork, isSpoken, type Holds } from "./line-text";
import type { LetterPlan, ProofLine } from "./letter-plan";
import { openingOf } from "./opening";
import { isSentenceLine } from "./other-work";
import { isTerm } from "./terms";
import { PHRASES } from "./phrase-book";
import { ENOUGH_LINES, placesOf, tellingProofs } from "./places-of-lines";
import type { Wordings } from "./phrases";

// What a reader takes in at a glance.
const MAX_ITEMS = 8;
/** Lines that are no sentences stand in the list too, where there is room. */
const MAX_LINES = 10;

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page. Below the least, facts are told that
// the advert does not ask for.
const LEAST_WORDS: Record<DocumentLength, number> = { short: 80, standard: 250, full: 300 };
/** Shorter letters seem to have nothing more. */
const FEWEST_WORDS: Record<DocumentLength, number> = { short: 70, standard: 200, full: 250 };
const TARGET_WORDS: Record<DocumentLength, number> = { short: 100, standard: 300, full: 340 };
const MAX_WORDS: Record<DocumentLength, number> = { short: 170, standard: 325, full: 400 };

/**
 * The sentences of a letter in order (composeAnswers, composeRecord). It takes further lines that answer something or hold a figure until the target length is reached, others,
 * posts held before, languages and skills until the least, and leaves the last lines out above the largest length. Every sentence about the person names its source lines; one that does not hold is
 * left out.
 */
export function writeBody(plan: LetterPlan, style: LetterStyle, isHeld: Holds): Sentence[] {
  const holds = remembered(isHeld);
  const isEnglish = PHRASES[style.language].deeds !== undefined;
  const { strongest, more } = openingOf(plan, PHRASES[style.language]);
  const isOpening = (line: ProofLine) => line === strongest || more.includes(line);
  const telling = tellingProofs(plan, isOpening);
  // What stands nowhere takes no other line its place.
  const stands = (line: ProofLine) =>
    !isEnglish || Object.values(placesOf([line], plan)).some((lines) => lines.length > 0);
  const answering = telling.filter((line) => !isOpening(line) && !line.isLanguage && stands(line));
  // A term such as "Notice: one month" takes no work its place.
  const proofs = [
    ...answering.filter(({ text }) => !isTerm(text)).slice(0, MAX_ITEMS),
    ...answering.filter(({ text }) => isTerm(text)),
  ].toSorted((a, b) => leadOf(b) - leadOf(a));
  const parts: Parts = { strongest, listed: proofs, further: more, extras: new Set() };
  const write = () => compose(plan, style, parts, holds);
  // What no verb says is told in other languages by its papers.
  if (!isEnglish && wordCount(write()) < TARGET_WORDS[style.length]) parts.extras.add("papers");
  const left = [...plan.proofs.map(({ line }) => line), ...plan.further].filter(
    (line) => !isOpening(line) && !line.isLanguage && !proofs.includes(line) && stands(line),
  );
  const tellingEntries = new Set(
    [...telling.map((line) => entryOf(line.sourceIds[0] ?? "")), plan.post?.sourceIds[0]].filter(Boolean),
  );
  for (const line of left) {
    // A post of which nothing answers the advert is another trade: its lines are told only where there is little else, or a figure in a letter that is short.
    const isEnough = parts.listed.length + parts.further.length >= ENOUGH_LINES;
    const isOfUse = HAS_NUMBER.test(line.text) && wordCount(write()) < FEWEST_WORDS[style.length];
    if (!tellingEntries.has(entryOf(line.sourceIds[0] ?? "")) && isEnough && !isOfUse) continue;
    const isTelling = plan.proofs.some((proof) => proof.line === line) || HAS_NUMBER.test(line.text);
    if (wordCount(write()) >= (isTelling ? TARGET_WORDS : LEAST_WORDS)[style.length]) continue;
    if (!isEnglish) parts.further = [...parts.further, line];
    else if (isDoneAtWork(line) && parts.listed.length < MAX_LINES)
      parts.listed = [...parts.listed, line].toSorted((a, b) => leadOf(b) - leadOf(a));
    else if (isSentenceLine(line)) parts.further = [...parts.further, line];
  }
  for (const extra of ["papers", "earlier", "skills"] as const)
    if (wordCount(write()) < LEAST_WORDS[style.length]) parts.extras.add(extra);
  // A result says more than a course that nobody asked for.
  if (wordCount(write()) > MAX_WORDS[style.length]) parts.isFull = true;
  while (wordCount(write()) > MAX_WORDS[style.length]) {
    const least = [...parts.further, ...(parts.listed.length > MIN_PROOFS ? parts.listed : [])]
      .toSorted((a, b) => worthOf(a, plan) - worthOf(b, plan))
      .at(0);
    if (least === undefined) break;
    parts.further = parts.further.filter((line) => line !== least);
    parts.listed = parts.listed.filter((line) => line !== least);
  }
  return write();
}

/** What a letter that is too long leaves out last: what surely answers the advert, the present post, deeds and figures, and what speaks of most that is asked. */
function worthOf(line: ProofLine, { post }: LetterPlan): number {
  return (
    (line.label === undefined ? 0 : 1.25) +
    (isAtPresentPost(line, post) ? 1 : 0) +
    (isSpoken(line) && line.duty === undefined ? 0.5 : 0) +
    (HAS_NUMBER.test(line.text) ? 0.5 : 0) +
    (SHOWS_CHANGE.test(line.text) ? 0.5 : 0) +
    Math.min(line.reach ?? 0, MOST_REACH) / MOST_REACH
  );
}
const MOST_REACH = 2;

/**
 * What a sentence from some lines is worth in a letter that is too long (worthOf), of several lines the best. What the advert asks of everybody
 * goes after all of them, what it does not ask for first. `isFrom`: whether it is from a line with these ids.
 */
export function worthOfSentence(isFrom: (sourceIds: string[]) => boolean, plan: LetterPlan): number {
  const { proofs, further, skills, tools, askedPapers, personal, details, credits, service, home } = plan;
  const studies = plan.studies.filter(({ isAsked }) => isAsked ?? plan.isStudyAsked);
  const asked = [...askedPapers, ...personal, ...details, ...studies, credits, service, home, plan.reason];
  if (asked.some((one) => one && isFrom(one.sourceIds))) return ASKED_WORTH;
  // They stand there because the advert asks for them.
  const isNamed = [...skills, ...tools].some(({ sourceIds }) => isFrom(sourceIds));
  const lines = [...proofs.map(({ line }) => line), ...further];
  return Math.max(
    isNamed ? NAMED_WORTH : 0,
    ...lines.filter(({ sourceIds }) => isFrom(sourceIds)).map((line) => worthOf(line, plan)),
  );
}
const ASKED_WORTH = 5;
const NAMED_WORTH = 2.5;

/** What stands first in a list: results, then figures, of the newest posts; what is no work comes last. */
function leadOf(line: ProofLine): number {
  const { text, age = OLDEST } = line;
  return (
    (SHOWS_CHANGE.test(text) ? 1 : 0) +
    (HAS_NUMBER.test(text) ? 1 : 0) -
    Math.min(age, OLDEST) -
    (isDoneAtWork(line) ? 0 : OLDEST)
  );
}
const OLDEST = 4;

function compose(plan: LetterPlan, { language, tone, seed }: LetterStyle, parts: Parts, holds: Holds) {
  const phrases = PHRASES[language];
  const pick = (key: string, wordings: Wordings) => choose(seed, key, wordings);
  const composing = {
    ...{ phrases, language, pick, holds },
    opening: pick("opening", phrases.opening[tone](plan.title, plan.company)),
    request: pick("request", phrases.request[tone]),
  };
  return phrases.deeds
    ? composeAnswers(plan, parts, phrases.deeds, composing)
    : composeRecord(plan, parts, composing);
}

/** A sentence is asked about once, however often the letter is put together. */
function remembered(holds: Holds): Holds {
  const known = new Map<string, boolean>();
  return (sentence) => {
    const answer = known.get(sentence.text) ?? holds(sentence);
    known.set(sentence.text, answer);
    return answer;
  };
}
