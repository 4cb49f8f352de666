import type { Paragraph, TextRun } from "~/career/resume/document-text";
import { layOutTable } from "./table";
import { makeParagraph } from "./paragraph";
import { numberTable, takeTables, tableRow, type OpenTable } from "./pdf-cells";
import type { KeepsHyphen } from "./pdf-hyphens";
import { withBullets, withNumbersAsBullets } from "./pdf-bullets";
import { findColumns, type Block } from "./pdf-columns";
import {
  areOpenDates,
  areParted,
  continues,
  continuesParts,
  joinRuns,
  partRuns,
  wrapEdgeOf,
  wrapsWhereClose,
} from "./pdf-join";
import {
  isPoint,
  segmentRuns,
  textLeft,
  toRows,
  wholeRows,
  type Row,
  type Segment,
  type DrawnTable,
} from "./pdf-lines";
import type { Mark, PdfPage } from "./pdf-page";
import { mendRanges } from "./pdf-rail";
import { blockSpacing, spacingOf, type Spacing } from "./pdf-spacing";
import { tableAt, type TableRow } from "./pdf-table";

/** The rows that make one paragraph. */
type Draft = { rows: Row[]; runs: TextRun[]; space: number; isClosed?: boolean };

/** What the pages of a document share: the number of the next table, the table that may go on on the next page, and how words are divided. */
export type LayoutContext = {
  nextTable: number;
  openTable?: OpenTable;
  /** The columns of the page before: a narrow one may go on alone on the next. */
  columns?: Block[];
  keepsHyphen: KeepsHyphen;
  onDoubt?: () => void;
};

/** The paragraphs of a page in the order a person reads them: column after column, table cells row by row. */
export function layOutPage(page: PdfPage, context: LayoutContext): Paragraph[] {
  const upright = page.pieces.filter((piece) => piece.isUpright);
  const { tables, rest } = takeTables(withBullets(withNumbersAsBullets(upright), page.dots), page.rules);
  const drawn = tables.flatMap(({ table, pieces }) => tableRow(table, pieces) ?? []);
  const lines = toRows(rest);
  const rows = [...lines, ...drawn].sort((a, b) => a.y - b.y);
  const spacing = spacingOf(lines);
  const blocks = goOn(findColumns(rows, context.onDoubt), context.columns ?? []);
  context.columns = blocks;
  const hasColumns = blocks.some(({ column }) => column > 0);
  const paragraphs = blocks.flatMap((found) => {
    const rows = mendRanges(hasColumns ? wholeRows(found.rows) : found.rows);
    const own = hasColumns ? blockSpacing(rows, spacing) : spacing;
    const wrapEdge = wrapEdgeOf(rows) ?? found.right;
    const block = { ...found, rows, wrapEdge, wrapsWhereClose: wrapsWhereClose(rows, own, wrapEdge) };
    return blockParagraphs(block, page, context, own);
  });
  return [...paragraphs, ...turnedParagraphs(page)];
}

/** Blocks that stand where a narrow column of the page before stood, beside its main one, are its rest. */
function goOn(blocks: Block[], before: Block[]): Block[] {
  const isBeside = (one: Block, other: Block) => one.left > other.right - 4 || one.right < other.left + 4;
  const sides = before.filter(
    (side) => side.column > 0 && before.some((main) => main.column === 0 && isBeside(side, main)),
  );
  return blocks.map((block) => {
    const side = sides.find(({ left, right }) => block.left > left - 8 && block.right < right + 8);
    return block.column === 0 && side ? { ...block, column: side.column } : block;
  });
}

function blockParagraphs(block: Block, page: PdfPage, context: LayoutContext, spacing: Spacing): Paragraph[] {
  const drafts: (Draft | TableRow[] | DrawnTable)[] = [];
  let above: Row | undefined;
  for (let at = 0; at < block.rows.length; at++) {
    const row = block.rows[at];
    if (!row) continue;
    const drawn = row.segments[0]?.table;
    if (drawn) {
      drafts.push(drawn);
      above = { ...row, y: drawn.bottom };
      continue;
    }
    const isTable =
      block.wraps === undefined && !areOpenDates(row.segments, block.rows[at + 1]?.segments ?? []);
    const table = isTable ? tableAt(block.rows, at) : null;
    if (table) {
      drafts.push(table.rows);
      at = table.end - 1;
      above = block.rows[at];
      continue;
    }
    const last = drafts.at(-1);
    if (last && "runs" in last && continues(last.rows, row, block, spacing)) {
      last.runs = joinRuns(last.runs, rowRuns(row), context.keepsHyphen);
      last.rows.push(row);
    } else if (last && "runs" in last && continuesParts(last.rows, row, spacing)) {
      last.rows.push(row);
      last.runs = partRuns(last.rows, context.keepsHyphen);
    } else {
      if (last && "runs" in last && areParted(last.rows, row)) last.isClosed = true;
      const gap = above && row.y > above.y ? row.y - above.y - lineGap(above, row, spacing.leading) : 0;
      drafts.push({ rows: [row], runs: rowRuns(row), space: Math.max(0, gap) });
    }
    above = row;
  }
  const levels = bulletEdges(block);
  return drafts.flatMap((draft) => {
    if (Array.isArray(draft)) return tableParagraphs(draft, page, block, context, spacing);
    if ("xs" in draft) return drawnParagraphs(draft, page, block, context, spacing);
    return textParagraph(draft, page, block, levels) ?? [];
  });
}

/** The normal distance between the base lines of two rows, which may differ in size. */
const lineGap = (above: Row, row: Row, leading: number) =>
  leading * (row.size + 0.2 * Math.max(0, above.size - row.size));

function rowRuns(row: Row): TextRun[] {
  return row.segments.flatMap((segment, index) => {
    const runs = segmentRuns(segment);
    const [first] = runs;
    if (index > 0 && first) first.text = `\t${first.text.trimStart()}`;
    return runs;
  });
}

/** The left edges of a column's bullets: the first is the outer list, each further one a level within it. */
function bulletEdges({ rows }: Block): number[] {
  const edges: number[] = [];
  for (const row of rows)
    for (const segment of row.segments)
      if (isPoint(segment) && !edges.some((edge) => Math.abs(edge - segment.left) < 4))
        edges.push(segment.left);
  return edges.sort((a, b) => a - b).slice(0, 4);
}

function textParagraph(draft: Draft, page: PdfPage, block: Block, levels: number[]): Paragraph | null {
  const segments = draft.rows.flatMap((row) => row.segments);
  const [first] = segments;
  if (!first) return null;
  const level = isPoint(first) ? levels.findIndex((edge) => Math.abs(edge - first.left) < 4) : -1;
  const align = draft.rows.length === 1 && segments.length === 1 ? alignOf(first, block) : undefined;
  return makeParagraph(draft.runs, {
    ...placeOf(segments, page, block),
    spaceBefore: round(draft.space),
    ...(level >= 0 ? { listLevel: level } : {}),
    ...(draft.isClosed ? { isClosed: true } : {}),
    ...(align ? { align } : {}),
    ...(hasRuleBelow(draft.rows, page.rules) ? { ruleBelow: true } : {}),
  });
}

function placeOf(segments: Segment[], page: PdfPage, block: Block) {
  const left = Math.min(...segments.map((segment) => segment.left));
  const right = Math.max(...segments.map((segment) => segment.right));
  const top = Math.min(...segments.map((segment) => segment.y - segment.size));
  const bottom = Math.max(...segments.map((segment) => segment.y + 0.2 * segment.size));
  const pieces = segments.flatMap((segment) => segment.pieces);
  const link = pieces.find((piece) => piece.link)?.link;
  const headingLevel = pieces.find(({ tag }) => tag?.headingLevel)?.tag?.headingLevel;
  return {
    page: page.number,
    column: block.column,
    box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    indent: round(Math.max(0, (segments[0]?.left ?? left) - block.left)),
    ...(link ? { link } : {}),
    ...(headingLevel ? { headingLevel } : {}),
  };
}

const round = (points: number) => Math.round(points * 10) / 10;

function alignOf(segment: Segment, block: Block): Paragraph["align"] {
  const width = block.right - block.left;
  if (segment.left < block.left + 0.05 * width) return undefined;
  const middle = (segment.left + segment.right - block.left - block.right) / 2;
  if (Math.abs(middle) < 0.02 * width) return "center";
  return block.right - segment.right < 3 && segment.left > block.left + 0.4 * width ? "right" : undefined;
}

function hasRuleBelow(rows: Row[], rules: Mark[]): boolean {
  const last = rows.at(-1);
  const pieces = rows.flatMap((row) => row.segments.flatMap((segment) => segment.pieces));
  if (!last || rows.length > 1) return false;
  if (pieces.every((piece) => piece.underlined)) return true;
  const left = Math.min(...last.segments.map((segment) => segment.left));
  return rules.some(
    (rule) =>
      rule.left < left + last.size &&
      rule.right > left + last.size &&
      rule.top > last.y &&
      rule.top < last.y + 0.9 * last.size,
  );
}

/** The cells of a table that no lines are drawn around; each cell is a small column of its own, and its lines end where they are full. */
function tableParagraphs(
  rows: TableRow[],
  page: PdfPage,
  { column }: Block,
  context: LayoutContext,
  spacing: Spacing,
): Paragraph[] {
  const table = context.nextTable++;
  const rightOf = (wanted: number) =>
    Math.max(
      ...rows
        .flat()
        .flatMap((cell) => (cell.column === wanted ? cell.segments.map(({ right }) => right) : [])),
    );
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell) => {
      const lines = cell.segments.map((line): Row => ({ y: line.y, size: line.size, segments: [line] }));
      const left = Math.min(...cell.segments.map(textLeft));
      const block = { rows: lines, column, left, right: rightOf(cell.column), wraps: true };
      return blockParagraphs(block, page, context, spacing).map((paragraph) => ({
        ...paragraph,
        cell: { table, row, column: cell.column },
      }));
    }),
  );
}

function drawnParagraphs(
  table: DrawnTable,
  page: PdfPage,
  { column }: Block,
  context: LayoutContext,
  spacing: Spacing,
): Paragraph[] {
  const cells = table.rows.map((row) =>
    row.map((cell) =>
      cell
        ? blockParagraphs(
            { ...cell, rows: cell.wraps ? cell.rows : mendRanges(cell.rows), column },
            page,
            context,
            spacing,
          )
        : [],
    ),
  );
  const { number, from } = numberTable(table, page.number, context);
  return layOutTable(cells, number).map((paragraph) =>
    paragraph.cell?.table === number
      ? { ...paragraph, cell: { ...paragraph.cell, row: paragraph.cell.row + from } }
      : paragraph,
  );
}

/** Words that run up or down the margin come last. */
function turnedParagraphs(page: PdfPage): Paragraph[] {
  return page.pieces
    .filter((piece) => !piece.isUpright)
    .flatMap(({ text, bold, italic, size }) => {
      const place = { page: page.number, column: 0, indent: 0, spaceBefore: 2 * size };
      return makeParagraph([{ text, bold, italic, size }], place) ?? [];
    });
}
