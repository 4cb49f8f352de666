import { startsWithDegree } from "./degrees";
import type { DocumentText } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import { headingSection } from "./headings";
import type { Segment } from "./segments";
import { asLabel, type Label, labels } from "./tagger/labels";
import { schools } from "./vocabulary/vocabulary";
import type { LabelKind } from "./vocabulary/vocabulary-types";
import type { Tagged } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";

/** The place of each label among the probabilities of a tag. */
export const place = new Map(labels.map((label, at) => [label, at]));

/** A line of several kinds is no heading: what was taken for one is the likeliest other thing. The year in "Work before 2006" is a part of it. */
export function partHeadings(fields: readonly Field[]): void {
  for (const here of groupByParagraph(fields).values()) {
    const [first, year, ...rest] = here;
    if (
      first?.label === "heading" &&
      year?.label === "dates" &&
      rest.length === 0 &&
      untilYear.test(first.text)
    )
      year.label = "heading";
    if (
      here.length > 1 &&
      here.some(({ label }) => label === "heading") &&
      here.some(({ label }) => nameable.has(label))
    )
      for (const field of here)
        if (field.label === "heading") field.label = likeliest((label) => field.probability(label));
  }
}

const untilYear = /\s(?:before|after|since|until|till|from|up to)$/iu;

const nameable: ReadonlySet<Label> = new Set(["item", "title", "employer", "school", "degree", "issuer"]);

function likeliest(probabilityOf: (label: Label) => number): Label {
  return labels
    .filter((one) => one !== "heading")
    .reduce((best, one) => (probabilityOf(one) > probabilityOf(best) ? one : best));
}

/** A date among names is one ("WAEC 2015 (English C6)"), and a heading is not made of several unsure parts. */
export function sureLabel(
  { atom, period, count, before, text }: Segment,
  { label, probabilities }: Tagged,
): Label {
  const likely = asLabel(label);
  const probabilityOf = (one: Label) => probabilities[place.get(one) ?? -1] ?? 0;
  // A line that hardly is one may be the head of an entry, which is no matter of little weight.
  if (likely === "line" && probabilityOf("line") < 0.45 && count > 1) return likeliest(probabilityOf);
  // "HND Nursing (College of Health Technology, Ningi)".
  if (likely === "degree" && before === "bracket" && isSchoolName(text)) return "school";
  // "Kuru Feed Mills (120 workers)": a number of people or things in brackets is no post; "(10-tyre truck)" is.
  if (likely === "title" && before === "bracket" && /^\d(?![\d.,]*-\p{L})/u.test(text)) return "other";
  if (atom === "dates" && period && undated.has(likely)) return "dates";
  if (likely !== "heading" || count === 1 || probabilityOf("heading") >= 0.5) return likely;
  return likeliest(probabilityOf);
}

function isSchoolName(text: string): boolean {
  return (
    !startsWithDegree(text) &&
    foldText(text)
      .split(/[\s,()]+/)
      .some((word) => schools.has(word))
  );
}

const undated: ReadonlySet<Label> = new Set([
  "standing",
  "degree",
  "school",
  "grade",
  "item",
  "issuer",
  "place",
  "other",
]);

/** "Licence" alone on a line heads papers, and is no degree of France. */
export function isHeadOfPapers({ paragraphs }: DocumentText, { paragraph, count, text }: Segment): boolean {
  const { cell, listLevel } = paragraphs[paragraph] ?? {};
  return count === 1 && !cell && listLevel === undefined && headingSection(text) === "certificates";
}

/** What the head of a table's column says of a cell that is one stretch. */
export function inColumn(
  { paragraphs }: DocumentText,
  { paragraph, count, label, atom, index }: Segment,
): Label | undefined {
  if (paragraphs[paragraph]?.cell === undefined || atom !== undefined || label === undefined)
    return undefined;
  const isWhole = count === 1 || (index === 0 && label !== "place");
  return isWhole && columnLabels.has(label) ? columnLabels.get(label) : undefined;
}

const columnLabels: ReadonlyMap<LabelKind, Label> = new Map([
  ["school", "school"],
  ["employer", "employer"],
  ["title", "title"],
  ["grade", "grade"],
]);
