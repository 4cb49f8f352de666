import type { DocumentText, Paragraph } from "./document-text";
import type { Field } from "./field";
import { looseHeadingSection } from "./headings";
import { hasPaperWord, startsWithBody } from "./paper-words";
import type { Section } from "./vocabulary/vocabulary-types";

/**
 * "NEBOSH IGC", "HSE LEVEL 3" in a list of papers: capitals alone do not make a heading of a line that has a word of a paper, that stands close to the line above it, in
 * capitals like it (or begins with who gives it), where the heading of the list stands apart.
 */
export function withPapersInCapitals(
  { paragraphs }: DocumentText,
  fields: readonly Field[],
  free: ReadonlyMap<number, Section>,
): Field[] {
  let section: Section | undefined;
  let isApart = false;
  return fields.map((field): Field => {
    if (field.label !== "heading") return field;
    const [paragraph, above] = [paragraphs[field.paragraph], paragraphs[field.paragraph - 1]];
    const known = looseHeadingSection(paragraph?.text ?? "");
    const named = free.get(field.paragraph) ?? known;
    const isPaper =
      known === undefined &&
      (named === undefined || named === "custom") &&
      section === "certificates" &&
      isApart &&
      hasPaperWord(paragraph?.text ?? "") &&
      isSetLike(paragraph, above);
    if (isPaper) return { ...field, label: "item", probability: asItem };
    section = named;
    isApart = (paragraph?.spaceBefore ?? 0) > 0;
    return field;
  });
}

const asItem: Field["probability"] = (...labels) => (labels.includes("item") ? 0.85 : 0);

function isSetLike(paragraph: Paragraph | undefined, above: Paragraph | undefined): boolean {
  if (!paragraph || !above || paragraph.spaceBefore > 0 || paragraph.cell) return false;
  const [own, other] = [paragraph.runs[0], above.runs[0]];
  return (
    looseHeadingSection(above.text) === undefined &&
    (startsWithBody(paragraph.text) || !/\p{Ll}{2}/u.test(above.text)) &&
    paragraph.listLevel === above.listLevel &&
    own?.bold === other?.bold &&
    own?.size === other?.size
  );
}
