import type { Sentence } from "./sentence";
import type { RuledSentence } from "./tagger/features";

/**
 * Job boards put "Qualification: BA/BSc/HND" and "Experience: 3 years" above the text. Where the text itself asks for the same
 * kind of thing, its words count and not the board's.
 */
export function withoutSummary(
  sentences: readonly RuledSentence[],
): (RuledSentence & { isSummary?: true })[] {
  const kinds = (own: RuledSentence) =>
    own.found.flatMap(({ rule, demand }) => rule?.kind ?? demand?.kind ?? []);
  const listed = new Set(
    sentences.filter((own) => own.sentence.section === "must" && !isBoardField(own.sentence)).flatMap(kinds),
  );
  return sentences.map((own) => {
    const isSummary =
      isBoardField(own.sentence) && kinds(own).length > 0 && kinds(own).every((kind) => listed.has(kind));
    return isSummary ? { ...own, found: [], isSummary } : own;
  });
}

/** Whether a sentence is the value of a field that a job board sets above the text. */
export function isBoardField({ label, isBullet }: Sentence): boolean {
  return BOARD_FIELDS.has(label ?? "") && !isBullet;
}

const BOARD_FIELDS = new Set([
  "qualification",
  "minimum qualification",
  "experience",
  "years of experience",
  "minimum experience",
  "experience length",
]);
