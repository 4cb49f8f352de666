import type { DocumentText } from "../document-text";
import { type Field, groupByParagraph } from "../field";
import { headingSection } from "../headings";
import type { Label } from "../tagger/labels";
import { OWN_WORK } from "../vocabulary/notes";
import type { Section } from "../vocabulary/vocabulary-types";

/** The section that the headings of a note give each of its fields. */
export function noteSections(fields: readonly Field[]): ReadonlyMap<Field, Section | undefined> {
  const sections = new Map<Field, Section | undefined>();
  let open: Section | undefined;
  for (const field of fields) {
    if (field.label === "heading") open = headingSection(field.text);
    sections.set(field, open);
  }
  return sections;
}

/**
 * The fields of a note where its headings and its own words tell what they are: below "School" an army school is no employer, and who says what they do on their
 * own since when has a post, though nobody employs them.
 */
export function withNoteSections(document: DocumentText, fields: readonly Field[]): Field[] {
  const sections = noteSections(fields);
  return [...groupByParagraph(fields).values()].flatMap((line) => {
    const has = (label: Label) => line.some((field) => field.label === label);
    const isStudy = line.every((field) => sections.get(field) === "education") && !has("title");
    if (isStudy) return line.map((field) => (field.label === "employer" ? asLabel(field, "school") : field));
    const isOwn = has("dates") && !has("title") && !has("employer") && !has("school") && !has("degree");
    return isOwn && line.some(isSince) ? line.flatMap((field) => withOwnWork(document, field)) : line;
  });
}

/** A time that has not ended, or two. */
const isSince = ({ label, segments: [first] }: Field) =>
  label === "dates" && (first?.period?.start !== undefined || first?.period?.end === "present");

const asLabel = (field: Field, label: Label): Field => ({
  ...field,
  label,
  probability: (...labels) => Math.max(field.probability(...labels), labels.includes(label) ? SURE : 0),
});
const SURE = 0.8;

/** "i am doing on my own, people call me": whose the work is stands before what was done. */
function withOwnWork({ paragraphs }: DocumentText, field: Field): Field[] {
  const [first] = field.segments;
  const own = field.label === "line" ? OWN_WORK.exec(field.text) : null;
  const text = own?.groups?.own;
  if (!first || text === undefined || !paragraphs[field.paragraph]) return [field];
  const from = first.from + field.text.indexOf(text);
  const segment = { ...first, text, from, to: from + text.length };
  return [{ ...asLabel(field, "employer"), text, segments: [segment] }, field];
}
