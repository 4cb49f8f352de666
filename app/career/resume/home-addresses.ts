import type { DocumentText } from "./document-text";
import type { Field } from "./field";
import { homeAddress, presentAddress } from "./vocabulary/addresses";

/**
 * "Permanent home address: …" beside "Present address: …": where somebody comes from is a personal detail, and where they are now is their place,
 * whichever stands first. Alone either is their address.
 */
export function withHomeAddresses(document: DocumentText, fields: readonly Field[]): Field[] {
  const labels = new Map(
    fields.flatMap((field, at): [Field, string][] =>
      field.label === "place" ? [[field, labelOf(document, field, fields[at - 1])]] : [],
    ),
  );
  const isPresent = [...labels.values()].some((label) => presentAddress.test(label));
  if (!isPresent) return [...fields];
  return fields.map((field) => {
    const isHome = homeAddress.test(labels.get(field) ?? "");
    return isHome ? { ...field, label: "personal", probability: isPersonal } : field;
  });
}

const isPersonal: Field["probability"] = (...labels) => Number(labels.includes("personal"));

/** What announces a place: the label before it on its line, in the cell before it, or alone on the line above. */
function labelOf(
  { paragraphs }: DocumentText,
  { paragraph, segments }: Field,
  before: Field | undefined,
): string {
  const isNear = before?.label === "label" && paragraph - before.paragraph <= 1;
  if (isNear) return before.text;
  const own = paragraphs[paragraph]?.text.slice(0, segments[0]?.from ?? 0) ?? "";
  return own.length <= LONGEST_LABEL ? own : "";
}
const LONGEST_LABEL = 60;
