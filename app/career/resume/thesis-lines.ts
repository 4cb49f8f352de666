import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";

/**
 * "Project: Malaria among pupils of Argungu" below a degree: what somebody wrote to get it is a line of the study, and no paper or school, whatever
 * its words were taken for.
 */
export function withThesesAsLines({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const [first] = here;
    if (!first || !THESIS.test(text) || text.length > LONGEST) return here;
    const segments = here.flatMap((field) => field.segments);
    return [{ ...first, label: "line", text, segments, probability: isLine }];
  });
}
const LONGEST = 300;
const isLine: Field["probability"] = (...labels) => Number(labels.includes("line"));

const THESIS =
  /^(?:(?:final[- ]year|degree|undergraduate|master['’]?s|doctoral|[bm]\.?sc\.?|research|seminar)\s+)*(?:project|thesis|dissertation|research)(?:\s+(?:work|topic|title))?\s*[:–—-]\s+\p{L}/iu;
