import { formatLongYearMonth } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import { countWords } from "../writer/wording";
import {
  bareText,
  clauseAfter,
  deedOf,
  isDoneAtWork,
  isOfPost,
  isSpoken,
  lineItem,
  startOf,
  type Holds,
  type Item,
} from "./line-text";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import type { Phrases, PostSlots } from "./phrases";
import { HAS_NUMBER, SHOWS_CHANGE } from "./tellable-lines";

// Longer sentences are hard to read aloud.
const MAX_WORDS = 36;

/** What a letter opens with: the line that speaks most for the person, and others of the same post. */
export type Opening = { strongest: ProofLine | undefined; more: ProofLine[] };

/**
 * The lines that a recruiter would put first: what speaks of most that is asked, figures, what changed, the post that the letter names, and a line
 * that tells something. Undefined where no line can follow a post in a sentence: the best one then leads the list.
 */
export function openingOf({ proofs, further, post }: LetterPlan, { deeds }: Phrases): Opening {
  const isUsable = (line: ProofLine) => isDoneAtWork(line) || (!post && line.isClause);
  const canFollow = (line: ProofLine) => deeds === undefined || isSpoken(line);
  const usable = [...proofs.map(({ line }) => line), ...further]
    .filter((line) => isUsable(line) && canFollow(line))
    .toSorted((a, b) => leadingWorth(b, post) - leadingWorth(a, post));
  // What was done in another post stands with that post.
  const ofPost = usable.filter((line) => isOfPost(line, post));
  const [strongest, ...others] = deeds && ofPost.length > 0 ? ofPost : usable;
  const isOfOpening = strongest !== undefined && post !== undefined && isOfPost(strongest, post);
  // What answers the advert by its words stands under them in the list.
  const canStand = (line: ProofLine) => isOfPost(line, post) && isTelling(line) && line.label === undefined;
  const more = deeds && isOfOpening ? others.filter(canStand) : [];
  return { strongest, more: more.slice(0, MOST_MORE) };
}

/** Further lines of the post in the first paragraph. */
const MOST_MORE = 2;

/** Whether a line answers something or holds a figure. */
function isTelling({ text, reach = 0 }: ProofLine): boolean {
  return reach >= SOME_REACH || HAS_NUMBER.test(text);
}
const SOME_REACH = 0.3;

/** Fitted to the lines that recruiters would put first in 60 letters (`lead` in tests/fixtures/strangers): in 43 of 47 one of the three best was theirs. */
export function leadingWorth(line: ProofLine, post: PlannedPost | undefined): number {
  const { text, reach = 0 } = line;
  return (
    0.6 * reach +
    1.7 * Math.log(countWords(text)) +
    (HAS_NUMBER.test(text) ? 1.25 : 0) +
    (SHOWS_CHANGE.test(text) ? 1.15 : 0) +
    (isOfPost(line, post) ? 1.5 : 0) -
    // What was done says more than what the work is.
    (line.duty === undefined ? 0 : OF_A_DUTY)
  );
}
const OF_A_DUTY = 2;

/** The person's post and their strongest line: in one sentence where it stays short and holds, else in two. */
export function writeStrongest(
  post: PlannedPost | undefined,
  line: ProofLine | undefined,
  { phrases, language, holds }: { phrases: Phrases; language: DocumentLanguage; holds: Holds },
): Item[] {
  if (!post) return (line ? [lineItem(line, undefined, phrases)] : []).filter(holds);
  const slots = slotsOf(post, language);
  // Only the English phrases can name an employer without a post.
  if (slots.position === "" && !phrases.deeds)
    return (line ? [lineItem(line, undefined, phrases)] : []).filter(holds);
  const named = { text: phrases.post(slots), sourceIds: post.sourceIds };
  if (!line) return [named].filter(holds);
  const { deeds } = phrases;
  if (!isOfPost(line, post) && line.duty !== undefined && deeds) {
    const text = clauseAfter(line, startOf(line, post, { deeds, isWithTitle: true }));
    return [named, { text, sourceIds: line.sourceIds }].filter(holds);
  }
  if (!isOfPost(line, post) || !holds(named)) return [named, lineItem(line, post, phrases)].filter(holds);
  const isOwnSubject = line.isClause === true && line.duty === undefined;
  const sentence = isOwnSubject ? undefined : deeds?.inPost(slots, clauseOf(line));
  const joined = sentence !== undefined && {
    text: sentence,
    sourceIds: [...post.sourceIds, ...line.sourceIds],
  };
  if (joined && countWords(joined.text) <= MAX_WORDS && !/[;:]/.test(joined.text) && holds(joined))
    return [joined];
  const second = secondSentence(line, phrases);
  return [named, { text: second, sourceIds: line.sourceIds }].filter(holds);
}

/** "I kept the ledger", "my work includes payroll for 85 staff" */
function clauseOf(line: ProofLine): string {
  return line.duty === undefined ? `I ${deedOf(line)}` : bareText(line);
}

function secondSentence(line: ProofLine, { deeds, inThisPost }: Phrases): string {
  if (!deeds) return inThisPost(bareText(line));
  // "In seven years I had no accident" says when by itself.
  if (line.isClause && /^(?:In|At|During|For|Since|From|Within) /u.test(line.text))
    return `${bareText(line)}.`;
  return line.isClause ? clauseAfter(line, deeds.inThatPost) : `${deeds.inThatPost} ${deedOf(line)}.`;
}

/** A post as phrases take it, its dates as they are printed. */
export function slotsOf(
  { position, employer, startDate, endDate }: PlannedPost,
  language: DocumentLanguage,
): PostSlots {
  const isPresent = endDate === "present";
  const long = (date: string | undefined) => (date ? formatLongYearMonth(date, language) : "");
  return {
    position,
    employer: employer ?? "",
    from: long(startDate),
    to: isPresent ? "" : long(endDate),
    isPresent,
  };
}
