import { asLabel, type Label } from "../tagger/labels";

/** Labels of words, of which those of `begun` say whether a word begins something or goes on with it: "B-title", "I-title", "heading". */
export function beginLabels(begun: readonly Label[], alone: readonly Label[]): readonly string[] {
  return [...begun.flatMap((label) => [`B-${label}`, `I-${label}`]), ...alone];
}

/** What a word belongs to, by its label: "B-title" and "I-title" are a title. */
export function kindOf(label: string): Label {
  return asLabel(label.replace(/^[BI]-/, ""));
}

/** Whether a word begins something that stands beside another of its kind. */
export function begins(label: string): boolean {
  return label.startsWith("B-");
}
