import type { DocumentText } from "./document-text";
import { isEngagement } from "./engagements";
import { groupByParagraph, type Field } from "./field";
import { isOrganisation, isPlace, isPost, isState } from "./places";

/**
 * "Sales clerk, Ets. Moka & Fils (building materials), Douala, 2016": the bracket right behind an employer that names no post, body or place
 * tells what the employer does, whatever it was taken for.
 */
export function withKindsInBrackets({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const at = here.findIndex((field, index) => isKind(text, here[index - 1], field));
    const [employer, kind] = [here[at - 1], here[at]];
    const hasPost = here[at - 2]?.label === "title";
    if (!employer || !kind || !hasPost || employer.unit) return here;
    const unit: Field = { ...kind, label: "line" };
    return here.flatMap((field) => (field === kind ? [] : [field === employer ? { ...field, unit } : field]));
  });
}

function isKind(text: string, employer: Field | undefined, { label, text: kind, segments }: Field): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  const isInBracket = first?.before === "bracket" && text.charAt(last?.to ?? 0) === ")";
  const isName = isPost(kind) || isOrganisation(kind) || isEngagement(kind) || isPlace(kind) || isState(kind);
  return (
    employer?.label === "employer" &&
    isInBracket &&
    (label === "title" || label === "other" || label === "line") &&
    /^\p{Ll}[\p{Ll}\s,&/-]{4,60}$/u.test(kind) &&
    !isName
  );
}
