import { findPeriods, type FoundPeriod } from "../dates";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { type Range, withLinesAt } from "./line-ranges";
import { comingEnd } from "./vocabulary/coming-ends";

/**
 * "contract will finish 31 Jan 2027" beside a post: the day on which something is to end is a line of the post, and begins no other one.
 * `today`: "YYYY-MM-DD"; a line of nothing but words and a date behind it is such a line, too.
 */
export function withComingEnds(
  { paragraphs }: DocumentText,
  fields: readonly Field[],
  today: string | undefined,
): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    if (text.length > LONGEST || !here.some(({ label }) => label === "dates")) return here;
    const ends = findPeriods(text).flatMap((period) => endAround(text, period));
    if (ends.length > 0) return withLinesAt(text, here, ends);
    return isToCome(here, today) ? withLinesAt(text, here, [{ from: 0, to: text.length }]) : here;
  });
}

/** What is longer is no line of a post, and may not hold the reader. */
const LONGEST = 1_500;
const FARTHEST = 100;

function endAround(text: string, { start, index, length }: FoundPeriod): Range[] {
  if (start !== undefined) return [];
  const near = Math.max(0, index - FARTHEST);
  const words = comingEnd.exec(text.slice(near, index));
  return words ? [{ from: near + words.index, to: index + length }] : [];
}

/** A line without a post and an employer that has a date after today. */
function isToCome(fields: readonly Field[], today: string | undefined): boolean {
  const month = today?.slice(0, 7);
  return (
    month !== undefined &&
    fields.every(({ label }) => label === "line" || label === "other" || label === "dates") &&
    fields.some(({ label }) => label !== "dates") &&
    fields.some(({ segments: [first] }) => {
      const { start, end } = first?.period ?? {};
      return (
        start === undefined && end !== undefined && end !== "present" && end > month.slice(0, end.length)
      );
    })
  );
}
