import { findNoteAtEnd } from "./bracket-notes";
import type { DocumentText } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import { fieldsOf } from "./fields";
import { isOrganisation, isPost } from "./places";
import { readerModel } from "./model/reader-model";
import { sectionsByRoles, withHeadings, type HeadedSections } from "./sections-by-roles";
import { features, type RoleOf, tagResume } from "./tagger/sequence";
import { LEFT, PAUSE } from "./vocabulary/pauses";

/** The fields of a document with the headings in words of their writer. `headed`: what headings head, where that is known. */
function tagFields(
  document: DocumentText,
  { roleOf, headed }: { roleOf: RoleOf | undefined; headed?: HeadedSections },
) {
  const { segments, positionAt, headings, sectionAt } = features(document, headed ? { headed } : {});
  const tagged = tagResume(readerModel(), segments, positionAt, roleOf);
  const fields = wholeLines(
    document,
    withHeadings(withPauses(document, fieldsOf(document, segments, tagged)), headed ?? new Map()),
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
  const own = groupByParagraph(fields);
  return fields.flatMap((field) => {
    const line = own.get(field.paragraph) ?? [];
    const whole = document.paragraphs[field.paragraph]?.text ?? "";
    const isLabelled = isBesideForm(line);
    if (isLabelled && field === line[0]) return [field];
    const text = isLabelled ? whole.slice(line[1]?.segments[0]?.from) : whole;
    if (parted.has(field.paragraph)) return [field];
    const joined = withNote(line, field, text);
    if (joined) return joined;
    if (findNoteAtEnd(text, line) !== undefined) return [field];
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const first = lines.get(field.paragraph);
    return first ? [{ ...first, text }] : [field];
  });
}

/** "Main activities and responsibilities⇥Kept the stores": the first column of a form is no part of the line beside it. */
function isBesideForm([label, value]: readonly Field[]): boolean {
  return (
    label?.label === "label" &&
    label.segments[0]?.fixed === "label" &&
    value?.segments[0]?.before === "tab" &&
    /\S\s+\S/.test(label.text)
  );
}

/** "Staff Nurse (Surgical Ward; moved to Maternity in 2021)": a bracket that ends the line of a post is a note on it, however long. */
function withNote(line: readonly Field[], field: Field, text: string): Field[] | undefined {
  const [first, note] = line;
  const hasNote =
    first?.label === "title" &&
    first.segments[0]?.index === 0 &&
    line.length === 2 &&
    note?.label === "line" &&
    note.segments[0]?.before === "bracket" &&
    /\)\s*$/u.test(text) &&
    isPost(first.text);
  if (!hasNote) return undefined;
  return field === first ? [{ ...first, text, segments: [...first.segments, ...note.segments] }] : [];
}

/** "Career Break, Full-time parenting": a time without a post is one thing, whatever its words look like. */
function withPauses({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const whole: Field[] = [];
  for (const field of fields) {
    const last = whole.at(-1);
    // In a row of a table of posts it heads no section.
    const isLead =
      field.label === "label" || (field.label === "heading" && paragraphs[field.paragraph]?.cell);
    const isFirst = isLead && field.segments[0]?.index === 0 && last?.paragraph !== field.paragraph;
    const isName =
      (field.label === "title" || field.label === "employer" || isFirst) && !isKnownName(field.text);
    const isOfLast = last?.paragraph === field.paragraph && last.label === "title" && PAUSE.test(last.text);
    if (isOfLast && field.label === "heading") {
      whole[whole.length - 1] = { ...last, text: paragraphs[field.paragraph]?.text ?? last.text };
      continue;
    }
    if (isName && isOfLast && PAUSE.test(field.text))
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text}, ${field.text}`,
        segments: [...last.segments, ...field.segments],
      };
    else if (field.label === "title" && LEFT.test(field.text))
      whole.push({ ...field, label: "line", probability: (...labels) => Number(labels.includes("line")) });
    else if (isName && PAUSE.test(field.text))
      whole.push({ ...field, label: "title", probability: (...labels) => Number(labels.includes("title")) });
    else whole.push(field);
  }
  return whole;
}

const isKnownName = (text: string) => isPost(text) || isOrganisation(text);
