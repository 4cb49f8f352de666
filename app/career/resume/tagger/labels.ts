/** What a segment of a resume can be. */
export const labels = [
  "name",
  "headline",
  "email",
  "phone",
  "link",
  "place",
  "heading",
  "employer",
  "title",
  "dates",
  "school",
  "degree",
  "area",
  "grade",
  "standing",
  "item",
  "issuer",
  "skill",
  "language",
  "referee",
  "personal",
  "label",
  "line",
  "other",
] as const;
export type Label = (typeof labels)[number];

/** The label by its name; "other" for a name that is none. */
export function asLabel(name: string): Label {
  return labels.find((label) => label === name) ?? "other";
}
