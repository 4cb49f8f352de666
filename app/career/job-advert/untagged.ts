import { matchesIn } from "~/pattern";
import type { Need } from "./job-advert";
import { anyOf, overlaps } from "./patterns";
import type { RuledSentence } from "./tagger/features";
import type { Stretch } from "./tagger/tag-advert";
import { INSTRUCTS_ANYWHERE, OFFERS } from "./vocabulary/demand-words";

/** A stretch of the text that asks. */
export type DemandStretch = Stretch & { of: Need };

/** A bullet under "Requirements", or what follows it on its line, asks, whatever its words are, unless they tell how to apply or what is paid. */
export function untaggedBullets(
  sentences: readonly RuledSentence[],
  stretches: readonly DemandStretch[],
): DemandStretch[] {
  return sentences.flatMap(({ sentence }, index): DemandStretch[] => {
    const { text, start, end, section, isBullet, isHeading } = sentence;
    const before = sentences[index - 1]?.sentence;
    const isBehindHeading = section === "must" && before?.isHeading === true && before.line === sentence.line;
    const isListed =
      (isBullet || isBehindHeading) &&
      !isHeading &&
      (section === "must" || section === "wish" || section === "duties");
    if (!isListed || text.length > MAX_BULLET || INSTRUCTS_ANYWHERE.test(text) || OFFERS.test(text))
      return [];
    if (before?.line === sentence.line && (isBullet || !isBehindHeading)) return [];
    if (stretches.some((stretch) => overlaps(stretch, sentence))) return [];
    const trimmed = text.replace(/(?<![\s.;,:!])[\s.;,:!]+$/, "").length;
    return [
      {
        of: section === "wish" ? "wish" : "must",
        start,
        end: end - text.length + trimmed,
        sentence: index,
        confidence: 1,
      },
    ];
  });
}
const MAX_BULLET = 200;

/** "Teacher (registered with TRCN)": a bracket at the head that asks for something, where the tagger saw nothing in it. */
export function askingBrackets(
  sentences: readonly RuledSentence[],
  stretches: readonly DemandStretch[],
): DemandStretch[] {
  return sentences.flatMap(({ sentence }, index) =>
    sentence.section !== "head"
      ? []
      : matchesIn(sentence.text, BRACKET).flatMap((found): DemandStretch[] => {
          const inner = found.groups?.inner ?? "";
          const start = sentence.start + found.index + found[0].lastIndexOf(inner);
          const stretch = { start, end: start + inner.length };
          return BRACKET_ASKS.test(inner) && !stretches.some((one) => overlaps(one, stretch))
            ? [{ ...stretch, of: "must", sentence: index, confidence: 1 }]
            : [];
        }),
  );
}
const BRACKET = /\((?:must (?:be |have |hold )?)?(?<inner>[^()]{6,80})\)/giu;
const BRACKET_ASKS = anyOf(
  [
    /(?<!\p{L})(?:registered|certified|chartered|licen[cs]ed) (?:with|by|to)(?!\p{L})/u,
    /(?<!\p{L})(?:(?:valid|current) \p{L}+|holders? of|qualified in)(?!\p{L})/u,
    /(?<!\p{L})(?:certified|licen[cs]ed|registered)$/u,
  ],
  "iu",
);
