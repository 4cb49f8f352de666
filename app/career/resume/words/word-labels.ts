import type { Label } from "../tagger/labels";
import { beginLabels } from "./begin-labels";

/** What a word of a line can belong to and begin: two of these may stand side by side without a mark between them. */
const begun = [
  "employer",
  "title",
  "place",
  "school",
  "degree",
  "item",
  "issuer",
  "referee",
  "name",
  "skill",
  "dates",
] as const satisfies readonly Label[];

const alone = [
  "grade",
  "standing",
  "language",
  "personal",
  "label",
  "heading",
  "line",
  "other",
] as const satisfies readonly Label[];

/** The labels of the words model: "B-title" begins a title, "I-title" goes on with it. */
export const wordLabels = beginLabels(begun, alone);

const known: ReadonlySet<string> = new Set(wordLabels);

/** The label of the words model for a word of a field. */
export function wordLabelOf(label: Label, isFirst: boolean): string {
  const whole = `${isFirst ? "B" : "I"}-${label}`;
  if (known.has(whole)) return whole;
  if (label === "area") return isFirst ? "B-degree" : "I-degree";
  if (label === "headline") return isFirst ? "B-title" : "I-title";
  return known.has(label) ? label : "other";
}
