import type { DocumentText } from "./document-text";
import type { Field } from "./field";
import { findName, type FoundName } from "./find-name";
import { wordsOfAddress } from "./name-by-address";
import { joinNameLines, joinNameParts, type WrittenName } from "./name-parts";
import { isNameShape, isNoName } from "./person";
import { otherPersons } from "./vocabulary/person-names";

/** Where the person's name may stand. */
export type OwnName = {
  /** The fields of the document, with the name where it was found on a line. */
  fields: readonly Field[];
  candidates: readonly Field[];
  /** The words of the person's own addresses. */
  address: string;
  /** The line that heads the page where a side column stands before it. */
  head: number | undefined;
  /** The whole name of which a field is a part. */
  wholeOf: (field: Field) => WrittenName | undefined;
};

/** Finds the fields that may be the person's name: those that the tagger is sure of, else a line that stands and looks as names do. */
export function findOwnName(document: DocumentText, tagged: readonly Field[]): OwnName {
  const candidates = nameCandidates(document, tagged);
  const isNamed = candidates.some((field) => isNameShape(field.text) && field.probability("name") >= 0.5);
  const found = isNamed ? undefined : findName(document);
  const fields = found?.isLine ? namedAt(document, tagged, found) : tagged;
  return {
    fields,
    candidates: found ? nameFields(fields, found) : candidates,
    address: wordsOfAddress(document.paragraphs.map(({ text }) => text).join("\n")),
    head: found?.isLine && !found.isFirst ? found.paragraph : undefined,
    wholeOf: (field) => {
      const lines = joinNameLines(
        fields,
        fields.filter(({ label }) => label === "name"),
        field,
      );
      return joinNameParts(fields) ?? lines;
    },
  };
}

/** The fields with the person's name where it was found on a line. What stands behind it there stays. */
function namedAt(
  { paragraphs }: DocumentText,
  fields: readonly Field[],
  { paragraph, text }: FoundName,
): Field[] {
  const from = paragraphs[paragraph]?.text.indexOf(text) ?? 0;
  const isInName = (field: Field) =>
    field.paragraph === paragraph &&
    field.segments.some((one) => one.from < from + text.length && one.to > from);
  const first = fields.find(isInName);
  return fields.flatMap((field): Field[] => {
    if (!isInName(field)) return [field];
    return field === first ? [{ ...field, label: "name", text, probability: () => 0.8 }] : [];
  });
}

/** The name where it was found: the field of its line, or its words in the sentence that tells it. */
function nameFields(fields: readonly Field[], { paragraph, text, isLine }: FoundName): Field[] {
  const here = fields.filter((field) => field.paragraph === paragraph);
  if (isLine) return here.filter(({ label }) => label === "name");
  const [first] = here;
  return first ? [{ ...first, label: "name", text, probability: () => 0.8 }] : [];
}

function nameCandidates({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const tagged = fields.filter(
    ({ label, text, paragraph }, at) =>
      label === "name" &&
      /\p{L}/u.test(text) &&
      paragraphs[paragraph]?.zone !== "foot" &&
      !isOfAnother(fields[at - 1], paragraph),
  );
  const shaped = tagged.filter(({ text }) => isNameShape(text));
  return shaped.length > 0 ? shaped : tagged.filter(({ text }) => !isNoName(text) && !IS_NUMBERED.test(text));
}

/** "92NA/41/0007" */
const IS_NUMBERED = /\d{3}|\d\/|\/\d/;

/** "Husband: Chief Nnanna Kalu": the label before a name says that it is somebody else's. */
function isOfAnother(before: Field | undefined, paragraph: number): boolean {
  return before?.label === "label" && paragraph - before.paragraph <= 1 && otherPersons.test(before.text);
}
