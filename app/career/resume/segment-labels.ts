import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { headingSection, numbering } from "./headings";
import type { Cut } from "./segment-atoms";
import { labelWords } from "./vocabulary/vocabulary";
import type { LabelKind } from "./vocabulary/vocabulary-types";

/** Marks the labels: what stands before a colon, and known label words before a tab, a dash or in the first cell of a row. */
export function withLabels(paragraph: Paragraph, cuts: Cut[]): Cut[] {
  return cuts.map((piece, index): Cut => {
    const next = cuts[index + 1];
    const text = paragraph.text.slice(piece.from, piece.to);
    const isColon =
      paragraph.text
        .slice(piece.to, piece.to + 3)
        .trimStart()
        .startsWith(":") &&
      (next === undefined || next.before === "colon" || next.atom !== undefined);
    const kind = labelKind(text);
    const isHeading =
      cuts.length === 1 &&
      !headsLines(kind) &&
      headingSection(paragraph.text) !== undefined &&
      // "SECTION B: SCHOOLS ATTENDED" in a form that is one table.
      (!paragraph.cell || numbering.test(paragraph.text));
    if (isHeading) return piece;
    if (cuts.length === 1 && (headsLines(kind) || (kind === "language" && !paragraph.cell)))
      return { ...piece, atom: "label" };
    const isKnown = kind !== undefined;
    const isCell = paragraph.cell?.column === 0 && cuts.length === 1 && isKnown;
    const isBefore =
      isKnown &&
      index === 0 &&
      (next?.before === "tab" || next?.before === "dash") &&
      (cuts.length === 2 ||
        (next.before === "dash" && ofThePerson.has(kind)) ||
        (next.before === "tab" && piece.to === endOfLabel(paragraph.text)));
    // "Mobile 0811 222 3334".
    const isAddressed = (kind === "phone" || kind === "email" || kind === "link") && kind === next?.atom;
    return piece.atom === undefined && (isColon || isCell || isBefore || isAddressed)
      ? { ...piece, atom: "label" }
      : piece;
  });
}

/** What stands behind such a label are lines of a post: what was done there, or why somebody left. */
export const headsLines = (kind: LabelKind | undefined) => kind === "lines" || kind === "reason";

// "Address - 3 Refinery Road, Ekpan, Warri": what stands behind these has commas of its own.
const ofThePerson: ReadonlySet<LabelKind> = new Set(["name", "place", "phone", "email", "personal"]);

/** What a label announces, if it is a known one, or two of one kind: "Occupation or position held (most recent)". */
export function labelKind(text: string): LabelKind | undefined {
  const written = foldText(text)
    .replace(/(?<![:.()\s])[:.()\s]+$/, "")
    .replace(/^(?:my|the) /, "");
  return labelWords.get(written) ?? kindOfForm(written);
}

/** Where the label that a line begins with ends, if it is one of several words before a tab or a colon; 0 where there is none. */
export function endOfLabel(text: string): number {
  const lead = LEAD.exec(text)?.[0] ?? "";
  return /\S\s+\S/.test(lead) && labelKind(lead) !== undefined ? lead.length : 0;
}

/** Where the label ends that a printed form sets before its value without a mark: "Business or sector Health"; 0 where there is none. */
export function endOfFormLabel(text: string): number {
  const words = text.slice(0, LONGEST_LABEL).split(" ");
  for (let count = Math.min(6, words.length - 1); count >= FEWEST_WORDS; count--) {
    const lead = words.slice(0, count).join(" ");
    const kind =
      /^\p{Lu}\p{Ll}/u.test(lead) && /^[\p{Lu}\d]/u.test(words[count] ?? "") ? labelKind(lead) : undefined;
    if (kind !== undefined && ofForms.has(kind)) return lead.length;
  }
  return 0;
}
const FEWEST_WORDS = 3;
const ofForms: ReadonlySet<LabelKind> = new Set(["employer", "title", "about", "lines", "reason"]);
const LEAD = /^[^\t:]{3,90}?(?=\s*[\t:])/u;

/** Printed forms write "First name(s) / Surname(s)" and "Dates (from - to)". */
function kindOfForm(label: string): LabelKind | undefined {
  if (label.length > LONGEST_LABEL || !SEVERAL.test(label)) return undefined;
  const bare = label.replace(BRACKET, "").trim();
  const known = labelWords.get(bare);
  if (known !== undefined) return known;
  const [kind, ...others] = bare.split(ALTERNATIVES).map((part) => labelWords.get(part));
  return kind !== undefined && ofEntries.has(kind) && others.every((other) => other === kind)
    ? kind
    : undefined;
}
const LONGEST_LABEL = 90;
const SEVERAL = /[(/&]|\s(?:or|and)\s/;
const BRACKET = /\s*\([^()]*\)?/g;
const ALTERNATIVES = /\s*\/\s*|\s+(?:or|and|&)\s+/;

// "State of origin / LGA" are two details with a value each.
const ofEntries: ReadonlySet<LabelKind> = new Set([
  "name",
  "employer",
  "title",
  "dates",
  "school",
  "degree",
  "lines",
  "reason",
  "phone",
  "email",
]);
