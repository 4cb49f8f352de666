// The sheet as a Word file.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Tab,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ISectionOptions,
} from "docx";
import type { Layout, Look } from "../layout";
import type { Block, Part, Sheet, Span, TableBlock, TextBlock } from "../sheet";
import { boxMark, insertTextBox } from "./word-text-box";

const PAGE_WIDTH = 9638; // twips between margins of 2 cm on A4
const CELL_MARGINS = 240;
const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

type Child = Paragraph | Table;

export async function makeWord(sheet: Sheet, layout: Layout): Promise<Uint8Array> {
  const { look } = layout;
  const document = new Document({
    styles: {
      default: {
        document: { run: { font: look.font, size: look.size * 2 } },
        heading1: {
          run: {
            font: look.font,
            size: look.heading.size * 2,
            bold: look.heading.bold,
            color: look.heading.color,
          },
          paragraph: { spacing: { before: look.gap.heading * 20, after: look.gap.line * 20 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: "bullets",
          levels: [{ level: 0, format: LevelFormat.BULLET, text: "•", style: hanging() }],
        },
        {
          reference: "numbers",
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", style: hanging() }],
        },
      ],
    },
    sections: sectionsOf(sheet, look),
  });
  const bytes = new Uint8Array(await Packer.toBuffer(document));
  return look.shape === "textbox" ? insertTextBox(bytes) : bytes;
}

function hanging() {
  return { paragraph: { indent: { left: 500, hanging: 250 } } };
}

function sectionsOf(sheet: Sheet, look: Look): ISectionOptions[] {
  const around = { ...pageHead(sheet, look), ...pageFoot(sheet, look) };
  const properties = {
    page: {
      size: { width: 11906, height: 16838 },
      margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
    },
  };
  if (look.shape !== "wordColumns") return [{ properties, ...around, children: bodyOf(sheet, look) }];
  return [
    { properties, ...around, children: paragraphs(sheet.top, look, PAGE_WIDTH) },
    {
      properties: { ...properties, type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
      children: partsOf([...sheet.main, ...sheet.side], look, (PAGE_WIDTH - 500) / 2),
    },
  ];
}

function pageHead({ pageHead, name }: Sheet, look: Look) {
  const blocks = look.pageHead
    ? [{ role: "line" as const, spans: [{ text: look.pageHead.replace("{name}", name) }] }]
    : pageHead;
  return blocks.length > 0
    ? {
        headers: {
          default: new Header({ children: blocks.map((block) => paragraph(block, look, PAGE_WIDTH)) }),
        },
      }
    : {};
}

function pageFoot({ name }: Sheet, { pageFoot }: Look) {
  if (!pageFoot) return {};
  const pieces = pageFoot.split(/(\{\w+\})/).filter(Boolean);
  const fields: Record<string, string> = {
    "{page}": PageNumber.CURRENT,
    "{pages}": PageNumber.TOTAL_PAGES,
    "{name}": name,
  };
  const run = new TextRun({ children: pieces.map((piece) => fields[piece] ?? piece), size: 18 });
  return {
    footers: {
      default: new Footer({
        children: [new Paragraph({ children: [run], alignment: AlignmentType.CENTER })],
      }),
    },
  };
}

function bodyOf(sheet: Sheet, look: Look): Child[] {
  const wide = Math.round((PAGE_WIDTH * look.side) / 100);
  const rest = PAGE_WIDTH - wide;
  const top = paragraphs(sheet.top, look, PAGE_WIDTH);
  switch (look.shape) {
    case "sideLeft": {
      const main = [
        ...paragraphs(sheet.top, look, rest - CELL_MARGINS),
        ...partsOf(sheet.main, look, rest - CELL_MARGINS),
      ];
      return [table([[partsOf(sheet.side, look, wide), main]], [wide, rest], false), new Paragraph({})];
    }
    case "sideRight": {
      const cells = [
        partsOf(sheet.main, look, rest - CELL_MARGINS),
        partsOf(sheet.side, look, wide - CELL_MARGINS),
      ];
      return [...top, table([cells], [rest, wide], false), new Paragraph({})];
    }
    case "rail": {
      const rows = [...sheet.main, ...sheet.side].map(({ heading, blocks }) => [
        [paragraph(heading, look, wide)],
        blocksOf(blocks, look, rest - CELL_MARGINS),
      ]);
      return [...top, table(rows, [wide, rest], false), new Paragraph({})];
    }
    case "boxed":
      return [
        ...top,
        ...[...sheet.main, ...sheet.side].flatMap((part) => [
          table([[partsOf([part], look, PAGE_WIDTH - CELL_MARGINS)]], [PAGE_WIDTH], true),
          new Paragraph({}),
        ]),
      ];
    case "textbox": {
      const boxed = sheet.side.length > 0 ? partsOf(sheet.side, look, 3600) : top;
      return [
        new Paragraph({ text: boxMark.open }),
        ...boxed,
        new Paragraph({ text: boxMark.close }),
        ...(sheet.side.length > 0 ? top : []),
        ...partsOf(sheet.main, look, PAGE_WIDTH),
      ];
    }
    default:
      return [...top, ...partsOf([...sheet.main, ...sheet.side], look, PAGE_WIDTH)];
  }
}

function partsOf(parts: Part[], look: Look, width: number): Child[] {
  return parts.flatMap(({ heading, blocks }) => [
    ...(look.emptyLines === "none" ? [] : [new Paragraph({})]),
    paragraph(heading, look, width),
    ...blocksOf(blocks, look, width),
  ]);
}

function blocksOf(blocks: Block[], look: Look, width: number): Child[] {
  const children: Child[] = [];
  let texts: TextBlock[] = [];
  const flush = () => {
    children.push(...paragraphs(texts, look, width));
    texts = [];
  };
  for (const block of blocks) {
    if (block.role !== "table") texts.push(block);
    else {
      flush();
      children.push(dataTable(block, look, width), new Paragraph({}));
    }
  }
  flush();
  return children;
}

function paragraphs(blocks: TextBlock[], look: Look, width: number): Paragraph[] {
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

function paragraph(
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

function dataTable({ rows, widths, border }: TableBlock, look: Look, width: number): Table {
  const total = widths.reduce((sum, one) => sum + one, 0);
  const columns = widths.map((one) => Math.round((width * one) / total));
  const cells = rows.map((row) => row.map((cell, index) => paragraphs(cell, look, columns[index] ?? width)));
  return table(cells, columns, border);
}

function table(rows: Child[][][], widths: number[], border: boolean): Table {
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
