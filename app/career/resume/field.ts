import type { Segment } from "./segments";
import type { Label } from "./tagger/labels";

/** One tagged stretch of a paragraph: neighbouring segments of one label are one field. */
export type Field = {
  label: Label;
  text: string;
  paragraph: number;
  segments: Segment[];
  /** The row of the table in which it stands. */
  row?: string;
  /** It begins an entry, wherever it stands. */
  opens?: boolean;
  /** Nothing else stands on its line. */
  isWholeLine?: boolean;
  /** A line right above it that names the part of the employer in which the post was held. */
  unit?: Field;
  /** Probability that it is one of some labels, the least of its segments. Behind a comma a part of a name may be its place. */
  probability: (...labels: Label[]) => number;
};

/** The fields, or segments, of each paragraph, in order. */
export function groupByParagraph<One extends { paragraph: number }>(
  fields: readonly One[],
): Map<number, One[]> {
  const groups = new Map<number, One[]>();
  for (const field of fields) {
    const group = groups.get(field.paragraph);
    if (group) group.push(field);
    else groups.set(field.paragraph, [field]);
  }
  return groups;
}
