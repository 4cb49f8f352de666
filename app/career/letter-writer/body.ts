import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import { choose } from "../writer/choose";
import { composeLetter } from "./compose-letter";
import { MIN_PROOFS } from "./count-proofs";
import { wordCount, type Parts } from "./letter-parts";
import type { LetterPlan } from "./letter-plan";
import type { Holds } from "./line-text";
import { PHRASES } from "./phrase-book";
import type { Wordings } from "./phrases";
import { linesBeside, linesOfPosts, needOf } from "./post-lines";

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page. Below the least, more is told than the
// advert asks for.
const LEAST_WORDS: Record<DocumentLength, number> = { short: 80, standard: 240, full: 300 };
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
  // What a recruiter would want says more than a course that nobody asked for.
  if (wordCount(compose({ ...parts, lines: [...asked, ...first] })) > TARGET_WORDS[style.length])
    parts.isFull = true;
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
  while (words() > MAX_WORDS[style.length] && parts.lines.length > MIN_PROOFS) {
    const [least] = parts.lines.toSorted((a, b) => needOf(a) - needOf(b));
    parts.lines = parts.lines.filter((line) => line !== least);
  }
  return compose(parts);
}

function composer(plan: LetterPlan, { language, tone, seed }: LetterStyle, holds: Holds) {
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
