import type { DocumentText } from "./document-text";
import { isEngagement } from "./engagements";
import { smallSpace } from "./entry";
import { areGapsRare } from "./entry-openers";
import { type Field, groupByParagraph } from "./field";
import { partHeading } from "./part-headings";
import { costs } from "./parting-costs";
import { isPlace } from "./places";
import { labelKind } from "./segment-labels";
import type { Label } from "./tagger/labels";

/** What a field may be in the head of a post. A note says how it was held: "NYSC". */
export type Part = "title" | "employer" | "place" | "dates" | "note";
/** `sure`: how likely the field is that part, from 0 to 1. */
export type Choice = { part: Part; cost: number; sure: number };

/** A field that may belong to a head, with what parts it from the one before it. */
export type Step = {
  field: Field;
  choices: Choice[];
  isNewLine: boolean;
  isItem: boolean;
  /** Lines of text between it and the field before it. */
  deeds: number;
  hasGap: boolean;
  changesRow: boolean;
  /** What it costs to leave it out. */
  leaving: number;
};

/** The labels of what may be a part. */
export const labelsOf: Record<"title" | "employer" | "place", readonly Label[]> = {
  title: ["title", "headline"],
  employer: ["employer", "school", "issuer", "item"],
  place: ["place"],
};
/** Below this a field is no part of a kind. */
const LEAST = 0.05;
/** Below this it is no part of a head by its words. */
const LIKELY = 0.3;
/** A head needs a post and an employer: so much likelier is what stands alone on a line of it one of them. */
const NEEDED = 4;
const LONGEST_HEAD = 80;
/** Lines from a time to the other lines of its head. */
const NEAR = 2;

/** The fields of a section that may belong to the heads of its posts, in order. */
export function stepsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Step[] {
  const steps: Step[] = [];
  const isGapTelling = areGapsRare(fields);
  const alone = aloneOnLines(paragraphs, fields);
  const dated = new Set(fields.filter(({ label }) => label === "dates").map(({ paragraph }) => paragraph));
  let before: Field | undefined;
  let paragraph = -1;
  let deeds = 0;
  let hasGap = false;
  for (const field of fields) {
    if (field.paragraph !== paragraph && (field.segments[0]?.space ?? 0) > smallSpace) hasGap = isGapTelling;
    paragraph = field.paragraph;
    const choices = choicesOf(field, alone.has(field));
    if (choices.length === 0) {
      if (field.label === "line") deeds += 1;
      continue;
    }
    const isItem = paragraphs[paragraph]?.listLevel !== undefined;
    steps.push({
      field,
      choices,
      isNewLine: before?.paragraph !== paragraph,
      isItem,
      deeds,
      hasGap: hasGap && before !== undefined,
      changesRow: before !== undefined && before.row !== field.row,
      leaving: leavingOf(field, isItem, dated.has(paragraph)),
    });
    before = field;
    deeds = 0;
    hasGap = false;
  }
  return steps;
}

function leavingOf(field: Field, isItem: boolean, isDated: boolean): number {
  if (field.label === "dates") return isItem ? costs.leftDatesOfItem : costs.leftDates;
  if (field.label === "place") return costs.leftPlace;
  const sure = Math.max(field.probability(...labelsOf.title), field.probability(...labelsOf.employer));
  return (isItem && !isDated ? costs.leftItem : costs.leftOut) * sure;
}

/** What stands alone on its line, short and no item of a list, with a time near it: it may be a part of a head, whatever it was taken for. */
function aloneOnLines(paragraphs: DocumentText["paragraphs"], fields: readonly Field[]): ReadonlySet<Field> {
  const lines = [...groupByParagraph(fields)];
  const hasTime = lines.map(([, own]) =>
    own.some(({ label, segments: [first] }) => label === "dates" && first?.period !== undefined),
  );
  return new Set(
    lines.flatMap(([place, own], at) => {
      const { text = "", listLevel } = paragraphs[place] ?? {};
      const others = own.filter(({ label }) => label !== "dates");
      const isNear = hasTime.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true);
      const isName = /^[\p{Lu}\p{N}“"]/u.test(text) && !/\p{Ll}[.!?]$/u.test(text);
      const isHead = isName && text.length <= LONGEST_HEAD && listLevel === undefined;
      return others.length === 1 && isNear && isHead ? others : [];
    }),
  );
}

function choicesOf(field: Field, isAlone: boolean): Choice[] {
  const { label, text, segments } = field;
  if (label === "dates") return segments[0]?.period ? [{ part: "dates", cost: 0, sure: 1 }] : [];
  if (isEngagement(text)) return [{ part: "note", cost: 0, sure: 1 }];
  // "Cutter:" alone between the time and what was done.
  const isOwnLabel = isAlone && labelKind(text) === undefined && partHeading(text) === undefined;
  if ((label === "label" && !isOwnLabel) || label === "heading") return [];
  const own = (["title", "employer", "place"] as const).flatMap((part): Choice[] => {
    const sure = sureness(field, part, isAlone);
    const mayBe = sure >= LEAST || (isAlone && part !== "place");
    return mayBe ? [{ part, cost: costs.unsure * (1 - sure), sure }] : [];
  });
  return isAlone || own.some(({ sure }) => sure > LIKELY) ? own : [];
}

function sureness(field: Field, part: "title" | "employer" | "place", isAlone: boolean): number {
  const sure = field.probability(...labelsOf[part]);
  if (!isAlone || part === "place" || isPlace(field.text)) return sure;
  return (sure * NEEDED) / (sure * NEEDED + 1 - sure);
}
