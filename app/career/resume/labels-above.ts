import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import type { Placed } from "./rails";
import { endOfFormLabel, headsLines, labelKind } from "./segment-labels";
import { runsBetween } from "./text-style";
import type { LabelKind } from "./vocabulary/vocabulary-types";

/**
 * "Dates" over "04/2020 → to date" over "Occupation or position held" over "Auditor", again and again: a form with each of its labels on a line of its own over
 * its value. The two are one line with a gap, as on other forms.
 */
export function joinLabelsAbove(placed: readonly Placed[]): Placed[] {
  const labels = placed.map(({ paragraph }) => labelOf(paragraph));
  const counts = new Map<string, number>();
  for (const label of labels) if (label) counts.set(label.name, (counts.get(label.name) ?? 0) + 1);
  const isOften = ([, count]: [string, number]) => count > 1;
  if ([...counts].filter(isOften).length < FEWEST_LABELS) return [...placed];
  // "Type of business or sector" may be asked once.
  const repeated = new Set(
    [...counts].flatMap((one) => (isOften(one) || one[0].split(" ").length >= FEWEST_WORDS ? [one[0]] : [])),
  );
  const joined: Placed[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const [one, value] = [placed[at], placed[at + 1]];
    const isLabel = repeated.has(labels[at]?.name ?? "") && !headsLines(labels[at]?.kind);
    if (!one) continue;
    if (isLabel && value && labels[at + 1] === undefined && isBelow(one.paragraph, value.paragraph)) {
      joined.push({ ...value, place: one.place, paragraph: whole(one.paragraph, value.paragraph) });
      at += 1;
    } else joined.push(one);
  }
  return joined;
}
/** A form asks for several things of each post. */
const FEWEST_LABELS = 2;
const FEWEST_WORDS = 3;

/**
 * "Mother tongue(s)" at the left of "Kanuri", "Digital skills" at the left of a list: the labels of a form that stand on the line of their values, and were
 * read as paragraphs of their own. The two are one line with a gap.
 */
export function joinLabelsBeside(placed: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const one of placed) {
    const last = joined.at(-1);
    const isBeside = last && isLeftOf(last.paragraph, one.paragraph) && isLabelOfList(last.paragraph.text);
    if (last && isBeside)
      joined[joined.length - 1] = {
        ...one,
        place: last.place,
        paragraph: whole(last.paragraph, one.paragraph),
      };
    else joined.push(one);
  }
  return joined;
}

function isLeftOf(label: Paragraph, value: Paragraph): boolean {
  const [left, right] = [label.box, value.box];
  const isPlain = !label.cell && !value.cell && label.page === value.page && label.column === value.column;
  return (
    isPlain &&
    left !== undefined &&
    right !== undefined &&
    Math.abs(left.y - right.y) < SAME_LINE &&
    right.x > left.x + left.width
  );
}
const SAME_LINE = 3;

/** What tells of a language or a detail, or names a kind of skills; no heading of a section. */
function isLabelOfList(text: string): boolean {
  const kind = text.includes("\t") ? undefined : labelKind(text);
  const isDetail = kind === "personal" && headingSection(text) !== "custom";
  return kind === "language" || isDetail || /\p{Ll} (?:skills|competences?)$/u.test(text);
}

/** "Age | Sex | State" over "34 | Female | Rivers State": a row of labels over the row of their values is one line of details. */
export function joinRowsOfLabels(placed: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const [one, below] = [placed[at], placed[at + 1]];
    if (!one) continue;
    const labels = partsOf(one.paragraph);
    const values = below ? partsOf(below.paragraph) : [];
    const isOver = isRowOfLabels(labels) && values.length === labels.length && !values.some(isPersonal);
    if (isOver && below) {
      const text = labels.map((label, part) => `${label}: ${values[part] ?? ""}`).join(" | ");
      const run = below.paragraph.runs[0] ?? { bold: false, italic: false, size: 10 };
      joined.push({ ...one, paragraph: { ...below.paragraph, text, runs: [{ ...run, text }] } });
      at += 1;
    } else joined.push(one);
  }
  return joined;
}

function partsOf({ text, cell }: Paragraph): string[] {
  return cell || text.length > LONGEST_ROW ? [] : text.split(/\s+[|•]\s+|\t+/u).map((part) => part.trim());
}
const LONGEST_ROW = 160;
const isPersonal = (text: string) => labelKind(text) === "personal";
const isRowOfLabels = (parts: readonly string[]) => parts.length >= FEWEST_LABELS && parts.every(isPersonal);

/** "Business or sector Health": a label of several words that its form sets before its value without a mark. */
export function withGapBehindLabel(one: Placed): Placed {
  const { text, runs, cell, listLevel } = one.paragraph;
  const end = cell || listLevel !== undefined ? 0 : endOfFormLabel(text);
  if (end === 0) return one;
  const run = runs[0] ?? { bold: false, italic: false, size: 10 };
  const parts = [
    runsBetween(runs, 0, end),
    [{ ...run, text: "\t" }],
    runsBetween(runs, end + 1, text.length),
  ];
  return {
    ...one,
    paragraph: {
      ...one.paragraph,
      text: `${text.slice(0, end)}\t${text.slice(end + 1)}`,
      runs: parts.flat(),
    },
  };
}

function labelOf({ text, cell, listLevel }: Paragraph): { name: string; kind: LabelKind } | undefined {
  if (cell || listLevel !== undefined || text.length > 60 || text.includes("\t")) return undefined;
  const name = foldText(text.replace(/\s*:\s*$/u, "").trim());
  const kind = labelKind(name);
  return kind !== undefined && ofForms.has(kind) ? { name, kind } : undefined;
}
const ofForms: ReadonlySet<LabelKind> = new Set([
  "employer",
  "title",
  "dates",
  "about",
  "lines",
  "reason",
  "school",
  "degree",
]);

const isBelow = (label: Paragraph, { cell, page, column, text }: Paragraph) =>
  !cell && page === label.page && column === label.column && !text.includes("\t");

function whole(label: Paragraph, value: Paragraph): Paragraph {
  const name = label.text.replace(/\s*:\s*$/u, "");
  const run = label.runs[0] ?? { bold: false, italic: false, size: 10 };
  return {
    ...value,
    spaceBefore: label.spaceBefore,
    text: `${name}\t${value.text}`,
    runs: [...runsBetween(label.runs, 0, name.length), { ...run, text: "\t" }, ...value.runs],
  };
}
