import type { LetterPlan, ProofLine } from "./letter-plan";
import { isOfPost } from "./line-text";
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
 * Where the lines of the list stand: behind what the advert asks, in its own words, and the others in sentences. What is no sentence stands in the list
 * by itself where there is little else. A letter of another language, or to an advert in one, lists them all.
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
  const named = lines.filter((line) => line.label !== undefined && !isProse(line));
  const inProse = lines.filter(isProse);
  const bare = lines.filter((line) => line.label === undefined && !isProse(line));
  const room = Math.max(0, ENOUGH_LINES - named.length - inProse.length);
  return {
    // Terms such as "Notice: one month" have a heading of their own.
    inList: [
      ...named,
      ...bare.filter(
        ({ text, reach = 0 }, at) => at < room || reach >= LITTLE || HAS_NUMBER.test(text) || isTerm(text),
      ),
    ],
    inProse,
  };
}
