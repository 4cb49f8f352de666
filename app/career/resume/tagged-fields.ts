import type { DocumentText } from "./document-text";
import type { Field } from "./field";
import { fieldsOf } from "./fields";
import { readerModel } from "./model/reader-model";
import { sectionsByRoles, withHeadings, type HeadedSections } from "./sections-by-roles";
import { features, type RoleOf, tagResume } from "./tagger/sequence";

/** The fields of a document with the headings in words of their writer. `headed`: what headings head, where that is known. */
function tagFields(
  document: DocumentText,
  { roleOf, headed }: { roleOf: RoleOf | undefined; headed?: HeadedSections },
) {
  const { segments, positionAt, headings, sectionAt } = features(document, headed ? { headed } : {});
  const tagged = tagResume(readerModel(), segments, positionAt, roleOf);
  const fields = wholeLines(
    document,
    withHeadings(fieldsOf(document, segments, tagged), headed ?? new Map()),
  );
  return { fields, segments, free: headings, sectionAt };
}

/** The fields of an unwrapped document. Where they tell what the headings in words of their writer head, it is tagged again with that. */
export function taggedFields(document: DocumentText, roleOf?: RoleOf) {
  const first = tagFields(document, { roleOf });
  const headed = sectionsByRoles(document, first.fields, first.sectionAt);
  return { ...(headed.size > 0 ? tagFields(document, { roleOf, headed }) : first), headed };
}

/** A paragraph that is a line for the most part is a line as a whole. */
function wholeLines(document: DocumentText, fields: readonly Field[]): Field[] {
  const letters = new Map<number, number>();
  const lines = new Map<number, Field>();
  const parted = new Set(
    fields.filter(({ segments }) => segments.some(({ partOf }) => partOf)).map(({ paragraph }) => paragraph),
  );
  for (const field of fields) {
    const { label, paragraph, text } = field;
    if (label !== "line") continue;
    letters.set(paragraph, (letters.get(paragraph) ?? 0) + text.length);
    if (!lines.has(paragraph)) lines.set(paragraph, field);
  }
  const done = new Set<number>();
  return fields.flatMap((field) => {
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    if (parted.has(field.paragraph)) return [field];
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const line = lines.get(field.paragraph);
    return line ? [{ ...line, text }] : [field];
  });
}
