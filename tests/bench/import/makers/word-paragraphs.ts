// Paragraphs and tables of a Word file in the look of a layout.
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from "docx";
import type { Look } from "../layout";
import type { Span, TableBlock, TextBlock } from "../expected-reading";

export type Child = Paragraph | Table;

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

export function paragraphs(blocks: TextBlock[], look: Look, width: number): Paragraph[] {
  let list = 0;
  return groupsOf(blocks, look).flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    if (first.role !== "numbered") list += 1;
    const isSpaced = look.emptyLines === "entries" && first.role === "entry" && index > 0;
    return [...(isSpaced ? [new Paragraph({})] : []), paragraph(first, look, width, group.slice(1), list)];
  });
}

// With soft breaks an entry with all its lines is one paragraph.
function groupsOf(blocks: TextBlock[], { softBreaks }: Look): TextBlock[][] {
  const groups: TextBlock[][] = [];
  for (const block of blocks) {
    const open = groups.at(-1);
    const joins =
      softBreaks && open?.[0]?.role === "entry" && ["detail", "typed", "line"].includes(block.role);
    if (joins) open.push(block);
    else groups.push([block]);
  }
  return groups;
}

export function paragraph(
  block: TextBlock,
  look: Look,
  width: number,
  broken: TextBlock[] = [],
  list = 0,
): Paragraph {
  const runs = [block, ...broken].flatMap((one, index) => runsOf(one, look, index > 0));
  const tab =
    look.tab === "right"
      ? { type: TabStopType.RIGHT, position: width }
      : { type: TabStopType.LEFT, position: look.tab * 20 };
  return new Paragraph({ children: runs, tabStops: [tab], ...paragraphLook(block, look, list) });
}

function paragraphLook({ role }: TextBlock, look: Look, list: number): IParagraphOptions {
  const { gap, heading, name } = look;
  const line = Math.round(240 * gap.height);
  const spacing = (before: number) => ({ before: before * 20, after: gap.line * 20, line });
  const justified = look.isJustified ? { alignment: AlignmentType.JUSTIFIED } : {};
  if (role === "heading") {
    const border = { style: BorderStyle.SINGLE, size: 6, color: heading.color ?? "000000", space: 1 };
    return {
      ...(heading.wordStyle ? { heading: HeadingLevel.HEADING_1 } : { spacing: spacing(gap.heading) }),
      keepNext: true,
      alignment: heading.align === "center" ? AlignmentType.CENTER : AlignmentType.LEFT,
      ...(heading.rule && {
        border: heading.rule === "both" ? { top: border, bottom: border } : { bottom: border },
      }),
      ...(heading.shade && { shading: { type: ShadingType.CLEAR, color: "auto", fill: heading.shade } }),
    };
  }
  if (role === "title" || role === "name" || role === "headline" || role === "contact")
    return {
      spacing: spacing(0),
      alignment: { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }[
        name.align
      ],
    };
  if (role === "bullet")
    return { ...justified, spacing: spacing(0), numbering: { reference: "bullets", level: 0 } };
  if (role === "numbered")
    return {
      ...justified,
      spacing: spacing(0),
      numbering: { reference: "numbers", level: 0, instance: list },
    };
  return { ...(role === "entry" ? {} : justified), spacing: spacing(role === "entry" ? gap.entry : 0) };
}

function runsOf(block: TextBlock, { heading, name, size }: Look, isBroken: boolean): TextRun[] {
  const looks = {
    name: { bold: name.bold, size: name.size * 2, color: name.color },
    title: { bold: true, size: (size + 2) * 2 },
    headline: { size: (size + 1) * 2 },
    heading: heading.wordStyle
      ? {}
      : {
          bold: heading.bold,
          italics: heading.italic,
          size: heading.size * 2,
          color: heading.color,
          ...(heading.underline && { underline: {} }),
          ...(heading.letterSpaced && { characterSpacing: heading.letterSpaced * 20 }),
        },
  };
  const roleLook = new Map<string, object>(Object.entries(looks)).get(block.role) ?? {};
  return block.spans.map(
    (span, index) =>
      new TextRun({
        ...roleLook,
        ...(span.bold && { bold: true }),
        ...(span.italic && { italics: true }),
        ...(isBroken && index === 0 && { break: 1 }),
        children: withTabs(span),
      }),
  );
}

function withTabs({ text }: Span): (string | Tab)[] {
  return text
    .split("\t")
    .flatMap((piece, index) => [...(index > 0 ? [new Tab()] : []), ...(piece ? [piece] : [])]);
}

export function dataTable({ rows, widths, border }: TableBlock, look: Look, width: number): Table {
  const total = widths.reduce((sum, one) => sum + one, 0);
  const columns = widths.map((one) => Math.round((width * one) / total));
  const cells = rows.map((row) => row.map((cell, index) => paragraphs(cell, look, columns[index] ?? width)));
  return table(cells, columns, border);
}

export function table(rows: Child[][][], widths: number[], border: boolean): Table {
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    ...(border ? {} : { borders: NO_BORDERS }),
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? 1000, type: WidthType.DXA },
                margins: { left: 80, right: 120 },
                children: children.length > 0 ? children : [new Paragraph({})],
              }),
          ),
        }),
    ),
  });
}
