import type { Label } from "../tagger/labels";
import { beginLabels } from "../words/begin-labels";

/** What a word of a note can belong to and begin. */
const begun = [
  "name",
  "headline",
  "place",
  "employer",
  "title",
  "dates",
  "school",
  "degree",
  "grade",
  "standing",
  "item",
  "issuer",
  "skill",
  "language",
  "referee",
  "personal",
  "link",
  "line",
] as const satisfies readonly Label[];

const alone = ["label", "heading", "other"] as const satisfies readonly Label[];

/** The labels of the model of notes: "B-title" begins a title, "I-title" goes on with it. */
export const noteLabels = beginLabels(begun, alone);

const known: ReadonlySet<string> = new Set(noteLabels);

/** The label of the model for a word of a field. A subject is a part of its degree. */
export function noteLabelOf(label: Label, isFirst: boolean): string {
  const whole = `${isFirst ? "B" : "I"}-${label === "area" ? "degree" : label}`;
  return known.has(whole) ? whole : known.has(label) ? label : "other";
}
