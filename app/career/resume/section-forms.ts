import type { DocumentText } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";
import type { Section } from "./vocabulary/vocabulary-types";

const fewestItems = 3;
const mostItemWords = 6;
const fewestProseWords = 9;
const sureOfEntry = 0.6;

/**
 * The section of a block whose lines have not the form of the entries that its heading promises: "Key qualifications" over an account of the person is a
 * summary, "What I do well" over a list of short items is a list of skills.
 */
export function sectionOfForm<Named extends Section | "top">(
  document: DocumentText,
  { section, fields }: { section: Named; fields: readonly Field[] },
): Named | "summary" | "skills" {
  if (section === "education" && isAccount(document, fields)) return "summary";
  if (section === "work" && isListOfItems(document, fields)) return "skills";
  return section;
}

/** Sentences about the person, without a school, a degree, a paper or a time. */
function isAccount(document: DocumentText, fields: readonly Field[]): boolean {
  if (holds(fields, "school", "degree", "grade", "item", "dates", "standing")) return false;
  const texts = textsOf(document, fields);
  return (
    texts.length > 0 &&
    texts.every((text) => text.split(/\s+/).length >= fewestProseWords && /[.!]\s*$/.test(text)) &&
    !texts.some((text) => SCHOOL.test(text))
  );
}

const SCHOOL =
  /(?<!\p{L})(?:school|college|polytechnic|universit\p{L}+|institut\p{L}+|w\.?a\.?e\.?c|neco|wassce|stud(?:y|ied|ies|ium)|graduat\p{L}+|ausbildung|schule|lycée|école|faculté|formation|escuela|estudi\p{L}+)(?!\p{L})/iu;

/** Short items without an employer or a time. */
function isListOfItems(document: DocumentText, fields: readonly Field[]): boolean {
  if (holds(fields, "employer", "dates", "title")) return false;
  if (fields.some(({ paragraph }) => document.paragraphs[paragraph]?.cell !== undefined)) return false;
  const texts = textsOf(document, fields);
  return (
    texts.length >= fewestItems &&
    texts.every((text) => text.split(/\s+/).length <= mostItemWords && !/[.:]\s*$|\d{4}/.test(text))
  );
}

function holds(fields: readonly Field[], ...labels: Label[]): boolean {
  return fields.some(
    (field) => labels.includes(field.label) && field.probability(field.label) >= sureOfEntry,
  );
}

function textsOf({ paragraphs }: DocumentText, fields: readonly Field[]): string[] {
  return [...groupByParagraph(fields).keys()].map((place) => paragraphs[place]?.text ?? "");
}
