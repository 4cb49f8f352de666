import type { Paragraph } from "./document-text";
import { numbering } from "./headings";
import type { Placed } from "./rails";
import { headsLines, labelKind } from "./segment-labels";
import { runsBetween } from "./text-style";

/**
 * A printed form in boxes: "1. Family name" over "OGUN" in one box, "Employer" over "Oak Ltd" over "Exact title" over "Auditor" in another. Its boxes are no columns of
 * a table, so that each of its labels stands on one line with its value, box by box.
 */
export function withoutFormCells(placed: readonly Placed[]): Placed[] {
  const forms = formTables(placed);
  if (forms.size === 0) return [...placed];
  const lines: Placed[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const [one, value] = [placed[at], placed[at + 1]];
    if (!one) continue;
    const { cell } = one.paragraph;
    if (!cell || !forms.has(cell.table)) {
      lines.push(one);
      continue;
    }
    const isLabel =
      value !== undefined && isSameBox(one.paragraph, value.paragraph) && isOverValue(one, value);
    lines.push({
      ...one,
      paragraph: isLabel ? onOneLine(one.paragraph, value.paragraph) : outOfBox(one.paragraph),
    });
    if (isLabel) at += 1;
  }
  return lines;
}

/** The tables most of whose boxes begin with a label over its value. */
function formTables(placed: readonly Placed[]): Set<number> {
  const boxes = new Map<number, { all: number; labelled: number }>();
  placed.forEach(({ paragraph }, at) => {
    const { cell } = paragraph;
    const before = placed[at - 1]?.paragraph;
    if (!cell || (before && isSameBox(before, paragraph))) return;
    const counts = boxes.get(cell.table) ?? { all: 0, labelled: 0 };
    const next = placed[at + 1]?.paragraph;
    const isLabelled = next !== undefined && isSameBox(paragraph, next) && kindOf(paragraph) !== undefined;
    boxes.set(cell.table, { all: counts.all + 1, labelled: counts.labelled + (isLabelled ? 1 : 0) });
  });
  return new Set(
    [...boxes].flatMap(([table, { all, labelled }]) =>
      labelled >= FEWEST_BOXES && labelled >= all * MOST_OF_THEM ? [table] : [],
    ),
  );
}
const FEWEST_BOXES = 3;
const MOST_OF_THEM = 0.6;

const isSameBox = ({ cell: one }: Paragraph, { cell: other }: Paragraph) =>
  one !== undefined &&
  other !== undefined &&
  one.table === other.table &&
  one.row === other.row &&
  one.column === other.column;

const nameOf = ({ text }: Paragraph) => text.replace(numbering, "").replace(/[\s:?]+$/u, "");

function kindOf(paragraph: Paragraph) {
  const name = nameOf(paragraph);
  return name.length > LONGEST || name.includes("\t") ? undefined : labelKind(name);
}
const LONGEST = 60;

/** What heads lines keeps its own line. */
function isOverValue({ paragraph: label }: Placed, { paragraph: value }: Placed): boolean {
  const kind = kindOf(label);
  return kind !== undefined && !headsLines(kind) && kindOf(value) === undefined;
}

function outOfBox({ cell: _, ...paragraph }: Paragraph): Paragraph {
  return paragraph;
}

function onOneLine(label: Paragraph, value: Paragraph): Paragraph {
  const name = nameOf(label);
  const from = label.text.indexOf(name);
  const run = label.runs[0] ?? { bold: false, italic: false, size: 10 };
  return {
    ...outOfBox(value),
    spaceBefore: label.spaceBefore,
    text: `${name}\t${value.text}`,
    runs: [...runsBetween(label.runs, from, from + name.length), { ...run, text: "\t" }, ...value.runs],
  };
}
