import { findPeriods } from "../dates";
import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { labelKind } from "./segment-labels";

/** A paragraph and its place in the file. */
export type Placed = { paragraph: Paragraph; place: number };

/**
 * Headings or dates in a narrow strip at the left stand beside what they belong to. Where a reader took the strip for a column of its
 * own, each of its paragraphs goes back in front of the line that stands beside it.
 */
export function foldRails(paragraphs: readonly Paragraph[]): Placed[] {
  const all = paragraphs.map((paragraph, place): Placed => ({ paragraph, place }));
  const pages = new Map<number, Placed[]>();
  for (const one of all) push(pages, one.paragraph.page, one);
  return [...pages.values()].flatMap(foldPage);
}

function foldPage(page: Placed[]): Placed[] {
  const columns = new Map<number, Placed[]>();
  for (const one of page)
    if (one.paragraph.box && !one.paragraph.zone) push(columns, one.paragraph.column, one);
  // A page of print has a hundred lines; what has many more is no resume.
  if (columns.size < 2 || page.length > 600) return page;
  for (const [column, whole] of columns) {
    const labels = leftOfOthers(whole, column, columns);
    const rail = isForm(labels) ? labels : whole;
    const left = Math.min(...rail.map(({ paragraph }) => paragraph.box?.x ?? 0));
    const right = Math.max(...rail.map(({ paragraph }) => rightOf(paragraph)));
    const lines = joinHeadings(rail, right);
    const marks = lines.filter(({ paragraph }) => isMark(paragraph.text)).length;
    if (lines.length < 2 || marks * 10 < lines.length * 6) continue;
    const [top, bottom] = [topOf(rail), Math.max(...rail.map(({ paragraph }) => paragraph.box?.y ?? 0))];
    const below = page.filter(
      ({ paragraph: { box, zone } }) => box && !zone && box.y >= top - 6 && box.x >= left - 4,
    );
    // Some of the strip may have stayed with the text beside it.
    const strip = below.filter(({ paragraph }) => rightOf(paragraph) <= right + 12);
    const inStrip = new Set(strip);
    const beside = below.filter((one) => !inStrip.has(one));
    const isBeside = beside.some(
      ({ paragraph }) => (paragraph.box?.x ?? 0) >= right - 4 && (paragraph.box?.y ?? 0) <= bottom,
    );
    if (!isBeside || beside.length < fewest(lines)) continue;
    return weave(page, joinHeadings(strip, right), inStrip, new Set(beside));
  }
  return page;
}

const isForm = (rail: readonly Placed[]) =>
  rail.filter(({ paragraph }) => isFormLabel(paragraph.text)).length > 1;

/** As many lines as marks at least; of the labels of a form some have no value. */
function fewest(rail: readonly Placed[]): number {
  return isForm(rail) ? rail.length / 2 : rail.length;
}

/** A column without its lines that go on below or above the next one: a foot of the page that was taken for a part of it. */
function leftOfOthers(
  own: readonly Placed[],
  column: number,
  columns: ReadonlyMap<number, readonly Placed[]>,
): Placed[] {
  const others = [...columns].flatMap(([key, all]) => (key === column ? [] : all));
  const lefts = others.map(({ paragraph }) => paragraph.box?.x ?? 0);
  const left = Math.min(...own.map(({ paragraph }) => paragraph.box?.x ?? 0));
  const next = Math.min(...lefts.filter((x) => x > left));
  return own.filter(({ paragraph }) => rightOf(paragraph) <= next);
}

function push(groups: Map<number, Placed[]>, key: number, one: Placed): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

function isMark(text: string): boolean {
  if (isFormLabel(text)) return true;
  if (text.length > 60) return false;
  if (!/\d{4}/.test(text)) return headingSection(text) !== undefined;
  const [period] = findPeriods(text);
  return headingSection(text) !== undefined || (period !== undefined && period.length >= text.length * 0.7);
}

/** A label of a form: "Occupation or position held". */
const isLabel = (text: string) => headingSection(text) === undefined && labelKind(text) !== undefined;
/** "Phone" may stand over its number in a side column; a label of several words is of a form. */
const isFormLabel = (text: string) => /\S\s+\S/.test(text) && isLabel(text);

function rightOf({ box }: Paragraph): number {
  return box ? box.x + box.width : 0;
}

function topOf(group: readonly Placed[]): number {
  return Math.min(...group.map(({ paragraph }) => paragraph.box?.y ?? 0));
}

/** "Professional" over "Summary": a heading that takes two lines of the strip, or had no room for its next word in it. */
function joinHeadings(rail: readonly Placed[], right: number): Placed[] {
  const joined: Placed[] = [];
  for (const one of rail) {
    const last = joined.at(-1);
    const text = `${last?.paragraph.text ?? ""} ${one.paragraph.text}`;
    const isClose =
      last?.paragraph.box &&
      one.paragraph.box &&
      one.paragraph.box.y - last.paragraph.box.y - last.paragraph.box.height < one.paragraph.box.height * 0.6;
    const isRest =
      one.paragraph.text.startsWith("(") ||
      headingSection(last?.paragraph.text ?? "") === undefined ||
      (last !== undefined && isCut(last.paragraph, one.paragraph, right));
    if (last && isClose && isRest && !isFormLabel(one.paragraph.text) && headingSection(text) !== undefined)
      joined[joined.length - 1] = {
        place: last.place,
        paragraph: {
          ...last.paragraph,
          text,
          ...(last.paragraph.box &&
            one.paragraph.box && { box: under(last.paragraph.box, one.paragraph.box) }),
          runs: [
            ...last.paragraph.runs,
            {
              ...(one.paragraph.runs[0] ?? { bold: false, italic: false, size: 10, text: "" }),
              text: ` ${one.paragraph.text}`,
            },
          ],
        },
      };
    else joined.push(one);
  }
  return joined;
}

type Box = NonNullable<Paragraph["box"]>;

/** The place of two lines; its right edge is that of the lower one. */
function under(first: Box, second: Box): Box {
  return { ...first, width: second.x + second.width - first.x, height: second.y + second.height - first.y };
}

/** Whether a line stands close under another one that had no room for its first word. */
export function isCut(first: Paragraph, second: Paragraph, right: number): boolean {
  if (!first.box || !second.box) return false;
  const size = second.runs[0]?.size ?? 10;
  const letter = second.box.width / Math.max(1, second.text.length);
  const nextWord = (second.text.split(/\s/)[0] ?? "").length * letter;
  const lowest = first.box.y + first.box.height;
  return rightOf(first) + nextWord > right - size * 0.5 && second.box.y - lowest < size * 0.3;
}

/** The strip and what stands beside it, from top to bottom, in the place of the first of them. */
function weave(
  page: Placed[],
  rail: Placed[],
  inRail: ReadonlySet<Placed>,
  beside: ReadonlySet<Placed>,
): Placed[] {
  const column = [...beside][0]?.paragraph.column ?? 0;
  const y = ({ paragraph }: Placed) => paragraph.box?.y ?? 0;
  const marks = new Set(rail);
  const rows = [...rail, ...beside].sort((a, b) => {
    const difference = y(a) - y(b);
    // A mark stands a little higher or lower than the line that it belongs to.
    if (Math.abs(difference) < ONE_LINE && marks.has(a) !== marks.has(b)) return marks.has(a) ? -1 : 1;
    return difference;
  });
  const lines = isForm(rail) ? besideLabels(rows, marks) : rows;
  const woven = lines.map((one) => ({ ...one, paragraph: { ...one.paragraph, column } }));
  const first = page.findIndex((one) => inRail.has(one) || beside.has(one));
  const top = Math.min(...woven.map(y));
  // What stands over the strip in its text's column belongs before it, wherever the reader put it.
  const isBefore = (one: Placed, place: number) =>
    place < first ||
    (one.paragraph.column === column &&
      one.paragraph.box !== undefined &&
      !one.paragraph.zone &&
      y(one) < top);
  const rest = (isWanted: boolean) =>
    page.filter((one, place) => !inRail.has(one) && !beside.has(one) && isBefore(one, place) === isWanted);
  return [...rest(true), ...woven, ...rest(false)];
}

const ONE_LINE = 8;

/** A label and the line that stands beside it are one line. */
function besideLabels(rows: readonly Placed[], marks: ReadonlySet<Placed>): Placed[] {
  const lines: Placed[] = [];
  let label: Placed | undefined;
  for (const one of rows) {
    const isBeside = label && !marks.has(one) && Math.abs(topOf([label]) - topOf([one])) < ONE_LINE;
    if (label && isBeside) lines[lines.length - 1] = asRow(label, one);
    else lines.push(one);
    label = marks.has(one) && isLabel(one.paragraph.text) ? one : undefined;
  }
  return lines;
}

function asRow({ paragraph: label, place }: Placed, { paragraph: value }: Placed): Placed {
  const [run] = label.runs;
  const tab = run ? [{ ...run, text: "\t" }] : [];
  return {
    place,
    paragraph: {
      ...value,
      indent: label.indent,
      spaceBefore: label.spaceBefore,
      text: `${label.text}\t${value.text}`,
      runs: [...label.runs, ...tab, ...value.runs],
    },
  };
}
