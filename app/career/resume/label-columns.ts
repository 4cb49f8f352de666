import type { DocumentText } from "./document-text";
import { type Grid, type GridCell, gridsOf, isRowNumber } from "./grids";
import { labelKind } from "./segment-labels";
import type { LabelKind } from "./vocabulary/vocabulary-types";

const longestLabel = 45;
const fewest = 2;
const mostColumns = 12;
const ofForms: ReadonlySet<string> = new Set(["personal", "phone", "email", "name", "place", "language"]);

/**
 * The cells that are labels of the cells at their right, in tables that are forms of personal details: "1. | Date of birth | 4 May 1990",
 * "Sex | Female | Religion | Islam". What stands in a column of such labels is a label, too, though no list of words has it.
 */
export function labelCells(document: DocumentText): LabelCells {
  const labels = new Set<number>();
  const numbers = new Set<number>();
  if (!document.paragraphs.some(({ cell }) => cell)) return { labels, numbers };
  for (const grid of gridsOf(document)) {
    for (const place of labelsOf(grid, document)) labels.add(place);
    for (const row of grid.rows)
      row.forEach((cell, at) => {
        const isLed = row[at + 1]?.paragraphs.some((place) => labels.has(place)) ?? false;
        if (isLed && isRowNumber(cell)) for (const place of cell.paragraphs) numbers.add(place);
      });
  }
  return { labels, numbers };
}

/** The paragraphs that are labels, and those that count them. */
export type LabelCells = { labels: ReadonlySet<number>; numbers: ReadonlySet<number> };

/** What the label of a form announces: "Name (surname first)" as "Name" does, what no list has a detail of the person. */
export function detailKind(text: string): LabelKind {
  const known = labelKind(text) ?? labelKind(text.replace(/\s*\([^()]*\)/g, ""));
  if (known !== undefined || OF_OTHERS.test(text)) return known ?? "personal";
  return byWords.find(([words]) => words.test(text))?.[1] ?? "personal";
}

const byWords: readonly (readonly [RegExp, LabelKind])[] = [
  [/\bnames?\b/iu, "name"],
  [/\b(?:phone|telephone|mobile|gsm|tel)\b/iu, "phone"],
  [/\be-?mail\b/iu, "email"],
];
/** "Name of next of kin", "Maiden name", "Spouse's phone". */
export const OF_OTHERS =
  /\b(?:kin|maiden|spouse|husband|wife|father|mother|parents?|guardian|school|employer|guarantor|emergency|child|children)\b/iu;

function labelsOf({ rows }: Grid, { paragraphs }: DocumentText): number[] {
  const cells = rows.flat().filter(({ paragraphs: [at = -1] }) => paragraphs[at]?.cell !== undefined);
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  if (columns.length > mostColumns) return [];
  const inColumn = (column: number | undefined) => cells.filter((cell) => cell.column === column);
  const known = (own: readonly GridCell[]) => own.filter(({ text }) => isDetail(text)).length;
  const labels = new Set(
    columns.filter((column, at) => {
      const [own, next] = [inColumn(column), inColumn(columns[at + 1])];
      return known(own) >= fewest && known(own) * 2 >= own.length && known(next) * 3 < next.length;
    }),
  );
  return rows.flatMap((row) =>
    row.flatMap((cell, at) =>
      labels.has(cell.column) && at < row.length - 1 && isLabel(cell) ? cell.paragraphs : [],
    ),
  );
}

/** A detail of a person, or two of them: "State of origin / LGA". */
export function isDetail(text: string): boolean {
  return detailsOf(text).length > 0;
}

/** The labels that a text is made of, where each of them is known. */
export function detailsOf(text: string): string[] {
  const written = text.replace(/[\s:.]+$/, "");
  const bare = written.replace(/\s*\([^()]*\)/g, "");
  if (ofForms.has(labelKind(written) ?? "") || ofForms.has(labelKind(bare) ?? "")) return [written];
  const parts = written.split(/\s*[/&]\s*|\s+and\s+/iu);
  const named =
    parts.length === 2 &&
    parts.every((part) => ofForms.has(labelKind(part.replace(/ of origin$/i, "")) ?? ""));
  return named ? parts : [];
}

function isLabel(cell: GridCell): boolean {
  return (
    cell.text.length <= longestLabel &&
    !/\d{2}|@/.test(cell.text) &&
    !isRowNumber(cell) &&
    cell.paragraphs.length === 1
  );
}
