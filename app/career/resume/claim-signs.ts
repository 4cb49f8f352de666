import { cleanLine } from "../profile.schema";
import type { Heading } from "./blocks";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import type { Field } from "./field";
import { numbering } from "./headings";
import { hasMore } from "./narrative-clauses";

const pageOfPages = /^\s*page\s*\d{1,3}\s*(?:of|\/)\s*\d{1,3}\s*$/i;

/** Claims what orders a resume and states nothing: headings, numbers and labels. Returns the labels. */
export function claimSigns(
  draft: Draft,
  document: DocumentText,
  fields: readonly Field[],
  headings: readonly Heading[],
): { paragraph: number; text: string }[] {
  const labels: { paragraph: number; text: string }[] = [];
  for (const { paragraph } of headings)
    draft.useRewritten(paragraph, document.paragraphs[paragraph]?.text ?? "");
  for (const field of fields)
    if (field.label === "other" && field.segments.every(({ atom }) => atom === "number"))
      draft.useRewritten(field.paragraph, field.text);
    else if (field.segments.every(({ partOf }) => partOf === "other") && !hasMore(field.text))
      draft.useRewritten(field.paragraph, field.text);
    // What only looks like a label may be anything: it stays among what was not placed.
    else if (
      field.label === "label" &&
      field.segments.every(({ atom, fixed }) => atom === "label" || fixed === "label")
    ) {
      labels.push({ paragraph: field.paragraph, text: cleanLine(field.text) });
      draft.useRewritten(field.paragraph, field.text);
    }
  document.paragraphs.forEach(({ text }, paragraph) => {
    if (pageOfPages.test(text)) draft.useRewritten(paragraph, text);
    const number = numbering.exec(text)?.[0];
    if (number) draft.useRewritten(paragraph, number);
  });
  return labels;
}
