import type { DocumentText, Paragraph } from "./document-text";
import type { Field } from "./field";
import { headingSection } from "./headings";
import type { Label } from "./tagger/labels";

const mostWords = 14;
// What stands in a line that tells how to reach somebody, or is the name itself.
const others: ReadonlySet<Label> = new Set([
  "email",
  "phone",
  "link",
  "dates",
  "heading",
  "label",
  "personal",
]);

const isInCellOf = ({ cell }: Paragraph, above: Paragraph | undefined) =>
  cell?.table === above?.cell?.table &&
  cell?.row === above?.cell?.row &&
  cell?.column === above?.cell?.column;

/**
 * The fields at the top of a page, where the line below the name is one headline: "Data Analyst · SQL · Power BI", "B.Sc (Ed) Physics, TRCN",
 * "I design apps that feel simple." Its parts are neither places nor degrees of their own.
 */
export function withHeadline(
  { paragraphs }: DocumentText,
  fields: readonly Field[],
  name: readonly Field[],
): Field[] {
  const last = Math.max(...name.map(({ paragraph }) => paragraph));
  const line = paragraphs[last + 1];
  const here = fields.filter(({ paragraph }) => paragraph === last + 1);
  const [first] = here;
  if (
    !line ||
    !first ||
    fields.some(({ label }) => label === "headline" && !here.some((one) => one.label === label))
  )
    return [...fields];
  const words = line.text.trim().split(/\s+/);
  const isHeadline =
    here.every(({ label }) => !others.has(label)) &&
    here.some(({ label }) => label !== "place") &&
    words.length <= mostWords &&
    !/\d/.test(line.text) &&
    isInCellOf(line, paragraphs[last]) &&
    headingSection(line.text) === undefined;
  if (!isHeadline) return [...fields];
  const whole: Field = {
    ...first,
    label: "headline",
    text: line.text.trim(),
    segments: here.flatMap(({ segments }) => segments),
    probability: (...labels) => (labels.includes("headline") ? 0.9 : 0),
  };
  return fields.flatMap((field) => (field === first ? [whole] : here.includes(field) ? [] : [field]));
}

/** The first line below "Position" as one headline, whatever its parts were taken for. */
export function withWholeHeadline({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const [first] = fields;
  const text = paragraphs[first?.paragraph ?? -1]?.text;
  if (!first || text === undefined) return [...fields];
  const own = fields.filter(({ paragraph }) => paragraph === first.paragraph);
  const headline: Field = {
    ...first,
    label: "headline",
    text,
    segments: own.flatMap(({ segments }) => segments),
    probability: (...labels) => Number(labels.includes("headline")),
  };
  return [headline, ...fields.slice(own.length)];
}
