import { findPeriods } from "../dates";
import { type Draft, normalizeValue } from "./draft";
import type { Field } from "./field";
import { isNationality } from "./nationalities";
import type { Label } from "./tagger/labels";

const VALID =
  /^(?<paper>\p{Lu}[\p{L}\d '’/-]{2,40}?),?\s+(?<term>(?:is )?(?:valid|expir(?:es|y|ing))\s.{4,40})$/iu;

/**
 * "ada@example.com – Cameroonian, CERPAC valid to 03/2027": in the head of a resume a nationality is no address, and a permit with the day on which
 * it ends is no time of a post. The other fields.
 */
export function withoutHeadFacts(draft: Draft, fields: readonly Field[]): Field[] {
  return fields.filter((field, at) => {
    if (field.label === "label" || field.segments[0]?.label !== undefined) return true;
    const text = normalizeValue(field.text);
    const detail = isNationality(text)
      ? { label: "Nationality", value: text }
      : permitOf(text, fields[at - 1]?.paragraph === field.paragraph ? fields[at - 1] : undefined);
    if (!detail) return true;
    draft.profile.personal.push(detail);
    draft.fact(`personal.${draft.profile.personal.length - 1}`, field.paragraph, 0.9);
    draft.use(field.paragraph, field.text);
    return false;
  });
}

/** Behind the name of a paper its office may stand: "Discharge Book, NIMASA, valid to 2027". */
function permitOf(text: string, before: Field | undefined): { label: string; value: string } | undefined {
  const { paper, term = "" } = VALID.exec(text)?.groups ?? {};
  const isOwn = !before || OF_CONTACTS.has(before.label) || isNationality(before.text);
  return isOwn && paper !== undefined && findPeriods(term).length === 1
    ? { label: paper, value: term }
    : undefined;
}
const OF_CONTACTS: ReadonlySet<Label> = new Set(["email", "phone", "link"]);
