import type { LetterPlan, ProofLine } from "./letter-plan";
import { isAtPresentPost, isOfPost } from "./line-text";
import { leadsFor } from "./list-items";
import { beginsWithTime } from "./adverbial-lines";
import { isSentenceLine } from "./other-work";
import { keepsOwnLabel } from "./own-label";
import { sentencesOf } from "./sentence-ends";
import { HAS_NUMBER } from "./tellable-lines";
import { isTerm } from "./terms";

/** So many lines are a letter without those of another trade. */
export const ENOUGH_LINES = 4;
/** A line that speaks of less than this of what is asked hardly answers anything. */
const LITTLE = 0.25;

/** So much a line of the first years of work must speak of. */
const MUCH = 0.6;
const EARLY = 3;

/** A line of a post long ago without a figure or a place in the list. */
function isOfEarlyYears({ age = 0, text, label, sourceIds: [id = ""] }: ProofLine): boolean {
  return id.startsWith("work.") && age >= EARLY && label === undefined && !HAS_NUMBER.test(text);
}

/** The lines that answer the advert; those that hardly do, of another post than the letter's own, only where there is little else. */
export function tellingProofs(
  { proofs, post }: LetterPlan,
  isOpening: (line: ProofLine) => boolean,
): ProofLine[] {
  const lines = proofs.map(({ line }) => line);
  const telling = lines.filter(
    (line) =>
      isOpening(line) ||
      isOfPost(line, post) ||
      line.isLanguage ||
      (line.reach ?? 1) >= (isOfEarlyYears(line) ? MUCH : LITTLE),
  );
  return telling.filter(({ isLanguage }) => !isLanguage).length >= ENOUGH_LINES ? telling : lines;
}

/**
 * Where the lines of an English letter stand: behind what the advert asks, in the list, and the others with their posts. What is no sentence stands in the
 * list where it answers something or has a figure that speaks of what is asked, and is else left to the resume; terms such as "Notice: one month" have a name of their own.
 */
export function placesOf(
  lines: ProofLine[],
  { advertLanguage, post }: Pick<LetterPlan, "advertLanguage" | "post">,
): { inList: ProofLine[]; inProse: ProofLine[] } {
  const isOfAdvert = advertLanguage === "en";
  const isAnswer = (line: ProofLine) => isOfAdvert && leadsFor(line).length > 0;
  const withoutLabel = ({ label: _label, ...line }: ProofLine) => line;
  const terms = lines.filter(({ text }) => isTerm(text)).map(withoutLabel);
  const work = lines.filter(({ text }) => !isTerm(text));
  const inProse = work.filter((line) => !isAnswer(line) && isSentenceLine(line));
  const isBare = (line: ProofLine) =>
    !isAnswer(line) && !inProse.includes(line) && (isMeasure(line) || isOwnAnswer(line, post));
  return {
    inList: [...work.filter(isAnswer), ...work.filter(isBare).map(withoutLabel), ...terms],
    inProse,
  };
}

/** "Kobo forms, 40+ designed and coded": no sentence, and a figure that speaks of what is asked. How large a place was ("120 beds") says nothing. */
function isMeasure({ text, reach = 0 }: ProofLine): boolean {
  // "36 guards" says not what of them.
  const isLong = text.split(" ").length >= FEWEST_WORDS && !beginsWithTime(text);
  return (
    isLong &&
    reach >= LITTLE &&
    HAS_NUMBER.test(text) &&
    !IS_SIZE.test(text) &&
    sentencesOf(text).length === 1
  );
}
const FEWEST_WORDS = 6;
/** "Conveyors: belt splicing (hot and cold), tracking, changing of idlers": a row of work behind the resume's own label. */
function isOwnAnswer(line: ProofLine, post: LetterPlan["post"]): boolean {
  const { text, reach = 0 } = line;
  // "Quality: QA score 94% (team average 88%)": a figure of the present post.
  const isOfNow = isAtPresentPost(line, post) && HAS_NUMBER.test(text.replace(/\([^()]*\)/gu, ""));
  return (reach >= ANSWERS || isOfNow) && keepsOwnLabel(text) && text.split(" ").length >= FEWEST_WORDS;
}
/** So much a line speaks of what is asked that it stands for itself. */
const ANSWERS = 0.6;
const IS_SIZE = /^\d[\d,]*[- ](?:beds?|seat(?:er|s)?|rooms?|capacity|storey|bedded)(?!\p{L})/iu;
