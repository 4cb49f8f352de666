// The sheet as a Word file.
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
  type ISectionOptions,
} from "docx";
import type { Layout, Look } from "../layout";
import type { Block, Part, Sheet, TextBlock } from "../expected-reading";
import { dataTable, paragraph, paragraphs, table, type Child } from "./word-paragraphs";
import { boxMark, insertTextBox } from "./word-text-box";

const PAGE_WIDTH = 9638; // twips between margins of 2 cm on A4
const CELL_MARGINS = 240;

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
