import { countWords } from "../writer/wording";
import type { LetterPlan, ProofLine } from "./letter-plan";
import { WORTH } from "./line-worth";
import { isOfPost } from "./line-text";
import { leadsFor } from "./list-items";
import { withoutOwnLabel } from "./own-label";
import { postOf } from "./posts";
import { HAS_NUMBER } from "./tellable-lines";
import { isTerm } from "./terms";

/**
 * The lines of posts that a letter tells, the one that it needs most first (`first`): the best of its own post, also where others are worth
 * more, then all that a recruiter would want. `more`: further ones, for a letter that is short.
 */
export function linesOfPosts(plan: LetterPlan): { first: ProofLine[]; more: ProofLine[] } {
  const { post, posts } = plan;
  const ranked = linesOf(plan)
    .filter((line) => postOf(line, posts) !== undefined)
    .toSorted((a, b) => needOf(b) - needOf(a));
  const own = ranked.find((line) => isOfPost(line, post) && needOf(line) >= WORTH.least);
  const first = ranked.filter((line) => line === own || needOf(line) >= WORTH.good);
  const more = ranked.filter((line) => !first.includes(line) && needOf(line) >= LEAST_MORE);
  return { first: own ? [own, ...first.filter((line) => line !== own)] : first, more };
}

/** A chore ("Keep the store clean") is worse than a shorter letter. */
const LEAST_MORE = 1.3;

/** The lines of no post: those that a letter needs because the advert asks for them, and the others that it may tell. */
export function linesBeside(plan: LetterPlan): { asked: ProofLine[]; others: ProofLine[] } {
  const beside = linesOf(plan).filter((line) => !line.isLanguage && postOf(line, plan.posts) === undefined);
  // Words of no post that say neither what was done nor what of are leftovers: "40 women in two towns".
  const isSound = (line: ProofLine) => isSoundAlone(line) || leadsFor(line).length > 0;
  // What stands in a summary or a section of its own must say more than what was done in a post.
  const hasPosts = linesOf(plan).some((line) => postOf(line, plan.posts) !== undefined);
  const isMain = (line: ProofLine) => !hasPosts || isOfWork(line);
  const [best, least] = [
    (line: ProofLine) => (isMain(line) ? WORTH.good : WORTH.strong),
    (line: ProofLine) => (isMain(line) ? WORTH.fair : WORTH.good),
  ];
  const isAsked = (line: ProofLine) =>
    isTerm(line.text) || line.label !== undefined || needOf(line) >= best(line);
  return {
    asked: beside.filter((line) => isAsked(line) && isSound(line)),
    others: beside.filter((line) => !isAsked(line) && isSound(line) && needOf(line) >= least(line)),
  };
}
/** Whether a line makes sense below no post: a term, a deed, a labelled line, or a long one with a figure. */
export function isSoundAlone({ text, isDeed }: Pick<ProofLine, "text" | "isDeed">): boolean {
  return (
    isTerm(text) ||
    isDeed === true ||
    withoutOwnLabel(text) !== text ||
    (HAS_NUMBER.test(text) && countWords(text) >= TELLING_LENGTH)
  );
}
/** So long a line with a figure tells what it is of. */
const TELLING_LENGTH = 10;

/** Of a post, also of one that no head can name. */
function isOfWork({ sourceIds: [id = ""] }: ProofLine): boolean {
  return id.startsWith("work.");
}

function linesOf({ proofs, further }: LetterPlan): ProofLine[] {
  return [...proofs.map(({ line }) => line), ...further];
}

/** What a line is worth; one that nothing is known of is fair. */
export function worthOf({ worth = WORTH.fair }: ProofLine): number {
  return worth;
}

/** How much a letter needs a line. */
export function needOf(line: ProofLine): number {
  return line.need ?? worthOf(line);
}

/**
 * What a sentence from some lines is worth in a letter that is too long (needOf), of several lines the best. What the advert asks of everybody
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
      .map(needOf),
  );
}
const ASKED_WORTH = 6;
const NAMED_WORTH = 2.2;
