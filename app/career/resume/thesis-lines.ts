import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { isSchool } from "./row-kinds";

/**
 * "Project: Malaria among pupils of Argungu" below a degree: what somebody wrote to get it, and "Kano State Scholarship", who paid for it, are lines of the
 * study, and no paper or school, whatever their words were taken for.
 */
export function withThesesAsLines({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const [first] = here;
    if (!first || text.length > LONGEST || !(THESIS.test(text) || isSupport(text, here))) return here;
    const segments = here.flatMap((field) => field.segments);
    return [{ ...first, label: "line", text, segments, probability: isLine }];
  });
}

/** A line that names a scholarship, and neither a degree nor a school. */
function isSupport(text: string, fields: readonly Field[]): boolean {
  const isOther = fields.some(
    ({ label, text: own }) => label === "degree" || label === "dates" || isSchool(own),
  );
  return SUPPORT.test(text) && !isOther && text.split(/\s+/u).length <= MOST_WORDS;
}
const SUPPORT =
  /\b(?:scholarships?|bursary|sponsorship)\b(?: (?:award|scheme|scholar|holder|recipient))?(?: \([^()]*\))?\.?$/iu;
const MOST_WORDS = 12;
const LONGEST = 300;
const isLine: Field["probability"] = (...labels) => Number(labels.includes("line"));

const THESIS =
  /^(?:(?:final(?:[- ]year)?|degree|undergraduate|master['’]?s|doctoral|[bm]\.?sc\.?|research|seminar)\s+)*(?:project|thesis|dissertation|research)(?:\s+(?:work|topic|title))?\s*[:–—-]\s+\p{L}/iu;
