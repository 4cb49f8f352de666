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

/**
 * The line that speaks most for the person: what answers the advert counts most, then a figure, then what changed, then
 * the present post. Undefined where the line is none that can follow a post in a sentence: it then leads the list.
 */
export function strongestLine(
  { proofs, further, post }: LetterPlan,
  { deeds }: Phrases,
): ProofLine | undefined {
  const isUsable = (line: ProofLine) => isDoneAtWork(line) || (!post && line.isClause);
  const canFollow = (line: ProofLine) => deeds === undefined || (isSpoken(line) && line.duty === undefined);
  const worth = ({ line, answers }: { line: ProofLine; answers: number }) =>
    answers +
    (HAS_NUMBER.test(line.text) ? 2 : 0) +
    (SHOWS_CHANGE.test(line.text) ? 2 : 0) +
    (isOfPost(line, post) ? 3 : 0);
  const ranked = [
    // What adds most to the answers comes first.
    ...proofs.map(({ line, isFull }, at) => ({ line, answers: (isFull ? 3 : 2.5) - at / 8 })),
    ...further.map((line) => ({ line, answers: 0 })),
  ]
    .filter(({ line }) => isUsable(line))
    .toSorted((a, b) => worth(b) - worth(a));
  const spoken = ranked.find(({ line }) => canFollow(line));
  const [best] = ranked;
  if (!spoken || !best) return undefined;
  const isEnough =
    post === undefined || worth(spoken) >= Math.min(worth(best) - MOST_BEHIND, STRONG_BEGINNING);
  return isEnough ? spoken.line : undefined;
}

/** A line that is so much weaker than the best one would be a weak beginning, unless it is a strong one by itself: */
const MOST_BEHIND = 3;
/** what was done in the post, and answers something or holds a figure. */
const STRONG_BEGINNING = 5;

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
  const sentence = line.isClause ? undefined : deeds?.inPost(slots, deedOf(line));
  const joined = sentence !== undefined && {
    text: sentence,
    sourceIds: [...post.sourceIds, ...line.sourceIds],
  };
  if (joined && countWords(joined.text) <= MAX_WORDS && !/[;:]/.test(joined.text) && holds(joined))
    return [joined];
  const second = secondSentence(line, phrases);
  return [named, { text: second, sourceIds: line.sourceIds }].filter(holds);
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
