import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import { choose } from "../writer/choose";
import { composeLetter } from "./compose-letter";
import { MIN_PROOFS } from "./count-proofs";
import { wordCount, type Parts } from "./letter-parts";
import type { LetterPlan } from "./letter-plan";
import type { Holds } from "./line-text";
import { PHRASES } from "./phrase-book";
import type { Wordings } from "./phrases";
import { linesBeside, linesOfPosts, worthOf } from "./post-lines";

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page. Below the least, more is told than the
// advert asks for.
const LEAST_WORDS: Record<DocumentLength, number> = { short: 80, standard: 210, full: 300 };
const TARGET_WORDS: Record<DocumentLength, number> = { short: 100, standard: 290, full: 340 };
const MAX_WORDS: Record<DocumentLength, number> = { short: 170, standard: 320, full: 400 };

/**
 * The sentences of a letter in order (composeLetter). Lines of posts are taken, the one that it needs most first, until the target length is reached;
 * others and skills until the least; the lines that say least are left out above the largest length. Every sentence about the person names its source lines;
 * one that does not hold is left out.
 */
export function writeBody(plan: LetterPlan, style: LetterStyle, isHeld: Holds): Sentence[] {
  const { asked, others } = linesBeside(plan);
  const parts: Parts = { lines: asked, extras: new Set() };
  const compose = composer(plan, style, remembered(isHeld));
  const words = () => wordCount(compose(parts));
  const { first, more } = linesOfPosts(plan);
  for (const line of first) {
    if (words() >= TARGET_WORDS[style.length]) break;
    parts.lines = [...parts.lines, line];
  }
  for (const line of [...more, ...others]) {
    if (words() >= LEAST_WORDS[style.length]) break;
    parts.lines = [...parts.lines, line];
  }
  for (const extra of ["papers", "earlier", "skills"] as const)
    if (words() < LEAST_WORDS[style.length]) parts.extras.add(extra);
  // A result says more than a course that nobody asked for.
  if (words() > MAX_WORDS[style.length]) parts.isFull = true;
  while (words() > MAX_WORDS[style.length] && parts.lines.length > MIN_PROOFS) {
    const [least] = parts.lines.toSorted((a, b) => worthOf(a, plan) - worthOf(b, plan));
    parts.lines = parts.lines.filter((line) => line !== least);
  }
  return compose(parts);
}

<<<<<<< HEAD
function composer(plan: LetterPlan, { language, tone, seed }: LetterStyle, holds: Holds) {
=======
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
>>>>>>> walk47
  const phrases = PHRASES[language];
  const pick = (key: string, wordings: Wordings) => choose(seed, key, wordings);
  const opening = pick("opening", phrases.opening[tone](plan.title, plan.company));
  const request = pick("request", phrases.request[tone]);
  return (parts: Parts) => composeLetter(plan, parts, { phrases, language, pick, holds, opening, request });
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
