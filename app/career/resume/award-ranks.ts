import type { DocumentText } from "./document-text";
import type { Field } from "./field";

const RANK =
  /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|overall|joint)(?: (?:place|position|prize|winner|runner[- ]?up))?$|^(?:winner|runner[- ]?up|finalist|semi-?finalist)$/iu;

/** "2nd place, Fintech Hack 2023": which place somebody took is a part of the award, whatever it was taken for. */
export function withRanks({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return fields.flatMap((field, at): Field[] => {
    const [before, next] = [fields[at - 1], fields[at + 1]];
    if (next && isRankOf(field, next)) return [];
    if (!before || !isRankOf(before, field)) return [field];
    const [from, to] = [before.segments[0]?.from ?? 0, field.segments.at(-1)?.to ?? 0];
    const text = paragraphs[field.paragraph]?.text.slice(from, to) ?? field.text;
    return [{ ...field, text, segments: [...before.segments, ...field.segments] }];
  });
}

const isRankOf = (rank: Field, award: Field) =>
  rank.paragraph === award.paragraph &&
  rank.segments[0]?.index === 0 &&
  (award.label === "item" || award.label === "issuer" || award.label === "line") &&
  RANK.test(rank.text.trim());
