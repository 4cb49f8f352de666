import type { LetterPlan, ProofLine } from "./letter-plan";
import { isDoneAtWork, isOfPost } from "./line-text";
import { isSentenceLine } from "./other-work";
import type { Phrases } from "./phrases";
import { HAS_NUMBER } from "./tellable-lines";
import { isTerm } from "./terms";

/** So many lines are a letter without those of another trade. */
export const ENOUGH_LINES = 4;
/** A line that speaks of less than this of what is asked hardly answers anything. */
const LITTLE = 0.25;

/** The lines that answer the advert; those that hardly do, of another post than the letter's own, only where there is little else. */
export function tellingProofs(
  { proofs, post }: LetterPlan,
  isOpening: (line: ProofLine) => boolean,
): ProofLine[] {
  const lines = proofs.map(({ line }) => line);
  const telling = lines.filter(
    (line) => isOpening(line) || isOfPost(line, post) || line.isLanguage || (line.reach ?? 1) >= LITTLE,
  );
  return telling.filter(({ isLanguage }) => !isLanguage).length >= ENOUGH_LINES ? telling : lines;
}

/**
 * Where the lines of the list stand: behind what the advert asks, in its own words, and the others in sentences. Words of a post that are no sentence stand
 * there where they speak of what is asked with a figure, and are else left to the resume. A letter of another language, or to an advert in one, lists them all.
 */
export function placesOf(
  lines: ProofLine[],
  { advertLanguage }: LetterPlan,
  { deeds }: Phrases,
): { inList: ProofLine[]; inProse: ProofLine[] } {
  if (!deeds || advertLanguage !== "en")
    return { inList: lines.map(({ label: _label, ...line }) => line), inProse: [] };
  // What was done is told with its post; what names work without a verb stands behind the words that it answers.
  const isProse = (line: ProofLine) =>
    isSentenceLine(line) && !isTerm(line.text) && (line.label === undefined || line.duty === undefined);
  const isBare = (line: ProofLine) => line.label === undefined && !isProse(line);
  const named = lines.filter((line) => line.label !== undefined && !isProse(line));
  return {
    // Terms such as "Notice: one month" have a heading of their own.
    inList: [
      ...named,
      ...lines.filter(
        (line) => isBare(line) && (isTerm(line.text) || !isDoneAtWork(line) || isMeasure(line)),
      ),
    ],
    inProse: lines.filter(isProse),
  };
}

/** "Labour ward of 22 beds and 17 midwives": no sentence, and a figure that speaks of what is asked. */
function isMeasure({ text, reach = 0 }: ProofLine): boolean {
  return reach >= LITTLE && HAS_NUMBER.test(text);
}
