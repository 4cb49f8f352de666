import { countWords } from "../writer/wording";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { isAtPresentPost, isOfPost } from "./line-text";
import { leadsFor } from "./list-items";
import { withoutOwnLabel } from "./own-label";
import { postOf } from "./posts";
import { HAS_NUMBER, SHOWS_CHANGE } from "./tellable-lines";
import { isTerm } from "./terms";

/** So many lines stand below the post that the letter opens with, and below each other one. */
const MOST_LINES = [5, 3, 2];
/** So much a line of another post must speak of what is asked, unless it has a figure. */
const SOME_REACH = 0.3;

/**
 * The lines of posts that a letter tells, the one that it needs most first (`first`): two of its own post and a result, then those that speak most for the
 * person, of three posts, and of each as many as are read. `more`: further ones, for a letter that is short.
 */
export function linesOfPosts(plan: LetterPlan): { first: ProofLine[]; more: ProofLine[] } {
  const { post, posts } = plan;
  const all = linesOf(plan).filter((line) => postOf(line, posts) !== undefined);
  const worth = new Map(all.map((line) => [line, worthOf(line, plan)]));
  const ranked = all.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const ofPost = ranked.filter((line) => isOfPost(line, post) && (line.isDeed || isTelling(line)));
  const result = ofPost.find(isResult);
  const own = [...new Set([...ofPost.slice(0, 2), ...(result ? [result] : [])])];
  const counts = new Map<PlannedPost | undefined, number>();
  const others = ranked.filter((line) => !own.includes(line) && isTelling(line));
  const first = [...own, ...others].filter((line) => {
    const entry = postOf(line, posts);
    const place = counts.has(entry) ? [...counts.keys()].indexOf(entry) : counts.size;
    const count = counts.get(entry) ?? 0;
    if (count >= (MOST_LINES[place] ?? 0)) return false;
    counts.set(entry, count + 1);
    return true;
  });
  const more = ranked.filter((line) => !first.includes(line) && (line.isDeed || isTelling(line)));
  return { first, more };
}

/** The lines of no post: those that a letter needs because the advert asks for them, and the others that it may tell. */
export function linesBeside(plan: LetterPlan): { asked: ProofLine[]; others: ProofLine[] } {
  const beside = linesOf(plan).filter((line) => !line.isLanguage && postOf(line, plan.posts) === undefined);
  // Words of no post that say neither what was done nor what of are leftovers: "40 women in two towns".
  const isSound = (line: ProofLine) =>
    isTerm(line.text) ||
    line.isDeed === true ||
    withoutOwnLabel(line.text) !== line.text ||
    (hasNumber(line) && countWords(line.text) >= TELLING_LENGTH) ||
    leadsFor(line).length > 0;
  const isAsked = (line: ProofLine) =>
    isTerm(line.text) || line.label !== undefined || (line.reach ?? 0) >= ANSWERS;
  return {
    asked: beside.filter((line) => isAsked(line) && isSound(line)),
    others: beside.filter((line) => !isAsked(line) && isSound(line)),
  };
}
/** So long a line with a figure tells what it is of. */
const TELLING_LENGTH = 10;

/** So much a line of no post speaks of what is asked that it is told in any letter. */
const ANSWERS = 0.6;

function linesOf({ proofs, further }: LetterPlan): ProofLine[] {
  return [...proofs.map(({ line }) => line), ...further];
}

/** Whether a line speaks of what is asked, or has a figure that says something and is not of long ago. */
function isTelling(line: ProofLine): boolean {
  return (line.reach ?? 1) >= SOME_REACH || (hasNumber(line) && (line.age ?? OLDEST) <= RECENT);
}
/** The present post and the one before it. */
const RECENT = 1;

/** What came of the work, in figures. */
function isResult(line: ProofLine): boolean {
  return hasNumber(line) && SHOWS_CHANGE.test(line.text);
}

/** A figure that is no year, in a line that is more than a stub. */
function hasNumber({ text }: ProofLine): boolean {
  return HAS_NUMBER.test(text.replace(IS_YEAR, "")) && countWords(text) >= FEWEST_WORDS;
}
const IS_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;
const FEWEST_WORDS = 5;

/** Whether a post answers the advert, by a line of it that a letter tells. */
export function isAnswering(lines: ProofLine[], plan: Pick<LetterPlan, "proofs">): boolean {
  return lines.some((line) => (line.reach ?? 0) >= ANSWERS || isFullProof(line, plan));
}

function isFullProof(line: ProofLine, { proofs }: Pick<LetterPlan, "proofs">): boolean {
  return proofs.some((proof) => proof.line === line && proof.isFull);
}

/** What answers the advert by its words, speaks of most that is asked, tells figures and results, of the newest posts. */
export function worthOf(line: ProofLine, plan: LetterPlan): number {
  return (
    Math.min(line.reach ?? 0, MOST_REACH) +
    (isFullProof(line, plan) ? 0.8 : 0) +
    (hasNumber(line) ? 0.8 : 0) +
    (SHOWS_CHANGE.test(line.text) ? 1.2 : 0) +
    (isAtPresentPost(line, plan.post) ? 0.6 : 0) +
    (line.isDeed ? 0.3 : 0) +
    0.6 * Math.min(1, countWords(line.text) / GOOD_LENGTH) -
    0.3 * Math.min(line.age ?? OLDEST, OLDEST)
  );
}
const MOST_REACH = 1.5;
const OLDEST = 4;
const GOOD_LENGTH = 12;

/**
 * What a sentence from some lines is worth in a letter that is too long (worthOf), of several lines the best. What the advert asks of everybody
 * goes after all of them, what it does not ask for first. `isFrom`: whether it is from a line with these ids.
 */
export function worthOfSentence(isFrom: (sourceIds: string[]) => boolean, plan: LetterPlan): number {
  const { skills, tools, askedPapers, personal, details, credits, service, home } = plan;
  const studies = plan.studies.filter(({ isAsked }) => isAsked ?? plan.isStudyAsked);
  const asked = [...askedPapers, ...personal, ...details, ...studies, credits, service, home, plan.reason];
  if (asked.some((one) => one && isFrom(one.sourceIds))) return ASKED_WORTH;
  // They stand there because the advert asks for them.
  const isNamed = [...skills, ...tools].some(({ sourceIds }) => isFrom(sourceIds));
  return Math.max(
    isNamed ? NAMED_WORTH : 0,
    ...linesOf(plan)
      .filter(({ sourceIds }) => isFrom(sourceIds))
      .map((line) => worthOf(line, plan)),
  );
}
const ASKED_WORTH = 6;
const NAMED_WORTH = 3;
