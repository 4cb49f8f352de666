import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Field } from "./field";
import { isOrganisation, isPost } from "./places";
import { assignmentLead } from "./vocabulary/service";
import { verbs } from "./vocabulary/vocabulary";

/**
 * "Place of primary assignment", "PPA: Oredo Local Government Council": the words say that what stands behind them is where somebody served. They name
 * no employer, no post and nothing that was done.
 */
export function withoutAssignmentLeads(draft: Draft, fields: readonly Field[]): Field[] {
  let isLed = false;
  return fields.flatMap((written): Field[] => {
    const field = asService(draft, written);
    const lead = assignmentLead.exec(field.text)?.[0] ?? "";
    const wasLed = isLed;
    isLed = false;
    if (lead === "") return [wasLed ? asEmployer(field) : field];
    const name = field.text.slice(lead.length);
    if (name === "") {
      draft.useRewritten(field.paragraph, field.text);
      isLed = true;
      return [];
    }
    const first = foldText(name).split(" ")[0] ?? "";
    if (field.label === "dates" || verbs.has(first)) return [field];
    draft.useRewritten(field.paragraph, lead);
    return [asEmployer({ ...field, text: name })];
  });
}

/** "NYSC Primary Assignment" → "NYSC": how the post was held. */
function asService(draft: Draft, field: Field): Field {
  const [, service, rest] = SERVICE_AND_LEAD.exec(field.text) ?? [];
  if (service === undefined || rest === undefined) return field;
  draft.useRewritten(field.paragraph, rest);
  return { ...field, text: service };
}
const SERVICE_AND_LEAD =
  /^(n\.?y\.?s\.?c\.?)\s*[:–-]?\s*\(?((?:place of )?primary assignment|p\.?p\.?a\.?)\)?:?$/iu;

/** What follows those words and has the words of an organisation, and none of a post, is the employer, whatever it was taken for. */
function asEmployer(field: Field): Field {
  const { label, text } = field;
  const isName = isOrganisation(text) && !isPost(text) && text.split(/\s+/).length <= MOST_WORDS;
  const isOpen =
    label === "line" || label === "other" || label === "title" || label === "place" || label === "item";
  if (!isName || !isOpen) return field;
  return {
    ...field,
    label: "employer",
    probability: (...labels) => (labels.includes("employer") ? 0.85 : 0),
  };
}
const MOST_WORDS = 10;
